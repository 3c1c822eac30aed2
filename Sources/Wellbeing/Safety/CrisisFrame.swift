/// One way in which a rule can be met whatever the order of its words: some ideas close together.
///
/// Written as a line that begins with `&` and the reach in words:
///
/// | Written | Means |
/// | --- | --- |
/// | `&8 @want @die` | a word of the list `want`, and one of `die` at most eight words from it, before or after |
/// | `&8 …`, `&&8 …`, `&&&8 …` | inside one sentence; also over the ends of sentences; only over those of short ones |
/// | `better+off\|@easier` | these two words in a row, or a word of that list; lists hold such rows as well |
/// | `>@die` | after the idea before it |
/// | `5:@roof` | at most five words from the first idea, whatever the reach of the others |
/// | `-@place` | no such word from three before to four after the words that were found |
/// | `~@film` | no such word in the sentence |
struct CrisisFrame: Sendable {
    /// Words or rows of words that all say the same.
    struct Idea: Sendable {
        var words = CrisisChoice()
        var rows: [Rows] = []
    }

    /// Rows of words, by their numbers.
    struct Rows: Sendable {
        private(set) var rows: [[Int]] = []
        /// What a row can begin with; most words are in none.
        private(set) var starts = CrisisWordSet()

        mutating func append(_ row: [Int]) {
            guard let first = row.first else { return }
            rows.append(row)
            starts.insert(first)
        }
    }

    let rule: Int
    let reach: Int
    let crossesSentences: Bool
    /// Whether each sentence that it crosses must be short: at most seven words, as in "Living, what for".
    let isOnlyShort: Bool
    /// The first is looked for everywhere, the others around it.
    var ideas: [(idea: Idea, isAfter: Bool, reach: Int)] = []
    var notNear: [Idea] = []
    var notInSentence: [Idea] = []

    init(rule: Int, reach: Int, crossesSentences: Bool, isOnlyShort: Bool) {
        self.rule = rule
        self.reach = reach
        self.crossesSentences = crossesSentences
        self.isOnlyShort = isOnlyShort
    }
}

extension CrisisWords {
    /// The words from the first to the last idea of `frame`, its first idea at `start`; `nil` = they do not all stand there.
    func match(_ frame: CrisisFrame, at start: Int) -> Range<Int>? {
        guard let first = frame.ideas.first, let length = length(of: first.idea, at: start) else {
            return nil
        }
        let stretch =
            frame.crossesSentences ? 0..<numbers.count : sentence(around: start, reach: frame.reach + 8)
        var taken = [start..<(start + length)]
        for (idea, isAfter, reach) in frame.ideas.dropFirst() {
            guard let found = nearest(idea, isAfter: isAfter, to: taken, in: stretch, reach: reach)
            else { return nil }
            taken.append(found)
        }
        let lower = taken.map(\.lowerBound).min() ?? start
        let upper = taken.map(\.upperBound).max() ?? start
        guard upper <= stretch.upperBound else { return nil }
        if frame.isOnlyShort, !isInShortSentences(lower..<upper) { return nil }
        let near = max(stretch.lowerBound, lower - 3)..<min(stretch.upperBound, upper + 4)
        for idea in frame.notNear where holds(idea, in: near, outside: taken) { return nil }
        if !frame.notInSentence.isEmpty {
            let whole = sentence(around: start, reach: 60)
            for idea in frame.notInSentence where holds(idea, in: whole, outside: taken) { return nil }
        }
        return lower..<upper
    }

    private func nearest(
        _ idea: CrisisFrame.Idea, isAfter: Bool, to taken: [Range<Int>], in stretch: Range<Int>, reach: Int
    ) -> Range<Int>? {
        guard let anchor = taken.first, let last = taken.last else { return nil }
        for distance in 1...reach {
            for position in [anchor.upperBound - 1 + distance, anchor.lowerBound - distance]
            where stretch.contains(position) {
                if isAfter, position < last.upperBound { continue }
                guard let length = length(of: idea, at: position) else { continue }
                let found = position..<(position + length)
                if found.upperBound <= stretch.upperBound, !taken.contains(where: { $0.overlaps(found) }) {
                    return found
                }
            }
        }
        return nil
    }

    private func holds(_ idea: CrisisFrame.Idea, in range: Range<Int>, outside taken: [Range<Int>]) -> Bool {
        range.contains { position in
            !taken.contains { $0.contains(position) } && length(of: idea, at: position) != nil
        }
    }

    /// How many words of `idea` stand at `position`; `nil` = another word stands there.
    func length(of idea: CrisisFrame.Idea, at position: Int) -> Int? {
        let number = numbers[position]
        guard number != 0 else { return nil }
        for group in idea.rows where group.starts.contains(number) {
            for row in group.rows where row[0] == number && position + row.count <= numbers.count {
                if row.indices.allSatisfy({
                    row[$0] == numbers[position + $0] && sentences[position + $0] == sentences[position]
                }) {
                    return row.count
                }
            }
        }
        return idea.words.contains(number) ? 1 : nil
    }

    private func isInShortSentences(_ range: Range<Int>) -> Bool {
        range.allSatisfy { sentence(around: $0, reach: 8).count <= 7 }
    }

    private func sentence(around position: Int, reach: Int) -> Range<Int> {
        var lower = position
        while lower > 0, position - lower < reach, sentences[lower - 1] == sentences[position] { lower -= 1 }
        var upper = position + 1
        while upper < numbers.count, upper - position < reach, sentences[upper] == sentences[position] {
            upper += 1
        }
        return lower..<upper
    }
}

/// One way in which a rule can be met: a sequence of words with gaps.
///
/// Written as words separated by spaces:
///
/// | Written | Means |
/// | --- | --- |
/// | `kill` | this word |
/// | `kill\|end\|@harm` | one of these words, or of the word list `harm` |
/// | `suizid*` | a word that begins so |
/// | `?really` | this word or nothing |
/// | `dead#` | in an idiom: only words so marked lose their meaning |
/// | `..3` | up to three words of the same sentence |
/// | `..3-@place` | the same, none of them from this list |
/// | `!@place` | the next word is none of these (`!3:@place`: none of the next three) |
/// | `<!@neg` | the word before the match is none of these (`<!3:…` none of the three before) |
/// | `.` `?.` | a sentence ends here (or may) |
/// | `^` `$` | the beginning or end of a sentence |
struct CrisisPattern: Sendable {
    enum Step: Sendable {
        case word(CrisisChoice, isOptional: Bool, isMarked: Bool)
        case gap(Int, without: CrisisChoice?)
        case notNext(CrisisChoice, within: Int)
        case sentenceBreak(isOptional: Bool)
        case sentenceStart
        case sentenceEnd
    }

    let rule: Int
    var steps: [Step] = []
    var notBefore: (words: CrisisChoice, within: Int)?
    /// Whether only marked words lose their meaning.
    var hasMarks = false

    init(rule: Int) { self.rule = rule }
}

/// Words of a text as numbers in the lexicon (0 = in no list), with the sentence that each stands in.
struct CrisisWords {
    var numbers: [Int]
    let sentences: [Int]

    /// The end of the first match that begins at `start`, and the marked words in it; `nil` = none.
    func match(_ pattern: CrisisPattern, at start: Int) -> (end: Int, marked: [Int])? {
        if let before = pattern.notBefore {
            var index = start - 1
            while index >= max(0, start - before.within), sentences[index] == sentences[start] {
                if before.words.contains(numbers[index]) { return nil }
                index -= 1
            }
        }
        var marked: [Int] = []
        // Bounds the work on a text made to be slow; an ordinary match takes a few dozen steps.
        var patience = 200
        guard let end = follow(pattern.steps[...], from: start, start: start, &marked, &patience)
        else { return nil }
        return (end, marked)
    }

    private func follow(
        _ steps: ArraySlice<CrisisPattern.Step>, from position: Int, start: Int, _ marked: inout [Int],
        _ patience: inout Int
    ) -> Int? {
        patience -= 1
        guard patience > 0 else { return nil }
        guard let step = steps.first else { return position }
        let rest = steps.dropFirst()
        switch step {
        case .word(let words, let isOptional, let isMarked):
            if isInSentence(position, start: start), words.contains(numbers[position]) {
                if isMarked { marked.append(position) }
                if let end = follow(rest, from: position + 1, start: start, &marked, &patience) { return end }
                if isMarked { marked.removeLast() }
            }
            return isOptional ? follow(rest, from: position, start: start, &marked, &patience) : nil
        case .gap(let most, let without):
            var here = position
            while true {
                if let end = follow(rest, from: here, start: start, &marked, &patience) { return end }
                guard here - position < most, isInSentence(here, start: start) else { return nil }
                if let without, without.contains(numbers[here]) { return nil }
                here += 1
            }
        case .notNext(let words, let within):
            var index = position
            while index < position + within, isInSentence(index, start: start) {
                if words.contains(numbers[index]) { return nil }
                index += 1
            }
            return follow(rest, from: position, start: start, &marked, &patience)
        case .sentenceBreak(let isOptional):
            let isBreak =
                position > 0 && position < numbers.count && sentences[position] != sentences[position - 1]
            if isBreak { return follow(rest, from: position, start: position, &marked, &patience) }
            return isOptional ? follow(rest, from: position, start: start, &marked, &patience) : nil
        case .sentenceStart:
            guard position == 0 || sentences[position] != sentences[position - 1] else { return nil }
            return follow(rest, from: position, start: start, &marked, &patience)
        case .sentenceEnd:
            guard position == numbers.count || sentences[position] != sentences[position - 1] else {
                return nil
            }
            return follow(rest, from: position, start: start, &marked, &patience)
        }
    }

    /// `start` is where the sentence of the match is read off; after a break it has moved.
    private func isInSentence(_ position: Int, start: Int) -> Bool {
        position < numbers.count && sentences[position] == sentences[min(start, numbers.count - 1)]
    }
}

/// A transcript with what the rules found in it, and for each word whose it is and of which day.
struct SpokenText: Sendable {
    let transcript: String
    let words: [SpokenWord]
    let bits: [SpokenWordBits]
    let rules: SpokenRules
    private let found: [String: [SpokenMatch]]
    /// Whether capitals were written at all.
    let isCased: Bool
    /// Whether the language writes every noun with a capital.
    let isNounCased: Bool
    /// For each word, whether it is said of somebody else, of another day, or as something that did not happen.
    var isForeign: [Bool]
    /// For each word, whether it belongs to a title.
    var isTitle: [Bool]

    init(_ transcript: String, rules: SpokenRules) {
        self.transcript = transcript
        self.rules = rules
        words = spokenWords(of: transcript)
        bits = rules.bits(of: words)
        found = rules.matches(in: words, bits)
        isNounCased = rules.isNounCased
        isForeign = Array(repeating: false, count: words.count)
        isTitle = isForeign
        let openers = words.filter(\.opensSentence)
        isCased =
            words.contains { $0.isCapital && !$0.opensSentence && $0.key != "i" }
            || openers.count > 1 && openers.allSatisfy(\.isCapital)
    }

    /// What was found under a name, in the order of the text.
    subscript(name: String) -> [SpokenMatch] { found[name] ?? [] }

    /// What was found under a name and begins in `range`; it takes no longer in a longer text.
    func matches(_ name: String, beginningIn range: Range<Int>) -> ArraySlice<SpokenMatch> {
        let matches = self[name]
        let start = firstIndex(in: matches, notBefore: range.lowerBound)
        return matches[start..<max(start, firstIndex(in: matches, notBefore: range.upperBound))]
    }

    private func firstIndex(in matches: [SpokenMatch], notBefore word: Int) -> Int {
        var low = 0
        var high = matches.count
        while low < high {
            let middle = (low + high) / 2
            if matches[middle].range.lowerBound < word { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func isIn(_ list: String, _ index: Int) -> Bool {
        guard words.indices.contains(index), let number = rules.list(list) else { return false }
        return bits[index].contains(number)
    }

    /// What was found under a name and is said of oneself and of today, outside titles.
    func own(_ name: String) -> [SpokenMatch] {
        self[name].filter { isOwn($0.range) }
    }

    func isOwn(_ range: Range<Int>) -> Bool {
        !range.contains { isForeign[$0] || isTitle[$0] }
    }

    /// The scalars from the first to the last of some words.
    func span(_ range: Range<Int>) -> Range<Int> {
        words[range.lowerBound].range.lowerBound..<words[range.upperBound - 1].range.upperBound
    }

    /// The person's own words.
    func spoken(_ range: Range<Int>) -> String {
        let span = span(range)
        return String(
            String.UnicodeScalarView(transcript.unicodeScalars.dropFirst(span.lowerBound).prefix(span.count)))
    }

    /// The words of the sentence around `index`, at most `reach` to either side.
    func sentence(around index: Int, reach: Int = 40) -> Range<Int> {
        var start = index
        while start > 0, index - start < reach, words[start - 1].sentence == words[index].sentence {
            start -= 1
        }
        var end = index + 1
        while end < words.count, end - index < reach, words[end].sentence == words[index].sentence {
            end += 1
        }
        return start..<end
    }

    /// The words of the clause around `range`, at most `reach` to either side; where nothing is punctuated it
    /// ends at words that join clauses.
    func clause(around range: Range<Int>, reach: Int = 9) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, range.lowerBound - start < reach, words[start - 1].clause == words[start].clause,
            !isIn("join", start - 1)
        { start -= 1 }
        var end = range.upperBound
        while end < words.count, end - range.upperBound < reach, words[end].clause == words[end - 1].clause,
            !isIn("join", end)
        { end += 1 }
        return start..<end
    }

    /// Whether a word that denies stands before `index`, in its clause and at most `reach` words away.
    func isDenied(before index: Int, reach: Int = 3) -> Bool {
        if isIn("join", index) || isIn("self", index) { return false }
        var place = index - 1
        while place >= 0, index - place <= reach, words[place].clause == words[index].clause,
            !isIn("join", place), !isIn("rather", place)
        {
            if isIn("subject", place) { return false }
            if isIn("not", place), !isTitle[place] { return true }
            place -= 1
        }
        return false
    }
}

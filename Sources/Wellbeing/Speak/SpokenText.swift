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
    private(set) var isForeign: [Bool]
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

    /// Marks what is said of others, of other days, or did not happen; words inside titles say none of this.
    mutating func markForeign() {
        markOthers()
        for name in ["past", "future"] { markDays(name) }
        for match in self["unreal"] where !isTitle[match.range.lowerBound] {
            markForeign(extent(of: match.range.lowerBound) { endsThought($0, from: match.range) })
        }
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
            !isIn("join", place)
        {
            if isIn("subject", place) { return false }
            if isIn("not", place), !isTitle[place] { return true }
            place -= 1
        }
        return false
    }
}

// Whose, and of which day.
extension SpokenText {
    /// The words from `start` to before the first that `ends` is true of.
    private func extent(of start: Int, until ends: (Int) -> Bool) -> Range<Int> {
        var index = start + 1
        while index < words.count, !ends(index) { index += 1 }
        return start..<index
    }

    private mutating func markForeign(_ range: Range<Int>) {
        for index in range { isForeign[index] = true }
    }

    /// What is told of somebody else lasts until the sentence ends or the speaker comes back to herself.
    private mutating func markOthers() {
        for match in self["other"] where !isTitle[match.range.lowerBound] {
            let start = match.capture?.lowerBound ?? match.range.lowerBound
            guard start < words.count, !isObject(match.range.lowerBound) else { continue }
            let sentence = words[start].sentence
            markForeign(
                extent(of: start) { index in
                    words[index].sentence != sentence || isIn("self", index) || index - start > 30
                })
        }
    }

    /// Whether the one at `index` is only somebody that the speaker does something with.
    private func isObject(_ index: Int) -> Bool {
        if isIn("prep", index - 1), words[index - 1].sentence == words[index].sentence { return true }
        var place = index - 1
        while place >= 0, index - place <= 8, words[place].clause == words[index].clause, !isIn("join", place)
        {
            if isIn("self", place) { return !isIn("join", index) }
            place -= 1
        }
        return false
    }

    /// Another day lasts until the sentence ends or today is named, and into a sentence that only goes on with it.
    private mutating func markDays(_ name: String) {
        for match in self[name] where !isTitle[match.range.lowerBound] {
            var start = match.range.lowerBound
            if isIn("since", start - 1) || isIn("since", start - 2) { continue }
            let first = start
            while start > 0, first - start < 10, words[start - 1].sentence == words[first].sentence,
                words[start - 1].clause == words[first].clause, !isIn("join", start - 1),
                !isIn("today", start - 1)
            { start -= 1 }
            let sentence = words[first].sentence
            markForeign(
                extent(of: start) { index in
                    guard index > first else { return false }
                    if isIn("today", index) || index - first > 30 { return true }
                    if words[index].sentence == sentence { return false }
                    return words[index].sentence != sentence + 1 || !carries(index)
                })
        }
    }

    /// Whether the sentence of `index` goes on with the thing of the sentence before.
    private func carries(_ index: Int) -> Bool {
        var first = index
        while first > 0, words[first - 1].sentence == words[index].sentence, index - first < 40 { first -= 1 }
        return isIn("carry", first) && words[first].opensSentence
    }

    private func endsThought(_ index: Int, from range: Range<Int>) -> Bool {
        index >= range.upperBound
            && (words[index].clause != words[index - 1].clause || isIn("turn", index)
                || index - range.lowerBound > 14)
    }
}

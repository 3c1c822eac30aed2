/// Reads the written form of a ``CrisisPattern``.
struct CrisisPatternBuilder {
    let lists: [String: Set<String>]
    let numbers: [String: Int]

    /// The alternatives inside one written element; `nil` = it holds no words.
    static func words(of element: String) -> String? {
        var text = Substring(element)
        if [".", "?.", "^", "$"].contains(element) { return nil }
        if text.hasPrefix("..") {
            guard let dash = text.firstIndex(of: "-") else { return nil }
            return String(text[text.index(after: dash)...])
        }
        if text.hasPrefix("<!") || text.hasPrefix("!") {
            text = text.drop { "<!".contains($0) }
            if let colon = text.firstIndex(of: ":") { text = text[text.index(after: colon)...] }
            return String(text)
        }
        if text.hasPrefix("?") { text = text.dropFirst() }
        if text.hasSuffix("#") { text = text.dropLast() }
        return String(text)
    }

    /// `nil` = it cannot be read.
    func pattern(_ line: String, rule: Int) -> CrisisPattern? {
        var steps: [CrisisPattern.Step] = []
        var notBefore: (words: CrisisWordSet, within: Int)?
        var hasMarks = false
        for element in line.split(separator: " ").map(String.init) {
            switch element {
            case ".": steps.append(.sentenceBreak(isOptional: false))
            case "?.": steps.append(.sentenceBreak(isOptional: true))
            case "^": steps.append(.sentenceStart)
            case "$": steps.append(.sentenceEnd)
            default:
                var words: CrisisWordSet?
                if let written = CrisisPatternBuilder.words(of: element) {
                    words = set(written)
                    if words == nil { return nil }
                }
                if element.hasPrefix("..") {
                    guard let most = Int(element.dropFirst(2).prefix { $0.isNumber }) else { return nil }
                    steps.append(.gap(most, without: words))
                } else if let words {
                    let within = element.contains(":") ? Int(element.filter(\.isNumber).prefix(1)) : 1
                    guard let within else { return nil }
                    if element.hasPrefix("<!") {
                        notBefore = (words, within)
                    } else if element.hasPrefix("!") {
                        steps.append(.notNext(words, within: within))
                    } else {
                        let isMarked = element.hasSuffix("#")
                        hasMarks = hasMarks || isMarked
                        steps.append(
                            .word(words, isOptional: element.hasPrefix("?"), isMarked: isMarked))
                    }
                }
            }
        }
        return CrisisPattern(rule: rule, steps: steps, notBefore: notBefore, hasMarks: hasMarks)
    }

    /// The set of `a|b*|@list`; `nil` = a list of that name does not exist.
    func set(_ written: String) -> CrisisWordSet? {
        var set = CrisisWordSet(size: numbers.count + 1)
        for part in written.split(separator: "|").map(String.init) {
            if part.hasPrefix("@") {
                guard let list = lists[String(part.dropFirst())] else { return nil }
                for word in list { add(word, to: &set) }
            } else {
                add(part, to: &set)
            }
        }
        return set
    }

    /// A word that begins with `suizid` is also in every set that holds `suizid*`.
    private func add(_ word: String, to set: inout CrisisWordSet) {
        // A row of words belongs to frames alone.
        guard !word.contains("+") else { return }
        if let number = numbers[word] { set.insert(number) }
        guard word.hasSuffix("*") else { return }
        let beginning = word.dropLast()
        for (other, number) in numbers where other.hasPrefix(beginning) { set.insert(number) }
    }
}

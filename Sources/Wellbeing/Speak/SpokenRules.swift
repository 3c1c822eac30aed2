/// The word lists and patterns of one language, ready to be compared.
struct SpokenRules: Sendable {
    /// Whether the language writes every noun with a capital.
    let isNounCased: Bool
    /// Lines that could not be read; a test keeps it empty.
    private(set) var unreadable: [String] = []
    private(set) var patterns: [SpokenPattern] = []
    private var lists: [String: [String]] = [:]
    private var numbers: [String: Int] = [:]
    private var exact: [String: [Int]] = [:]
    private var beginnings: [String: [Int]] = [:]
    private var endings: [String: [Int]] = [:]
    /// Patterns by the list that their first word is in.
    private var byFirst: [Int: [Int]] = [:]
    /// Lists that every word with a capital is in.
    private var capitals: [Int] = []
    private var setCount = 0
    /// Lists that the readers ask for by name.
    private static let named =
        [
            "not", "self", "today", "now", "song", "head", "titleEnd", "titleSkip", "titleStop", "titleNone",
            "turn", "join", "person", "thing", "filler", "activitySkip", "activityEnd", "carry", "unit",
            "since",
            "source", "titleTime", "titleTail", "titleDescribes", "activityTail", "activityStop", "subject",
            "small", "prep", "strong", "rating", "played", "naming", "cause", "compared", "dropped", "voice",
            "howMuch", "timeOnly", "opener", "media", "verb", "with", "firstName",
            "mine", "notDay", "act", "both", "auxNot", "inside", "vague", "heard", "smallInside", "timePlace",
            "relative", "attempt", "another", "indefinite",
            "dayPart", "rather", "artist", "determiner", "step", "takesTo", "purpose", "clock", "nope",
            "gone", "almost", "kin",
            "diverted",
            "thisDay",
            "than", "even",
            "orElse", "orRest", "also", "thought", "titleOpener",
            "titleHalt", "article",
            "runPlace",
        ] + (0...10).map { "number\($0)" }

    /// - Parameter source: lines `@list = words` and `name: pattern`; empty ones are passed over.
    init(_ source: [String], isNounCased: Bool) {
        self.isNounCased = isNounCased
        let lines = source.flatMap { $0.split(separator: "\n").map(String.init) }
        for line in lines where line.hasPrefix("@") { readList(line) }
        for list in ["kin", "staff"] { lists[list, default: []] += (lists[list] ?? []).map { $0 + "s" } }
        for list in Self.named where lists[list] != nil { _ = set("@" + list) }
        for line in lines where !line.hasPrefix("@") { readPattern(line) }
        for (index, pattern) in patterns.enumerated() {
            for set in firstSets(of: pattern) { byFirst[set, default: []].append(index) }
        }
    }

    /// The number of a list by its name; one that is nowhere defined holds no word.
    func list(_ name: String) -> Int? { numbers["@" + name] }

    /// Whether a folded word is in any list as it stands.
    func isKnown(_ key: String) -> Bool { exact[key] != nil }

    /// The lists of each word.
    func bits(of words: [SpokenWord]) -> [SpokenWordBits] {
        var known: [String: SpokenWordBits] = [:]
        return words.indices.map { index in
            let word = words[index]
            var bits = known[word.key] ?? self.bits(of: word.key)
            known[word.key] = bits
            // At the beginning of a sentence only a word that is in no list is taken for a name; "I" is none.
            if word.isCapital, !word.opensSentence || exact[word.key] == nil, !isSelf(bits),
                !isNoun(at: index, in: words)
            {
                capitals.forEach { bits.insert($0) }
            }
            return bits
        }
    }

    /// Whether the word before shows that a capital is only a noun's, where nouns are written with one.
    private func isNoun(at index: Int, in words: [SpokenWord]) -> Bool {
        guard isNounCased, index > 0, words[index - 1].clause == words[index].clause else { return false }
        return list("determiner").map { bits(of: words[index - 1].key).contains($0) } ?? false
    }

    private func isSelf(_ bits: SpokenWordBits) -> Bool { list("self").map(bits.contains) ?? false }

    /// Everything that is said in `words`, by the names of the patterns, in the order of the text.
    func matches(in words: [SpokenWord], _ bits: [SpokenWordBits]) -> [String: [SpokenMatch]] {
        var found: [String: [SpokenMatch]] = [:]
        for start in words.indices {
            for (set, indices) in byFirst where bits[start].contains(set) {
                for index in indices.sorted() {
                    let matcher = SpokenPatternMatcher(words: words, bits: bits, pattern: patterns[index])
                    if let match = matcher.match(at: start) {
                        found[patterns[index].name, default: []].append(match)
                    }
                }
            }
        }
        return found.mapValues { matches in
            matches.sorted {
                ($0.range.lowerBound, $0.range.upperBound, $0.capture?.lowerBound ?? 0)
                    < ($1.range.lowerBound, $1.range.upperBound, $1.capture?.lowerBound ?? 0)
            }
        }
    }

    private func bits(of key: String) -> SpokenWordBits {
        var bits = SpokenWordBits(size: setCount)
        exact[key]?.forEach { bits.insert($0) }
        let letters = Array(key.unicodeScalars.prefix(40))
        for length in stride(from: 2, through: letters.count, by: 1) {
            beginnings[text(letters.prefix(length))]?.forEach { bits.insert($0) }
            endings[text(letters.suffix(length))]?.forEach { bits.insert($0) }
        }
        return bits
    }

    private func text(_ letters: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: letters)
        return String(view)
    }
}

// Reading the written form.
extension SpokenRules {
    private mutating func readList(_ line: String) {
        let halves = line.split(separator: "=", maxSplits: 1)
        guard halves.count == 2 else { return unreadable.append(line) }
        let name = String(halves[0].dropFirst()).filter { $0 != " " }
        lists[name, default: []] += halves[1].split(separator: " ").map(String.init)
    }

    private mutating func readPattern(_ line: String) {
        let halves = line.split(separator: ":", maxSplits: 1)
        guard halves.count == 2 else {
            if line.contains(where: { $0 != " " }) { unreadable.append(line) }
            return
        }
        var steps: [SpokenPattern.Step] = []
        var notBefore: Int?
        for element in halves[1].split(separator: " ").map(String.init) {
            if element.hasPrefix("<!") {
                notBefore = set(String(element.dropFirst(2)))
            } else if let step = step(element) {
                steps.append(step)
            } else {
                return unreadable.append(line)
            }
        }
        patterns.append(
            SpokenPattern(name: String(halves[0]).filter { $0 != " " }, steps: steps, notBefore: notBefore))
        if firstSets(of: patterns[patterns.count - 1]).isEmpty { unreadable.append(line) }
    }

    private mutating func step(_ element: String) -> SpokenPattern.Step? {
        switch element {
        case "/": return .mayBreak
        case "^": return .clauseStart
        case "$": return .clauseEnd
        case "{": return .captureStart
        case "}": return .captureEnd
        default: break
        }
        if element.hasPrefix("..") || element.hasPrefix("~") {
            let isInClause = element.hasPrefix("~")
            let rest = element.drop { $0 == "." || $0 == "~" }
            guard let most = Int(rest.prefix { $0.isNumber }) else { return nil }
            let without = rest.firstIndex(of: "-").map { set(String(rest[rest.index(after: $0)...])) }
            return .gap(most, isInClause: isInClause, without: without)
        }
        if element.hasPrefix("!") { return .notNext(set(String(element.dropFirst()))) }
        if element.hasPrefix("?") { return .word(set(String(element.dropFirst())), isOptional: true) }
        return .word(set(element), isOptional: false)
    }

    /// The number of a set of words as it is written.
    private mutating func set(_ written: String) -> Int {
        if let number = numbers[written] { return number }
        let number = setCount
        setCount += 1
        numbers[written] = number
        var seen: Set<String> = []
        for word in written.split(separator: "|") {
            insert(String(word.first == "?" ? word.dropFirst() : word), number, &seen)
        }
        return number
    }

    private mutating func insert(_ word: String, _ number: Int, _ seen: inout Set<String>) {
        guard seen.insert(word).inserted else { return }
        if word == "@NAME" {
            capitals.append(number)
        } else if word.hasPrefix("@") {
            guard let members = lists[String(word.dropFirst())] else { return unreadable.append(word) }
            for member in members { insert(member, number, &seen) }
        } else if word.hasSuffix("*") {
            beginnings[searchFolded(String(word.dropLast())), default: []].append(number)
        } else if word.hasPrefix("*") {
            endings[searchFolded(String(word.dropFirst())), default: []].append(number)
        } else {
            let isMarked = word.unicodeScalars.contains(where: hasUmlaut)
            exact[spokenKey(searchFolded(word), isMarked: isMarked), default: []].append(number)
        }
    }

    private func firstSets(of pattern: SpokenPattern) -> [Int] {
        var sets: [Int] = []
        for step in pattern.steps {
            switch step {
            case .word(let set, let isOptional):
                sets.append(set)
                if !isOptional { return sets }
            case .captureStart, .clauseStart, .captureEnd: continue
            case .gap, .notNext, .mayBreak, .clauseEnd: return []
            }
        }
        return []
    }
}

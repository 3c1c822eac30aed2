/// The word lists and patterns of all languages, ready to be matched.
struct CrisisLexicon: Sendable {
    static let shared = CrisisLexicon(lists: CrisisRules.lists, rules: CrisisRules.all)

    let rules: [CrisisRule]
    let patterns: [CrisisPattern]
    let frames: [CrisisFrame]
    /// Lines that could not be read; a test keeps this empty.
    let malformed: [String]

    private let numbers: [String: Int]
    /// Beginnings of words, longest first.
    private let beginnings: [(text: String, number: Int)]
    /// Patterns of idioms, then of everything else, by the number of a word that can begin them.
    private let idiomsByWord: [[Int]]
    private let signsByWord: [[Int]]
    /// Frames by the number of a word that their first idea can begin with.
    private let framesByWord: [[Int]]
    /// The ideas whose presence counts as evidence, by name.
    let ideas: [(name: String, idea: CrisisFrame.Idea)]
    private let listSets: [String: CrisisWordSet]

    init(lists source: [String], rules: [CrisisRule]) {
        self.rules = rules
        var malformed: [String] = []
        let lists = CrisisLexicon.lists(in: source)
        var numbers: [String: Int] = [:]
        func learn(_ word: String) {
            if numbers[word] == nil { numbers[word] = numbers.count + 1 }
        }
        let lines = rules.enumerated().flatMap { index, rule in
            rule.patterns.split(separator: "\n").map { (rule: index, text: String($0)) }
        }
        for words in lists.values {
            for word in words { word.split(separator: "+").map(String.init).forEach(learn) }
        }
        for line in lines { CrisisLexicon.literals(in: line.text).forEach(learn) }

        let builder = CrisisPatternBuilder(lists: lists, numbers: numbers)
        var patterns: [CrisisPattern] = []
        var frames: [CrisisFrame] = []
        for line in lines {
            if line.text.hasPrefix("&"), let frame = builder.frame(line.text, rule: line.rule) {
                frames.append(frame)
            } else if !line.text.hasPrefix("&"), let pattern = builder.pattern(line.text, rule: line.rule) {
                patterns.append(pattern)
            } else {
                malformed.append("\(rules[line.rule].id): \(line.text)")
            }
        }
        var idioms = Array(repeating: [Int](), count: numbers.count + 1)
        var signs = idioms
        for (index, pattern) in patterns.enumerated() {
            guard let first = pattern.firstWords else {
                malformed.append("\(rules[pattern.rule].id): begins with nothing")
                continue
            }
            for number in 1...numbers.count where first.contains(number) {
                if rules[pattern.rule].sign == .idiom {
                    idioms[number].append(index)
                } else {
                    signs[number].append(index)
                }
            }
        }
        var byWord = signs.map { _ in [Int]() }
        for (index, frame) in frames.enumerated() {
            guard let first = frame.ideas.first?.idea else { continue }
            for number in 1...numbers.count
            where first.words.contains(number) || first.rows.contains(where: { $0[0].contains(number) }) {
                byWord[number].append(index)
            }
        }
        self.patterns = patterns
        self.frames = frames
        framesByWord = byWord
        self.numbers = numbers
        self.beginnings = numbers.filter { $0.key.hasSuffix("*") }
            .map { (String($0.key.dropLast()), $0.value) }
            .sorted { ($0.text.count, $0.text) > ($1.text.count, $1.text) }
        self.malformed = malformed
        idiomsByWord = idioms
        ideas = lists.keys.sorted().compactMap { name in builder.idea("@" + name).map { (name, $0) } }
        signsByWord = signs
        listSets = lists.keys.reduce(into: [:]) { $0[$1] = builder.set("@" + $1) }
    }

    /// The number of `word`, 0 = in no list.
    func number(of word: String) -> Int {
        if let number = numbers[word] { return number }
        return beginnings.first { word.hasPrefix($0.text) }?.number ?? 0
    }

    /// How many words the lexicon holds.
    var size: Int { numbers.count }

    func knows(_ word: String) -> Bool { number(of: word) != 0 }

    /// The words of a list; an unknown name gives an empty one.
    func list(_ name: String) -> CrisisWordSet { listSets[name] ?? CrisisWordSet(size: numbers.count + 1) }

    func frames(beginningWith number: Int) -> [Int] { framesByWord[number] }

    func patterns(beginningWith number: Int, idioms: Bool) -> [Int] {
        idioms ? idiomsByWord[number] : signsByWord[number]
    }

    /// `name: word word @other`, one list a line or several lines for one name.
    private static func lists(in sources: [String]) -> [String: Set<String>] {
        var raw: [String: Set<String>] = [:]
        for source in sources {
            var name = ""
            for line in source.split(separator: "\n") {
                var words = line.split(separator: " ").map(String.init)
                if let head = words.first, head.hasSuffix(":") {
                    name = String(head.dropLast())
                    words.removeFirst()
                }
                raw[name, default: []].formUnion(words)
            }
        }
        // A list may hold others, one level deep at a time; three rounds are more than any needs.
        for _ in 0..<3 {
            for (name, words) in raw {
                var whole = words
                for other in words where other.hasPrefix("@") {
                    whole.formUnion(raw[String(other.dropFirst())] ?? [])
                }
                raw[name] = whole
            }
        }
        return raw.mapValues { $0.filter { !$0.hasPrefix("@") } }
    }

    private static func literals(in line: String) -> [String] {
        if let ideas = CrisisPatternBuilder.ideas(of: line) {
            return ideas.flatMap { $0.split { "|+".contains($0) }.map(String.init) }.filter {
                !$0.hasPrefix("@")
            }
        }
        return line.split(separator: " ").flatMap { element -> [String] in
            guard let words = CrisisPatternBuilder.words(of: String(element)) else { return [] }
            return words.split(separator: "|").map(String.init).filter { !$0.hasPrefix("@") }
        }
    }
}

extension CrisisPattern {
    /// The words that can begin a match; `nil` = the pattern does not begin with a word.
    var firstWords: CrisisWordSet? {
        for step in steps {
            switch step {
            case .word(let words, isOptional: false, _): return words
            case .sentenceStart: continue
            default: return nil
            }
        }
        return nil
    }
}

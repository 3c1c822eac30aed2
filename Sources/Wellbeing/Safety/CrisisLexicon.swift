/// The word lists and patterns of all languages, ready to be matched.
///
/// Read from their written form once in each process, byte by byte, because every text a person enters waits for it.
struct CrisisLexicon: Sendable {
    static let shared = CrisisLexicon(lists: CrisisRules.lists, rules: CrisisRules.all)

    /// A line of a rule.
    enum Line {
        case pattern(CrisisPattern)
        case frame(CrisisFrame)
    }

    let rules: [CrisisRule]
    private(set) var patterns: [CrisisPattern] = []
    private(set) var frames: [CrisisFrame] = []
    /// Lines that could not be read; a test keeps this empty.
    private(set) var malformed: [String] = []
    /// How many words the lexicon holds.
    let size: Int

    private let numbers: CrisisHashes
    /// Beginnings of words, longest first.
    private let beginnings: [(text: String, number: Int)]
    /// Patterns of idioms, then of everything else, by the number of a word that can begin them.
    private var idiomsByWord: [[Int]]
    private var signsByWord: [[Int]]
    /// Frames by the number of a word that their first idea can begin with.
    private var framesByWord: [[Int]]
    private let lists: [CrisisWordSet]
    private let listNumbers: CrisisHashes

    init(lists sources: [String], rules: [CrisisRule]) {
        self.rules = rules
        var reader = CrisisLexiconReader(lists: sources)
        let (lines, malformed) = CrisisLexicon.lines(of: rules, &reader)
        numbers = reader.numbers
        listNumbers = reader.listNumbers
        lists = reader.lists.map(\.words)
        size = reader.places.count - 1
        beginnings = reader.places.enumerated()
            .filter { !$1.isEmpty && reader.bytes[$1.upperBound - 1] == UInt8(ascii: "*") }
            .map { (String(decoding: reader.bytes[$1].dropLast(), as: UTF8.self), $0) }
            .sorted { ($0.0.count, $0.0) > ($1.0.count, $1.0) }
        idiomsByWord = Array(repeating: [], count: size + 1)
        signsByWord = idiomsByWord
        framesByWord = idiomsByWord
        self.malformed = malformed
        for line in lines { take(line) }
    }

    private static func lines(
        of rules: [CrisisRule], _ reader: inout CrisisLexiconReader
    ) -> (lines: [Line], malformed: [String]) {
        var lines: [Line?] = []
        var malformed: [String] = []
        /// Lines with beginnings of words in them, which are read again when all words are known.
        var unfinished: [(index: Int, place: Range<Int>, rule: Int)] = []
        for (rule, written) in rules.enumerated() {
            var start = reader.append(written.patterns)
            let end = reader.bytes.count
            while let place = CrisisElement.next(&start, end, until: 0x0A, in: reader.bytes) {
                let line = reader.line(place, rule: rule)
                if line == nil {
                    malformed.append("\(written.id): \(String(decoding: reader.bytes[place], as: UTF8.self))")
                }
                if reader.holdsBeginning { unfinished.append((lines.count, place, rule)) }
                lines.append(line)
            }
        }
        reader.finish()
        for (index, place, rule) in unfinished { lines[index] = reader.line(place, rule: rule) }
        return (lines.compactMap(\.self), malformed)
    }

    private mutating func take(_ line: Line) {
        switch line {
        case .pattern(let pattern):
            let first = pattern.firstWords?.all ?? []
            if rules[pattern.rule].sign == .idiom {
                CrisisLexicon.note(patterns.count, under: first, in: &idiomsByWord)
            } else {
                CrisisLexicon.note(patterns.count, under: first, in: &signsByWord)
            }
            patterns.append(pattern)
        case .frame(let frame):
            guard let first = frame.ideas.first?.idea else { return }
            CrisisLexicon.note(frames.count, under: first.words.all, in: &framesByWord)
            CrisisLexicon.note(frames.count, under: first.rows.flatMap(\.starts.words), in: &framesByWord)
            frames.append(frame)
        }
    }

    private static func note(_ index: Int, under words: [Int], in places: inout [[Int]]) {
        for word in words where places[word].last != index { places[word].append(index) }
    }

    /// The number of `word`, 0 = in no list.
    func number(of word: String) -> Int {
        let number = numbers[CrisisHashes.hash(of: word)]
        if number != 0 { return number }
        return beginnings.first { word.hasPrefix($0.text) }?.number ?? 0
    }

    func knows(_ word: String) -> Bool { number(of: word) != 0 }

    /// The words of a list; an unknown name gives an empty one.
    func list(_ name: String) -> CrisisWordSet {
        let number = listNumbers[CrisisHashes.hash(of: name)]
        return number == 0 ? CrisisWordSet() : lists[number - 1]
    }

    func frames(beginningWith number: Int) -> [Int] { framesByWord[number] }

    func patterns(beginningWith number: Int, idioms: Bool) -> [Int] {
        idioms ? idiomsByWord[number] : signsByWord[number]
    }
}

extension CrisisPattern {
    /// The words that can begin a match; `nil` = the pattern does not begin with a word.
    var firstWords: CrisisChoice? {
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

/// One text on its way through the rules.
struct CrisisReading {
    struct Match {
        let rule: CrisisRule
        let range: Range<Int>
        let sentence: Int
        /// Whether it was found by ideas close together, not by a row of words.
        var isFrame = false
    }

    let lexicon: CrisisLexicon
    let tokens: [CrisisToken]
    /// Numbers of the words, before idioms are taken out.
    let numbers: [Int]
    /// The words of each sentence.
    let sentences: [Range<Int>]
    private(set) var signs: [Match] = []
    private(set) var cues: [CrisisCue: [Match]] = [:]
    /// The sentences in which each sign and cue stands, so that a text full of them takes no longer.
    private var sentencesBySign: [CrisisSign: Set<Int>] = [:]
    private var sentencesByList: [String: Set<Int>] = [:]
    /// The words that tell of a suicide or of something past.
    private(set) var mentioned: Set<Int> = []
    /// The words that an idiom has taken the meaning from.
    private(set) var idiomatic: Set<Int> = []

    init(_ text: String, lexicon: CrisisLexicon) {
        self.lexicon = lexicon
        tokens = crisisTokens(of: text, lexicon: lexicon)
        sentences = CrisisReading.sentences(of: tokens)
        var known: [String: Int] = [:]
        numbers = tokens.map { token in
            if let number = known[token.key] { return number }
            let number = lexicon.number(of: token.key)
            known[token.key] = number
            return number
        }
        var words = CrisisWords(numbers: numbers, sentences: tokens.map(\.sentence))
        var masked: Set<Int> = []
        find(in: words, idioms: true) { match, pattern, marked in
            masked.formUnion(pattern.hasMarks ? Set(marked) : Set(match.range))
        }
        for index in masked { words.numbers[index] = 0 }
        idiomatic = masked
        var signs: [Match] = []
        var cues: [CrisisCue: [Match]] = [:]
        func take(_ match: Match) {
            if case .cue(let cue) = match.rule.sign {
                cues[cue, default: []].append(match)
            } else {
                signs.append(match)
            }
        }
        find(in: words, idioms: false) { match, _, _ in take(match) }
        findFrames(in: words, found: take)
        self.signs = signs
        self.cues = cues
        for match in signs {
            sentencesBySign[match.rule.sign, default: []].insert(match.sentence)
            if match.rule.sign == .mention { mentioned.formUnion(match.range) }
        }
        for (cue, matches) in cues { sentencesBySign[.cue(cue)] = Set(matches.map(\.sentence)) }
        for name in ["self", "kin", "says", "ofNow", "asked"] {
            let list = lexicon.list(name)
            sentencesByList[name] = Set(
                tokens.indices.filter { list.contains(numbers[$0]) }.map { tokens[$0].sentence })
        }
    }

    /// Sentences are numbered from 0 without a gap.
    private static func sentences(of tokens: [CrisisToken]) -> [Range<Int>] {
        var sentences: [Range<Int>] = []
        for (index, token) in tokens.enumerated() {
            if let last = sentences.last, tokens[last.lowerBound].sentence == token.sentence {
                sentences[sentences.count - 1] = last.lowerBound..<(index + 1)
            } else {
                sentences.append(index..<(index + 1))
            }
        }
        return sentences
    }

    private func find(
        in words: CrisisWords, idioms: Bool, found: (Match, CrisisPattern, [Int]) -> Void
    ) {
        for start in tokens.indices where words.numbers[start] != 0 {
            for index in lexicon.patterns(beginningWith: words.numbers[start], idioms: idioms) {
                let pattern = lexicon.patterns[index]
                guard let (end, marked) = words.match(pattern, at: start), end > start else { continue }
                let match = Match(
                    rule: lexicon.rules[pattern.rule], range: start..<end, sentence: tokens[end - 1].sentence)
                found(match, pattern, marked)
            }
        }
    }

    private func findFrames(in words: CrisisWords, found: (Match) -> Void) {
        for start in tokens.indices where words.numbers[start] != 0 {
            for index in lexicon.frames(beginningWith: words.numbers[start]) {
                let frame = lexicon.frames[index]
                guard let range = words.match(frame, at: start) else { continue }
                let sentence = tokens[range.upperBound - 1].sentence
                found(Match(rule: lexicon.rules[frame.rule], range: range, sentence: sentence, isFrame: true))
            }
        }
    }

    /// The strongest sign decides; among equally strong ones, one about the writer.
    var finding: CrisisFinding {
        var weighed = signs.map { (match: $0, tier: tier(of: $0), isForOther: isRiskOfOther($0)) }
        if let whole = combined {
            weighed.append((match: whole, tier: .emergency, isForOther: isForOther(whole, fromStart: true)))
        }
        weighed += evidence(beside: weighed.map(\.match)).map {
            (match: $0, tier: evidenceTier($0), isForOther: isForOther($0))
        }
        guard let highest = weighed.map(\.tier).max(), highest > .none else {
            return CrisisFinding(tier: .none, isForOther: false, rules: [])
        }
        let strongest = weighed.filter { $0.tier == highest }
        return CrisisFinding(
            tier: highest, isForOther: strongest.allSatisfy(\.isForOther),
            rules: Set(weighed.filter { $0.tier > .none }.map(\.match.rule.id)).sorted())
    }

    /// Whether a cue stands within `distance` sentences of `match`.
    func has(_ cue: CrisisCue, near match: Match, within distance: Int = 0) -> Bool {
        has(.cue(cue), near: match, within: distance)
    }

    func has(_ sign: CrisisSign, near match: Match, within distance: Int = 0) -> Bool {
        guard let places = sentencesBySign[sign] else { return false }
        return (match.sentence - distance...match.sentence + distance).contains { places.contains($0) }
    }

    func has(_ cue: CrisisCue) -> Bool { cues[cue] != nil }

    /// Whether a word of the list `self`, `kin`, `says` or `ofNow` stands in the sentence.
    func stands(in list: String, _ sentence: Int) -> Bool {
        sentencesByList[list]?.contains(sentence) ?? false
    }
}

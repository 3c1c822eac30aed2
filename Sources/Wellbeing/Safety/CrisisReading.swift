/// One text on its way through the rules.
struct CrisisReading {
    struct Match {
        let rule: CrisisRule
        let range: Range<Int>
        let sentence: Int
    }

    let lexicon: CrisisLexicon
    let tokens: [CrisisToken]
    /// Numbers of the words, before idioms are taken out.
    let numbers: [Int]
    private(set) var signs: [Match] = []
    /// The sentences in which each cue stands.
    private(set) var cues: [CrisisCue: [Match]] = [:]

    init(_ text: String, lexicon: CrisisLexicon) {
        self.lexicon = lexicon
        tokens = crisisTokens(of: text, lexicon: lexicon)
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
        var signs: [Match] = []
        var cues: [CrisisCue: [Match]] = [:]
        find(in: words, idioms: false) { match, _, _ in
            if case .cue(let cue) = match.rule.sign {
                cues[cue, default: []].append(match)
            } else {
                signs.append(match)
            }
        }
        self.signs = signs
        self.cues = cues
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

    /// The strongest sign decides; among equally strong ones, one about the writer.
    var finding: CrisisFinding {
        var weighed = signs.map { (match: $0, tier: tier(of: $0), isForOther: isRiskOfOther($0)) }
        if let whole = combined {
            weighed.append((match: whole, tier: .emergency, isForOther: isForOther(whole, fromStart: true)))
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
        cues[cue]?.contains { abs($0.sentence - match.sentence) <= distance } ?? false
    }

    func has(_ cue: CrisisCue) -> Bool { cues[cue] != nil }
}

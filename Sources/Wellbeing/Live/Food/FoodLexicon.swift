/// The words about food and drink of three languages.
///
/// A line of a list is `kind = phrase, phrase`: the kind is that of a ``FoodKind``, of a ``FoodCue`` or a number.
struct FoodLexicon {
    static let shared = FoodLexicon(
        lists: [
            (nil, brands), (nil, emoji), (nil, dishesEverywhere),
            (.german, moreGermanFood), (.german, germanFood), (.german, germanTreats), (.german, germanWords),
            (.english, moreEnglishFood), (.english, englishFood), (.english, englishTreats),
            (.english, englishWords),
            (.indonesian, moreIndonesianFood), (.indonesian, indonesianFood), (.indonesian, indonesianTreats),
            (.indonesian, indonesianWords),
        ])

    /// By the first word, the longest phrases first.
    private let senses: [String: [FoodSense]]
    /// Single words that a misspelling may stand for, by first letter.
    private let spellings: [Character: [Spelling]]

    private struct Spelling: Hashable {
        let word: String
        let language: Language?
    }

    init(lists: [(Language?, String)]) {
        var senses: [String: [FoodSense]] = [:]
        var spellings: [Character: Set<Spelling>] = [:]
        for (language, list) in lists {
            for line in list.split(separator: "\n") {
                let parts = line.split(separator: "=", maxSplits: 1)
                guard parts.count == 2, let meaning = Self.meaning(of: trimmedText(String(parts[0]))) else {
                    continue
                }
                for phrase in parts[1].split(separator: ",") {
                    let words = FoodToken.words(of: String(phrase))
                    guard let first = words.first else { continue }
                    senses[first, default: []].append(
                        FoodSense(meaning: meaning, language: language, words: words))
                    if words.count == 1, first.count >= 6, case .food = meaning, let letter = first.first {
                        spellings[letter, default: []].insert(Spelling(word: first, language: language))
                    }
                }
            }
        }
        self.senses = senses.mapValues { list in
            list.enumerated().sorted {
                ($1.element.words.count, $0.offset) < ($0.element.words.count, $1.offset)
            }
            .map(\.element)
        }
        self.spellings = spellings.mapValues {
            $0.sorted { ($0.word, $0.language?.rawValue ?? "") < ($1.word, $1.language?.rawValue ?? "") }
        }
    }

    static func meaning(of name: String) -> FoodSense.Meaning? {
        if let kind = FoodKind(rawValue: name) { return .food(kind) }
        if let cue = FoodCue(rawValue: name) { return .cue(cue) }
        return Int(name).map { .number($0) }
    }

    /// The longest phrase that begins with the first of `tokens`; of equally long ones that in `language`.
    func sense(at tokens: ArraySlice<FoodToken>, language: Language?) -> FoodSense? {
        guard let token = tokens.first else { return nil }
        var best: FoodSense?
        for form in token.forms {
            for sense in senses[form.text] ?? [] where form.fits(sense.language) && Self.fits(sense, tokens) {
                guard let known = best else {
                    best = sense
                    continue
                }
                if sense.words.count > known.words.count
                    || sense.words.count == known.words.count && sense.words[0] == known.words[0]
                        && rank(sense, language) < rank(known, language)
                {
                    best = sense
                }
            }
        }
        return best
    }

    private static func fits(_ sense: FoodSense, _ tokens: ArraySlice<FoodToken>) -> Bool {
        guard sense.words.count <= tokens.count else { return false }
        return zip(sense.words.dropFirst(), tokens.dropFirst()).allSatisfy { word, token in
            !token.isBreak && token.forms.contains { $0.text == word && $0.fits(sense.language) }
        }
    }

    private func rank(_ sense: FoodSense, _ language: Language?) -> Int {
        sense.language == language ? 0 : sense.language == nil ? 1 : 2
    }

    /// The sense of a single word, in any of its forms.
    func sense(ofWord word: String, language: Language?) -> FoodSense? {
        let token = FoodToken(word: word)
        return sense(at: [token], language: language)
    }

    /// The sense of a compound, by its last part: an apple cake is a cake.
    func sense(ofCompound word: String, language: Language?) -> FoodSense? {
        let letters = Array(word)
        guard letters.count >= 6 else { return nil }
        for start in 3...max(3, letters.count - 3) {
            let head = String(letters[start...])
            let least = language == .english ? 5 : 4
            guard head.count >= least || head == "tee" && language != .english || head == "cake",
                let sense = sense(ofWord: head, language: language), sense.words.count == 1,
                sense.language != .indonesian, case .food(let kind) = sense.meaning
            else { continue }
            let first = String(letters[..<start])
            return FoodSense(
                meaning: .food(compound(kind, with: first, head: sense.words[0], language)),
                language: sense.language, words: [word])
        }
        return nil
    }

    private func compound(_ head: FoodKind, with first: String, head word: String, _ language: Language?)
        -> FoodKind
    {
        // The linking s of German.
        let part =
            sense(ofWord: first, language: language) ?? sense(ofWord: String(first.dropLast()), language: nil)
        guard case .food(let kind)? = part?.meaning else { return head }
        return head.specified(by: kind)
    }

    /// The word of the lexicon that `word` is most likely a misspelling of; `nil` = of none.
    ///
    /// A doubled letter from five letters on; one too many, too few or two swapped from six on; a wrong one from
    /// seven on; two of them from ten on; never the first letter.
    func spelling(nearest word: String, language: Language?) -> String? {
        let letters = Array(word)
        guard letters.count >= 5, let first = letters.first else { return nil }
        let allowed = letters.count >= 10 ? 2 : 1
        var best: (word: String, distance: Int)?
        for candidate in spellings[first] ?? [] {
            let isOwn = language == nil || candidate.language == nil || candidate.language == language
            guard isOwn, abs(candidate.word.count - letters.count) <= allowed else { continue }
            let other = Array(candidate.word)
            let distance = editDistance(letters, other, atMost: allowed)
            guard distance <= allowed, distance < best?.distance ?? .max else { continue }
            if letters.count < 7, letters.count == other.count, letters.sorted() != other.sorted() {
                continue
            }
            if letters.count < 6, !Self.isSameWithoutDoubles(letters, other) { continue }
            best = (candidate.word, distance)
        }
        return best?.word
    }
}

extension FoodLexicon {
    /// Whether only a doubled letter makes the difference, as in "cofee".
    fileprivate static func isSameWithoutDoubles(_ first: [Character], _ second: [Character]) -> Bool {
        func single(_ letters: [Character]) -> [Character] {
            letters.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
        return single(first) == single(second)
    }
}

extension FoodKind {
    /// What it becomes when a word for `other` says more about it, as in "bacon sandwich" or "lentil soup".
    func specified(by other: FoodKind) -> FoodKind {
        switch self {
        case .tea where other == .herbal || other == .fruit: return .herbal
        case .coffee where other == .herbal || other == .grain: return .herbal
        case .staple, .mixed, .rich, .dairy:
            if [.processed, .fried, .fast].contains(other) { return self == .rich ? .fried : .processed }
            if [.vegetable, .legume, .grain].contains(other) { return .meal }
            if other == .sweet { return .pastry }
            return self
        case .vegetable where [.processed, .fried, .staple, .meat].contains(other):
            return other == .staple ? .mixed : other
        default: return self
        }
    }
}

/// Letters to add, drop, replace or swap with their neighbour; `limit` + 1 = more than `limit`.
func editDistance(_ first: [Character], _ second: [Character], atMost limit: Int) -> Int {
    var before = [Int](repeating: 0, count: second.count + 1)
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
        var current = [row + 1]
        for (column, other) in second.enumerated() {
            var cost = min(
                previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                cost = min(cost, before[column - 1] + 1)
            }
            current.append(cost)
        }
        before = previous
        previous = current
    }
    return min(previous[second.count], limit + 1)
}

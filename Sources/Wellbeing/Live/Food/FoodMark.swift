/// A word or a phrase of a text about food, and what it means.
struct FoodMark {
    enum Meaning: Hashable {
        case food(FoodKind)
        case cue(FoodCue)
        case number(Int)
        case unknown, comma, sentence
    }

    let meaning: Meaning
    /// As it was written.
    let surface: String
    /// The language of the lexicon that knows it; `nil` = all, or none.
    let language: Language?
    /// Whether it hangs on the one before by a hyphen.
    let isJoined: Bool
    let wordCount: Int

    var kind: FoodKind? { if case .food(let kind) = meaning { kind } else { nil } }
    var cue: FoodCue? { if case .cue(let cue) = meaning { cue } else { nil } }
    var number: Int? { if case .number(let number) = meaning { number } else { nil } }
    var isBreak: Bool { meaning == .comma || meaning == .sentence }

    /// Whether it may stand inside of a noun phrase without changing what is counted.
    var isTransparent: Bool {
        switch meaning {
        case .unknown: true
        case .cue(let cue): [.piece, .filler, .whole, .times, .gentle, .frying, .verb].contains(cue)
        default: false
        }
    }

    /// The marks of `text`, longest phrases first.
    static func marks(of text: String, language: Language?, lexicon: FoodLexicon) -> [FoodMark] {
        let tokens = FoodToken.tokens(of: text)
        var marks: [FoodMark] = []
        var index = 0
        while index < tokens.count {
            let rest = tokens[index...]
            let sense = tokens[index].isBreak ? nil : lexicon.sense(at: rest, language: language)
            if let sense {
                let taken = rest.prefix(sense.words.count)
                marks.append(FoodMark(sense, taken))
                index += taken.count
            } else {
                marks.append(single(tokens[index], language, lexicon))
                index += 1
            }
        }
        return marks
    }

    private init(_ sense: FoodSense, _ tokens: ArraySlice<FoodToken>) {
        meaning =
            switch sense.meaning {
            case .food(let kind): .food(kind)
            case .cue(let cue): .cue(cue)
            case .number(let number): .number(number)
            }
        var surface = ""
        for token in tokens {
            if !surface.isEmpty { surface += token.isJoined ? "-" : " " }
            surface += token.surface
        }
        self.surface = surface
        language = sense.language
        isJoined = tokens.first?.isJoined ?? false
        wordCount = tokens.count
    }

    private init(_ meaning: Meaning, _ token: FoodToken) {
        self.meaning = meaning
        surface = token.surface
        language = nil
        isJoined = token.isJoined
        wordCount = 1
    }

    private static func single(_ token: FoodToken, _ language: Language?, _ lexicon: FoodLexicon) -> FoodMark
    {
        switch token.kind {
        case .comma: return FoodMark(.comma, token)
        case .sentence: return FoodMark(.sentence, token)
        case .number(let number): return FoodMark(.number(number), token)
        case .word: break
        }
        if language != .indonesian || token.key.count >= 9 {
            for form in token.forms where form.fits(language ?? .german) {
                if let sense = lexicon.sense(ofCompound: form.text, language: language) {
                    return FoodMark(sense, [token])
                }
            }
        }
        let isFunctionWord = Language.allCases.contains { QuestionWords.of($0).tells(token.key) }
        if !isFunctionWord, let spelling = lexicon.spelling(nearest: token.key, language: language),
            let sense = lexicon.sense(ofWord: spelling, language: language)
        {
            return FoodMark(sense, [token])
        }
        return FoodMark(.unknown, token)
    }
}

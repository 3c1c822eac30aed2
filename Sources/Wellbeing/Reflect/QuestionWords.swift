/// What is known about the words of one language: which can carry a question and which cannot.
///
/// These are words of the entry's language, not of the interface. They are data for a rule, so they live
/// beside it and not in the copy of the pages (docs/decisions/0003-questions.md).
struct QuestionWords {
    /// Pronouns, articles, conjunctions, prepositions, negations, particles, intensifiers, modals,
    /// auxiliaries, and the most frequent adverbs.
    ///
    /// They tell a language from another.
    let function: Set<String>
    /// Other frequent words that tell a language from another and can well carry a question.
    let everyday: Set<String>
    /// Words that say little about what a text is about: times, numbers, general verbs and adjectives.
    let general: Set<String>
    /// Feelings and states.
    ///
    /// Weaker keywords than what the feeling is about.
    let feelings: Set<String>
    /// Death, self-harm and means.
    ///
    /// A text with one of them gets a question that quotes nothing.
    let grave: Set<String>
    /// Those of ``grave`` that mean nothing else in a neighbouring language.
    var graveAbroad: Set<String> { grave.subtracting(["pil", "tali", "cutter", "cut", "die"]) }

    /// Whether `word` is one of those that tell this language from another.
    func tells(_ word: String) -> Bool { function.contains(word) || everyday.contains(word) }

    /// Words that no question is asked about.
    func isEmptyWord(_ word: String) -> Bool { function.contains(word) || general.contains(word) }

    static func of(_ language: Language) -> QuestionWords {
        switch language {
        case .indonesian: indonesian
        case .german: german
        case .english: english
        }
    }

    /// The words of `list`, which white space separates.
    static func set(_ list: String) -> Set<String> {
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}

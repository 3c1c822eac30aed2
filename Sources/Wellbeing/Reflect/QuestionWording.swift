/// The sentences of one language that a question is made of.
///
/// In the entry's language, to one person, informally, in one sentence each. `{}` stands for the quoted
/// keyword, which may be any kind of word, so no sentence leans on its grammar.
struct QuestionWording {
    let openingQuote: String
    let closingQuote: String
    /// Three sentences for each verdict, each with one `{}`.
    let quoting: [EmotionVerdict: [String]]
    /// Three sentences for each verdict where no word stood out.
    let plain: [EmotionVerdict: [String]]
    /// What do you feel most right now.
    let fallback: String

    static func of(_ language: Language) -> QuestionWording {
        switch language {
        case .indonesian: indonesian
        case .german: german
        case .english: english
        }
    }
}

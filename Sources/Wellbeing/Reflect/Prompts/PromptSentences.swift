/// The sentences of the prompt library in one language.
///
/// They are in the language of the entry, not of the interface, and stand in the same order in every language: the
/// place is the id. New ones go to the end.
struct PromptSentences {
    let sentences: [EmotionVerdict: [String]]

    static func of(_ language: Language) -> PromptSentences {
        switch language {
        case .indonesian: indonesian
        case .german: german
        case .english: english
        }
    }
}

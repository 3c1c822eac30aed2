/// A question or an invitation to go on writing, from a library of fixed sentences.
///
/// Open, warm, to one person and informal; without advice, diagnosis or a demand for reasons, and never about bodies.
/// No sentence asks about more than a person may want to look at: each can be left unanswered.
public struct ReflectionPrompt: Hashable, Sendable, Identifiable {
    /// The same thought in each language, such as `sadness-3`; never renamed and never given to another thought.
    public let id: String
    public let verdict: EmotionVerdict
    public let language: Language
    /// At most 160 characters; a question, or an invitation in one sentence.
    public let text: String

    /// Those for `verdict` in `language`, in the order of their ids.
    public static func all(for verdict: EmotionVerdict, in language: Language) -> [ReflectionPrompt] {
        let sentences = PromptSentences.of(language).sentences[verdict] ?? []
        return sentences.enumerated().map { index, text in
            ReflectionPrompt(
                id: "\(verdict.rawValue)-\(index + 1)", verdict: verdict, language: language, text: text)
        }
    }

    /// The prompt for a day: the same for equal inputs.
    ///
    /// Without anything to avoid, fourteen days in a row have fourteen different ones. `nil` only if the library has
    /// none for `verdict`, which a test rules out.
    /// - Parameters:
    ///   - recent: ids that were used within ``daysWithoutRepeat`` days, oldest first; none of them comes again while
    ///     there are others, and then it is the one used longest ago.
    ///   - asked: the question that the person has been asked already; never this one.
    public static func choose(
        for verdict: EmotionVerdict, language: Language, on day: LocalDay, avoiding recent: [String] = [],
        differentFrom asked: String? = nil
    ) -> ReflectionPrompt? {
        let prompts = all(for: verdict, in: language).filter { $0.text != asked }
        guard !prompts.isEmpty else { return nil }
        // Five has no factor in common with fourteen, so that it reaches every prompt before it comes round.
        let start = (day.number * 5).floorModulo(prompts.count)
        let inOrder = prompts[start...] + prompts[..<start]
        if let fresh = inOrder.first(where: { !recent.contains($0.id) }) { return fresh }
        return inOrder.min { (recent.lastIndex(of: $0.id) ?? -1) < (recent.lastIndex(of: $1.id) ?? -1) }
    }

    /// How long a prompt does not come again.
    public static let daysWithoutRepeat = 14
}

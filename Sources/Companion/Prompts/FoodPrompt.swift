public import Wellbeing

/// Asks a model about something eaten or drunk, and reads its answer.
///
/// The model names the drinks with caffeine and the sugary things in the words of the text, with a number for
/// each; the sums are ours, of what is really in the text.
public struct FoodPrompt: Sendable {
    private let words: FoodWords

    /// Findings before the verdict, the verdict before the score.
    public static let schema = AnswerSchema(
        name: "food",
        fields: [
            AnswerField("caffeine", items), AnswerField("sugary", items),
            AnswerField("reason", .text(atMost: 300)),
            AnswerField("verdict", .choice(FoodReading.Verdict.allCases.map(\.rawValue))),
            AnswerField("score", .integer(0...100)),
        ])

    private static let items = AnswerField.Kind.list(
        of: .object([AnswerField("words", .text(atMost: 200)), AnswerField("count", .integer(0...99))]),
        atMost: FoodReading.mostItems)

    /// - Parameter language: that of the text; the whole prompt is in it.
    public init(_ language: Language) {
        words = FoodWords(language)
    }

    /// What to ask about `text`; nothing else is sent.
    public func request(
        for text: String, limits: ModelLimits = ModelLimits(total: .seconds(240))
    ) -> ModelRequest {
        ModelRequest(
            purpose: .extraction,
            messages: promptMessages(
                task: words.task, examples: words.examples, schema: Self.schema,
                text: PromptText(text, atMost: 2_000), reminder: words.reminder),
            sampling: ModelSampling(temperature: 0, maximumTokens: 500),
            limits: limits, schema: Self.schema)
    }

    /// What `answer` says about `text`; `nil` if it holds no verdict and score.
    ///
    /// Not counted is what the text does not hold. A score outside of the range of its verdict is moved into it.
    public func reading(of answer: [String: AnswerValue], text: String) -> FoodReading? {
        guard case .text(let name) = answer["verdict"], let verdict = FoodReading.Verdict(rawValue: name),
            case .integer(let score) = answer["score"]
        else { return nil }
        let quoted = QuotedWords(text)
        let reason: String = if case .text(let text) = answer["reason"] { text } else { "" }
        return FoodReading(
            verdict: verdict, score: score, reason: reason,
            caffeineCount: sum(answer["caffeine"], in: quoted),
            sugaryItemCount: sum(answer["sugary"], in: quoted)
        )
    }

    private func sum(_ items: AnswerValue?, in quoted: QuotedWords) -> Int {
        guard case .list(let items) = items else { return 0 }
        return items.reduce(0) { sum, item in
            guard case .object(let parts) = item, case .text(let words) = parts["words"],
                case .integer(let count) = parts["count"], quoted.range(of: words) != nil
            else { return sum }
            return sum + count
        }
    }
}

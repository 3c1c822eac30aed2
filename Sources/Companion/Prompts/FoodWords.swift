import Wellbeing

/// The words of ``FoodPrompt`` in one language.
struct FoodWords: Sendable {
    /// What to do, and by which rules.
    let task: String
    let reminder: String
    let examples: [PromptExample]

    init(_ language: Language) {
        self =
            switch language {
            case .german: .german
            case .english: .english
            case .indonesian: .indonesian
            }
    }

    init(task: String, reminder: String, examples: [PromptExample]) {
        self.task = task
        self.reminder = reminder
        self.examples = examples
    }

    /// An answer, as an example gives it.
    static func found(
        caffeine: [(String, Int)], sugary: [(String, Int)], _ verdict: FoodReading.Verdict, _ score: Int,
        reason: String
    ) -> [String: AnswerValue] {
        func items(_ items: [(String, Int)]) -> AnswerValue {
            .list(items.map { .object(["words": .text($0.0), "count": .integer($0.1)]) })
        }
        return [
            "caffeine": items(caffeine), "sugary": items(sugary), "reason": .text(reason),
            "verdict": .text(verdict.rawValue), "score": .integer(score),
        ]
    }
}

import Wellbeing

/// A text with the answer that it should get, shown to a model before the real one.
struct PromptExample: Sendable {
    let text: String
    /// Fields that are not in it are `null`.
    let answer: [String: AnswerValue]
}

/// The messages of a task: what to do, examples, and the text, fenced, in a message of its own.
///
/// - Parameter reminder: stands behind the text, because what comes last weighs most.
func promptMessages(
    task: String, examples: [PromptExample], schema: AnswerSchema, text: PromptText, reminder: String
) -> [ModelMessage] {
    func data(_ text: PromptText) -> ModelMessage { ModelMessage(.user, text.fenced + "\n" + reminder) }
    let shown = examples.flatMap { example in
        [
            data(PromptText(example.text)), ModelMessage(.assistant, schema.jsonText(of: example.answer)),
        ]
    }
    return [ModelMessage(.system, task)] + shown + [data(text)]
}

import Wellbeing

/// How a model did when it was tried with one fixed sentence.
public struct ModelTrial: Hashable, Sendable {
    /// From the request to the end of the answer; for a model that Sela runs, with its start.
    public let elapsed: Duration
    /// The name under which the model calls itself.
    public let model: String
    /// Whether it said what it was asked to say.
    ///
    /// Whatever it said was an answer with the fields asked for.
    public let isRight: Bool

    /// The answer as it came, `{"ok":true}` or close to it.
    public let text: String

    public init(elapsed: Duration, model: String, isRight: Bool, text: String) {
        self.elapsed = elapsed
        self.model = model
        self.text = text
        self.isRight = isRight
    }

    /// All that a trial sends; nothing of the diary.
    ///
    /// It asks for a field, so that typed answers are proved.
    public static let sentence = "This is a test of the connection. Answer with the field \"ok\" set to true."

    /// The one field of the answer.
    static let field = "ok"

    /// Tried once: somebody is waiting to hear whether it works.
    static let request = ModelRequest(
        purpose: .trial, messages: [ModelMessage(.user, sentence)], limits: ModelLimits(tries: 1),
        schema: AnswerSchema(name: "trial", fields: [AnswerField(field, .boolean)]))
}

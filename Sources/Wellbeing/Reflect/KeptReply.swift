/// What a language model said to a deeper reflection.
public struct KeptReply: Hashable, Sendable {
    /// As it passed ``replyFault(in:language:)``; 1…600 characters.
    public let text: String
    /// The name under which the model calls itself, 1…200 bytes.
    public let model: String
    /// When it was asked for.
    public let madeAt: Instant

    public init(text: String, model: String, madeAt: Instant) {
        self.text = text
        self.model = model
        self.madeAt = madeAt
    }
}

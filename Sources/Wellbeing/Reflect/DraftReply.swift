/// A model's reply to what is being written, with the text that it answers.
///
/// It stands only for that text: while another is there it is neither shown nor saved, and comes back with it.
public struct DraftReply: Hashable, Sendable {
    public let reply: KeptReply
    /// The deeper text that the model was asked about.
    public let answers: String
    /// Whether the person chose to keep it; only then it is saved with the entry.
    public var isKept: Bool

    public init(_ reply: KeptReply, answers: String, isKept: Bool = false) {
        self.reply = reply
        self.answers = answers
        self.isKept = isKept
    }
}

extension Draft {
    /// The reply to the deeper text as it is now; `nil` = none.
    public var standingReply: DraftReply? { reply?.answers == deeper ? reply : nil }

    /// The reply that is saved with the entry; `nil` = none was kept.
    public var keptReply: KeptReply? { standingReply?.isKept == true ? standingReply?.reply : nil }
}

/// A sentence that a person wrote, word for word, and where.
public struct QuotedSentence: Hashable, Sendable {
    public let id: Reflection.ID
    public let day: LocalDay
    public let text: String

    public init(id: Reflection.ID, day: LocalDay, text: String) {
        self.id = id
        self.day = day
        self.text = text
    }
}

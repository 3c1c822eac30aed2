/// An entry that stands out of its period, and why.
public struct MemorableMoment: Hashable, Sendable {
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The lightest mood of the period.
        case lightest
        /// The heaviest mood of the period.
        case heaviest
        /// The person went deeper, and wrote the most there.
        case deepest
        /// The longest text.
        case longest
    }

    public let id: Reflection.ID
    public let day: LocalDay
    public let reason: Reason
    /// A sentence of the entry, word for word.
    public let sentence: String

    public init(id: Reflection.ID, day: LocalDay, reason: Reason, sentence: String) {
        self.id = id
        self.day = day
        self.reason = reason
        self.sentence = sentence
    }
}

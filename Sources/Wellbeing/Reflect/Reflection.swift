/// One saved journal entry.
public struct Reflection: Hashable, Sendable, Identifiable {
    /// A UUID in lower case.
    ///
    /// Given by whoever creates the entry, so saving twice is saving once.
    public struct ID: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        /// `nil` unless `rawValue` is a UUID; upper case is lowered.
        public init?(rawValue: String) {
            guard let uuid = lowercaseUUID(rawValue) else { return nil }
            self.rawValue = uuid
        }
    }

    public let id: ID
    /// When it was written, and the day it belongs to.
    public var moment: Moment
    /// Everything the person wrote, byte for byte; 1…100,000 characters.
    public var text: String
    /// What the person said about how she is; `nil` = not said.
    public var mood: Mood?
    /// The language the text seems to be written in; `nil` = not recognised.
    public var language: Language?
    /// `nil` = not read: the model was missing or failed.
    public var reading: EmotionReading?
    /// `nil` = the person has not disagreed.
    public var correction: EmotionCorrection?
    /// `nil` = none was asked.
    public var question: Question?
    /// What the person wrote on going deeper, up to 100,000 characters; `nil` = nothing.
    public var deeper: String?
    /// What a model replied to the deeper text, if the person kept it; `nil` = nothing.
    public var reply: KeptReply?
    /// `nil` = never changed since it was saved.
    public var editedAt: Instant?

    /// Characters (grapheme clusters) that a text may hold.
    public static let acceptedLength = 1...100_000

    public init(
        id: ID, moment: Moment, text: String, mood: Mood? = nil, language: Language? = nil,
        reading: EmotionReading? = nil, correction: EmotionCorrection? = nil, question: Question? = nil,
        deeper: String? = nil, reply: KeptReply? = nil, editedAt: Instant? = nil
    ) {
        self.id = id
        self.moment = moment
        self.text = text
        self.mood = mood
        self.language = language
        self.reading = reading
        self.correction = correction
        self.question = question
        self.deeper = deeper
        self.reply = reply
        self.editedAt = editedAt
    }

    /// What counts: the correction if there is one, else the reading; `nil` = neither.
    public var verdict: EmotionVerdict? { correction?.verdict ?? reading?.verdict }
}

/// `text` in lower case if it is a UUID in the 8-4-4-4-12 form, else `nil`.
func lowercaseUUID(_ text: String) -> String? {
    let lowered = text.lowercased()
    let groups = lowered.split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12],
        groups.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) } })
    else { return nil }
    return lowered
}

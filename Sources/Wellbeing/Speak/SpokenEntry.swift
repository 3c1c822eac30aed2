/// One saved entry of the voice diary: what was said, as the person confirmed it.
public struct SpokenEntry: Hashable, Sendable, Identifiable {
    /// A UUID in lower case, given by whoever creates the entry, so saving twice is saving once.
    public typealias ID = Reflection.ID

    public let id: ID
    /// When it was spoken, and the day it belongs to.
    public var moment: Moment
    /// What it says, field by field.
    ///
    /// An entry cannot be saved without a mood; every other field may be absent.
    public var fields: SpokenFields
    /// The words as the person confirmed them, up to 100,000 characters; empty where only fields were filled in.
    public var transcript: String
    /// The language it was spoken in; `nil` = not known.
    public var language: Language?
    /// Whether the words were heard in a recording; otherwise they were typed.
    public var isSpoken: Bool
    /// `nil` = never changed since it was saved.
    public var editedAt: Instant?

    /// Characters that a transcript may hold.
    public static let acceptedTranscript = 0...100_000
    /// Characters of a title or of what was done against the music.
    public static let acceptedDetail = 1...1_000

    public init(
        id: ID, moment: Moment, fields: SpokenFields, transcript: String, language: Language? = nil,
        isSpoken: Bool = false, editedAt: Instant? = nil
    ) {
        self.id = id
        self.moment = moment
        self.fields = fields
        self.transcript = transcript
        self.language = language
        self.isSpoken = isSpoken
        self.editedAt = editedAt
    }

    /// Whether it can be saved: a mood, and nothing too long.
    public var isAcceptable: Bool { fields.mood != nil && Self.accepts(fields, transcript) }

    /// Whether every text is within its bounds.
    static func accepts(_ fields: SpokenFields, _ transcript: String) -> Bool {
        [fields.songName, fields.countermeasureActivity].compactMap { $0 }
            .allSatisfy { acceptedDetail.contains($0.count) }
            && acceptedTranscript.contains(transcript.count)
    }
}

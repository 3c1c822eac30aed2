/// A text that is being written: kept on this machine from the first words until it is saved or let go.
public struct Draft: Hashable, Sendable, Identifiable {
    /// A UUID in lower case.
    ///
    /// A draft that becomes a reflection gives it its id.
    public typealias ID = Reflection.ID

    public let id: ID
    /// When the writing began: the entry's moment once it is saved.
    public var moment: Moment
    /// What has been written so far; may be empty, up to 100,000 characters.
    public var text: String
    /// `nil` = not said.
    public var mood: Mood?
    /// What was written on going deeper; `nil` = nothing.
    public var deeper: String?
    /// What a model replied to it; `nil` = none did, or the reply was let go.
    public var reply: DraftReply?
    /// What was understood when the person last asked; `nil` = not asked, or the text has changed since.
    public var understanding: Understanding?
    /// Whether this draft changes a saved reflection, which then has the same id.
    public var isEdit: Bool
    /// When it was last kept.
    public var keptAt: Instant

    public init(
        id: ID, moment: Moment, text: String, mood: Mood? = nil, deeper: String? = nil,
        reply: DraftReply? = nil, understanding: Understanding? = nil, isEdit: Bool = false, keptAt: Instant
    ) {
        self.id = id
        self.moment = moment
        self.text = text
        self.mood = mood
        self.deeper = deeper
        self.reply = reply
        self.understanding = understanding
        self.isEdit = isEdit
        self.keptAt = keptAt
    }
}

/// What was understood of a text.
///
/// Each part stands alone; one that is missing hides none of the others.
public struct Understanding: Hashable, Sendable {
    /// `nil` = could not be read.
    public var reading: EmotionReading?
    /// `nil` = not recognised.
    public var language: Language?
    /// `nil` = none.
    public var question: Question?

    public init(reading: EmotionReading?, language: Language?, question: Question?) {
        self.reading = reading
        self.language = language
        self.question = question
    }
}

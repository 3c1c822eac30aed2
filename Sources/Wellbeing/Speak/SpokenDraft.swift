/// A spoken entry that the person has not confirmed yet.
///
/// Kept from the moment when a recording is there, so that neither a crash nor a missing model loses it.
public struct SpokenDraft: Hashable, Sendable, Identifiable {
    /// A draft that becomes an entry gives it its id.
    public typealias ID = Reflection.ID

    public let id: ID
    /// When it was spoken: the entry's moment once it is saved.
    public var moment: Moment
    /// The language it was spoken in; `nil` = the recogniser is to find out, or it is not known.
    public var language: Language?
    /// What the recogniser heard, checked; `nil` = not transcribed yet, nothing was heard, or nothing was spoken.
    public var heard: Transcript?
    /// The words as edited so far; may be empty.
    public var transcript: String
    /// The fields as edited so far.
    public var fields: SpokenFields
    /// Where a field was read in ``heard``, as offsets of Unicode scalars; those that the person filled in have none.
    public var spans: [SpokenFields.Field: Range<Int>]
    /// Fields that a language model proposed and the person has not changed.
    public var proposed: Set<SpokenFields.Field>
    /// Whether this draft changes a saved entry, which then has the same id.
    public var isEdit: Bool
    /// When it was last kept.
    public var keptAt: Instant

    public init(
        id: ID, moment: Moment, language: Language?, heard: Transcript? = nil, transcript: String = "",
        fields: SpokenFields = SpokenFields(), spans: [SpokenFields.Field: Range<Int>] = [:],
        proposed: Set<SpokenFields.Field> = [], isEdit: Bool = false, keptAt: Instant
    ) {
        self.id = id
        self.moment = moment
        self.language = language
        self.heard = heard
        self.transcript = transcript
        self.fields = fields
        self.spans = spans
        self.proposed = proposed
        self.isEdit = isEdit
        self.keptAt = keptAt
    }

    /// Whether every text is within the bounds of ``SpokenEntry``.
    public var isAcceptable: Bool { SpokenEntry.accepts(fields, transcript) }
}

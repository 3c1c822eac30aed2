/// How somebody is at one moment: one tap on one of five faces.
public struct CheckIn: Hashable, Sendable, Identifiable {
    /// A UUID in lower case, given by whoever creates it, so saving twice is saving once.
    public typealias ID = Reflection.ID

    /// What a check-in was opened from.
    public enum Source: String, Hashable, Sendable, CaseIterable { case manual, notification }

    public let id: ID
    public var moment: Moment
    public var rating: Mood
    /// What was going on, added later, 1…10,000 characters; `nil` = nothing was added.
    public var note: String?
    /// Whether the question what was going on was waved away.
    public var isDismissed: Bool
    public var source: Source
    /// When its rating or note was last written; `nil` = never since the tap.
    public var editedAt: Instant?

    /// For how many seconds after the tap it is offered to take it back.
    public static let secondsToUndo: Int64 = 10

    /// Characters of a note.
    public static let acceptedNote = 1...10_000

    public init(
        id: ID, moment: Moment, rating: Mood, note: String? = nil, isDismissed: Bool = false,
        source: Source = .manual, editedAt: Instant? = nil
    ) {
        self.id = id
        self.moment = moment
        self.rating = rating
        self.note = note
        self.isDismissed = isDismissed
        self.source = source
        self.editedAt = editedAt
    }

    /// Whether the note is within its bounds.
    public var isAcceptable: Bool { note.map { Self.acceptedNote.contains($0.count) } ?? true }

    /// Ratings that stand out, and so are asked about: very good, bad and very bad.
    public static let askedAbout: Set<Mood> = [.light, .low, .heavy]

    /// Whether it may still be asked what was going on.
    public var isOpen: Bool { note == nil && !isDismissed && Self.askedAbout.contains(rating) }

    /// The one to ask about on `day`: the newest open check-in of that very day; `nil` = ask nothing.
    ///
    /// Older open ones of the day stay answerable; at the end of the day the question goes by itself. Of two at
    /// the same instant the greater id counts as newer.
    public static func toAskAbout(on day: LocalDay, among checkIns: some Sequence<CheckIn>) -> CheckIn? {
        checkIns.filter { $0.isOpen && $0.moment.day == day }
            .max { ($0.moment.instant, $0.id.rawValue) < ($1.moment.instant, $1.id.rawValue) }
    }
}

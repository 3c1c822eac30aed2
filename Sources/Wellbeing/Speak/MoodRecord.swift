/// A check-in or a spoken entry, in a list of both.
public enum MoodRecord: Hashable, Sendable {
    case checkIn(CheckIn)
    case spoken(SpokenEntry)

    public var moment: Moment {
        switch self {
        case .checkIn(let checkIn): checkIn.moment
        case .spoken(let entry): entry.moment
        }
    }

    public var place: RecordPlace {
        switch self {
        case .checkIn(let checkIn): checkIn.place
        case .spoken(let entry): entry.place
        }
    }

    /// Both kinds as one list, newest first; of the same instant the greater id comes first.
    public static func newestFirst(_ checkIns: [CheckIn], _ spoken: [SpokenEntry]) -> [MoodRecord] {
        (checkIns.map(MoodRecord.checkIn) + spoken.map(MoodRecord.spoken)).sorted { $0.place > $1.place }
    }
}

extension RecordPlace {
    /// Such as `1764000000000.6f9619ff-…`: fit for an address.
    public var token: String { JournalCursor(instant: instant, id: id).token }

    /// `nil` unless `token` was printed by ``token``.
    public init?(token: String) {
        guard let cursor = JournalCursor(token: token) else { return nil }
        self.init(instant: cursor.instant, id: cursor.id)
    }
}

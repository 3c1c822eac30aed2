/// The check-ins as a table: one row a check-in.
public struct CheckInTable: Hashable, Sendable {
    /// In their order.
    public enum Column: String, Hashable, Sendable, CaseIterable {
        /// The frozen day that the person counted the check-in to.
        case day
        /// Calendar and clock at the place of checking in.
        case time
        /// 1 very bad … 5 very good, a number.
        case rating
        /// The rating as a word.
        case ratingWord
        /// What was going on.
        case note
        case source
        /// Whether the question what was going on was waved away.
        case isDismissed
        /// The zone's IANA identifier.
        case zone
        /// The instant in UTC, to the millisecond, as text.
        case instant
        case id
    }

    public let words: SpokenDiaryWords

    public init(words: SpokenDiaryWords) {
        self.words = words
    }

    /// The first record.
    public var heads: [SheetCell] {
        Column.allCases.map { .text(words.checkInHeads[$0] ?? $0.rawValue) }
    }

    /// The cells of a check-in, one a column.
    public func cells(_ row: CheckIn) -> [SheetCell] {
        Column.allCases.map { column in
            switch column {
            case .day: .day(row.moment.day)
            case .time: .wallClock(of: row.moment)
            case .rating: .number(Double(row.rating.rawValue))
            case .ratingWord: .text(word(of: row.rating.rawValue))
            case .note: row.note.map { .text($0) } ?? .empty
            case .source: .text(words.sources[row.source] ?? row.source.rawValue)
            case .isDismissed: .text(row.isDismissed ? words.yes : words.no)
            case .zone: .text(row.moment.zone.identifier)
            case .instant: .text(row.moment.instant.description)
            case .id: .text(row.id.rawValue)
            }
        }
    }

    private func word(of rating: Int) -> String {
        words.ratings.indices.contains(rating - 1) ? words.ratings[rating - 1] : String(rating)
    }
}

/// Which days of check-ins and spoken entries are looked back on.
public enum CheckInRange: Hashable, Sendable {
    /// So many days up to today, today among them.
    case last(Span)
    /// From the first record to the last, or to today if that is later.
    case all
    /// From a day through a day, both included; `nil` = from the first record, or through today.
    case custom(from: LocalDay?, through: LocalDay?)

    /// Lengths to choose from, in days.
    public enum Span: Int, Hashable, Sendable, CaseIterable {
        case week = 7
        case month = 30
        case quarter = 90
        case year = 365
    }

    /// What is wrong with days that a person named.
    public enum Fault: Error, Hashable, Sendable {
        /// The first, or the last, is no day of the calendar.
        case noSuchDay(isFirst: Bool)
        /// The last is before the first.
        case reversed
    }

    /// What is shown unless something else is asked for.
    public static let standard = CheckInRange.last(.month)

    /// The range from one day through another, as they were typed: `2026-05-27`, or nothing.
    public init(from first: String, through last: String) throws(Fault) {
        let from = LocalDay(iso: first)
        let through = LocalDay(iso: last)
        guard first.isEmpty || from != nil else { throw .noSuchDay(isFirst: true) }
        guard last.isEmpty || through != nil else { throw .noSuchDay(isFirst: false) }
        if let from, let through, through < from { throw .reversed }
        self = .custom(from: from, through: through)
    }

    /// The days it stands for.
    ///
    /// - Parameter span: the first and the last day with a record; `nil` = there is none.
    public func days(today: LocalDay, span: ClosedRange<LocalDay>?) -> DayRange {
        let latest = max(today, span?.upperBound ?? today)
        let earliest = min(today, span?.lowerBound ?? today)
        let (first, last) =
            switch self {
            case .last(let span): (today.adding(days: 1 - span.rawValue), today)
            case .all: (earliest, latest)
            case .custom(let from?, let through?): (from, through)
            case .custom(let from?, nil): (from, max(from, latest))
            case .custom(nil, let through?): (min(earliest, through), through)
            case .custom(nil, nil): (earliest, latest)
            }
        return DayRange(first: first, last: last) ?? DayRange(last: 1, through: today)
    }
}

/// What one point of a drawing of check-ins stands for.
///
/// The finest that keeps a drawing to at most ``most`` points of each kind.
public enum CheckInGrain: Hashable, Sendable {
    /// One record each.
    case each
    case day
    case week
    /// A month of the calendar.
    case month
    /// So many years of the calendar.
    case years(Int)

    /// Points of each kind, and slots, that a drawing has at most.
    public static let most = 150
    /// Days of a range in which each record may be a point of its own.
    public static let mostDaysOfEach = 31

    /// The grain for `days` that hold so many check-ins and so many spoken entries.
    public init(of days: DayRange, checkIns: Int, spoken: Int, startingOn start: Week.FirstWeekday) {
        if days.count <= Self.mostDaysOfEach, max(checkIns, spoken) <= Self.most {
            self = .each
            return
        }
        let grains: [CheckInGrain] = [.day, .week, .month]
        let years = days.last.parts.year - days.first.parts.year + 1
        self =
            grains.first { $0.slotCount(of: days, startingOn: start) <= Self.most }
            ?? .years((years + Self.most - 1) / Self.most)
    }

    private func slotCount(of days: DayRange, startingOn start: Week.FirstWeekday) -> Int {
        switch self {
        case .each, .day: days.count
        case .week:
            (Week(containing: days.last, startingOn: start).first.number
                - Week(containing: days.first, startingOn: start).first.number) / 7 + 1
        case .month: Month(containing: days.last).number - Month(containing: days.first).number + 1
        case .years(let years): (days.last.parts.year - days.first.parts.year) / years + 1
        }
    }

    /// The slots that `days` are gathered in, oldest first; the first and the last may be cut short.
    func slots(of days: DayRange, startingOn start: Week.FirstWeekday) -> [DayRange] {
        var slots: [DayRange] = []
        var first = days.first
        while first <= days.last {
            let end = min(lastDay(of: first, since: days.first, startingOn: start), days.last)
            guard let slot = DayRange(first: first, last: end) else { break }
            slots.append(slot)
            first = end.adding(days: 1)
        }
        return slots
    }

    /// The last day of the slot that `day` begins.
    private func lastDay(
        of day: LocalDay, since first: LocalDay, startingOn start: Week.FirstWeekday
    ) -> LocalDay {
        switch self {
        case .each, .day: return day
        case .week: return Week(containing: day, startingOn: start).last
        case .month: return Month(containing: day).last
        case .years(let years):
            let passed = (day.parts.year - first.parts.year) / years
            let year = first.parts.year + (passed + 1) * years - 1
            return LocalDay(year: year, month: 12, day: 31) ?? LocalDay(number: 2_932_896)
        }
    }
}

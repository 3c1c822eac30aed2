/// How far back insights look; raw values are days.
public enum InsightPeriod: Int, Hashable, Sendable, CaseIterable {
    case week = 7
    case month = 30

    /// The last days up to and with `today`.
    public func current(today: LocalDay) -> DayRange { DayRange(last: rawValue, through: today) }
    /// As many days before them.
    public func previous(today: LocalDay) -> DayRange {
        DayRange(last: rawValue, through: today.adding(days: -rawValue))
    }

    /// Tracked days that it takes to say anything: 7.
    public var daysToSpeak: Int { 7 }
    /// Tracked days that it takes in each of two periods to compare them: 7 of a week, 15 of a month.
    public var daysToCompare: Int { self == .week ? 7 : 15 }
}

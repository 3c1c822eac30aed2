/// Days in a row, both ends included.
public struct DayRange: Hashable, Sendable {
    public let first: LocalDay
    public let last: LocalDay

    /// `nil` if `last` is before `first`.
    public init?(first: LocalDay, last: LocalDay) {
        guard first <= last else { return nil }
        self.first = first
        self.last = last
    }

    /// The last `count` days up to `today`, today included; at least one.
    ///
    /// Counted in calendar days, so a day of 23 or 25 hours is one like any other.
    public init(last count: Int, through today: LocalDay) {
        first = today.adding(days: 1 - max(1, count))
        last = today
    }

    /// How many days, 1 or more.
    public var count: Int { last.number - first.number + 1 }
    /// All of them, oldest first.
    public var days: [LocalDay] { (first.number...last.number).map(LocalDay.init(number:)) }

    public func contains(_ day: LocalDay) -> Bool { first <= day && day <= last }
}

/// How many days in a row something was done.
public struct Streak: Hashable, Sendable {
    /// Days in a row up to today, or up to yesterday while today is still open; 0 = none.
    public let current: Int
    /// The longest run of all; never less than ``current``.
    public let longest: Int

    /// Counts calendar days, never hours, so a clock change breaks nothing.
    ///
    /// Today does not break a run before it is over. A day after `today`, which travel to the west can leave
    /// behind, counts to the longest run but not to the current one.
    public init(of days: Set<LocalDay>, today: LocalDay) {
        var longest = 0
        for day in days where !days.contains(day.adding(days: -1)) {
            longest = max(longest, Self.run(from: day, step: 1, in: days))
        }
        let end = days.contains(today) ? today : today.adding(days: -1)
        current = Self.run(from: end, step: -1, in: days)
        self.longest = longest
    }

    private static func run(from start: LocalDay, step: Int, in days: Set<LocalDay>) -> Int {
        var length = 0
        while days.contains(start.adding(days: length * step)) { length += 1 }
        return length
    }
}

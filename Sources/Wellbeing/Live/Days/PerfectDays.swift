/// How many days both goals were reached, and how many in a row.
public struct PerfectDays: Hashable, Sendable {
    /// In a row up to today, or up to yesterday while today is not perfect yet; 0 = none.
    public let current: Int
    /// The longest row of all; never less than ``current``.
    public let longest: Int
    /// All of them.
    public let count: Int

    /// - Parameters:
    ///   - days: in any order; of two of the same day the last one counts, and those after `today` do not.
    ///   - skipped: days that the person did not have, such as one lost by flying east over the date line; they neither
    ///     break a row nor make it longer.
    public init(of days: some Sequence<GoalDay>, today: LocalDay, skipped: Set<LocalDay> = []) {
        var perfect: Set<LocalDay> = []
        for day in days where day.day <= today {
            if day.isPerfect { perfect.insert(day.day) } else { perfect.remove(day.day) }
        }
        // What she did on a day she had after all.
        let gaps = skipped.subtracting(perfect).map(\.number).sorted()
        func closed(_ day: LocalDay) -> LocalDay {
            day.adding(days: -gaps.count { $0 <= day.number })
        }
        let streak = Streak(of: Set(perfect.map(closed)), today: closed(today))
        current = streak.current
        longest = streak.longest
        count = perfect.count
    }
}

/// What the food entries of a day say about caffeine and sugar, in plain numbers.
public struct Intake: Hashable, Sendable {
    /// All entries of the day, 0 or more.
    public let entries: Int
    /// Those whose counts are known.
    public let tracked: Int
    /// Drinks with caffeine in the tracked entries.
    public let caffeine: Int
    /// Sugary items in the tracked entries.
    public let sugary: Int
    /// Whether a tracked entry at or after ``lateHour`` has caffeine.
    public let hasLateCaffeine: Bool

    /// From here on a drink is late: 16:00.
    public static let lateHour = 16

    /// Negative numbers become 0, and no more is tracked than there is.
    public init(entries: Int, tracked: Int, caffeine: Int, sugary: Int, hasLateCaffeine: Bool) {
        self.entries = max(0, entries)
        self.tracked = min(max(0, tracked), self.entries)
        self.caffeine = max(0, caffeine)
        self.sugary = max(0, sugary)
        self.hasLateCaffeine = hasLateCaffeine
    }

    /// Counts `entries` of one day, in any order.
    ///
    /// The hour is the one that the clock showed where the person was; after midnight it is later still, as long as the
    /// entry counts to the day before.
    public init(of entries: some Sequence<FoodEntry>) {
        let entries = Array(entries)
        let day = FoodDay(entries)
        self.init(
            entries: entries.count, tracked: day.caffeine.tracked, caffeine: day.caffeine.items,
            sugary: day.sugary.items,
            hasLateCaffeine: entries.contains { entry in
                guard entry.isCounted, let count = entry.caffeineCount, count > 0 else { return false }
                let wall = entry.moment.zone.wallClock(at: entry.moment.instant)
                let minutes = (wall.date.number - entry.moment.day.number) * 1_440 + wall.minuteOfDay
                return minutes >= Self.lateHour * 60
            })
    }

    /// Whether there are entries, and all of them are tracked.
    public var isComplete: Bool { entries > 0 && tracked == entries }
}

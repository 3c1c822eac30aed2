/// What one day of a period holds.
public struct DayMetrics: Hashable, Sendable {
    public let day: LocalDay
    public let entries: Int
    /// Entries for each mood that was said; a mood that was not said is not in it.
    public let moods: [Mood: Int]
    /// Entries for each verdict, corrections respected; entries without a reading are not in it.
    public let verdicts: [EmotionVerdict: Int]
    /// Whether the day is still to come.
    public let isFuture: Bool

    public init(
        day: LocalDay, entries: Int, moods: [Mood: Int], verdicts: [EmotionVerdict: Int], isFuture: Bool
    ) {
        self.day = day
        self.entries = entries
        self.moods = moods
        self.verdicts = verdicts
        self.isFuture = isFuture
    }

    /// Mean of the moods that were said, 1…5; `nil` = none was: a gap, never a guess.
    public var meanMood: Double? { Self.mean(of: moods) }

    /// Mean of `moods`, 1…5; `nil` = none.
    public static func mean(of moods: [Mood: Int]) -> Double? {
        let count = moods.values.reduce(0, +)
        guard count > 0 else { return nil }
        return Double(moods.reduce(0) { $0 + $1.key.rawValue * $1.value }) / Double(count)
    }
}

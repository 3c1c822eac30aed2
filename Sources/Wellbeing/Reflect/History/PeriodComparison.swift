/// A period against the one before it.
///
/// Careful on purpose: a number that is missing on one side is compared with nothing, and a small difference is none.
public struct PeriodComparison: Hashable, Sendable {
    /// A number then and now.
    public struct Measured: Hashable, Sendable {
        public let before: Double
        public let now: Double
        public let tendency: Tendency

        public init(before: Double, now: Double, atLeast least: Double) {
            self.before = before
            self.now = now
            tendency = .from(before, to: now, atLeast: least)
        }
    }

    /// Mean of the moods that were said, 1…5; `nil` = fewer than ``fewestEntries`` were said in one of the two.
    ///
    /// Half a step or more counts.
    public let mood: Measured?
    /// The share of each emotion among the entries with a clear one, 0…1, for emotions that either period has; empty
    /// = fewer than ``fewestEntries`` were clear in one of the two.
    ///
    /// Twenty percentage points or more count.
    public let emotions: [Emotion: Measured]
    /// Days with entries; `nil` = the present period is not over, or its days cannot be compared.
    ///
    /// Two days or more count for a week, four for a month.
    public let daysWithEntries: Measured?

    /// Entries that a period needs to be compared.
    public static let fewestEntries = 4

    /// `nil` = one of the two has fewer than ``fewestEntries`` entries.
    public init?(of present: PeriodMetrics, against before: PeriodMetrics) {
        guard present.entries >= Self.fewestEntries, before.entries >= Self.fewestEntries else { return nil }
        mood = Self.mood(of: present, against: before)
        emotions = Self.emotions(of: present, against: before)
        let isOver = !present.days.contains(where: \.isFuture)
        let least: Double =
            switch present.period {
            case .week: 2
            case .month: 4
            }
        daysWithEntries =
            isOver
            ? Measured(
                before: Double(before.daysWithEntries), now: Double(present.daysWithEntries), atLeast: least)
            : nil
    }

    private static func mood(of present: PeriodMetrics, against before: PeriodMetrics) -> Measured? {
        guard said(present) >= fewestEntries, said(before) >= fewestEntries, let now = present.meanMood,
            let then = before.meanMood
        else { return nil }
        return Measured(before: then, now: now, atLeast: 0.5)
    }

    private static func said(_ metrics: PeriodMetrics) -> Int { metrics.moods.values.reduce(0, +) }

    private static func emotions(
        of present: PeriodMetrics, against before: PeriodMetrics
    ) -> [Emotion: Measured] {
        let (now, then) = (present.decided, before.decided)
        guard now >= fewestEntries, then >= fewestEntries else { return [:] }
        var emotions: [Emotion: Measured] = [:]
        for emotion in Emotion.allCases {
            let counts = (before.verdicts[.felt(emotion)] ?? 0, present.verdicts[.felt(emotion)] ?? 0)
            guard counts.0 + counts.1 > 0 else { continue }
            emotions[emotion] = Measured(
                before: Double(counts.0) / Double(then), now: Double(counts.1) / Double(now), atLeast: 0.2)
        }
        return emotions
    }
}

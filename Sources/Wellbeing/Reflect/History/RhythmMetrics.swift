/// When in the week and in the day a person writes.
public struct RhythmMetrics: Hashable, Sendable {
    /// What one weekday or one part of the day holds.
    public struct Beat: Hashable, Sendable {
        public let entries: Int
        /// Whole per cents of all entries; those of all beats add up to 100, or all are 0.
        public let percent: Int
        /// Mean of the moods that were said, 1…5; `nil` = none was.
        public let meanMood: Double?

        public init(entries: Int, percent: Int, meanMood: Double?) {
            self.entries = entries
            self.percent = percent
            self.meanMood = meanMood
        }
    }

    /// Seven, Monday first, by the day that an entry belongs to.
    public let weekdays: [Beat]
    /// One for each part, by the clock where the entry was written.
    public let parts: [PartOfDay: Beat]
    /// The part with more than half of four or more entries; `nil` = no part stands out.
    public let mainPart: PartOfDay?
    /// Days in a row, counted inside the period only; ``Streak/current`` is the run up to today.
    public let streak: Streak

    /// Counts those of `entries` that belong to a day of `period`.
    public init(of entries: some Sequence<Reflection>, in period: Period, today: LocalDay) {
        let entries = entries.filter { period.contains($0.moment.day) }
        let byWeekday = Dictionary(grouping: entries, by: \.moment.day.isoWeekday)
        weekdays = Self.beats(of: (1...7).map { byWeekday[$0] ?? [] })
        let byPart = Dictionary(grouping: entries) { PartOfDay(of: $0.moment) }
        let parts = zip(PartOfDay.allCases, Self.beats(of: PartOfDay.allCases.map { byPart[$0] ?? [] }))
        self.parts = Dictionary(uniqueKeysWithValues: Array(parts))
        mainPart =
            entries.count >= 4
            ? PartOfDay.allCases.first { (byPart[$0]?.count ?? 0) * 2 > entries.count } : nil
        streak = Streak(of: Set(entries.map(\.moment.day)), today: today)
    }

    private static func beats(of groups: [[Reflection]]) -> [Beat] {
        zip(groups, wholePercents(of: groups.map(\.count))).map { group, percent in
            let moods = PeriodMetrics.counts(of: group.compactMap(\.mood))
            return Beat(entries: group.count, percent: percent, meanMood: DayMetrics.mean(of: moods))
        }
    }
}

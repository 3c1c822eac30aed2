/// The numbers of an ``EmotionReport``.
public struct EmotionFindings: Hashable, Sendable {
    /// A day of the heat calendar.
    public struct Day: Hashable, Sendable {
        public let day: LocalDay
        public let entries: Int
        /// The emotion of most of the day's entries, of several the one felt last; `unclear` only if none was clear;
        /// `nil` = no entry was read.
        public let dominant: EmotionVerdict?
        /// Whether the day is still to come.
        public let isFuture: Bool

        public init(day: LocalDay, entries: Int, dominant: EmotionVerdict?, isFuture: Bool) {
            self.day = day
            self.entries = entries
            self.dominant = dominant
            self.isFuture = isFuture
        }
    }

    public let period: Period
    /// The emotions of the entries with a clear one, greatest share first.
    public let shares: [EmotionShare]
    /// Entries with a clear emotion, corrections respected.
    public let decided: Int
    /// Entries that were read, and in which no emotion is clear.
    public let unclear: Int
    /// Entries without a reading.
    public let unread: Int
    /// Entries whose reading the person corrected.
    public let corrected: Int
    /// Days on which each emotion was felt at least once; an emotion without a day is not in it.
    public let daysFelt: [Emotion: Int]
    /// One for each day of the period, in order.
    public let days: [Day]
    /// `nil` = one of the two periods has too few entries.
    public let comparison: PeriodComparison?

    /// - Parameter entries: of the period, in the order in which they happened.
    init(of entries: [Reflection], in period: Period, today: LocalDay, comparison: PeriodComparison?) {
        self.period = period
        let verdicts = PeriodMetrics.counts(of: entries.compactMap(\.verdict))
        shares = EmotionShare.shares(of: verdicts)
        decided = shares.reduce(0) { $0 + $1.entries }
        unclear = verdicts[.unclear] ?? 0
        unread = entries.count { $0.verdict == nil }
        corrected = entries.count { $0.correction != nil }
        let byDay = Dictionary(grouping: entries, by: \.moment.day)
        var daysFelt: [Emotion: Int] = [:]
        for entries in byDay.values {
            let felt = Set(
                entries.compactMap { entry in
                    if case .felt(let emotion) = entry.verdict { emotion } else { nil }
                })
            for emotion in felt { daysFelt[emotion, default: 0] += 1 }
        }
        self.daysFelt = daysFelt
        days = period.days.map { day in
            let entries = byDay[day] ?? []
            let felt = PeriodMetrics.dominantEmotion(of: entries).map(EmotionVerdict.felt)
            let isUnclear = entries.contains { $0.verdict == .unclear }
            return Day(
                day: day, entries: entries.count, dominant: felt ?? (isUnclear ? .unclear : nil),
                isFuture: day > today)
        }
        self.comparison = comparison
    }
}

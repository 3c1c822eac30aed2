public import Wellbeing

// What the pages of looking back show: plain values, made by Web.

/// A week in a list: what is counted of it, without its texts.
public struct WeekGlance: Hashable, Sendable {
    public var week: Week
    public var entries: Int
    public var daysWithEntries: Int
    /// The mood said most often; of several the one said last; `nil` = none was, or the counts do not tell.
    public var mood: Mood?

    public init(week: Week, entries: Int, daysWithEntries: Int, mood: Mood?) {
        self.week = week
        self.entries = entries
        self.daysWithEntries = daysWithEntries
        self.mood = mood
    }

    /// Counts those of `tallies` that belong to `week`.
    public init(_ week: Week, of tallies: [DayTally]) {
        let own = tallies.filter { week.first <= $0.day && $0.day <= week.last }
        var counts: [Mood: Int] = [:]
        var lastSaid: [Mood: LocalDay] = [:]
        for tally in own.sorted(by: { $0.day < $1.day }) {
            for (mood, count) in tally.moods {
                counts[mood, default: 0] += count
                lastSaid[mood] = tally.day
            }
        }
        let most = counts.values.max()
        let candidates = counts.filter { $0.value == most }.map(\.key)
        let lastDay = candidates.compactMap { lastSaid[$0] }.max()
        let latest = candidates.filter { lastSaid[$0] == lastDay }
        self.init(
            week: week, entries: own.reduce(0) { $0 + $1.entries },
            daysWithEntries: own.count { $0.entries > 0 }, mood: latest.count == 1 ? latest.first : nil)
    }
}

/// The weeks and months there are.
public struct HistoryView: Hashable, Sendable {
    /// The present week; `nil` on the pages after the first.
    public var present: WeekGlance?
    /// What is said first of the present week.
    public var opening: NarrativeFact?
    /// How strongly an entry of the last 72 hours calls for help.
    public var tier: CrisisTier
    /// Weeks with entries, newest first.
    public var weeks: [WeekGlance]
    /// The next page begins before this day; `nil` = this is the last one.
    public var older: LocalDay?
    /// Whether this is not the first page.
    public var isContinued: Bool
    /// Entries of each month that has some.
    public var months: [Month: Int]

    public init(
        present: WeekGlance?, opening: NarrativeFact?, tier: CrisisTier, weeks: [WeekGlance],
        older: LocalDay?, isContinued: Bool, months: [Month: Int]
    ) {
        self.present = present
        self.opening = opening
        self.tier = tier
        self.weeks = weeks
        self.older = older
        self.isContinued = isContinued
        self.months = months
    }
}

/// A week or a month looked back on.
public struct PeriodView: Hashable, Sendable {
    public var review: PeriodReview
    /// How strongly an entry of the period, of the last 72 hours, calls for help.
    ///
    /// From ``CrisisTier/help`` on nothing is said of moods and emotions, and nothing praised.
    public var tier: CrisisTier
    /// What a model wrote of the week, or the way to it.
    public var summary = SummaryView.nothing
    /// The mean of the period's check-ins, which stand for themselves; `nil` = there are none.
    public var checkIns: MeanRating?
    /// Whether there is something before the period.
    public var hasPrevious: Bool
    /// Whether the period after has begun or holds entries.
    public var hasNext: Bool

    public init(
        review: PeriodReview, tier: CrisisTier, hasPrevious: Bool, hasNext: Bool
    ) {
        self.review = review
        self.tier = tier
        self.hasPrevious = hasPrevious
        self.hasNext = hasNext
    }

    public var period: Period { review.period }
    var metrics: PeriodMetrics { review.metrics }
    var before: PeriodMetrics { review.before }
    var rhythm: RhythmMetrics { review.rhythm }
    var report: EmotionReport { review.report }
    /// Whether moods and emotions are left alone.
    var isHeld: Bool { tier >= .help }

    /// What is told, in order.
    var facts: [NarrativeFact] {
        isHeld ? Array(review.facts.prefix(1)) : review.facts
    }
}

/// One day of a week.
public struct DayView: Hashable, Sendable {
    public var day: LocalDay
    public var week: Week
    /// Entries of each day of the week.
    public var counts: [LocalDay: Int]
    /// Of the day, in the order in which they happened.
    public var entries: [Reflection]
    /// Check-ins and spoken entries of the day, in the order in which they happened.
    public var records: [MoodRecord]
    public var hasPrevious: Bool
    public var hasNext: Bool

    public init(
        day: LocalDay, week: Week, counts: [LocalDay: Int], entries: [Reflection],
        records: [MoodRecord] = [], hasPrevious: Bool, hasNext: Bool
    ) {
        self.day = day
        self.week = week
        self.counts = counts
        self.entries = entries
        self.records = records
        self.hasPrevious = hasPrevious
        self.hasNext = hasNext
    }
}

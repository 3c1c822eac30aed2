/// Everything that is told of a week or a month.
///
/// A pure function of the entries of the period and of the one before it; others change nothing.
public struct PeriodReview: Hashable, Sendable {
    public let metrics: PeriodMetrics
    /// The numbers of the period before; no moments and no quote of it.
    public let before: PeriodMetrics
    /// `nil` = one of the two has too few entries.
    public let comparison: PeriodComparison?
    public let rhythm: RhythmMetrics
    public let report: EmotionReport
    /// What is told, sentence by sentence.
    public let facts: [NarrativeFact]

    public var period: Period { metrics.period }

    /// - Parameter choosesWords: whether moments and a quote are looked for, which takes most of the time.
    public init(of entries: [Reflection], in period: Period, today: LocalDay, choosesWords: Bool = true) {
        let own = entries.filter { period.contains($0.moment.day) }
        metrics = PeriodMetrics(of: own, in: period, today: today, choosesWords: choosesWords)
        before = PeriodMetrics(of: entries, in: period.previous, today: today, choosesWords: false)
        comparison = PeriodComparison(of: metrics, against: before)
        rhythm = RhythmMetrics(of: own, in: period, today: today)
        report = EmotionReport(of: own, metrics: metrics, comparison: comparison, today: today)
        facts = NarrativeFacts(of: metrics, before: before, rhythm: rhythm).facts
    }
}

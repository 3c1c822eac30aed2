/// What was felt in a week or a month.
public enum EmotionReport: Hashable, Sendable {
    /// Fewer than ``fewestEntries`` entries were read or corrected: nothing is said of so few.
    case tooFew(read: Int)
    case found(EmotionFindings)

    /// Entries with a verdict that a report needs.
    public static let fewestEntries = 4

    /// Reports on those of `entries` that belong to a day of `period`, against those of the period before.
    ///
    /// - Parameter entries: of both periods, in whatever order; others change nothing.
    public init(of entries: some Sequence<Reflection>, in period: Period, today: LocalDay) {
        let all = Array(entries)
        let present = all.filter { period.contains($0.moment.day) }.sorted(by: PeriodMetrics.happenedBefore)
        let read = present.count { $0.verdict != nil }
        guard read >= Self.fewestEntries else {
            self = .tooFew(read: read)
            return
        }
        let comparison = PeriodComparison(
            of: PeriodMetrics(of: present, in: period, today: today),
            against: PeriodMetrics(of: all, in: period.previous, today: today))
        self = .found(EmotionFindings(of: present, in: period, today: today, comparison: comparison))
    }

    /// As ``init(of:in:today:)``, for metrics that are at hand.
    public init(
        of entries: some Sequence<Reflection>, metrics: PeriodMetrics, comparison: PeriodComparison?,
        today: LocalDay
    ) {
        let period = metrics.period
        let present = entries.filter { period.contains($0.moment.day) }.sorted(
            by: PeriodMetrics.happenedBefore)
        let read = present.count { $0.verdict != nil }
        self =
            read >= Self.fewestEntries
            ? .found(EmotionFindings(of: present, in: period, today: today, comparison: comparison))
            : .tooFew(read: read)
    }
}

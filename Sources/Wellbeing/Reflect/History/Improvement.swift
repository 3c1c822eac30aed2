/// Something that went well and is true by rule.
public enum Improvement: Hashable, Sendable {
    /// The mean mood is half a step or more above that of the period before.
    case lighterThanBefore(before: Double, now: Double)
    /// After the heaviest day, of a mean mood of 2.5 or less, the next day with a mood was a step or more lighter.
    case lighterAfterHeaviest(heaviest: LocalDay, next: LocalDay)
    /// The person went deeper, `times` times.
    case wentDeeper(times: Int)
    /// Entries on more days than in the period before, which had at least one.
    case moreDays(before: Int, now: Int)

    /// At most three, in this order.
    public static func found(in metrics: PeriodMetrics, before: PeriodMetrics?) -> [Improvement] {
        var found: [Improvement] = []
        if let before, let mood = PeriodComparison(of: metrics, against: before)?.mood,
            mood.tendency == .higher
        {
            found.append(.lighterThanBefore(before: mood.before, now: mood.now))
        }
        if let (heaviest, next) = lighterAfterHeaviest(metrics.days) {
            found.append(.lighterAfterHeaviest(heaviest: heaviest, next: next))
        }
        if metrics.deeperEntries > 0 { found.append(.wentDeeper(times: metrics.deeperEntries)) }
        if let before, before.daysWithEntries > 0, metrics.daysWithEntries > before.daysWithEntries {
            found.append(.moreDays(before: before.daysWithEntries, now: metrics.daysWithEntries))
        }
        return Array(found.prefix(3))
    }

    /// Of several equally heavy days the last.
    private static func lighterAfterHeaviest(_ days: [DayMetrics]) -> (LocalDay, LocalDay)? {
        let said = days.compactMap { day in day.meanMood.map { (day: day.day, mean: $0) } }
        guard let lowest = said.map(\.mean).min(), lowest <= 2.5,
            let heaviest = said.lastIndex(where: { $0.mean == lowest }), heaviest + 1 < said.count,
            said[heaviest + 1].mean - lowest >= 1
        else { return nil }
        return (said[heaviest].day, said[heaviest + 1].day)
    }
}

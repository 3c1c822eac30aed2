/// A week or a month as at most six cards, in their order.
public struct PeriodStory: Hashable, Sendable {
    public let period: Period
    /// Those that have something to show; none for a period without entries.
    ///
    /// At a glance, moods, emotions, topics, a moment, and what to take along.
    public let cards: [StoryCard]

    /// - Parameter before: the period before; `nil` = it is not known.
    public init(of metrics: PeriodMetrics, before: PeriodMetrics?) {
        period = metrics.period
        guard metrics.entries > 0 else {
            cards = []
            return
        }
        var cards: [StoryCard] = [
            .glance(
                entries: metrics.entries, daysWithEntries: metrics.daysWithEntries, days: metrics.days.count,
                wordsWritten: metrics.wordsWritten)
        ]
        if let journey = MoodJourney(of: metrics.days) { cards.append(.moods(journey)) }
        let shares = EmotionShare.shares(of: metrics.verdicts)
        if !shares.isEmpty { cards.append(.emotions(shares, unclear: metrics.unclear)) }
        if !metrics.topics.isEmpty { cards.append(.topics(metrics.topics)) }
        if let moment = Self.moment(of: metrics) { cards.append(.moment(moment)) }
        let improvements = Improvement.found(in: metrics, before: before)
        if metrics.quote != nil || !improvements.isEmpty {
            cards.append(.closing(quote: metrics.quote, improvements: improvements))
        }
        self.cards = cards
    }

    /// One that is not the quote's entry if there is one; the lightest, the deepest, the longest, the heaviest first.
    private static func moment(of metrics: PeriodMetrics) -> MemorableMoment? {
        let order: [MemorableMoment.Reason] = [.lightest, .deepest, .longest, .heaviest]
        let ranked = order.compactMap { reason in metrics.memorable.first { $0.reason == reason } }
        return ranked.first { $0.id != metrics.quote?.id } ?? ranked.first
    }
}

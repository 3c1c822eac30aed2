/// The days of one period, added up.
public struct InsightWindow: Hashable, Sendable {
    public let range: DayRange
    /// Days with anything logged, at most as many as ``range`` has.
    public let tracked: Int
    /// Those with sleep and a food score.
    public let complete: Int
    /// Sleep, water, food, exercise.
    public let metrics: [InsightMetric]

    /// - Parameters:
    ///   - days: tracked or not, in any order, one for each day.
    ///   - open: a day that is not over, whose water says nothing yet; `nil` = all are over.
    init(_ days: [LiveDay], range: DayRange, open: LocalDay?) {
        let tracked = days.filter { range.contains($0.day) && $0.isTracked }
        self.range = range
        self.tracked = tracked.count
        complete = tracked.count(where: \.isComplete)
        metrics = [
            Self.sleep(tracked), Self.water(tracked.filter { $0.day != open }), Self.food(tracked),
            Self.exercise(tracked),
        ]
    }

    public func metric(_ kind: InsightMetric.Kind) -> InsightMetric? { metrics.first { $0.kind == kind } }

    private static func sleep(_ days: [LiveDay]) -> InsightMetric {
        let nights = days.compactMap(\.sleepMinutes)
        let inRange = nights.count { SleepRange.state(minutes: $0) == .inRange }
        let minutes = nights.reduce(0) { $0 + min(max($1, 0), 1_000_000) }
        return InsightMetric(
            .sleep, score: nights.isEmpty ? nil : ExactScore(100 * inRange, over: nights.count),
            count: nights.count, reached: inRange,
            meanMinutes: nights.isEmpty ? nil : ExactScore(minutes, over: nights.count))
    }

    private static func water(_ days: [LiveDay]) -> InsightMetric {
        let measures = days.compactMap(\.water)
        // To the ten-thousandth of a percent: exact fractions of thirty different goals would not fit.
        let sum = measures.reduce(0) { sum, measure in
            let score = measure.score
            return sum + (score.numerator * 10_000 + score.denominator / 2) / score.denominator
        }
        return InsightMetric(
            .water, score: measures.isEmpty ? nil : ExactScore(sum, over: 10_000 * measures.count),
            count: measures.count, reached: measures.count(where: \.isMet))
    }

    private static func food(_ days: [LiveDay]) -> InsightMetric {
        let scores = days.compactMap(\.foodScore).map { min(max($0, 0), 100) }
        return InsightMetric(
            .food, score: scores.isEmpty ? nil : ExactScore(scores.reduce(0, +), over: scores.count),
            count: scores.count)
    }

    private static func exercise(_ days: [LiveDay]) -> InsightMetric {
        let entries = days.flatMap(\.exercise)
        let minutes = entries.compactMap(\.minutes).map { min(max($0, 0), 1_440) }
        var category: ExerciseCategory?
        var most = 0
        for candidate in ExerciseCategory.allCases {
            let count = entries.count { $0.category == candidate }
            if count > most { (category, most) = (candidate, count) }
        }
        return InsightMetric(
            .exercise, score: nil, count: entries.count,
            totalMinutes: minutes.isEmpty ? nil : minutes.reduce(0, +), category: category)
    }
}

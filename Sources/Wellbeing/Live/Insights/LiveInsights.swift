/// What a week or a month of days shows: shares with the days they rest on, a comparison with the period before, and
/// links between the rooms.
///
/// Steps play no part. What is not known is left out, never counted as nothing.
public struct LiveInsights: Hashable, Sendable {
    public let period: InsightPeriod
    /// The days up to today.
    public let current: InsightWindow
    /// As many days before.
    public let previous: InsightWindow
    /// Sleep, water, food, exercise of ``current``, with their directions.
    public let metrics: [InsightMetric]
    /// `nil` = nothing is counted.
    public let exposure: Exposure?
    /// In the order of ``RoomLink/all``; each says itself whether it rests on enough days.
    public let links: [RoomLink]

    /// - Parameters:
    ///   - days: in any order, also from before the period; of two of the same day the last one counts.
    ///   - today: the last day of the period; later ones are left out.
    ///   - todayIsOver: whether today's water, food and exercise are all there will be.
    public init(of days: some Sequence<LiveDay>, period: InsightPeriod, today: LocalDay, todayIsOver: Bool) {
        var byDay: [LocalDay: LiveDay] = [:]
        for day in days where day.day <= today { byDay[day.day] = day }
        let all = Array(byDay.values)
        let open = todayIsOver ? nil : today
        let current = InsightWindow(all, range: period.current(today: today), open: open)
        let previous = InsightWindow(all, range: period.previous(today: today), open: nil)
        self.period = period
        self.current = current
        self.previous = previous
        metrics = current.metrics.map { metric in
            var metric = metric
            metric.direction = Self.direction(metric, previous, current, period)
            return metric
        }
        exposure = Exposure(of: all.filter { current.range.contains($0.day) && $0.isTracked })
        links = RoomLink.all.map {
            RoomLink($0.factor, $0.outcome, days: byDay, range: current.range, open: open)
        }
    }

    private static func direction(
        _ metric: InsightMetric, _ previous: InsightWindow, _ current: InsightWindow, _ period: InsightPeriod
    ) -> InsightMetric.Direction {
        if metric.kind == .exercise { return .optionalLog }
        let least = period.daysToCompare
        guard min(current.tracked, previous.tracked) >= least, let before = previous.metric(metric.kind)
        else {
            return .buildingBaseline
        }
        if metric.kind != .water, min(metric.count, before.count) < least { return .buildingBaseline }
        return metric.direction(since: before)
    }

    /// Whether there are enough tracked days to say anything.
    public var hasMinimum: Bool { current.tracked >= period.daysToSpeak }
    /// Whether both periods have enough tracked days to compare them.
    public var canCompare: Bool { min(current.tracked, previous.tracked) >= period.daysToCompare }
    /// Tracked days that are missing to ``hasMinimum``.
    public var remaining: Int { max(0, period.daysToSpeak - current.tracked) }
    /// Tracked days of all days of the period, in percent.
    public var coverage: ExactScore { ExactScore(100 * current.tracked, over: period.rawValue) }

    public func metric(_ kind: InsightMetric.Kind) -> InsightMetric? { metrics.first { $0.kind == kind } }

    /// The link of late caffeine and the sleep after it.
    public var caffeineAndSleep: RoomLink? {
        links.first { $0.factor == .lateCaffeine && $0.outcome == .sleep }
    }

    /// The lowest score of sleep, water and food, of equals the first; `nil` = none is known, or all are full.
    public var focus: InsightMetric.Kind? {
        var lowest: InsightMetric?
        for metric in metrics {
            guard let score = metric.score else { continue }
            if let known = lowest?.score, known <= score { continue }
            lowest = metric
        }
        guard let lowest, let score = lowest.score, score < ExactScore(100) else { return nil }
        return lowest.kind
    }

    public var verdict: InsightVerdict {
        if !hasMinimum { return .incomplete(remaining: remaining) }
        let slipping = metrics.filter { $0.direction == .slipping }.map(\.kind)
        if !slipping.isEmpty { return .slipping(slipping) }
        let improving = metrics.filter { $0.direction == .improving }.map(\.kind)
        if !improving.isEmpty { return .improving(improving) }
        return canCompare ? .steady : .thinComparison
    }

    public var action: InsightAction {
        if metrics.allSatisfy({ $0.score == nil }) { return .buildBaseline }
        switch focus {
        case .sleep: return .steadySleep
        case .water: return .finishWater
        case .food: return .improveNextMeal
        case .exercise, nil: return .keepGoing
        }
    }

    /// The mean of the known scores of sleep, water and food; `nil` = none is known.
    public var meanScore: ExactScore? {
        let scores = metrics.compactMap(\.score)
        guard !scores.isEmpty else { return nil }
        return scores.reduce(ExactScore(0), +) / scores.count
    }

    /// What a barb about the period is about.
    ///
    /// A good period is not teased for its weakest part: only what is below 80 by itself is named.
    public func barbTarget(foodBarbs: Bool) -> BarbTarget {
        let verdict = verdict
        if case .incomplete = verdict { return .baselineThin }
        if let mean = meanScore, ReportBand(score: mean.rounded) == .good {
            if case .improving = verdict { return .trendImproving }
            if verdict == .steady { return .allGood }
        }
        if let focus, let score = metric(focus)?.score, score < ExactScore(80) {
            switch focus {
            case .sleep: return .sleepConsistency
            case .water: return .waterConsistency
            case .food where foodBarbs: return .foodQuality
            case .food, .exercise: break
            }
        }
        switch verdict {
        case .improving: return .trendImproving
        case .steady: return .trendSteady
        case .slipping: return .trendSlipping
        case .incomplete, .thinComparison: return .baselineThin
        }
    }
}

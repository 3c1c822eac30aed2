/// How a day went: one score from 0 to 100, the same for equal numbers, from that day's numbers alone.
///
/// Each part that is known has a score from 0 to 100 and a weight from the profile. The score is the weighted mean of
/// the parts that are known; what is not known neither helps nor harms.
public struct DailyReport: Hashable, Sendable {
    /// One metric's share in the score.
    public struct Part: Hashable, Sendable {
        public let metric: ReportMetric
        /// 0…100; `nil` = not known.
        public let score: ExactScore?
        /// By the profile, percent of the whole.
        public let weight: Int
        /// Percent of what is known; `nil` = not known, so without weight.
        public let effectiveWeight: ExactScore?
        /// Points of the day's score that this part cost; 0 if it is not known.
        public let loss: ExactScore
    }

    public let measures: DayMeasures
    public let profile: ScoreProfile
    /// All four, in the order of ``ReportMetric``.
    public let parts: [Part]
    /// Not rounded, 0…100; `nil` = nothing at all is known.
    public let exactScore: ExactScore?

    public init(of measures: DayMeasures, profile: ScoreProfile = .standard) {
        self.measures = measures
        self.profile = profile
        let known = ReportMetric.allCases.filter { measures.score(of: $0) != nil }
        let total = known.reduce(0) { $0 + profile.weight(of: $1) }
        parts = ReportMetric.allCases.map { metric in
            let weight = profile.weight(of: metric)
            guard let score = measures.score(of: metric) else {
                return Part(
                    metric: metric, score: nil, weight: weight, effectiveWeight: nil, loss: ExactScore(0))
            }
            return Part(
                metric: metric, score: score, weight: weight,
                effectiveWeight: ExactScore(100 * weight, over: total),
                loss: score.shortOfHundred * weight / total)
        }
        let sum = parts.reduce(ExactScore(0)) { sum, part in
            part.score.map { sum + $0 * part.weight } ?? sum
        }
        exactScore = known.isEmpty ? nil : sum / total
    }

    /// Rounded, halves up; `nil` = nothing at all is known.
    public var score: Int? { exactScore?.rounded }
    /// The band of ``score``, complete or not; see ``shownBand`` for what a person is shown.
    public var band: ReportBand? { score.map(ReportBand.init(score:)) }
    /// Whether sleep and food are both known.
    public var isComplete: Bool { missing.isEmpty }
    /// Which of sleep and food are not known, in this order.
    public var missing: [ReportMetric] {
        [.sleep, .food].filter { measures.score(of: $0) == nil }
    }
    /// The band, once sleep or food is known: before that a day has no standing, however much was drunk.
    ///
    /// It is provisional unless ``isComplete``.
    public var shownBand: ReportBand? { missing.count == 2 ? nil : band }

    /// The part of `metric`.
    public func part(_ metric: ReportMetric) -> Part? { parts.first { $0.metric == metric } }

    /// When a day's report shows itself without being asked: 22:00.
    public static let evening = ClockTime(hour: 22)
}

/// Every step from a day's numbers to its score, to be done again with paper and pencil.
///
/// Formulas use digits and signs only, with a decimal point, and read alike in every language. A result that is not
/// whole is shown to the hundredth, while the next step goes on with the exact one.
public struct DailyReportArithmetic: Hashable, Sendable {
    /// What a step finds out.
    public enum Subject: Hashable, Sendable {
        /// The score of a metric.
        case metric(ReportMetric)
        /// Movement by steps alone, and by exercise alone; there only if both are known.
        case steps, exercise
        /// The weights of what is known, together.
        case weights
        /// Each known score times its weight, together.
        case weightedSum
        /// The sum over the weights.
        case exactScore
        /// The nearest whole number, halves up.
        case score
    }

    public struct Step: Hashable, Sendable {
        public let subject: Subject
        /// Such as `min(1, 3 / 4) × 100`; empty if the metric is not known.
        public let formula: String
        /// `nil` = not known, and left out of all that follows.
        public let result: ExactScore?
    }

    /// In the order of calculation.
    public let steps: [Step]

    public init(of report: DailyReport) {
        let measures = report.measures
        var steps = [
            Step(
                subject: .metric(.food), formula: measures.clampedFood?.description ?? "",
                result: measures.clampedFood),
            Step(
                subject: .metric(.sleep), formula: Self.sleep(measures.sleepMinutes),
                result: measures.sleepScore),
            Step(
                subject: .metric(.water), formula: Self.water(measures.water), result: measures.water?.score),
        ]
        steps += Self.movement(measures)
        let known = report.parts.compactMap { part in part.score.map { (part.weight, $0) } }
        if let exact = report.exactScore {
            let weights = known.reduce(0) { $0 + $1.0 }
            let sum = known.reduce(ExactScore(0)) { $0 + $1.1 * $1.0 }
            steps += [
                Step(
                    subject: .weights, formula: known.map { String($0.0) }.joined(separator: " + "),
                    result: ExactScore(weights)),
                Step(
                    subject: .weightedSum,
                    formula: known.map { "\($0.0) × \($0.1)" }.joined(separator: " + "), result: sum),
                Step(subject: .exactScore, formula: "\(sum) / \(weights)", result: exact),
                Step(subject: .score, formula: "round(\(exact))", result: ExactScore(exact.rounded)),
            ]
        }
        self.steps = steps
    }

    private static func sleep(_ minutes: Int?) -> String {
        guard let minutes else { return "" }
        switch SleepRange.state(minutes: minutes) {
        case .under: return "\(max(0, minutes)) / \(SleepRange.shortest) × 100"
        case .over: return "max(0, 100 − 20 × (\(minutes) − \(SleepRange.longest)) / 60)"
        case .inRange, .unknown: return "\(SleepRange.shortest) ≤ \(minutes) ≤ \(SleepRange.longest)"
        }
    }

    private static func water(_ water: WaterMeasure?) -> String {
        water.map { "min(1, \($0.logged) / \(max(1, $0.goal))) × 100" } ?? ""
    }

    private static func movement(_ measures: DayMeasures) -> [Step] {
        let walked = "min(1, \(max(0, measures.steps ?? 0)) / \(DayMeasures.fullSteps)) × 100"
        let trained = "min(1, \(measures.exerciseMinutes ?? 0) / \(DayMeasures.fullExerciseMinutes)) × 100"
        switch (measures.stepScore, measures.exerciseScore) {
        case (let steps?, let exercise?):
            return [
                Step(subject: .steps, formula: walked, result: steps),
                Step(subject: .exercise, formula: trained, result: exercise),
                Step(
                    subject: .metric(.movement), formula: "max(\(steps), \(exercise))",
                    result: max(steps, exercise)),
            ]
        case (let steps?, nil): return [Step(subject: .metric(.movement), formula: walked, result: steps)]
        case (nil, let exercise?):
            return [Step(subject: .metric(.movement), formula: trained, result: exercise)]
        case (nil, nil): return [Step(subject: .metric(.movement), formula: "", result: nil)]
        }
    }
}

extension DailyReport {
    /// How the score came about.
    public var arithmetic: DailyReportArithmetic { DailyReportArithmetic(of: self) }
}

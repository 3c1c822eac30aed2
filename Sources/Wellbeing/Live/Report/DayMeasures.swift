/// What a daily report is made from: one day in plain numbers, each of that very day.
public struct DayMeasures: Hashable, Sendable {
    /// Minutes slept in the night that ended on this day; `nil` = not known.
    public var sleepMinutes: Int?
    /// `nil` = the person does not keep track of water; nothing drunk yet is 0 of the goal.
    public var water: WaterMeasure?
    /// The day's food score, 0…100; `nil` = nothing logged, nothing judged, or a score that no longer holds.
    public var foodScore: Int?
    /// Foods of the day that have no score and so are not in ``foodScore``; 0 or more.
    public var unscoredFoods: Int
    /// Steps; `nil` = not measured, or marked by the person as not hers (the phone lay on the desk).
    public var steps: Int?
    /// All known minutes of exercise; `nil` = none has a known length.
    public var exerciseMinutes: Int?
    /// Exercises logged, with or without a length; 0 or more.
    public var exerciseEntries: Int

    public init(
        sleepMinutes: Int? = nil, water: WaterMeasure? = nil, foodScore: Int? = nil, unscoredFoods: Int = 0,
        steps: Int? = nil, exerciseMinutes: Int? = nil, exerciseEntries: Int = 0
    ) {
        self.sleepMinutes = sleepMinutes
        self.water = water
        self.foodScore = foodScore
        self.unscoredFoods = unscoredFoods
        self.steps = steps
        self.exerciseMinutes = exerciseMinutes
        self.exerciseEntries = exerciseEntries
    }

    /// Steps that fill movement.
    public static let fullSteps = 8_000
    /// Minutes of exercise that fill movement.
    public static let fullExerciseMinutes = 30

    /// 0…100; `nil` = not known.
    var sleepScore: ExactScore? { sleepMinutes.map(SleepRange.score(minutes:)) }
    /// 0…100; `nil` = not known.
    var clampedFood: ExactScore? { foodScore.map { ExactScore(min(max($0, 0), 100)) } }
    /// 0…100; `nil` = not measured.
    var stepScore: ExactScore? {
        steps.map { ExactScore(100 * min(max($0, 0), Self.fullSteps), over: Self.fullSteps) }
    }
    /// 0…100; `nil` = no length known; 0 minutes are no exercise.
    var exerciseScore: ExactScore? {
        guard let minutes = exerciseMinutes, minutes > 0 else { return nil }
        return ExactScore(100 * min(minutes, Self.fullExerciseMinutes), over: Self.fullExerciseMinutes)
    }
    /// The better of both, never their sum; `nil` = neither is known.
    var movementScore: ExactScore? { [stepScore, exerciseScore].compactMap(\.self).max() }

    func score(of metric: ReportMetric) -> ExactScore? {
        switch metric {
        case .food: clampedFood
        case .sleep: sleepScore
        case .water: water?.score
        case .movement: movementScore
        }
    }
}

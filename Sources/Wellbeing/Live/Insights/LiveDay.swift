/// One day of all rooms in plain numbers, for ``LiveInsights``.
public struct LiveDay: Hashable, Sendable {
    /// Exercise, with its length in minutes; `nil` = not known.
    public struct Exercise: Hashable, Sendable {
        public let category: ExerciseCategory
        public let minutes: Int?

        public init(category: ExerciseCategory, minutes: Int?) {
            self.category = category
            self.minutes = minutes
        }
    }

    /// The day as it is stored, never worked out anew from an instant.
    public let day: LocalDay
    /// `nil` = not known.
    public var sleepMinutes: Int?
    /// `nil` = the person does not keep track of water.
    public var water: WaterMeasure?
    /// 0…100; `nil` = nothing scored, or a score that no longer holds.
    public var foodScore: Int?
    /// `nil` = nothing about food was logged.
    public var intake: Intake?
    public var exercise: [Exercise]
    /// Check-ins about sleep and water that were answered.
    public var answers: Int
    /// Every mood that was given on the day, in any order.
    public var moods: [Mood]
    /// `nil` = no reflection has a clear emotion.
    public var feelings: FeelingTally?

    public init(
        day: LocalDay, sleepMinutes: Int? = nil, water: WaterMeasure? = nil, foodScore: Int? = nil,
        intake: Intake? = nil, exercise: [Exercise] = [], answers: Int = 0, moods: [Mood] = [],
        feelings: FeelingTally? = nil
    ) {
        self.day = day
        self.sleepMinutes = sleepMinutes
        self.water = water
        self.foodScore = foodScore
        self.intake = intake
        self.exercise = exercise
        self.answers = answers
        self.moods = moods
        self.feelings = feelings
    }

    /// Whether anything of sleep, water, food or exercise is known, or a check-in was answered.
    public var isTracked: Bool {
        sleepMinutes != nil || (water?.logged ?? 0) > 0 || foodScore != nil || (intake?.entries ?? 0) > 0
            || !exercise.isEmpty || answers > 0
    }

    /// Whether sleep and a food score are both known.
    public var isComplete: Bool { sleepMinutes != nil && foodScore != nil }

    /// The mean of ``moods`` in thousandths of a step, 1000…5000; `nil` = none was given.
    var moodThousandths: Int? {
        let sum = moods.reduce(0) { $0 + $1.rawValue }
        return moods.isEmpty ? nil : (2_000 * sum + moods.count) / (2 * moods.count)
    }

    var sleepState: SleepRange.State { SleepRange.state(minutes: sleepMinutes) }
}

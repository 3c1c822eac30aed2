public import Wellbeing

/// Everything that was logged of one day.
public struct DayOfLiving: Hashable, Sendable {
    public var sleep: SleepDay
    public var water: WaterDay
    /// In the order in which they happened.
    public var foods: [FoodEntry]
    /// In the order in which they happened.
    public var exercises: [ExerciseEntry]

    public init(sleep: SleepDay, water: WaterDay, foods: [FoodEntry] = [], exercises: [ExerciseEntry] = []) {
        self.sleep = sleep
        self.water = water
        self.foods = foods
        self.exercises = exercises
    }

    /// The plain numbers of the day, for its report.
    ///
    /// - Parameters:
    ///   - tracks: what the person keeps track of; the rest is left out.
    ///   - steps: `nil` = not measured.
    public func measures(of tracks: Set<Track>, steps: Int?) -> DayMeasures {
        let food = FoodDay(foods)
        let isFood = tracks.contains(.food)
        let isExercise = tracks.contains(.exercise)
        return DayMeasures(
            sleepMinutes: tracks.contains(.sleep) ? sleep.minutes : nil,
            water: tracks.contains(.water) ? water.measure : nil, foodScore: isFood ? food.score : nil,
            unscoredFoods: isFood ? food.unscored : 0, steps: tracks.contains(.steps) ? steps : nil,
            exerciseMinutes: isExercise ? ExerciseEntry.minutes(of: exercises) : nil,
            exerciseEntries: isExercise ? exercises.count : 0)
    }
}

/// Gathers what was logged of one day.
public struct LookAtDay: Sendable {
    private let diary: any LiveRecords

    public init(diary: any LiveRecords) {
        self.diary = diary
    }

    public func run(_ day: LocalDay) async throws(DiaryError) -> DayOfLiving {
        let entries = try await diary.liveEntries(in: day...day, Set(LiveEntry.Kind.allCases))
        var (sleep, water): ([SleepLog], [WaterLog]) = ([], [])
        var (foods, exercises): ([FoodEntry], [ExerciseEntry]) = ([], [])
        for entry in entries {
            switch entry {
            case .sleep(let log): sleep.append(log)
            case .water(let log): water.append(log)
            case .food(let entry): foods.append(entry)
            case .exercise(let entry): exercises.append(entry)
            }
        }
        let choice = try await diary.healthChoices(in: day...day)[day]
        let goal = try await diary.waterGoals(in: day...day)[day]
        return DayOfLiving(
            sleep: SleepDay(day: day, logs: sleep, healthChosenAt: choice),
            water: WaterDay(day: day, goal: goal, logs: water), foods: foods, exercises: exercises)
    }
}

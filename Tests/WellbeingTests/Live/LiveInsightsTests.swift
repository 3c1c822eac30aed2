import Testing
import Wellbeing

struct LiveInsightsTests {
    private let today = LocalDay(number: 20_000)

    /// `count` days alike that end `back` days before today.
    private func days(
        _ count: Int, back: Int = 0, hours: Double? = 7, bottles: Int = 4, food: Int? = 90,
        intake: Intake? = nil, exercise: [LiveDay.Exercise] = []
    ) -> [LiveDay] {
        (0..<count).map { index in
            LiveDay(
                day: today.adding(days: -back - index), sleepMinutes: hours.map { Int($0 * 60) },
                water: WaterMeasure(logged: bottles, goal: 4), foodScore: food, intake: intake,
                exercise: exercise)
        }
    }

    private func insights(
        _ days: [LiveDay], _ period: InsightPeriod = .week, todayIsOver: Bool = true
    ) -> LiveInsights {
        LiveInsights(of: days, period: period, today: today, todayIsOver: todayIsOver)
    }

    @Test func sevenDaysAreEnoughToSpeakAndTooFewToCompare() {
        let found = insights(days(7))
        #expect(found.hasMinimum && !found.canCompare)
        #expect(found.current.tracked == 7 && found.current.complete == 7 && found.remaining == 0)
        #expect(found.metric(.sleep)?.direction == .buildingBaseline)
        #expect(found.verdict == .thinComparison)
        #expect(found.coverage.description == "100")
    }

    @Test func sixAreNot() {
        let found = insights(days(6))
        #expect(!found.hasMinimum && found.remaining == 1)
        #expect(found.verdict == .incomplete(remaining: 1))
        #expect(found.barbTarget(foodBarbs: true) == .baselineThin)
        #expect(found.coverage.description == "85.71")
    }

    @Test func aBetterWeekThanTheOneBefore() {
        let found = insights(days(7) + days(7, back: 7, hours: 5, bottles: 1, food: 40))
        #expect(found.canCompare)
        for kind in [InsightMetric.Kind.sleep, .water, .food] {
            #expect(found.metric(kind)?.direction == .improving, "\(kind)")
        }
        #expect(found.metric(.exercise)?.direction == .optionalLog)
        #expect(found.verdict == .improving([.sleep, .water, .food]))
        #expect(found.barbTarget(foodBarbs: true) == .trendImproving)
        let worse = insights(days(7, hours: 5, bottles: 1, food: 40) + days(7, back: 7))
        #expect(worse.verdict == .slipping([.sleep, .water, .food]))
        #expect(worse.focus == .sleep && worse.action == .steadySleep)
        #expect(worse.barbTarget(foodBarbs: true) == .sleepConsistency)
    }

    @Test(arguments: [(75, InsightMetric.Direction.improving), (74, .steady), (66, .steady), (65, .slipping)])
    func fivePointsAreAChange(_ score: Int, _ direction: InsightMetric.Direction) {
        let found = insights(days(7, food: score) + days(7, back: 7, food: 70))
        #expect(found.metric(.food)?.direction == direction)
    }

    @Test func aMetricWithTooFewDaysIsNotCompared() {
        let one = days(1) + days(6, back: 1, food: nil) + days(1, back: 7) + days(6, back: 8, food: nil)
        let found = insights(one)
        #expect(found.canCompare)
        #expect(found.metric(.food)?.direction == .buildingBaseline)
        #expect(found.metric(.food)?.count == 1)
        #expect(found.metric(.sleep)?.direction == .steady)
    }

    /// Water is there on every tracked day of whoever keeps track of it, so the days as a whole decide.
    @Test func waterIsComparedAsSoonAsTheDaysAre() {
        let dry = days(7).enumerated().map { index, day in
            var day = day
            if index > 2 { day.water = nil }
            return day
        }
        let found = insights(dry + days(7, back: 7, bottles: 1))
        #expect(found.metric(.water)?.count == 3 && found.metric(.water)?.direction == .improving)
    }

    @Test func aMonthTakesFifteenDaysOfEach() {
        let thin = insights(days(14) + days(14, back: 30, food: 40), .month)
        #expect(thin.hasMinimum && !thin.canCompare)
        let enough = insights(days(15) + days(15, back: 30, food: 40), .month)
        #expect(enough.canCompare && enough.metric(.food)?.direction == .improving)
        #expect(enough.coverage.description == "50")
    }

    @Test func whatTheMetricsRestOn() {
        let week = days(3) + days(2, back: 3, hours: 5.5, bottles: 3, food: 55) + days(1, back: 5, hours: nil)
        let found = insights(week)
        let sleep = found.metric(.sleep)
        // 3 of 5 nights; (3 × 420 + 2 × 330) / 5.
        #expect(sleep?.score?.description == "60" && sleep?.count == 5 && sleep?.reached == 3)
        #expect(sleep?.meanMinutes?.description == "384")
        let water = found.metric(.water)
        // (4 × 100 + 2 × 75) / 6.
        #expect(water?.score?.description == "91.67" && water?.count == 6 && water?.reached == 4)
        let food = found.metric(.food)
        // (4 × 90 + 2 × 55) / 6.
        #expect(food?.score?.description == "78.33" && food?.count == 6)
        #expect(found.focus == .sleep)
    }

    @Test func anExerciseIsToldAndNeverTheFocus() {
        let run = LiveDay.Exercise(category: .cardio, minutes: 30)
        let found = insights(days(1, exercise: [run]))
        let exercise = found.metric(.exercise)
        #expect(exercise?.count == 1 && exercise?.totalMinutes == 30 && exercise?.category == .cardio)
        #expect(exercise?.score == nil && exercise?.direction == .optionalLog)
        #expect(found.focus != .exercise)
        let untimed = insights(days(1, exercise: [LiveDay.Exercise(category: .sport, minutes: nil)]))
        #expect(untimed.metric(.exercise)?.totalMinutes == nil)
    }

    /// Of kinds done as often it is always the same one.
    @Test func theMostLoggedKindIsStable() {
        let kinds: [ExerciseCategory] = [.sport, .mobility, .strength, .sport, .strength, .mobility]
        let entries = kinds.map { LiveDay.Exercise(category: $0, minutes: 10) }
        let found = insights(days(1, exercise: entries))
        let reversed = insights(days(1, exercise: entries.reversed()))
        #expect(found.metric(.exercise)?.category == .strength)
        #expect(reversed.metric(.exercise)?.category == .strength)
    }

    @Test func exposureIsOfCountedDays() {
        let one = Intake(entries: 1, tracked: 1, caffeine: 1, sugary: 1, hasLateCaffeine: false)
        let none = Intake(entries: 2, tracked: 0, caffeine: 0, sugary: 0, hasLateCaffeine: false)
        let found = insights(days(1, intake: one) + days(1, back: 1, intake: none))
        #expect(found.exposure?.caffeine == 1 && found.exposure?.sugary == 1 && found.exposure?.days == 1)
        #expect(insights(days(3)).exposure == nil)
    }

    /// At noon one bottle of four is no quarter of a day.
    @Test func aDayThatIsNotOverDoesNotLowerTheWater() {
        let week = days(1, bottles: 1) + days(6, back: 1)
        #expect(insights(week, todayIsOver: false).metric(.water)?.score?.description == "100")
        #expect(insights(week, todayIsOver: false).metric(.water)?.count == 6)
        // (6 × 100 + 25) / 7.
        #expect(insights(week).metric(.water)?.score?.description == "89.29")
        #expect(insights(week, todayIsOver: false).current.tracked == 7)
    }

    @Test func theFocusIsTheLowestAndNothingWhenAllIsFull() {
        #expect(insights(days(7, food: 100)).focus == nil)
        #expect(insights(days(7, food: 100)).action == .keepGoing)
        #expect(insights(days(7, bottles: 3, food: 75)).focus == .water)
        #expect(insights(days(7, hours: 5, bottles: 0, food: 0)).focus == .sleep)
        #expect(insights([]).focus == nil && insights([]).action == .buildBaseline)
        #expect(insights(days(7, food: 60)).action == .improveNextMeal)
    }

    @Test func barbsNameTheBandFirst() {
        let steady = days(14, food: 85)
        #expect(insights(steady).verdict == .steady)
        #expect(insights(steady).barbTarget(foodBarbs: true) == .allGood)
        let poor = days(14, food: 30)
        #expect(insights(poor).barbTarget(foodBarbs: true) == .foodQuality)
        #expect(insights(poor).barbTarget(foodBarbs: false) == .trendSteady)
        #expect(insights(days(7, bottles: 1)).barbTarget(foodBarbs: true) == .waterConsistency)
        #expect(insights(days(7)).barbTarget(foodBarbs: true) == .baselineThin)
    }

    @Test func oneOfTwoOfTheSameDayCountsAndNoneToCome() {
        let twice = days(1, hours: 5) + days(1, hours: 8)
        #expect(insights(twice).current.tracked == 1)
        #expect(insights(twice).metric(.sleep)?.meanMinutes?.description == "480")
        #expect(insights(days(1, back: -1)).current.tracked == 0)
    }

    @Test func manyDifferentGoalsAreNoTrouble() {
        let primes = [9_973, 9_967, 9_949, 9_941, 9_931, 9_929, 9_923, 9_907, 9_901, 9_887, 9_883, 9_871]
        let month = (0..<30).map { index in
            LiveDay(
                day: today.adding(days: -index),
                water: WaterMeasure(logged: 5_000 + index, goal: primes[index % primes.count]))
        }
        let score = insights(month, .month).metric(.water)?.score?.value ?? 0
        #expect(score > 50 && score < 51)
    }

    @Test func anUntrackedDayIsNone() {
        let empty = LiveDay(day: today, water: WaterMeasure(logged: 0, goal: 4))
        #expect(!empty.isTracked)
        var answered = empty
        answered.answers = 1
        #expect(answered.isTracked && !answered.isComplete)
    }
}

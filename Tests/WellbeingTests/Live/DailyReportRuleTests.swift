import Testing
import Wellbeing

struct DailyReportRuleTests {
    private func report(
        _ sleep: Int?, _ bottles: Int?, _ food: Int?, steps: Int? = nil, profile: ScoreProfile = .standard
    ) -> DailyReport {
        DailyReport(
            of: DayMeasures(
                sleepMinutes: sleep, water: bottles.map { WaterMeasure(logged: $0, goal: 4) },
                foodScore: food,
                steps: steps),
            profile: profile)
    }

    @Test func saysWhatIsMissing() {
        #expect(report(nil, 4, nil).action == .logSleepAndFood)
        #expect(report(nil, 4, 80).action == .logSleep)
        #expect(report(420, 4, nil).action == .logFood)
        #expect(report(nil, 4, 80).verdict == .incomplete)
        #expect(report(nil, 4, 80).barbTarget(foodBarbs: true) == .missingData)
    }

    /// Sleep of two hours lost 20 points, food of 78 less than 8: it is not the food.
    @Test func namesWhatCostMost() {
        let short = report(120, 4, 78)
        #expect(short.score == 71)
        #expect(short.verdict == .bad)
        #expect(short.action == .sleepSixHours)
        #expect(short.barbTarget(foodBarbs: true) == .sleepUnder)
    }

    @Test(arguments: [true, false])
    func aGoodDayIsNotTeasedForItsFood(_ foodBarbs: Bool) {
        let good = report(480, 4, 79, steps: 8_000)
        #expect(good.score == 93)
        #expect(good.verdict == .good)
        #expect(good.barbTarget(foodBarbs: foodBarbs) == .allGood)
        #expect(good.action == .improveNextMeal)
    }

    @Test func followsTheLosses() {
        let poor = report(300, 2, 45, steps: 2_000)
        #expect(poor.barbTarget(foodBarbs: true) == .foodUgly)
        #expect(poor.barbTarget(foodBarbs: false) == .overallUgly)
        #expect(poor.action == .improveNextMeal)
        #expect(report(420, 4, 65, profile: .balanced).verdict == .good)
        let dry = report(420, 1, 62)
        #expect(dry.barbTarget(foodBarbs: true) == .waterIncomplete)
        #expect(dry.action == .finishWater)
        let bland = report(400, 3, 60)
        #expect(bland.barbTarget(foodBarbs: true) == .foodBad)
        let long = report(840, 4, 90)
        #expect(long.barbTarget(foodBarbs: true) == .sleepOver && long.action == .sleepNineHours)
    }

    @Test func nobodyIsTeasedForMovement() {
        let still = report(420, 4, 100, steps: 0, profile: .movementFocus)
        #expect(still.score == 65)
        #expect(still.barbTarget(foodBarbs: true) == .overallBad)
        #expect(still.action == .moveMore)
    }

    @Test func aGoodDayWithNothingShortIsToBeRepeated() {
        #expect(report(420, 4, 80, steps: 0).action == .repeatWhatWorked)
        #expect(report(360, 4, 80).action == .repeatWhatWorked)
        #expect(report(540, 4, 100).action == .repeatWhatWorked)
    }

    @Test func withoutFoodBarbsNothingOfFoodIsSaid() throws {
        let day = report(420, 4, 20)
        let target = day.barbTarget(foodBarbs: false)
        let line = try #require(
            BarbBank.line(
                for: target, settings: BarbSettings(intensity: .playful), language: .english,
                day: LocalDay(number: 20_000), recent: [], isMuted: false))
        for word in ["food", "meal", "plate"] { #expect(!line.lowercased().contains(word)) }
    }

    @Test func everyStepOfTheScoreIsToldInOrder() {
        let report = DailyReport(
            of: DayMeasures(
                sleepMinutes: 420, water: WaterMeasure(logged: 3, goal: 4), foodScore: 100, steps: 3_000,
                exerciseMinutes: 20, exerciseEntries: 1))
        let told = report.arithmetic.steps.map {
            "\($0.subject): \($0.formula) = \($0.result?.description ?? "—")"
        }
        #expect(
            told == [
                "metric(Wellbeing.ReportMetric.food): 100 = 100",
                "metric(Wellbeing.ReportMetric.sleep): 360 ≤ 420 ≤ 540 = 100",
                "metric(Wellbeing.ReportMetric.water): min(1, 3 / 4) × 100 = 75",
                "steps: min(1, 3000 / 8000) × 100 = 37.5",
                "exercise: min(1, 20 / 30) × 100 = 66.67",
                "metric(Wellbeing.ReportMetric.movement): max(37.5, 66.67) = 66.67",
                "weights: 35 + 30 + 30 + 5 = 100",
                "weightedSum: 35 × 100 + 30 × 100 + 30 × 75 + 5 × 66.67 = 9083.33",
                "exactScore: 9083.33 / 100 = 90.83",
                "score: round(90.83) = 91",
            ])
    }

    @Test func whatIsNotKnownHasNoFormula() throws {
        let arithmetic = report(nil, 4, nil).arithmetic
        #expect(arithmetic.steps.prefix(2).map(\.formula) == ["", ""])
        #expect(arithmetic.steps.prefix(2).allSatisfy { $0.result == nil })
        #expect(arithmetic.steps.contains { $0.subject == .weights && $0.formula == "30" })
        let short = report(300, nil, nil).arithmetic.steps[1]
        #expect(short.formula == "300 / 360 × 100" && short.result?.description == "83.33")
        let long = report(630, nil, nil).arithmetic.steps[1]
        #expect(long.formula == "max(0, 100 − 20 × (630 − 540) / 60)" && long.result?.description == "70")
    }
}

import Testing
import Wellbeing

struct DailyReportTests {
    /// A day written down, and what was worked out for it by hand.
    struct Row: Sendable {
        var sleep: Double?
        var bottles: Int
        var food: Int?
        var steps: Int?
        var exercise: Int?
        var profile = ScoreProfile.standard
        let score: Int
        /// Before rounding, to the hundredth.
        let exact: String
        let band: ReportBand
        var isComplete = true

        var report: DailyReport {
            DailyReport(
                of: DayMeasures(
                    sleepMinutes: sleep.map { Int($0 * 60) }, water: WaterMeasure(logged: bottles, goal: 4),
                    foodScore: food, steps: steps, exerciseMinutes: exercise,
                    exerciseEntries: exercise == nil ? 0 : 1),
                profile: profile)
        }
    }

    @Test(arguments: [
        Row(sleep: 7, bottles: 3, food: 80, steps: 4_000, score: 83, exact: "83", band: .good),
        Row(sleep: 7, bottles: 4, food: 80, score: 93, exact: "92.63", band: .good),
        Row(sleep: 7, bottles: 4, food: 80, steps: 8_000, score: 93, exact: "93", band: .good),
        Row(sleep: 7, bottles: 4, food: 100, steps: 0, score: 95, exact: "95", band: .good),
        Row(sleep: 7, bottles: 4, food: 100, steps: 8_000, score: 100, exact: "100", band: .good),
        Row(sleep: 5, bottles: 2, food: 45, steps: 2_000, score: 57, exact: "57", band: .ugly),
        Row(sleep: 10.5, bottles: 4, food: 79, steps: 8_000, score: 84, exact: "83.65", band: .good),
        Row(sleep: 14, bottles: 4, food: 90, score: 65, exact: "64.74", band: .bad),
        Row(bottles: 4, steps: 8_000, score: 100, exact: "100", band: .good, isComplete: false),
        Row(bottles: 0, score: 0, exact: "0", band: .ugly, isComplete: false),
        Row(sleep: 6, bottles: 0, score: 50, exact: "50", band: .ugly, isComplete: false),
        Row(sleep: 9, bottles: 0, score: 50, exact: "50", band: .ugly, isComplete: false),
        Row(
            sleep: 7, bottles: 4, food: 100, steps: 3_000, exercise: 20, score: 98, exact: "98.33",
            band: .good),
        Row(sleep: 7, bottles: 4, food: 100, exercise: 30, score: 100, exact: "100", band: .good),
        // Probes SC1, SC2, SC5 and SC7.
        Row(sleep: 5, bottles: 3, food: 70, steps: 4_000, exercise: 30, score: 77, exact: "77", band: .bad),
        Row(bottles: 4, score: 100, exact: "100", band: .good, isComplete: false),
        Row(sleep: 6, bottles: 4, food: 80, steps: 0, score: 88, exact: "88", band: .good),
        Row(sleep: 7, bottles: 2, food: 60, score: 69, exact: "69.47", band: .bad),
    ])
    func standardExamples(_ row: Row) { expect(row) }

    @Test(arguments: [
        Row(
            sleep: 7, bottles: 3, food: 80, steps: 4_000, profile: .balanced, score: 82, exact: "81.5",
            band: .good),
        Row(sleep: 7, bottles: 4, food: 80, profile: .balanced, score: 93, exact: "93.33", band: .good),
        Row(
            sleep: 7, bottles: 4, food: 80, steps: 8_000, profile: .balanced, score: 94, exact: "94",
            band: .good),
        Row(
            sleep: 7, bottles: 4, food: 100, steps: 0, profile: .balanced, score: 90, exact: "90", band: .good
        ),
        Row(
            sleep: 5, bottles: 2, food: 45, steps: 2_000, profile: .balanced, score: 56, exact: "56",
            band: .ugly),
        Row(
            sleep: 10.5, bottles: 4, food: 79, steps: 8_000, profile: .balanced, score: 85, exact: "84.7",
            band: .good),
        Row(sleep: 14, bottles: 4, food: 90, profile: .balanced, score: 63, exact: "63.33", band: .bad),
        Row(
            sleep: 7, bottles: 4, food: 100, steps: 3_000, exercise: 20, profile: .balanced, score: 97,
            exact: "96.67", band: .good),
        // 45 × 100 + 25 × 75 + 20 × 80 + 10 × 50 = 8475.
        Row(
            sleep: 7, bottles: 3, food: 80, steps: 4_000, profile: .sleepFocus, score: 85, exact: "84.75",
            band: .good),
        Row(
            sleep: 7, bottles: 4, food: 100, steps: 0, profile: .movementFocus, score: 65, exact: "65",
            band: .bad),
        Row(
            sleep: 7, bottles: 4, food: 100, steps: 8_000, profile: .movementFocus, score: 100, exact: "100",
            band: .good),
    ])
    func examplesOfOtherProfiles(_ row: Row) { expect(row) }

    private func expect(_ row: Row) {
        let report = row.report
        #expect(report.score == row.score)
        #expect(report.exactScore?.description == row.exact)
        #expect(report.band == row.band)
        #expect(report.isComplete == row.isComplete)
        #expect(report.arithmetic.steps.last?.result?.description == String(row.score))
    }

    @Test func weightsComeToAHundred() {
        for profile in ScoreProfile.allCases {
            #expect(ReportMetric.allCases.reduce(0) { $0 + profile.weight(of: $1) } == 100)
        }
        #expect(ReportMetric.allCases.map { ScoreProfile.standard.weight(of: $0) } == [35, 30, 30, 5])
        #expect(ReportMetric.allCases.map { ScoreProfile.balanced.weight(of: $0) } == [30, 30, 30, 10])
        #expect(ReportMetric.allCases.map { ScoreProfile.sleepFocus.weight(of: $0) } == [20, 45, 25, 10])
        #expect(ReportMetric.allCases.map { ScoreProfile.movementFocus.weight(of: $0) } == [20, 25, 20, 35])
    }

    @Test func theWeightOfWhatIsMissingIsSharedOut() {
        let report = Row(
            sleep: 7, bottles: 4, food: 80, profile: .balanced, score: 93, exact: "", band: .good
        ).report
        #expect(report.part(.movement)?.effectiveWeight == nil)
        #expect(report.part(.movement)?.weight == 10)
        #expect(report.part(.food)?.effectiveWeight?.description == "33.33")
        #expect(report.part(.food)?.loss.description == "6.67")
    }

    @Test(arguments: [
        (0, ReportBand.ugly), (59, .ugly), (60, .bad), (79, .bad), (80, .good), (100, .good),
    ])
    func bandsBeginWhereTheyShould(_ score: Int, _ band: ReportBand) {
        #expect(ReportBand(score: score) == band)
    }

    /// Nothing drunk yet on a fresh morning is no verdict; steps and water alone are none either.
    @Test func showsNoBandBeforeSleepOrFoodIsKnown() {
        let fresh = Row(bottles: 0, score: 0, exact: "0", band: .ugly).report
        #expect(fresh.shownBand == nil && fresh.verdict == .incomplete && fresh.missing == [.sleep, .food])
        let walked = Row(bottles: 4, steps: 8_000, score: 100, exact: "100", band: .good).report
        #expect(walked.shownBand == nil)
        let slept = Row(sleep: 7, bottles: 4, score: 100, exact: "100", band: .good).report
        #expect(slept.shownBand == .good && slept.verdict == .incomplete && slept.missing == [.food])
    }

    @Test func whoDoesNotTrackWaterIsNotMeasuredByIt() {
        let report = DailyReport(of: DayMeasures(sleepMinutes: 420, foodScore: 80))
        // (30 × 100 + 35 × 80) / 65.
        #expect(report.exactScore?.description == "89.23")
        #expect(report.part(.water)?.effectiveWeight == nil)
        let nothing = DailyReport(of: DayMeasures())
        #expect(nothing.score == nil && nothing.band == nil && nothing.arithmetic.steps.count == 4)
    }

    @Test func valuesOutOfBoundsAreBroughtBack() {
        let wild = DayMeasures(
            sleepMinutes: -60, water: WaterMeasure(logged: -4, goal: 0), foodScore: 140, steps: -1,
            exerciseMinutes: 0)
        let report = DailyReport(of: wild)
        #expect(report.part(.sleep)?.score?.description == "0")
        #expect(report.part(.water)?.score?.description == "0")
        #expect(report.part(.food)?.score?.description == "100")
        #expect(report.part(.movement)?.score?.description == "0")
        let huge = DayMeasures(
            sleepMinutes: .max, water: WaterMeasure(logged: .max, goal: .max), foodScore: .max, steps: .max,
            exerciseMinutes: .max)
        #expect(DailyReport(of: huge).score == 70)
    }

    @Test func halfAnHourFillsMovement() {
        let minutes = [15: "50", 30: "100", 90: "100"]
        for (count, score) in minutes {
            let report = DailyReport(of: DayMeasures(exerciseMinutes: count))
            #expect(report.part(.movement)?.score?.description == score)
        }
        let untimed = DailyReport(of: DayMeasures(exerciseEntries: 1))
        #expect(untimed.part(.movement)?.score == nil)
    }
}

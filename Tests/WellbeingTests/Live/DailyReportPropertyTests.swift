import Testing
import Wellbeing

/// What holds for the report of any day.
struct DailyReportPropertyTests {
    private func day(_ generator: inout SeededGenerator) -> DayMeasures {
        func some(_ range: ClosedRange<Int>) -> Int? {
            Int.random(in: 0...3, using: &generator) == 0 ? nil : Int.random(in: range, using: &generator)
        }
        return DayMeasures(
            sleepMinutes: some(0...900),
            water: some(1...12).map {
                WaterMeasure(logged: Int.random(in: 0...14, using: &generator), goal: $0)
            }, foodScore: some(0...100), steps: some(0...12_000), exerciseMinutes: some(0...90))
    }

    private func days(_ body: (DayMeasures, ScoreProfile) -> Void) {
        var generator = SeededGenerator(seed: 7)
        for index in 0..<2_000 {
            body(day(&generator), ScoreProfile.allCases[index % ScoreProfile.allCases.count])
        }
    }

    /// Against the textbook formula in floating point, away from halves.
    @Test func agreesWithTheFormula() {
        days { measures, profile in
            var sum = 0.0
            var weights = 0.0
            func add(_ score: Double?, _ metric: ReportMetric) {
                guard let score else { return }
                sum += score * Double(profile.weight(of: metric))
                weights += Double(profile.weight(of: metric))
            }
            add(measures.foodScore.map(Double.init), .food)
            add(
                measures.sleepMinutes.map { minutes in
                    let hours = Double(minutes) / 60
                    return hours < 6 ? hours / 6 * 100 : hours > 9 ? max(0, 100 - 20 * (hours - 9)) : 100
                }, .sleep)
            add(measures.water.map { min(1, Double($0.logged) / Double($0.goal)) * 100 }, .water)
            let steps = measures.steps.map { min(1, Double($0) / 8_000) * 100 }
            let exercise = measures.exerciseMinutes.flatMap { $0 > 0 ? min(100, Double($0) / 30 * 100) : nil }
            add([steps, exercise].compactMap(\.self).max(), .movement)
            let report = DailyReport(of: measures, profile: profile)
            guard weights > 0 else {
                #expect(report.score == nil)
                return
            }
            let exact = sum / weights
            #expect(abs((report.exactScore?.value ?? -1) - exact) < 1e-9)
            if abs(exact - exact.rounded(.down) - 0.5) > 1e-9 {
                #expect(report.score == Int(exact.rounded()))
            }
        }
    }

    @Test func staysWithinAHundredAndBetweenItsParts() {
        days { measures, profile in
            let report = DailyReport(of: measures, profile: profile)
            guard let exact = report.exactScore, let score = report.score else { return }
            #expect((0...100).contains(score))
            let scores = report.parts.compactMap(\.score)
            #expect(scores.allSatisfy { $0 >= scores.min() ?? exact } && scores.min() ?? exact <= exact)
            #expect(exact <= scores.max() ?? exact)
        }
    }

    /// More of what is good never lowers the score.
    @Test func risesWithEveryPart() {
        days { measures, profile in
            let before = DailyReport(of: measures, profile: profile)
            guard let old = before.exactScore else { return }
            func expectNoLess(_ change: (inout DayMeasures) -> Void) {
                var better = measures
                change(&better)
                #expect(DailyReport(of: better, profile: profile).exactScore.map { $0 >= old } == true)
            }
            expectNoLess { $0.foodScore = $0.foodScore.map { min(100, $0 + 7) } }
            expectNoLess { day in
                day.sleepMinutes = day.sleepMinutes.map { $0 < 360 ? min(360, $0 + 40) : $0 }
            }
            expectNoLess { day in
                day.sleepMinutes = day.sleepMinutes.map { $0 > 540 ? max(540, $0 - 40) : $0 }
            }
            expectNoLess { $0.water = $0.water.map { WaterMeasure(logged: $0.logged + 1, goal: $0.goal) } }
            expectNoLess { $0.steps = $0.steps.map { $0 + 500 } }
            expectNoLess { day in day.exerciseMinutes = day.exerciseMinutes.map { $0 == 0 ? 0 : $0 + 10 } }
        }
    }

    /// What is not known changes nothing: the rest alone gives the same score, whatever the others weigh.
    @Test func whatIsMissingNeitherHelpsNorHarms() {
        days { measures, profile in
            let report = DailyReport(of: measures, profile: profile)
            let known = report.parts.filter { $0.score != nil }
            let weights = known.compactMap(\.effectiveWeight?.value)
            if !known.isEmpty { #expect(abs(weights.reduce(0, +) - 100) < 1e-9) }
            if known.count == 1 { #expect(report.exactScore == known[0].score) }
            let losses = known.reduce(0.0) { $0 + $1.loss.value }
            if let exact = report.exactScore { #expect(abs(100 - losses - exact.value) < 1e-9) }
            for part in report.parts where part.score == nil {
                #expect(part.effectiveWeight == nil && part.loss.numerator == 0)
            }
        }
    }

    /// A part that stands exactly where the others do pulls the score nowhere.
    @Test func anEqualPartChangesNothing() {
        for score in 0...100 {
            for profile in ScoreProfile.allCases {
                let food = DailyReport(of: DayMeasures(foodScore: score), profile: profile)
                let both = DailyReport(
                    of: DayMeasures(water: WaterMeasure(logged: score, goal: 100), foodScore: score),
                    profile: profile)
                #expect(food.exactScore == both.exactScore)
            }
        }
    }

    /// Equal days give equal reports, in whatever order their parts came to be known.
    @Test func orderPlaysNoPart() {
        days { measures, profile in
            var other = DayMeasures()
            other.exerciseMinutes = measures.exerciseMinutes
            other.steps = measures.steps
            other.foodScore = measures.foodScore
            other.water = measures.water
            other.sleepMinutes = measures.sleepMinutes
            #expect(DailyReport(of: other, profile: profile) == DailyReport(of: measures, profile: profile))
        }
    }
}

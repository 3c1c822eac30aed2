import Testing
import Wellbeing

struct RoomLinkTests {
    private let today = LocalDay(number: 20_000)
    private let late = Intake(entries: 2, tracked: 2, caffeine: 1, sugary: 0, hasLateCaffeine: true)
    private let early = Intake(entries: 2, tracked: 2, caffeine: 1, sugary: 0, hasLateCaffeine: false)

    /// A month in which every third day has late caffeine, and the night after it is `lost` minutes shorter.
    private func month(lost: Int, days count: Int = 30) -> [LiveDay] {
        (0...count).map { index in
            LiveDay(
                day: today.adding(days: -index), sleepMinutes: (index + 1) % 3 == 0 ? 450 - lost : 450,
                intake: index % 3 == 0 ? late : early)
        }
    }

    private func insights(_ days: [LiveDay], _ period: InsightPeriod = .month) -> LiveInsights {
        LiveInsights(of: days, period: period, today: today, todayIsOver: true)
    }

    private func caffeine(_ days: [LiveDay], _ period: InsightPeriod = .month) throws -> PairedComparison {
        try #require(insights(days, period).caffeineAndSleep).comparison
    }

    /// 0.4 hours are 24 minutes.
    @Test(arguments: [(24, true), (23, false), (60, true), (0, false)])
    func lessSleepIsSpokenOfFrom24Minutes(_ lost: Int, _ isSpoken: Bool) throws {
        let found = try caffeine(month(lost: lost))
        // Days 2, 5, 8, … 29 follow one with late caffeine; the day before the period pairs as well.
        #expect(found.pairs.count == 30)
        #expect(found.with?.count == 10 && found.without?.count == 20)
        #expect(found.with?.mean.description == String(450 - lost))
        #expect(found.without?.range == 450...450)
        if isSpoken {
            guard case .less(let difference) = found.finding else {
                Issue.record("\(found.finding)")
                return
            }
            #expect(difference.description == String(lost))
        } else {
            #expect(found.finding == .noClearPattern)
        }
    }

    @Test func moreSleepIsToldAsWell() throws {
        guard case .more(let difference) = try caffeine(month(lost: -30)).finding else {
            Issue.record("no difference found")
            return
        }
        #expect(difference.description == "30")
    }

    @Test func aWeekNeverSpeaks() throws {
        let found = try caffeine(month(lost: 60), .week)
        #expect(found.finding == .tooFewPairs(missing: 7))
        #expect(!found.finding.isSpoken && found.pairs.count == 7)
    }

    @Test func thirteenPairsAreTooFew() throws {
        #expect(try caffeine(month(lost: 60, days: 13)).finding == .tooFewPairs(missing: 1))
        #expect(try caffeine(month(lost: 60, days: 14)).finding.isSpoken)
    }

    @Test func threeOfOneKindAreTooFew() throws {
        var days = month(lost: 60)
        for index in days.indices where days[index].intake == late && index > 9 { days[index].intake = early }
        // Late caffeine stays on days 0, 3, 6 and 9, of which day 0 has no night after it.
        #expect(try caffeine(days).finding == .lopsided(missingWith: 1, missingWithout: 0))
    }

    @Test func aDayWithAnUncountedEntryPairsWithNothing() throws {
        var days = month(lost: 60)
        let partly = Intake(entries: 3, tracked: 2, caffeine: 1, sugary: 0, hasLateCaffeine: true)
        days[3].intake = partly
        days[4].intake = nil
        days[5].intake = Intake(entries: 0, tracked: 0, caffeine: 0, sugary: 0, hasLateCaffeine: false)
        days[10].sleepMinutes = nil
        let found = try caffeine(days)
        #expect(found.pairs.count == 26)
        #expect(!found.pairs.contains { [2, 3, 4, 10].map { today.adding(days: -$0) }.contains($0.day) })
    }

    @Test func nineLinksAreLookedAt() {
        let links = insights([]).links
        #expect(links.count == 9)
        #expect(Set(links.map { "\($0.factor)-\($0.outcome)" }).count == 9)
        #expect(links.allSatisfy { $0.comparison.finding == .tooFewPairs(missing: 14) })
    }

    /// Sixteen days; on every other one the factor is there, and the mood is a step higher.
    private func moods(_ change: (inout LiveDay) -> Void) -> [LiveDay] {
        (0..<16).map { index in
            var day = LiveDay(
                day: today.adding(days: -index), answers: 1, moods: index % 2 == 0 ? [.okay] : [.neutral])
            if index % 2 == 0 { change(&day) }
            return day
        }
    }

    private func link(
        _ days: [LiveDay], _ factor: RoomLink.Factor, _ outcome: RoomLink.Outcome = .mood
    ) throws -> PairedComparison {
        try #require(insights(days).links.first { $0.factor == factor && $0.outcome == outcome }).comparison
    }

    @Test func moodsLieNextToExercise() throws {
        let run = LiveDay.Exercise(category: .cardio, minutes: nil)
        let found = try link(moods { $0.exercise = [run] }, .exercise)
        guard case .more(let difference) = found.finding else {
            Issue.record("\(found.finding)")
            return
        }
        #expect(difference.description == "1000")
        #expect(found.pairs.map(\.day) == found.pairs.map(\.day).sorted())
        #expect(found.pairs.filter(\.isWith).allSatisfy { $0.value == 4_000 })
        #expect(found.with?.count == 8 && found.without?.count == 8)
    }

    @Test func moodsLieNextToSleepAndFood() throws {
        var days = moods { day in
            day.sleepMinutes = 450
            day.foodScore = 80
        }
        for index in days.indices where index % 2 == 1 {
            days[index].sleepMinutes = index % 4 == 1 ? 300 : 600
            days[index].foodScore = 79
        }
        for factor in [RoomLink.Factor.sleepInRange, .goodFood] {
            guard case .more(let difference) = try link(days, factor).finding else {
                Issue.record("\(factor)")
                continue
            }
            #expect(difference.description == "1000")
        }
        // Nothing is known of sleep: nothing is said of it.
        for index in days.indices { days[index].sleepMinutes = nil }
        #expect(try link(days, .sleepInRange).pairs.isEmpty)
    }

    @Test func halfAStepIsSpokenOf() throws {
        var days = moods { $0.foodScore = 90 }
        for index in days.indices where index % 2 == 1 { days[index].foodScore = 40 }
        for index in days.indices where index % 2 == 0 { days[index].moods = [.neutral, .okay] }
        #expect(try link(days, .goodFood).finding.isSpoken)
        guard case .more = try link(days, .goodFood).finding else {
            Issue.record("half a step was not spoken of")
            return
        }
        for index in days.indices where index % 2 == 0 { days[index].moods = [.neutral, .neutral, .okay] }
        #expect(try link(days, .goodFood).finding == .noClearPattern)
    }

    @Test func todaysFoodAndExerciseWaitForItsEnd() throws {
        let days = moods { $0.exercise = [LiveDay.Exercise(category: .sport, minutes: 20)] }
        let open = LiveInsights(of: days, period: .month, today: today, todayIsOver: false)
        let link = try #require(open.links.first { $0.factor == .exercise && $0.outcome == .mood })
        #expect(link.comparison.pairs.count == 15)
    }

    @Test func feelingsAreCountedWhereTheyAreClear() throws {
        let tally = try #require(FeelingTally(of: [.felt(.happy), .felt(.love), .felt(.fear), .unclear]))
        #expect(tally.pleasant == 2 && tally.unpleasant == 1)
        #expect(FeelingTally(of: [.unclear]) == nil && FeelingTally(of: []) == nil)
        var days = moods { $0.sleepMinutes = 420 }
        for index in days.indices {
            if index % 2 == 1 { days[index].sleepMinutes = 200 }
            days[index].feelings = FeelingTally(of: [.felt(index % 2 == 0 ? .happy : .sadness)])
        }
        guard case .more(let difference) = try link(days, .sleepInRange, .pleasantFeelings).finding else {
            Issue.record("no difference found")
            return
        }
        #expect(difference.description == "1000")
    }

    @Test func intakeReadsTheClockOfThePlace() throws {
        let zone = try #require(Zone(identifier: "Asia/Jakarta"))
        func entry(_ utc: String, day: String, caffeine: Int?) throws -> FoodEntry {
            FoodEntry(
                id: try #require(FoodEntry.ID(rawValue: "00000000-0000-4000-8000-000000000001")),
                moment: Moment(
                    instant: try #require(Instant(iso: utc)), zone: zone,
                    frozenDay: try #require(LocalDay(iso: day))),
                text: "kopi", caffeineCount: caffeine, sugaryItemCount: caffeine.map { _ in 99 })
        }
        // 15:59 and 16:00 in Jakarta.
        let before = Intake(of: [try entry("2026-09-20T08:59:00Z", day: "2026-09-20", caffeine: 1)])
        #expect(!before.hasLateCaffeine && before.caffeine == 1 && before.sugary == 12)
        let after = Intake(of: [try entry("2026-09-20T09:00:00Z", day: "2026-09-20", caffeine: 1)])
        #expect(after.hasLateCaffeine && after.isComplete)
        // Half past midnight, still counted to the evening.
        let night = Intake(of: [try entry("2026-09-20T17:30:00Z", day: "2026-09-20", caffeine: 2)])
        #expect(night.hasLateCaffeine)
        let none = Intake(of: [
            try entry("2026-09-20T10:00:00Z", day: "2026-09-20", caffeine: nil),
            try entry("2026-09-20T10:00:00Z", day: "2026-09-20", caffeine: 0),
        ])
        #expect(!none.hasLateCaffeine && none.entries == 2 && none.tracked == 1 && !none.isComplete)
    }
}

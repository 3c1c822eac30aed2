import Testing
import Wellbeing

struct StreakTests {
    private func days(_ texts: [String]) throws -> Set<LocalDay> {
        try Set(texts.map { try #require(LocalDay(iso: $0)) })
    }

    /// Probes ST1 to ST7 and bug B3: 23-hour and 25-hour days, a leap day, a pending today.
    @Test func keepsTheProbes() throws {
        let probes = try Probes.load().streaks
        #expect(probes.map(\.id) == ["ST1", "ST2", "ST3", "ST5", "ST7"])
        for probe in probes {
            let now = try #require(Instant(iso: probe.nowUTC), "\(probe.id)")
            let zone = try #require(Zone(identifier: probe.deviceZone), "\(probe.id)")
            let today = Moment(now, in: zone, dayStart: .midnight).day
            #expect(today.description == probe.today, "\(probe.id)")
            let streak = try Streak(of: days(probe.perfectDayKeys), today: today)
            #expect(streak.current == probe.expected.current, "\(probe.id)")
            #expect(streak.longest == probe.expected.longest, "\(probe.id)")
        }
    }

    /// `spec/live.md` 13: two runs, the second one day long and today still open.
    @Test func tellsTheCurrentRunFromTheLongest() throws {
        let streak = try Streak(
            of: days(["2026-09-18", "2026-09-19", "2026-09-22"]), today: #require(LocalDay(iso: "2026-09-23"))
        )
        #expect(streak.current == 1)
        #expect(streak.longest == 2)
    }

    @Test func endsWhenAWholeDayIsMissing() throws {
        let streak = try Streak(
            of: days(["2026-09-20", "2026-09-21"]), today: #require(LocalDay(iso: "2026-09-23")))
        #expect(streak.current == 0)
        #expect(streak.longest == 2)
    }

    @Test func nothingIsNoStreak() {
        let streak = Streak(of: [], today: LocalDay(number: 0))
        #expect(streak.current == 0 && streak.longest == 0)
    }

    @Test func aDayAfterTodayCountsToTheLongestOnly() {
        let streak = Streak(of: Set((1...4).map(LocalDay.init(number:))), today: LocalDay(number: 3))
        #expect(streak.current == 3)
        #expect(streak.longest == 4)
    }

    /// Against a slow count over every day in turn.
    @Test func agreesWithACountDayByDay() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let days = Set((0..<20).map { _ in LocalDay(number: Int.random(in: 0...30, using: &generator)) })
            let today = LocalDay(number: Int.random(in: 0...30, using: &generator))
            var run = 0
            var longest = 0
            var current = 0
            for number in -1...31 {
                run = days.contains(LocalDay(number: number)) ? run + 1 : 0
                longest = max(longest, run)
                if number == today.number - 1 { current = run }
                if number == today.number, run > 0 { current = run }
            }
            let streak = Streak(of: days, today: today)
            #expect(streak.current == current && streak.longest == longest)
        }
    }
}

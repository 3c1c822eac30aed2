import Testing
import Wellbeing

struct PerfectDaysTests {
    private func day(_ iso: String, _ sleep: SleepRange.State = .inRange, _ water: Bool = true) throws
        -> GoalDay
    {
        GoalDay(day: try #require(LocalDay(iso: iso)), sleep: sleep, waterIsMet: water)
    }

    private func count(
        _ days: [GoalDay], today: String, skipped: [String] = []
    ) throws -> [Int] {
        let found = try PerfectDays(
            of: days, today: #require(LocalDay(iso: today)),
            skipped: Set(skipped.map { try #require(LocalDay(iso: $0)) }))
        return [found.current, found.longest, found.count]
    }

    @Test func anUnfinishedTodayBreaksNothing() throws {
        let days = [
            try day("2026-09-20"), try day("2026-09-21"), try day("2026-09-22"),
            try day("2026-09-23", .under, false),
        ]
        #expect(try count(days, today: "2026-09-23") == [3, 3, 3])
        #expect(try count(days, today: "2026-09-24") == [0, 3, 3])
    }

    @Test func anImperfectDayEndsARow() throws {
        let days = [
            try day("2026-09-18"), try day("2026-09-19"), try day("2026-09-20", .inRange, false),
            try day("2026-09-22"),
        ]
        #expect(try count(days, today: "2026-09-23") == [1, 2, 3])
    }

    @Test func bothGoalsMakeADayPerfect() throws {
        #expect(try day("2026-09-20").isPerfect)
        for state in [SleepRange.State.unknown, .under, .over] {
            #expect(try !day("2026-09-20", state).isPerfect)
        }
        #expect(try !day("2026-09-20", .inRange, false).isPerfect)
        #expect(try count([], today: "2026-09-20") == [0, 0, 0])
    }

    @Test func daysToComeDoNotCountAndTheLastOfADayDoes() throws {
        let days = [
            try day("2026-09-22"), try day("2026-09-23"), try day("2026-09-24"), try day("2026-09-22", .over),
        ]
        #expect(try count(days, today: "2026-09-23") == [1, 1, 1])
    }

    /// From Jakarta over the date line to the east and back, a date may not have been hers.
    @Test func aDayThatSheDidNotHaveBreaksNothing() throws {
        let days = [try day("2026-09-20"), try day("2026-09-21"), try day("2026-09-23")]
        #expect(try count(days, today: "2026-09-23") == [1, 2, 3])
        #expect(try count(days, today: "2026-09-23", skipped: ["2026-09-22"]) == [3, 3, 3])
        #expect(try count(days, today: "2026-09-24", skipped: ["2026-09-22", "2026-09-24"]) == [3, 3, 3])
        // One that she had after all is a day like any other.
        #expect(try count(days, today: "2026-09-23", skipped: ["2026-09-21"]) == [1, 2, 3])
    }

    /// The probes of bug B3: 23-hour and 25-hour days, a leap day, a pending today.
    @Test func keepsTheProbes() throws {
        for probe in try Probes.load().streaks {
            let days = try probe.perfectDayKeys.map { try day($0) }
            let expected = [probe.expected.current, probe.expected.longest, days.count]
            #expect(try count(days, today: probe.today) == expected, "\(probe.id)")
        }
    }
}

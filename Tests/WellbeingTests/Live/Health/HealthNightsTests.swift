import Testing
import Wellbeing

/// Nights of what devices recorded.
///
/// Times are hours on a wall clock in UTC, counted from the midnight before Monday
/// 1 June 2026; what must come of them is reckoned beside each.
struct HealthNightsTests {
    private static let monday = LocalDay(number: 20_605)

    private func span(_ kind: SleepSpan.Kind, _ from: Double, _ to: Double) throws -> SleepSpan {
        let midnight = Int64(Self.monday.number) * 86_400
        return try #require(
            SleepSpan(
                kind, from: midnight + Int64(from * 3_600), to: midnight + Int64(to * 3_600), offset: 0))
    }

    private func nights(_ spans: [SleepSpan]) -> [HealthNight] {
        var nights = HealthNights()
        for span in spans { nights.add(span) }
        return nights.nights()
    }

    @Test func mondayIsTheFirstOfJune() {
        #expect(Self.monday.description == "2026-06-01")
    }

    @Test func twoDevicesAtOnceCountOnce() throws {
        // 23:00–06:00 and 23:30–07:00 are 23:00–07:00.
        let found = nights([try span(.asleep, -1, 6), try span(.asleep, -0.5, 7), try span(.asleep, -1, 6)])
        #expect(found.map(\.day) == [Self.monday] && found.map(\.mainMinutes) == [480])
    }

    @Test func wakingOfADeviceThatKnowsItIsNoSleepOfOneThatDoesNot() throws {
        // 22:00–06:00 by one, core until 02:00, awake until 02:30, core again by the other: 7.5 hours.
        let found = nights([
            try span(.asleep, -2, 6), try span(.core, -2, 2), try span(.awake, 2, 2.5),
            try span(.core, 2.5, 6),
        ])
        #expect(found.map(\.asleepMinutes) == [450] && found.map(\.awakeMinutes) == [30])
    }

    @Test func wakingAlreadyCountedAsSleepByStagesStaysSleep() throws {
        let found = nights([try span(.core, 0, 4), try span(.awake, 3, 4)])
        #expect(found.map(\.asleepMinutes) == [240], "a stage that was told is not taken back")
    }

    /// Sleeps, in hours from and to, and the nights that come of them: day, main and nap minutes.
    struct Sleeps: Sendable {
        let hours: [(Double, Double)]
        let nights: [(day: Int, main: Int, nap: Int)]
    }

    private static let sleeps = [
        // Up for three hours at night is one night, for longer it is another sleep of the same day.
        Sleeps(hours: [(-2, 1), (4, 7)], nights: [(0, 360, 0)]),
        Sleeps(hours: [(-2, 1), (4.1, 7.1)], nights: [(0, 180, 180)]),
        // A sleep of the day goes on over an hour.
        Sleeps(hours: [(13, 14), (15, 15.5)], nights: [(0, 90, 0)]),
        Sleeps(hours: [(13, 14), (15.2, 15.5)], nights: [(0, 60, 18)]),
        // Before midnight and after it; until midnight sharp is still the day before.
        Sleeps(hours: [(-6, -5)], nights: [(-1, 60, 0)]),
        Sleeps(hours: [(-3, 0)], nights: [(-1, 180, 0)]),
        Sleeps(hours: [(-3, 0.5)], nights: [(0, 210, 0)]),
        // The night, then a nap, then the next night.
        Sleeps(hours: [(-1, 6), (14, 15.5), (23.5, 30)], nights: [(0, 420, 90), (1, 390, 0)]),
    ]

    @Test(arguments: sleeps) func aNightIsTheLongestSleepThatEndsOnTheDay(sleeps: Sleeps) throws {
        let found = nights(try sleeps.hours.map { try span(.asleep, $0.0, $0.1) })
        #expect(found.map { $0.day.number - Self.monday.number } == sleeps.nights.map(\.day))
        #expect(found.map(\.mainMinutes) == sleeps.nights.map(\.main))
        #expect(found.map(\.napMinutes) == sleeps.nights.map(\.nap))
    }

    @Test func anySequenceGivesTheSame() throws {
        let spans = [
            try span(.inBed, -2, 7.5), try span(.asleep, -1.5, 7), try span(.core, -1, 2),
            try span(.awake, 2, 2.2),
            try span(.rem, 2.2, 4), try span(.deep, 4, 7), try span(.asleep, 14, 15),
            try span(.asleep, 22, 29),
        ]
        let expected = nights(spans)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<50 { #expect(nights(spans.shuffled(using: &random)) == expected) }
    }

    @Test func aSpanEndsAfterItsBeginningAndWithinTwoDays() {
        #expect(SleepSpan(.asleep, from: 10, to: 10, offset: 0) == nil)
        #expect(SleepSpan(.asleep, from: 10, to: 9, offset: 0) == nil)
        #expect(SleepSpan(.asleep, from: 0, to: 2 * 86_400, offset: 0) != nil)
        #expect(SleepSpan(.asleep, from: 0, to: 2 * 86_400 + 1, offset: 0) == nil)
    }
}

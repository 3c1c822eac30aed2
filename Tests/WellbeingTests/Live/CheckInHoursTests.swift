import Testing
import Wellbeing

struct CheckInHoursTests {
    private static let custom = CheckInHours(morning: 7, afternoon: 13, night: 23)

    @Test(arguments: [
        ("03:00", CheckInWindow.morning), ("09:00", .morning), ("11:30", .morning), ("11:31", .afternoon),
        ("14:00", .afternoon), ("17:30", .afternoon), ("17:31", .night), ("21:00", .night), ("23:59", .night),
        ("00:00", .night), ("00:20", .night), ("02:59", .night),
    ])
    func standardHoursBeginAndEnd(_ clock: String, _ window: CheckInWindow) throws {
        #expect(CheckInHours.standard.window(at: try #require(ClockTime(clock: clock))) == window)
    }

    @Test(arguments: [("13:00", CheckInWindow.afternoon), ("10:00", .morning), ("00:00", .night)])
    func hoursOfOnesOwn(_ clock: String, _ window: CheckInWindow) throws {
        let hours = try #require(Self.custom)
        #expect(hours.window(at: try #require(ClockTime(clock: clock))) == window)
    }

    @Test func equalHoursGoToTheFirstWindowAndTiesToTheSmallerHour() throws {
        let equal = try #require(CheckInHours(morning: 9, afternoon: 9, night: 9))
        #expect(equal.window(at: try #require(ClockTime(clock: "20:00"))) == .morning)
        // 22:00 and 02:00 are as near to midnight.
        let late = try #require(CheckInHours(morning: 22, afternoon: 12, night: 2))
        #expect(late.window(at: try #require(ClockTime(clock: "00:00"))) == .night)
    }

    @Test func hoursAreOfTheDay() {
        #expect(CheckInHours(morning: 24, afternoon: 14, night: 21) == nil)
        #expect(CheckInHours(morning: 9, afternoon: -1, night: 21) == nil)
        #expect(CheckInHours.standard == CheckInHours(morning: 9, afternoon: 14, night: 21))
    }

    struct Next: Sendable {
        let clock: String
        let hours: [Int]
        let window: CheckInWindow
        let hour: Int
        let isTomorrow: Bool
    }

    @Test(arguments: [
        Next(clock: "08:59", hours: [9, 14, 21], window: .morning, hour: 9, isTomorrow: false),
        Next(clock: "09:00", hours: [9, 14, 21], window: .afternoon, hour: 14, isTomorrow: false),
        Next(clock: "09:30", hours: [9, 14, 21], window: .afternoon, hour: 14, isTomorrow: false),
        Next(clock: "20:59", hours: [9, 14, 21], window: .night, hour: 21, isTomorrow: false),
        Next(clock: "21:00", hours: [9, 14, 21], window: .morning, hour: 9, isTomorrow: true),
        // A night check-in after midnight comes before the morning one, whatever its name.
        Next(clock: "00:30", hours: [9, 14, 1], window: .night, hour: 1, isTomorrow: false),
        Next(clock: "15:00", hours: [9, 14, 1], window: .night, hour: 1, isTomorrow: true),
        Next(clock: "08:00", hours: [20, 14, 9], window: .night, hour: 9, isTomorrow: false),
        Next(clock: "12:00", hours: [9, 9, 9], window: .morning, hour: 9, isTomorrow: true),
    ])
    func theNextOneIsNextByTheClock(_ row: Next) throws {
        let hours = try #require(
            CheckInHours(morning: row.hours[0], afternoon: row.hours[1], night: row.hours[2]))
        let next = hours.next(after: try #require(ClockTime(clock: row.clock)))
        #expect(next.window == row.window && next.hour == row.hour && next.isTomorrow == row.isTomorrow)
    }

    /// Against the distance on a clock face, minute by minute.
    @Test func noOtherWindowIsNearer() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<50 {
            let numbers = (0..<3).map { _ in Int.random(in: 0...23, using: &generator) }
            let hours = try #require(
                CheckInHours(morning: numbers[0], afternoon: numbers[1], night: numbers[2]))
            for minute in stride(from: 0, to: 1_440, by: 7) {
                func apart(_ hour: Int) -> Int {
                    min(abs(minute - hour * 60), 1_440 - abs(minute - hour * 60))
                }
                let window = hours.window(at: try #require(ClockTime(minutes: minute)))
                #expect(apart(hours.hour(of: window)) == numbers.map(apart).min())
            }
        }
    }
}

import Testing
import Wellbeing

struct DayRangeTests {
    /// Bug B5: half an hour after the clock change yesterday was missing.
    @Test func theLastSevenDaysHoldEachDayOnceAcrossAClockChange() throws {
        let now = try #require(Instant(iso: "2026-03-29T22:30:00Z"))
        let berlin = try #require(Zone(identifier: "Europe/Berlin"))
        let today = Moment(now, in: berlin, dayStart: .midnight).day
        let days = DayRange(last: 7, through: today).days.map(\.description)
        #expect(
            days == [
                "2026-03-24", "2026-03-25", "2026-03-26", "2026-03-27", "2026-03-28", "2026-03-29",
                "2026-03-30",
            ])
    }

    @Test func holdsItsEnds() throws {
        let range = DayRange(last: 3, through: LocalDay(number: 10))
        #expect(range.first.number == 8)
        #expect(range.count == 3)
        #expect(range.contains(LocalDay(number: 8)) && range.contains(LocalDay(number: 10)))
        #expect(!range.contains(LocalDay(number: 7)) && !range.contains(LocalDay(number: 11)))
        #expect(DayRange(first: LocalDay(number: 1), last: LocalDay(number: 1))?.count == 1)
        #expect(DayRange(first: LocalDay(number: 2), last: LocalDay(number: 1)) == nil)
    }

    @Test(arguments: [0, -5])
    func isNeverEmpty(count: Int) {
        #expect(DayRange(last: count, through: LocalDay(number: 10)).days == [LocalDay(number: 10)])
    }

    /// Anchor G3: what is shown follows from the moment it is asked for, so it rolls over by itself.
    @Test func rollsOverWhenTheDayStartsAndNotAtMidnight() throws {
        let jakarta = try #require(Zone(identifier: "Asia/Jakarta"))
        let dayStart = try #require(DayStart(clock: "03:00"))
        let expected = [("2026-05-26T19:59:59Z", "2026-05-26"), ("2026-05-26T20:00:00Z", "2026-05-27")]
        for (text, last) in expected {
            let now = try #require(Instant(iso: text))
            let range = DayRange(last: 7, through: Moment(now, in: jakarta, dayStart: dayStart).day)
            #expect(range.last.description == last)
        }
    }
}

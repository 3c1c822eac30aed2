import Testing
import Wellbeing

struct NightTests {
    /// Bed before or after midnight, a clock change during the night: the day of waking decides.
    @Test(arguments: [
        ("2026-10-25T06:00:00Z", "Europe/Berlin", "00:00", "2026-10-25"),
        ("2026-03-29T05:00:00Z", "Europe/Berlin", "04:00", "2026-03-29"),
        ("2026-01-12T23:30:00Z", "Asia/Jakarta", "00:00", "2026-01-13"),
        ("2026-01-13T01:30:00Z", "Europe/Berlin", "04:00", "2026-01-12"),
        ("2026-01-13T03:00:00Z", "Europe/Berlin", "04:00", "2026-01-13"),
    ])
    func belongsToTheDayOfWaking(wake: String, zone: String, dayStart: String, day: String) throws {
        let found = try Night.wakingDay(
            of: #require(Instant(iso: wake)), in: #require(Zone(identifier: zone)),
            dayStart: #require(DayStart(clock: dayStart)))
        #expect(found.description == day)
    }
}

import Foundation
import Testing
import Wellbeing

struct ZoneTests {
    @Test(arguments: ["Asia/Jakarta", "Europe/Berlin", "America/Los_Angeles", "Asia/Kathmandu", "UTC"])
    func keepsTheIdentifierAsStored(identifier: String) {
        #expect(Zone(identifier: identifier)?.identifier == identifier)
    }

    @Test(arguments: [
        "", "Foo/Bar", "asia/jakarta", "Asia/Jakarta ", "../../etc/passwd", "Europe/Berlin\u{0}",
    ])
    func refusesWhatTheZoneDataDoesNotKnow(identifier: String) {
        #expect(Zone(identifier: identifier) == nil)
    }

    @Test func theZoneOfUTCIsTheSameHoweverItWasMade() {
        #expect(Zone(identifier: "UTC") == Zone.utc)
        #expect(Set([Zone.utc, Zone(identifier: "UTC")]).count == 1)
    }

    /// Offsets from the zone data, by hand.
    @Test(arguments: [
        ("Europe/Berlin", "2026-03-29T00:59:59Z", "2026-03-29", 119),
        ("Europe/Berlin", "2026-03-29T01:00:00Z", "2026-03-29", 180),
        ("Europe/Berlin", "2026-10-25T00:30:00Z", "2026-10-25", 150),
        ("Europe/Berlin", "2026-10-25T01:30:00Z", "2026-10-25", 150),
        ("Asia/Kathmandu", "2026-05-26T18:15:00Z", "2026-05-27", 0),
        ("Pacific/Kiritimati", "2026-01-01T10:00:00Z", "2026-01-02", 0),
        ("America/Los_Angeles", "1969-12-31T23:59:59.999Z", "1969-12-31", 959),
    ])
    func showsTheWallClock(zone: String, at text: String, date: String, minute: Int) throws {
        let clock = try #require(Zone(identifier: zone)).wallClock(at: #require(Instant(iso: text)))
        #expect(clock.date.description == date)
        #expect(clock.minuteOfDay == minute)
    }

    /// The first instant of 02:30, written by hand: a plain day, a skipped one, a repeated one.
    @Test(arguments: [
        ("Europe/Berlin", "2026-03-28", 150, "2026-03-28T01:30:00Z"),
        ("Europe/Berlin", "2026-03-29", 150, "2026-03-29T01:00:00Z"),
        ("Europe/Berlin", "2026-10-25", 150, "2026-10-25T00:30:00Z"),
        ("America/New_York", "2026-03-08", 150, "2026-03-08T07:00:00Z"),
        ("Australia/Lord_Howe", "2026-10-04", 135, "2026-10-03T15:30:00Z"),
        // Beirut's clock skips midnight itself.
        ("Asia/Beirut", "2026-03-29", 0, "2026-03-28T22:00:00Z"),
        // Samoa had no 30 December 2011.
        ("Pacific/Apia", "2011-12-30", 0, "2011-12-30T10:00:00Z"),
        ("Pacific/Apia", "2011-12-31", 0, "2011-12-30T10:00:00Z"),
        // Goose Bay set its clock back at 00:01: the date was reached before.
        ("America/Goose_Bay", "2010-11-07", 0, "2010-11-07T03:00:00Z"),
    ])
    func findsTheFirstInstantOfAMinute(zone: String, day: String, minute: Int, expected: String) throws {
        let found = try #require(Zone(identifier: zone))
            .firstInstant(of: #require(LocalDay(iso: day)), minute: minute)
        #expect(found.description == expected)
    }

    /// Three facts that make days sound: they follow one another, every instant has one, and the clock shows
    /// the beginning at the beginning.
    ///
    /// Random zones, and instants around each zone's own clock changes.
    @Test func daysPartitionTimeInEveryZone() throws {
        var generator = SeededGenerator(seed: 3)
        let identifiers = TimeZone.knownTimeZoneIdentifiers.sorted()
        var changes = 0
        for _ in 0..<1_500 {
            let identifier = identifiers[Int.random(in: 0..<identifiers.count, using: &generator)]
            let zone = try #require(Zone(identifier: identifier))
            var dayStart = try #require(
                DayStart(minutes: Int.random(in: DayStart.accepted, using: &generator)))
            var instant = Instant(milliseconds: Int64.random(in: 0...2_000_000_000_000, using: &generator))
            let next = TimeZone(identifier: identifier)?.nextDaylightSavingTimeTransition(
                after: Date(timeIntervalSince1970: Double(instant.milliseconds) / 1_000))
            if let next {
                changes += 1
                // Around the change, and with a day that starts at the hour of the change.
                let reach: Int64 = changes % 2 == 0 ? 5_400 : 100_000
                let change = Int64(next.timeIntervalSince1970)
                let minute = zone.wallClock(at: Instant(milliseconds: (change - 1) * 1_000)).minuteOfDay
                let near = minute - Int.random(in: 0...59, using: &generator)
                dayStart = DayStart(minutes: near) ?? dayStart
                instant = Instant(
                    milliseconds: (change + Int64.random(in: -reach...reach, using: &generator)) * 1_000)
            }
            let day = zone.day(of: instant, dayStart: dayStart)
            let begins = zone.firstInstant(of: day, minute: dayStart.minutes)
            let ends = zone.firstInstant(of: day.adding(days: 1), minute: dayStart.minutes)
            #expect(begins <= instant && instant < ends, "\(identifier) \(instant) \(dayStart)")
            #expect(zone.day(of: begins, dayStart: dayStart) == day, "\(identifier) \(instant) \(dayStart)")
            let later = instant.adding(seconds: Int64.random(in: 0...7_200, using: &generator))
            #expect(zone.day(of: later, dayStart: dayStart) >= day, "\(identifier) \(instant) \(later)")
            let shown = zone.wallClock(at: begins)
            #expect((shown.date, shown.minuteOfDay) >= (day, dayStart.minutes), "\(identifier) \(begins)")
            let before = zone.wallClock(at: begins.adding(seconds: -1))
            #expect((before.date, before.minuteOfDay) < (day, dayStart.minutes), "\(identifier) \(begins)")
        }
        #expect(changes > 300, "many zones still change their clocks")
    }
}

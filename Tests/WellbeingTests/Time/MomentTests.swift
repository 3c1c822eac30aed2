import Foundation
import Testing
import Wellbeing

struct MomentTests {
    private func moment(_ text: String, _ zone: String, dayStart: String = "00:00") throws -> Moment {
        try Moment(
            #require(Instant(iso: text)), in: #require(Zone(identifier: zone)),
            dayStart: #require(DayStart(clock: dayStart)))
    }

    /// Bug B1: after a flight every entry moved one day back.
    @Test func staysOnTheDayAndAtTheClockOfThePlaceOfWriting() throws {
        let written = try moment("2026-05-26T15:00:00Z", "Pacific/Auckland")
        let elsewhere = try #require(Zone(identifier: "Asia/Kathmandu"))
        #expect(written.day.description == "2026-05-27")
        #expect(written.clock == "03:00")
        #expect(written.instant.description == "2026-05-26T15:00:00Z")
        let there = Moment(written.instant, in: elsewhere, dayStart: .midnight)
        #expect(there.day.description == "2026-05-26", "what a day computed anew would say")
        let stored = Moment(instant: written.instant, zone: written.zone, frozenDay: written.day)
        #expect(stored == written)
    }

    /// Bug B6: what happens before the day starts belongs to the day before, and to it alone.
    @Test func countsToTheDayBeforeUntilTheDayStarts() throws {
        let text = "2026-09-07T22:20:00Z"
        #expect(try moment(text, "Europe/Berlin", dayStart: "04:00").day.description == "2026-09-07")
        #expect(try moment(text, "Europe/Berlin").day.description == "2026-09-08")
        #expect(
            try moment("2026-09-08T01:59:59Z", "Europe/Berlin", dayStart: "04:00").day.description
                == "2026-09-07")
        #expect(
            try moment("2026-09-08T02:00:00Z", "Europe/Berlin", dayStart: "04:00").day.description
                == "2026-09-08")
    }

    /// Bug B8: an evening reminder answered after midnight can be kept for its own day.
    @Test func canBeFrozenOnTheDayThatThePersonChose() throws {
        let tapped = try moment("2026-05-10T22:10:00Z", "Europe/Berlin")
        #expect(tapped.day.description == "2026-05-11")
        let chosen = try Moment(
            instant: tapped.instant, zone: tapped.zone, frozenDay: #require(LocalDay(iso: "2026-05-10")))
        #expect(chosen.day.description == "2026-05-10")
        #expect(chosen.clock == "00:10")
    }

    /// Anchor G2: 23:59 before the clocks go forward, and 01:30 or 02:30 twice when they go back.
    @Test func clockChangesKeepDayAndOrder() throws {
        #expect(try moment("2026-03-28T22:59:00Z", "Europe/Berlin").day.description == "2026-03-28")
        #expect(try moment("2026-03-28T23:00:00Z", "Europe/Berlin").day.description == "2026-03-29")
        let first = try moment("2026-11-01T05:30:00Z", "America/New_York")
        let second = try moment("2026-11-01T06:30:00Z", "America/New_York")
        #expect(first.clock == "01:30" && second.clock == "01:30")
        #expect(first.day == second.day)
        #expect(first.instant < second.instant)
    }

    @Test func aDayStartThatTheClockSkipsBeginsAtTheJump() throws {
        #expect(
            try moment("2026-03-29T00:59:59Z", "Europe/Berlin", dayStart: "02:30").day.description
                == "2026-03-28")
        #expect(
            try moment("2026-03-29T01:00:00Z", "Europe/Berlin", dayStart: "02:30").day.description
                == "2026-03-29")
    }

    @Test func aDayThatHasBegunDoesNotEndWhenTheClockIsSetBack() throws {
        // 02:40 summer time, 02:10 winter time, 02:40 winter time.
        for text in ["2026-10-25T00:40:00Z", "2026-10-25T01:10:00Z", "2026-10-25T01:40:00Z"] {
            #expect(try moment(text, "Europe/Berlin", dayStart: "02:30").day.description == "2026-10-25")
        }
        #expect(
            try moment("2026-10-25T00:29:00Z", "Europe/Berlin", dayStart: "02:30").day.description
                == "2026-10-24")
    }

    /// Anchor G1: whatever happens later, the frozen day stays.
    @Test func theFrozenDayNeverChangesByTravelDayStartOrARoundTrip() throws {
        var generator = SeededGenerator(seed: 4)
        let identifiers = TimeZone.knownTimeZoneIdentifiers.sorted()
        for _ in 0..<1_000 {
            let zone = try #require(
                Zone(identifier: identifiers[Int.random(in: 0..<identifiers.count, using: &generator)]))
            let dayStart = try #require(
                DayStart(minutes: Int.random(in: DayStart.accepted, using: &generator)))
            let instant = Instant(milliseconds: Int64.random(in: 0...4_000_000_000_000, using: &generator))
            let written = Moment(instant, in: zone, dayStart: dayStart)
            // Out to a file as text and back in, on a machine in another zone with another day start.
            let texts = [written.instant.description, written.zone.identifier, written.day.description]
            let back = try Moment(
                instant: #require(Instant(iso: texts[0])), zone: #require(Zone(identifier: texts[1])),
                frozenDay: #require(LocalDay(iso: texts[2])))
            #expect(back == written)
            #expect(back.clock == written.clock)
            // A day is at most one away from the calendar of the place.
            let distance = zone.wallClock(at: instant).date.number - written.day.number
            #expect(
                (0...1).contains(distance)
                    || zone.secondsFromUTC(at: instant)
                        != zone.secondsFromUTC(
                            at: instant.adding(periodsOf24Hours: -1))
            )
        }
    }
}

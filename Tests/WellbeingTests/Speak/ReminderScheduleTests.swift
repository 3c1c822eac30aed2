import Testing
import Wellbeing

/// Instants are worked out by hand from the zone data.
struct ReminderScheduleTests {
    private static let usual: [ReminderSlot: String] = [
        .morning: "08:00", .midday: "13:00", .evening: "20:00",
    ]

    @Test func eachReminderComesOnceADayAtItsTime() throws {
        var walk = try ReminderWalk("Asia/Jakarta", Self.usual)
        try walk.run(from: "2026-05-26T00:00:00Z", to: "2026-05-27T13:30:00Z")
        #expect(
            walk.shown == [
                "morning 2026-05-26T01:00:00Z", "midday 2026-05-26T06:00:00Z", "evening 2026-05-26T13:00:00Z",
                "morning 2026-05-27T01:00:00Z", "midday 2026-05-27T06:00:00Z", "evening 2026-05-27T13:00:00Z",
            ])
    }

    @Test func nothingComesWhileAllAreOff() throws {
        var walk = try ReminderWalk("Europe/Berlin", [:])
        try walk.run(from: "2026-05-26T00:00:00Z", to: "2026-05-27T00:00:00Z")
        #expect(walk.shown == [])
        #expect(try walk.look("2026-05-27T00:00:00Z") == nil)
    }

    @Test(arguments: [
        // Berlin's clock goes from 02:00 to 03:00; from 03:00 back to 02:00.
        (
            "Europe/Berlin", "02:30", "2026-03-28T12:00:00Z", "2026-03-30T12:00:00Z",
            ["2026-03-29T01:00:00Z", "2026-03-30T00:30:00Z"]
        ),
        (
            "Europe/Berlin", "02:30", "2026-10-24T12:00:00Z", "2026-10-26T12:00:00Z",
            ["2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"]
        ),
        (
            "America/New_York", "02:30", "2026-03-07T12:00:00Z", "2026-03-09T12:00:00Z",
            ["2026-03-08T07:00:00Z", "2026-03-09T06:30:00Z"]
        ),
        (
            "America/New_York", "01:30", "2026-10-31T12:00:00Z", "2026-11-02T12:00:00Z",
            ["2026-11-01T05:30:00Z", "2026-11-02T06:30:00Z"]
        ),
        // Lord Howe's clock moves by half an hour.
        (
            "Australia/Lord_Howe", "02:15", "2026-10-03T12:00:00Z", "2026-10-04T20:00:00Z",
            ["2026-10-03T15:30:00Z", "2026-10-04T15:15:00Z"]
        ),
        // Beirut's clock skips midnight itself.
        (
            "Asia/Beirut", "00:00", "2026-03-28T12:00:00Z", "2026-03-29T22:00:00Z",
            ["2026-03-28T22:00:00Z", "2026-03-29T21:00:00Z"]
        ),
        // Samoa had no 30 December 2011.
        (
            "Pacific/Apia", "08:00", "2011-12-29T12:00:00Z", "2012-01-01T00:00:00Z",
            ["2011-12-29T18:00:00Z", "2011-12-30T18:00:00Z", "2011-12-31T18:00:00Z"]
        ),
        // Goose Bay set its clock back at 00:01, so that 23:30 came twice, the second time on a day that had begun.
        (
            "America/Goose_Bay", "23:30", "2010-11-06T12:00:00Z", "2010-11-08T12:00:00Z",
            ["2010-11-07T02:30:00Z", "2010-11-08T03:30:00Z"]
        ),
    ])
    func aClockChangeBringsEachReminderOnce(
        zone: String, time: String, from start: String, to end: String, expected: [String]
    ) throws {
        var walk = try ReminderWalk(zone, [.morning: time])
        try walk.run(from: start, to: end)
        #expect(walk.shown == expected.map { "morning \($0)" })
    }

    @Test func aComputerThatSleptAllDayCatchesUpWithOne() throws {
        var walk = try ReminderWalk(
            "Europe/Berlin", [.morning: "19:00", .midday: "19:30", .evening: "20:00"])
        try walk.look("2026-05-26T05:00:00Z")
        // 20:30 in Berlin: all three are within two hours.
        try walk.run(from: "2026-05-26T18:30:00Z", to: "2026-05-26T22:00:00Z")
        #expect(walk.shown == ["evening 2026-05-26T18:30:00Z"])
    }

    @Test func theLatestTimeIsCaughtUpWithWhateverTheSlotIsCalled() throws {
        var walk = try ReminderWalk(
            "Europe/Berlin", [.morning: "17:00", .midday: "16:00", .evening: "15:30"])
        try walk.run(from: "2026-05-26T15:10:00Z", to: "2026-05-26T16:00:00Z")
        #expect(walk.shown == ["morning 2026-05-26T15:10:00Z"])
    }

    @Test func twoAtTheSameTimeAreOne() throws {
        var walk = try ReminderWalk("UTC", [.morning: "08:00", .evening: "08:00"])
        try walk.run(from: "2026-05-26T00:00:00Z", to: "2026-05-26T23:00:00Z")
        #expect(walk.shown.map { $0.suffix(20) } == ["2026-05-26T08:00:00Z"])
    }

    @Test(arguments: [
        ("2026-05-26T09:59:59Z", ["morning 2026-05-26T09:59:59Z"]),
        ("2026-05-26T10:00:00Z", []),
        ("2026-05-26T12:59:59Z", []),
    ])
    func whatIsTwoHoursLateIsStale(at text: String, expected: [String]) throws {
        var walk = try ReminderWalk("UTC", Self.usual)
        try walk.look("2026-05-25T23:00:00Z")
        try walk.look(text)
        #expect(walk.shown == expected)
    }

    @Test func nothingIsCaughtUpWithForTheDayBefore() throws {
        var walk = try ReminderWalk("Europe/Berlin", [.evening: "23:30"])
        try walk.look("2026-05-26T20:00:00Z")
        // 00:10 on the day after: forty minutes late, and another day.
        try walk.run(from: "2026-05-26T22:10:00Z", to: "2026-05-27T21:00:00Z")
        #expect(walk.shown == [])
        try walk.look("2026-05-27T21:30:00Z")
        #expect(walk.shown == ["evening 2026-05-27T21:30:00Z"])
    }

    @Test func aClockThatGoesBackOverMidnightDoesNotBringTheDayBeforeBack() throws {
        var walk = try ReminderWalk("America/Goose_Bay", [.evening: "23:30"])
        try walk.look("2010-11-07T02:00:00Z")
        // 23:40 for the second time, after a minute of the day after.
        try walk.run(from: "2010-11-07T03:40:00Z", to: "2010-11-08T03:30:00Z")
        #expect(walk.shown == ["evening 2010-11-08T03:30:00Z"])
    }

    @Test(arguments: [("00:00", "2026-05-26T00:00:00Z"), ("23:59", "2026-05-26T23:59:00Z")])
    func theEdgesOfADayHaveTheirReminder(time: String, expected: String) throws {
        var walk = try ReminderWalk("UTC", [.morning: time])
        try walk.run(from: "2026-05-26T00:00:00Z", to: "2026-05-26T23:59:59Z")
        #expect(walk.shown == ["morning \(expected)"])
    }

    @Test func aClockThatIsSetBackBringsNothingASecondTime() throws {
        var walk = try ReminderWalk("UTC", [.morning: "08:00"])
        try walk.look("2026-05-26T08:00:00Z")
        try walk.run(from: "2026-05-26T07:00:00Z", to: "2026-05-26T10:00:00Z")
        #expect(walk.shown == ["morning 2026-05-26T08:00:00Z"])
    }

    @Test func aClockThatWasAYearAheadDoesNotSilenceTheYear() throws {
        var walk = try ReminderWalk("UTC", [.morning: "08:00"])
        try walk.look("2026-05-26T08:00:00Z")
        try walk.look("2027-05-26T08:30:00Z")
        try walk.run(from: "2026-05-26T08:10:00Z", to: "2026-05-27T08:00:00Z")
        #expect(
            walk.shown == [
                "morning 2026-05-26T08:00:00Z", "morning 2027-05-26T08:30:00Z",
                "morning 2026-05-27T08:00:00Z",
            ])
    }

    @Test func aClockThatJumpsAheadBringsOneAndNothingStale() throws {
        var walk = try ReminderWalk("UTC", Self.usual)
        try walk.look("2026-05-26T06:00:00Z")
        try walk.run(from: "2026-05-26T13:20:00Z", to: "2026-05-26T19:00:00Z")
        #expect(walk.shown == ["midday 2026-05-26T13:20:00Z"])
    }

    @Test func aRestartBringsNothingASecondTimeAndCatchesUpWithWhatIsFresh() throws {
        var before = try ReminderWalk("UTC", Self.usual)
        try before.look("2026-05-26T08:00:00Z")
        var after = before
        try after.run(from: "2026-05-26T08:01:00Z", to: "2026-05-26T09:00:00Z")
        #expect(after.shown == before.shown)
        try after.look("2026-05-26T14:00:00Z")
        #expect(after.shown.last == "midday 2026-05-26T14:00:00Z")
    }

    @Test func onAJourneyADayHasEachReminderOnce() throws {
        var walk = try ReminderWalk("Asia/Tokyo", Self.usual)
        try walk.run(from: "2026-05-25T22:00:00Z", to: "2026-05-26T04:30:00Z")
        // 18:30 on the day before: the evening of that day was in Tokyo; there is none that came here.
        walk.zone = try #require(Zone(identifier: "Pacific/Honolulu"))
        try walk.run(from: "2026-05-26T04:40:00Z", to: "2026-05-26T19:00:00Z")
        #expect(
            walk.shown == [
                "morning 2026-05-25T23:00:00Z", "midday 2026-05-26T04:00:00Z", "evening 2026-05-26T06:00:00Z",
            ])
    }

    @Test func theNextLookIsAtTheNextReminderThatIsOn() throws {
        var walk = try ReminderWalk("Europe/Berlin", [.morning: "08:00", .evening: "20:00"])
        #expect(try walk.look("2026-05-26T05:59:59Z")?.description == "2026-05-26T06:00:00Z")
        #expect(try walk.look("2026-05-26T06:00:00Z")?.description == "2026-05-26T18:00:00Z")
        #expect(try walk.look("2026-05-26T18:00:00Z")?.description == "2026-05-27T06:00:00Z")
    }
}

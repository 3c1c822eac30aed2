import Testing
import Wellbeing

struct ReminderPlanTests {
    @Test func aPlanBeginsWithAllOffAtTheirUsualTimes() {
        let plan = ReminderPlan()
        #expect(plan.on == [])
        #expect(ReminderSlot.allCases.map { plan[$0].time.description } == ["08:00", "13:00", "20:00"])
        #expect(ReminderSlot.allCases.map(\.rawValue) == ["morning", "midday", "evening"])
    }

    @Test func whatIsSetBackToTheUsualIsTheSamePlan() throws {
        var plan = ReminderPlan()
        plan[.midday] = .init(isOn: true, time: try #require(ClockTime(clock: "12:15")))
        #expect(plan != ReminderPlan())
        #expect(plan.on == [.midday])
        plan[.midday] = .init(isOn: false, time: ReminderSlot.midday.usualTime)
        #expect(plan == ReminderPlan())
    }

    @Test(arguments: ["00:00", "08:30", "23:59"])
    func aTimeIsPrintedAsItIsRead(text: String) {
        #expect(ClockTime(clock: text)?.description == text)
    }

    @Test(arguments: ["24:00", "08:60", "8:30", "08:30:00", "0830", "", "-1:00", "٠٨:٣٠", "08:3x"])
    func whatNoClockShowsIsNoTime(text: String) {
        #expect(ClockTime(clock: text) == nil)
    }

    @Test func aTimeLiesWithinTheDay() {
        #expect(ClockTime(minutes: -1) == nil)
        #expect(ClockTime(minutes: 0)?.description == "00:00")
        #expect(ClockTime(minutes: 1_439)?.description == "23:59")
        #expect(ClockTime(minutes: 1_440) == nil)
    }

    @Test func aTimeThatIsOverWhenItIsSetWaitsForTomorrow() throws {
        var walk = try ReminderWalk("Europe/Berlin", [:])
        try walk.replace(.morning, "08:00", at: "2026-05-26T06:30:00Z")
        try walk.run(from: "2026-05-26T06:30:00Z", to: "2026-05-27T07:00:00Z")
        #expect(walk.shown == ["morning 2026-05-27T06:00:00Z"])
    }

    @Test func anotherTimeReplacesTheOldOneOnTheSameDay() throws {
        var walk = try ReminderWalk("Europe/Berlin", [.morning: "08:00"])
        try walk.run(from: "2026-05-26T05:00:00Z", to: "2026-05-26T06:30:00Z")
        try walk.replace(.morning, "09:00", at: "2026-05-26T06:30:00Z")
        try walk.run(from: "2026-05-26T06:30:00Z", to: "2026-05-27T06:30:00Z")
        #expect(walk.shown == ["morning 2026-05-26T06:00:00Z", "morning 2026-05-26T07:00:00Z"])
    }

    @Test func theSameSettingChangesNothing() throws {
        var walk = try ReminderWalk("Europe/Berlin", [.morning: "08:00"])
        // 08:30, not looked at yet: the catch-up must not be lost for it.
        try walk.replace(.morning, "08:00", at: "2026-05-26T06:30:00Z")
        #expect(walk.dealtWith == [])
        try walk.look("2026-05-26T06:31:00Z")
        let dealtWith = walk.dealtWith
        try walk.replace(.morning, "08:00", at: "2026-05-26T06:32:00Z")
        #expect(walk.dealtWith == dealtWith)
        #expect(walk.shown == ["morning 2026-05-26T06:31:00Z"])
    }

    @Test func turningAReminderOffAndOnBringsNothingASecondTime() throws {
        var walk = try ReminderWalk("Europe/Berlin", [.morning: "08:00", .midday: "13:00"])
        try walk.look("2026-05-26T06:00:00Z")
        try walk.replace(.morning, isOn: false, "08:00", at: "2026-05-26T06:05:00Z")
        try walk.replace(.morning, "08:00", at: "2026-05-26T06:06:00Z")
        try walk.run(from: "2026-05-26T06:06:00Z", to: "2026-05-26T10:00:00Z")
        #expect(walk.shown == ["morning 2026-05-26T06:00:00Z"])
    }

    @Test func aChangeLeavesTheOtherRemindersAlone() throws {
        var walk = try ReminderWalk("Europe/Berlin", [.morning: "08:00", .midday: "13:00"])
        try walk.look("2026-05-26T06:00:00Z")
        try walk.replace(.midday, "14:00", at: "2026-05-26T06:05:00Z")
        try walk.run(from: "2026-05-26T06:05:00Z", to: "2026-05-26T12:30:00Z")
        #expect(walk.shown == ["morning 2026-05-26T06:00:00Z", "midday 2026-05-26T12:00:00Z"])
    }
}

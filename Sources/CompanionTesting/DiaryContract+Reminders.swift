public import Companion
import Testing
import Wellbeing

/// Checks what every ``Diary`` must do about reminders, on an empty one.
public func expectReminderContract(_ diary: any Diary) async throws {
    try await expectPlansAreKept(diary)
    try await expectFiringsAreKept(diary)
    try await expectThePushHookIsKept(diary)
}

private func expectPlansAreKept(_ diary: any Diary) async throws {
    #expect(try await diary.reminderPlan() == ReminderPlan(), "all off")
    #expect(try await diary.reminderFirings() == [])

    let today = LocalDay(number: 20_600)
    var plan = ReminderPlan()
    plan[.morning] = .init(isOn: true, time: try #require(ClockTime(clock: "00:00")))
    plan[.midday] = .init(isOn: false, time: try #require(ClockTime(clock: "23:59")))
    try await diary.save(plan, dealtWith: [.init(slot: .morning, day: today)])
    #expect(try await diary.reminderPlan() == plan)
    #expect(try await diary.reminderFirings() == [.init(slot: .morning, day: today)])

    plan[.morning].isOn = false
    plan[.evening].isOn = true
    try await diary.save(plan, dealtWith: [.init(slot: .evening, day: today)])
    #expect(try await diary.reminderPlan() == plan)
    #expect(
        try await diary.reminderFirings() == [.init(slot: .evening, day: today)],
        "what the old plan brought is gone")
    try await diary.save(ReminderPlan(), dealtWith: [])
    #expect(try await diary.reminderPlan() == ReminderPlan())
    #expect(try await diary.reminderFirings() == [])
}

private func expectFiringsAreKept(_ diary: any Diary) async throws {
    func firing(_ day: Int, _ slot: ReminderSlot = .morning) -> ReminderFiring {
        ReminderFiring(slot: slot, day: LocalDay(number: day))
    }
    try await diary.note([firing(-3), firing(20_600), firing(20_600, .midday)])
    try await diary.note([firing(20_600), firing(20_601)])
    try await diary.note([])
    #expect(
        try await diary.reminderFirings() == [
            firing(-3), firing(20_600), firing(20_600, .midday), firing(20_601),
        ])
    // The oldest note goes first, whatever day it speaks of.
    for day in 1...ReminderFiring.kept { try await diary.note([firing(day, .evening)]) }
    #expect(try await diary.reminderFirings() == Set((1...ReminderFiring.kept).map { firing($0, .evening) }))
    try await diary.save(ReminderPlan(), dealtWith: [])
}

private func expectThePushHookIsKept(_ diary: any Diary) async throws {
    #expect(try await diary.pushHook() == nil)
    let noon = try Sample.moment().instant
    let asked = PushHook(
        address: try PushHook.address(parsing: "https://push.example/a-topic"), isGranted: false,
        decidedAt: noon)
    try await diary.keep(asked)
    #expect(try await diary.pushHook() == asked)
    let granted = PushHook(
        address: try PushHook.address(parsing: "http://127.0.0.1:8080/deep/topic"), isGranted: true,
        version: 2,
        decidedAt: noon.adding(seconds: 1))
    try await diary.keep(granted)
    #expect(try await diary.pushHook() == granted)
    try await diary.keep(nil)
    #expect(try await diary.pushHook() == nil)
}

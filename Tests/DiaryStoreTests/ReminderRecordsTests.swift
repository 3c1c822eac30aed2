import Companion
import CompanionTesting
import DiaryStore
import Testing
import Wellbeing

struct ReminderRecordsTests {
    private let noon = Instant(milliseconds: 1_780_000_000_000)

    private func hook(_ topic: String, isGranted: Bool, version: Int = 1) throws -> PushHook {
        PushHook(
            address: try PushHook.address(parsing: "https://ntfy.sh/\(topic)"), isGranted: isGranted,
            version: version, decidedAt: noon)
    }

    /// What the diary says when a backup with a yes to `topic` is brought back over `present`.
    private func restored(_ topic: String, over present: PushHook?) async throws -> PushHook? {
        var found: PushHook?
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
            try await diary.keep(try hook(topic, isGranted: true))
            let made = try await backups.make(at: noon)
            try await diary.keep(present)
            _ = try await backups.restore(made.path, key: nil, at: noon)
            found = try await vault.diary().pushHook()
        }
        return found
    }

    @Test func aRestoreBringsNoYesBackThatWasTakenBack() async throws {
        let asked = try hook("mine", isGranted: false)
        #expect(try await restored("mine", over: asked) == asked)
        #expect(try await restored("mine", over: nil) == asked, "taken away with its address")
        #expect(try await restored("mine", over: try hook("other", isGranted: true)) == asked)
        #expect(try await restored("mine", over: try hook("mine", isGranted: true, version: 2)) == asked)
    }

    @Test func aRestoreLeavesAYesThatStands() async throws {
        let granted = try hook("mine", isGranted: true)
        #expect(try await restored("mine", over: granted) == granted)
    }

    @Test func aRestoreBringsThePlanBackAndForgetsNothingThatWasDealtWith() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
            let (old, new) = (LocalDay(number: 20_599), LocalDay(number: 20_600))
            var plan = ReminderPlan()
            plan[.evening].isOn = true
            try await diary.save(plan, dealtWith: [.init(slot: .evening, day: old)])
            let made = try await backups.make(at: noon)
            try await diary.save(ReminderPlan(), dealtWith: [.init(slot: .evening, day: new)])
            _ = try await backups.restore(made.path, key: nil, at: noon)
            #expect(try await diary.reminderPlan() == plan)
            #expect(
                try await diary.reminderFirings() == [
                    .init(slot: .evening, day: old), .init(slot: .evening, day: new),
                ])
        }
    }
}

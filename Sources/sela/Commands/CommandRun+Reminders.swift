import Commands
import Companion
import Pages
import Reminders
import Wellbeing

extension CommandRun {
    /// `sela reminders`: when they come, setting one, and trying the desktop.
    func reminders() async throws {
        let rest = Array(invocation.operands.dropFirst())
        switch invocation.operands.first ?? "list" {
        case "set":
            guard let slot = rest.first.flatMap(ReminderSlot.init(rawValue:)) else {
                throw UsageError.missingOperand("SLOT", .reminders)
            }
            guard rest.count == 2 else { throw UsageError.missingOperand("TIME", .reminders) }
            try await setReminder(slot, to: rest[1])
        case "test":
            guard rest.isEmpty else { throw UsageError.extraOperand(.reminders) }
            try await testReminder()
        default:
            guard rest.isEmpty else { throw UsageError.extraOperand(.reminders) }
            try await showReminders(in: try await openDiary().diary)
        }
    }

    private func showReminders(in diary: any Diary) async throws {
        let list = ReminderList(try await diary.reminderPlan(), hook: try await diary.pushHook())
        try terminal.result(list.text(in: language), json: list.json)
    }

    private func setReminder(_ slot: ReminderSlot, to word: String) async throws {
        let time = ClockTime(clock: word)
        guard time != nil || word == "on" || word == "off" else { throw CommandFailure.badReminderTime }
        let diary = try await openDiary().diary
        var plan = try await diary.reminderPlan()
        plan[slot].isOn = word != "off"
        if let time { plan[slot].time = time }
        let clock = surroundings.clock
        _ = try await SetReminders(records: diary).run(plan, at: clock.now(), in: clock.zone())
        try await showReminders(in: diary)
    }

    /// What it opens is the running server, if there is one.
    private func testReminder() async throws {
        let server = ServerLock.holder(dataFolder: try surroundings.dataFolder())?.address
        let address = server ?? "http://127.0.0.1:\(Self.usualPort)/"
        try await composition.notifier.show(
            ReminderWords(in: language), opening: address.withoutSlash + Route.fromReminder.path)
        try terminal.result("", json: .object([.init("shown", .bool(true))]))
        terminal.talk(.reminderShown)
    }
}

extension CommandRun {
    /// Looks at the clock for `sela serve`: at the time of the next reminder, and at the latest a minute later.
    ///
    /// What fails is told once, and again when it is something else.
    func startReminders(_ remind: Remind) -> Task<Void, any Error> {
        let (language, isJSON, clock) = (terminal.language, terminal.isJSON, surroundings.clock)
        return Task {
            let terminal = Terminal(language: language, isJSON: isJSON)
            var told: DiaryError?
            while true {
                let report = await remind.look()
                if let failure = report.failure, failure != told {
                    _ = terminal.report(CommandFailure(failure))
                }
                told = report.failure
                if let error = report.notifierError { _ = terminal.report(CommandFailure(error)) }
                if report.pushError != nil { terminal.talk(.pushMissed) }
                let now = clock.now().milliseconds
                let left = report.next.map { min(max($0.milliseconds - now, 1_000), 60_000) } ?? 60_000
                try await Task.sleep(for: .milliseconds(left))
            }
        }
    }
}

extension String {
    /// Without the slash at its end.
    var withoutSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}

extension ReminderWords {
    /// What a reminder says in `language`.
    init(in language: Language) {
        let copy = Copy(language)
        self.init(
            title: "Sela", text: copy.reminderSentence, whereToLook: copy.reminderWhereToLook,
            open: copy.reminderOpen)
    }
}

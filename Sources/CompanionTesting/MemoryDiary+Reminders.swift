public import Companion
public import Wellbeing

/// What a ``MemoryDiary`` keeps about reminders.
struct MemoryReminders {
    var plan = ReminderPlan()
    /// In the order in which they were noted.
    var firings: [ReminderFiring] = []
    var hook: PushHook?

    mutating func note(_ firings: Set<ReminderFiring>) {
        for firing in firings where !self.firings.contains(firing) { self.firings.append(firing) }
        self.firings = self.firings.suffix(ReminderFiring.kept)
    }
}

extension MemoryDiary {
    public func reminderPlan() throws(DiaryError) -> ReminderPlan {
        try checkFailure()
        return reminders.plan
    }

    public func reminderFirings() throws(DiaryError) -> Set<ReminderFiring> {
        try checkFailure()
        return Set(reminders.firings)
    }

    public func save(_ plan: ReminderPlan, dealtWith: Set<ReminderFiring>) throws(DiaryError) {
        try checkFailure()
        reminders.plan = plan
        reminders.firings = []
        reminders.note(dealtWith)
    }

    public func note(_ firings: Set<ReminderFiring>) throws(DiaryError) {
        try checkFailure()
        reminders.note(firings)
    }

    public func pushHook() throws(DiaryError) -> PushHook? {
        try checkFailure()
        return reminders.hook
    }

    public func keep(_ hook: PushHook?) throws(DiaryError) {
        try checkFailure()
        reminders.hook = hook
    }
}

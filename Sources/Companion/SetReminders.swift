public import Wellbeing

/// Sets when the reminders come.
public struct SetReminders: Sendable {
    private let records: any ReminderRecords

    public init(records: any ReminderRecords) {
        self.records = records
    }

    /// Keeps `plan`; `false` if it is the one that is kept already, and then nothing is written.
    ///
    /// A reminder that is set anew begins anew, and one whose time is over today waits for tomorrow.
    public func run(_ plan: ReminderPlan, at now: Instant, in zone: Zone) async throws(DiaryError) -> Bool {
        let present = try await records.reminderPlan()
        guard plan != present else { return false }
        var dealtWith = try await records.reminderFirings()
        for slot in ReminderSlot.allCases {
            dealtWith = ReminderSchedule(plan: present, zone: zone)
                .dealtWith(dealtWith, afterSetting: slot, to: plan[slot], at: now)
        }
        try await records.save(plan, dealtWith: dealtWith)
        return true
    }
}

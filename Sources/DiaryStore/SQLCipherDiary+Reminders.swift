public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func reminderPlan() async throws(DiaryError) -> ReminderPlan {
        let rows = try await vault.perform { connection throws(DiaryError) in
            try connection.rows(ReminderRow.selectPlan, map: ReminderRow.setting)
        }
        var plan = ReminderPlan()
        for case (let slot, let setting)? in rows { plan[slot] = setting }
        return plan
    }

    public func reminderFirings() async throws(DiaryError) -> Set<ReminderFiring> {
        let rows = try await vault.perform { connection throws(DiaryError) in
            try connection.rows(ReminderRow.selectFirings, map: ReminderRow.firing)
        }
        return Set(rows.compactMap { $0 })
    }

    public func save(_ plan: ReminderPlan, dealtWith: Set<ReminderFiring>) async throws(DiaryError) {
        let settings = ReminderSlot.allCases.map { ReminderRow.values(of: plan[$0], at: $0) }
        let firings = ReminderRow.values(of: dealtWith)
        try await vault.change { connection throws(DiaryError) in
            for values in settings { try connection.run(ReminderRow.set, values) }
            try connection.run("DELETE FROM reminder_fired")
            for values in firings { try connection.run(ReminderRow.note, values) }
        }
    }

    public func note(_ firings: Set<ReminderFiring>) async throws(DiaryError) {
        guard !firings.isEmpty else { return }
        let firings = ReminderRow.values(of: firings)
        try await vault.change { connection throws(DiaryError) in
            for values in firings { try connection.run(ReminderRow.note, values) }
            try connection.run(ReminderRow.forgetOld, [.integer(ReminderFiring.kept)])
        }
    }

    public func pushHook() async throws(DiaryError) -> PushHook? {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(PushHookRow.select, map: PushHookRow.hook).first
        }
    }

    public func keep(_ hook: PushHook?) async throws(DiaryError) {
        try await vault.change { connection throws(DiaryError) in
            try connection.run("DELETE FROM push_hook")
            if let hook { try connection.run(PushHookRow.add, PushHookRow.values(of: hook)) }
        }
    }
}

/// Reminders as rows of `reminder` and `reminder_fired`; slots that only a later version knows are left out.
enum ReminderRow {
    static let selectPlan: SQL = "SELECT slot, is_on, minute FROM reminder"
    static let selectFirings: SQL = "SELECT slot, day FROM reminder_fired ORDER BY number"
    static let set: SQL = "INSERT OR REPLACE INTO reminder (slot, is_on, minute) VALUES (?1, ?2, ?3)"
    /// One that is noted already keeps its place.
    static let note: SQL = "INSERT OR IGNORE INTO reminder_fired (slot, day) VALUES (?1, ?2)"
    static let forgetOld: SQL =
        """
        DELETE FROM reminder_fired
        WHERE number NOT IN (SELECT number FROM reminder_fired ORDER BY number DESC LIMIT ?1)
        """

    static func values(of setting: ReminderPlan.Setting, at slot: ReminderSlot) -> [SQLValue] {
        [.text(slot.rawValue), .boolean(setting.isOn), .integer(setting.time.minutes)]
    }

    /// In the order of days and names.
    static func values(of firings: Set<ReminderFiring>) -> [[SQLValue]] {
        firings.sorted { ($0.day, $0.slot.rawValue) < ($1.day, $1.slot.rawValue) }
            .map { [.text($0.slot.rawValue), .integer($0.day.number)] }
    }

    static func setting(
        _ row: borrowing Statement
    ) throws(DiaryError) -> (slot: ReminderSlot, setting: ReminderPlan.Setting)? {
        guard let name = row.text(0), let isOn = row.integer(1),
            let time = row.integer(2).flatMap({ ClockTime(minutes: Int($0)) })
        else { throw .damaged(part: .row) }
        return ReminderSlot(rawValue: name).map { ($0, .init(isOn: isOn == 1, time: time)) }
    }

    static func firing(_ row: borrowing Statement) throws(DiaryError) -> ReminderFiring? {
        guard let name = row.text(0), let day = row.integer(1) else { throw .damaged(part: .row) }
        return ReminderSlot(rawValue: name).map { ReminderFiring(slot: $0, day: LocalDay(number: Int(day))) }
    }

    /// Every value of a row of `reminder_fired`, also of a slot that this version does not know.
    static func wholeFiring(_ row: borrowing Statement) -> [SQLValue] {
        [.optional(row.text(0)), .optional(row.integer(1))]
    }
}

/// The address that a reminder is pushed to, as the row of `push_hook`.
enum PushHookRow {
    static let select: SQL = "SELECT address, is_granted, version, decided_at FROM push_hook"
    static let add: SQL =
        """
        INSERT INTO push_hook (row, address, is_granted, version, decided_at) VALUES (1, ?1, ?2, ?3, ?4)
        """
    /// A yes that is no yes of ?1 under wording ?2.
    static let revokeOther: SQL =
        """
        UPDATE push_hook SET is_granted = 0 WHERE is_granted = 1 AND (address IS NOT ?1 OR version IS NOT ?2)
        """

    static func values(of hook: PushHook) -> [SQLValue] {
        [
            .text(hook.address.description), .boolean(hook.isGranted), .integer(hook.version),
            .integer(hook.decidedAt.milliseconds),
        ]
    }

    static func hook(_ row: borrowing Statement) throws(DiaryError) -> PushHook {
        guard let text = row.text(0), let isGranted = row.integer(1), let version = row.integer(2),
            let decidedAt = row.instant(3)
        else { throw .damaged(part: .row) }
        do throws(PushHook.Fault) {
            return PushHook(
                address: try PushHook.address(parsing: text), isGranted: isGranted == 1,
                version: Int(version),
                decidedAt: decidedAt)
        } catch {
            throw .damaged(part: .row)
        }
    }
}

public import Wellbeing

/// What the diary keeps about reminders: when they come, which were dealt with, and where one is pushed to.
public protocol ReminderRecords: Sendable {
    /// All off before anything was set.
    func reminderPlan() async throws(DiaryError) -> ReminderPlan
    /// What was dealt with lately, at least the sixty that were noted last.
    func reminderFirings() async throws(DiaryError) -> Set<ReminderFiring>
    /// Keeps a plan and what counts as dealt with under it, in one transaction; what was noted before is gone.
    func save(_ plan: ReminderPlan, dealtWith: Set<ReminderFiring>) async throws(DiaryError)
    /// Notes what was dealt with besides what is noted.
    func note(_ firings: Set<ReminderFiring>) async throws(DiaryError)
    /// `nil` = no address was given.
    func pushHook() async throws(DiaryError) -> PushHook?
    /// Keeps it in the place of the one before; `nil` takes it away.
    func keep(_ hook: PushHook?) async throws(DiaryError)
}

extension ReminderFiring {
    /// How many a diary remembers.
    public static let kept = 60
}

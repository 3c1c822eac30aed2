/// When reminders are due: worked out anew from the clock each time it is looked at, so that a computer that slept,
/// a clock that was set and a journey need no rule of their own.
///
/// A reminder belongs to a calendar day. It is due from the first moment at which the clock shows its time or a later
/// one (a time that the clock skips in spring falls on the jump) until ``worthCatchingUp`` after it or midnight,
/// whichever is earlier. Which were dealt with is remembered by slot and day, so an hour that comes twice and a clock
/// that is set back bring none a second time.
public struct ReminderSchedule: Hashable, Sendable {
    public let plan: ReminderPlan
    public let zone: Zone

    /// Two hours, in seconds: for so long a reminder that nobody could show is still about its time of day.
    ///
    /// After it the question would come out of the blue, and the next one is near.
    public static let worthCatchingUp: Int64 = 7_200

    public init(plan: ReminderPlan, zone: Zone) {
        self.plan = plan
        self.zone = zone
    }

    /// What a look at the clock brought.
    public struct Look: Hashable, Sendable {
        /// What is to be shown now; `nil` = nothing.
        ///
        /// Of several that are due it is the one with the latest time.
        public let due: ReminderSlot?
        /// What is dealt with by this look: what is shown, and every other one whose time has come today.
        public let passed: Set<ReminderFiring>
        /// When the next reminder is due; `nil` = none is on.
        public let next: Instant?
    }

    /// Looks at the clock.
    ///
    /// - Parameter dealtWith: what earlier looks brought, at least of this day and the next.
    public func look(at now: Instant, dealtWith: Set<ReminderFiring>) -> Look {
        let today = day(of: now)
        var passed: Set<ReminderFiring> = []
        var candidates: [(at: Instant, slot: ReminderSlot)] = []
        for slot in plan.on {
            let firing = ReminderFiring(slot: slot, day: today)
            let planned = instant(of: slot, on: today)
            guard planned <= now, !dealtWith.contains(firing) else { continue }
            passed.insert(firing)
            if now < planned.adding(seconds: Self.worthCatchingUp) { candidates.append((planned, slot)) }
        }
        return Look(
            due: candidates.max { $0.at < $1.at }?.slot, passed: passed,
            next: next(after: now, dealtWith: dealtWith))
    }

    /// What counts as dealt with once `slot` is set anew at `now`.
    ///
    /// The same setting changes nothing. Another one begins anew: what the old one brought is forgotten, and a time
    /// that is over today is not caught up with.
    public func dealtWith(
        _ before: Set<ReminderFiring>, afterSetting slot: ReminderSlot, to setting: ReminderPlan.Setting,
        at now: Instant
    ) -> Set<ReminderFiring> {
        guard plan[slot] != setting else { return before }
        var plan = ReminderPlan()
        plan[slot] = setting
        let isOver = ReminderSchedule(plan: plan, zone: zone).look(at: now, dealtWith: []).passed
        return before.filter { $0.slot != slot }.union(isOver)
    }

    /// The first reminder after `now` that is not dealt with; `nil` = none is on.
    private func next(after now: Instant, dealtWith: Set<ReminderFiring>) -> Instant? {
        let today = day(of: now)
        // Of a day that the zone leaves out nothing is ever due; a look at the jump that takes its place is for
        // nothing, and does no harm.
        return (0...2).lazy.compactMap { days in
            let day = today.adding(days: days)
            return plan.on.filter { !dealtWith.contains(ReminderFiring(slot: $0, day: day)) }
                .map { instant(of: $0, on: day) }.filter { $0 > now }.min()
        }.first
    }

    private func instant(of slot: ReminderSlot, on day: LocalDay) -> Instant {
        zone.firstInstant(of: day, minute: plan[slot].time.minutes)
    }

    /// The calendar day; one that has begun does not go back to the day before when the clock does.
    private func day(of instant: Instant) -> LocalDay { zone.day(of: instant, dayStart: .midnight) }
}

import Testing
import Wellbeing

/// A person's clock and her reminders, looked at again and again; what was shown is written down.
struct ReminderWalk {
    var plan: ReminderPlan
    var zone: Zone
    private(set) var dealtWith: Set<ReminderFiring> = []
    /// Such as `morning 2026-03-29T06:00:00Z`.
    private(set) var shown: [String] = []

    init(_ zone: String, _ times: [ReminderSlot: String]) throws {
        self.zone = try #require(Zone(identifier: zone))
        plan = ReminderPlan()
        for (slot, time) in times {
            plan[slot] = .init(isOn: true, time: try #require(ClockTime(clock: time)))
        }
    }

    /// Looks once; answers when to look next.
    @discardableResult
    mutating func look(_ text: String) throws -> Instant? {
        look(at: try #require(Instant(iso: text)))
    }

    @discardableResult
    mutating func look(at now: Instant) -> Instant? {
        let look = ReminderSchedule(plan: plan, zone: zone).look(at: now, dealtWith: dealtWith)
        dealtWith.formUnion(look.passed)
        if let due = look.due { shown.append("\(due.rawValue) \(now)") }
        return look.next
    }

    /// Looks from `start` to `end` each time that the look before asked for, and each minute.
    mutating func run(from start: String, to end: String) throws {
        var now = try #require(Instant(iso: start))
        let end = try #require(Instant(iso: end))
        while now <= end {
            let minute = now.adding(seconds: 60)
            now = min(look(at: now) ?? minute, minute)
        }
    }

    /// A new plan, as it is taken over while the program runs.
    mutating func replace(_ slot: ReminderSlot, isOn: Bool = true, _ time: String, at text: String) throws {
        let now = try #require(Instant(iso: text))
        let setting = ReminderPlan.Setting(isOn: isOn, time: try #require(ClockTime(clock: time)))
        dealtWith = ReminderSchedule(plan: plan, zone: zone)
            .dealtWith(dealtWith, afterSetting: slot, to: setting, at: now)
        plan[slot] = setting
    }
}

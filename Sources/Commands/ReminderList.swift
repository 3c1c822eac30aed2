public import Pages
public import Wellbeing

/// What `sela reminders` answers: when they come, and where else they go.
public struct ReminderList: Sendable {
    private let plan: ReminderPlan
    private let hook: PushHook?

    public init(_ plan: ReminderPlan, hook: PushHook?) {
        self.plan = plan
        self.hook = hook
    }

    public var json: JSON {
        .object([
            .init(
                "reminders",
                .array(
                    ReminderSlot.allCases.map { slot in
                        .object([
                            .init("slot", .string(slot.rawValue)), .init("is_on", .bool(plan[slot].isOn)),
                            .init("time", .string(plan[slot].time.description)),
                        ])
                    })),
            .init(
                "push",
                .optional(hook) { hook in
                    .object([
                        .init("address", .string(hook.address.description)),
                        .init("is_allowed", .bool(hook.isInForce)),
                    ])
                }),
        ])
    }

    /// A line for each reminder, and one for the address that they are pushed to, if there is one.
    public func text(in language: Language) -> String {
        let lines = ReminderSlot.allCases.map { slot in
            let setting = plan[slot]
            let state = setting.isOn ? setting.time.description : CommandCopy.reminderOff(language)
            return padded(slot.rawValue, to: 10) + state + "\n"
        }
        guard let hook else { return lines.joined() }
        let state = hook.isInForce ? CommandCopy.pushAllowed : .pushNotAllowed
        return lines.joined() + padded("push", to: 10) + "\(hook.address)  \(state(language))\n"
    }
}

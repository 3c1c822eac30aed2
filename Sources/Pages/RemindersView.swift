public import Wellbeing

/// What the page about reminders shows.
public struct RemindersView: Hashable, Sendable {
    public var plan: ReminderPlan
    public var zone: Zone
    /// What stands in the way of notifications on the desktop; `nil` = nothing that is known beforehand.
    public var obstacle: ReminderTrouble?
    /// How the last notification went; `nil` = there was none since Sela was started.
    public var desktop: Delivery?
    /// Where reminders may be pushed to; `nil` = no address was given.
    public var hook: PushHook?
    /// How the last push went; `nil` = as above.
    public var push: Delivery?
    /// What is wrong with what was sent; `nil` = nothing was sent, or nothing is wrong.
    public var problem: ReminderProblem?
    /// What was typed where something is wrong.
    public var typed: [ReminderSlot: String]
    public var typedAddress: String

    public struct Delivery: Hashable, Sendable {
        public var at: Instant
        /// `nil` = it went well.
        public var trouble: ReminderTrouble?

        public init(at: Instant, trouble: ReminderTrouble? = nil) {
            self.at = at
            self.trouble = trouble
        }
    }

    public init(
        plan: ReminderPlan, zone: Zone, obstacle: ReminderTrouble? = nil, desktop: Delivery? = nil,
        hook: PushHook? = nil, push: Delivery? = nil, problem: ReminderProblem? = nil,
        typed: [ReminderSlot: String] = [:], typedAddress: String = ""
    ) {
        self.plan = plan
        self.zone = zone
        self.obstacle = obstacle
        self.desktop = desktop
        self.hook = hook
        self.push = push
        self.problem = problem
        self.typed = typed
        self.typedAddress = typedAddress
    }
}

/// What is wrong with what was sent from the page about reminders.
public enum ReminderProblem: Hashable, Sendable {
    /// What was typed for these is no time.
    case times(Set<ReminderSlot>)
    case address(PushHook.Fault)
    /// Another address is kept by now than the one that was agreed to.
    case otherAddress
}

/// Why a reminder did not reach somebody.
public enum ReminderTrouble: Hashable, Sendable {
    case programMissing, noSession, desktopRefused, desktopSilent
    case pushNotAllowed, pushLocked, pushNotWritten, pushUnreachable, pushUntrusted, pushRedirected,
        pushSilent
    /// What the other side answered, as an HTTP status.
    case pushRefused(status: Int)
}

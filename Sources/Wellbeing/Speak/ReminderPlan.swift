/// Which reminders there are, and at what time on the clock: hour and minute only, each day anew.
///
/// The times need not be in the order of the slots; somebody who works at night has her morning at 17:00.
public struct ReminderPlan: Hashable, Sendable {
    public struct Setting: Hashable, Sendable {
        public var isOn: Bool
        /// Kept while the reminder is off.
        public var time: ClockTime

        public init(isOn: Bool, time: ClockTime) {
            self.isOn = isOn
            self.time = time
        }
    }

    private var changed: [ReminderSlot: Setting] = [:]

    /// All off, at their usual times.
    public init() {}

    public subscript(slot: ReminderSlot) -> Setting {
        get { changed[slot] ?? Setting(isOn: false, time: slot.usualTime) }
        // What is as usual is not written down, so that equal plans are equal values.
        set { changed[slot] = newValue == Setting(isOn: false, time: slot.usualTime) ? nil : newValue }
    }

    /// The slots that are on, in the order of their names.
    public var on: [ReminderSlot] { ReminderSlot.allCases.filter { self[$0].isOn } }
}

/// A reminder of one day that has been dealt with: it was shown, or it came too late to be shown.
public struct ReminderFiring: Hashable, Sendable {
    public let slot: ReminderSlot
    /// The calendar day on which it was due, from midnight to midnight whenever the person's day begins.
    public let day: LocalDay

    public init(slot: ReminderSlot, day: LocalDay) {
        self.slot = slot
        self.day = day
    }
}

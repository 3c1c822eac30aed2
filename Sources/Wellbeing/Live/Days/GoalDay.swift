/// Whether the two goals of a day were reached.
public struct GoalDay: Hashable, Sendable {
    /// The day as it is stored, never worked out anew from an instant.
    public let day: LocalDay
    public let sleep: SleepRange.State
    /// Against the goal stamped on that day.
    public let waterIsMet: Bool

    public init(day: LocalDay, sleep: SleepRange.State, waterIsMet: Bool) {
        self.day = day
        self.sleep = sleep
        self.waterIsMet = waterIsMet
    }

    /// Sleep in range and the water goal reached; food, steps and exercise play no part.
    public var isPerfect: Bool { sleep == .inRange && waterIsMet }
}

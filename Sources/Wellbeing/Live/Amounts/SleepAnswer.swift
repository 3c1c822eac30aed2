/// A yes or no to "did you sleep enough?".
public enum SleepAnswer: String, Hashable, Sendable, CaseIterable {
    case yes, no

    /// What an answer comes to on a day.
    public enum Outcome: Hashable, Sendable {
        /// Nothing was known: so many minutes stand in until something is.
        case estimate(minutes: Int)
        /// The length is known and says the same; it stays.
        case agrees(minutes: Int)
        /// The length is known and says otherwise; it stays, and the person is told of it.
        case disagrees(minutes: Int)
    }

    /// Six hours for a yes, four for a no.
    public var estimatedMinutes: Int { self == .yes ? 360 : 240 }

    /// A real length is never changed by an answer, least of all lowered.
    public func outcome(on day: SleepDay) -> Outcome {
        guard let minutes = day.minutes, !day.isEstimate else { return .estimate(minutes: estimatedMinutes) }
        let met = SleepRange.state(minutes: minutes) == .inRange
        return met == (self == .yes) ? .agrees(minutes: minutes) : .disagrees(minutes: minutes)
    }
}

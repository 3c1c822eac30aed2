public import Wellbeing

/// What time it is, and where.
public protocol WallClock: Sendable {
    func now() -> Instant
    /// The zone of this machine, read anew each time: a laptop travels.
    func zone() -> Zone
}

extension WallClock {
    /// This moment, for somebody whose day begins at `dayStart`.
    public func moment(dayStart: DayStart) -> Moment {
        Moment(now(), in: zone(), dayStart: dayStart)
    }
}

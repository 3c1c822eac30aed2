/// When something happened, three ways that never change again: the instant, the zone the person was in,
/// and the day that she counted it to.
///
/// The day is frozen when the moment is made. Travel, a clock change, an edit, another day start or a
/// re-import leave it alone.
public struct Moment: Hashable, Sendable {
    public let instant: Instant
    public let zone: Zone
    public let day: LocalDay

    /// Freezes the day of `instant` in `zone` for somebody whose day begins at `dayStart`.
    public init(_ instant: Instant, in zone: Zone, dayStart: DayStart) {
        self.init(instant: instant, zone: zone, frozenDay: zone.day(of: instant, dayStart: dayStart))
    }

    /// A moment whose day was frozen before: from the store, a backup, an import.
    public init(instant: Instant, zone: Zone, frozenDay: LocalDay) {
        self.instant = instant
        self.zone = zone
        self.day = frozenDay
    }

    /// The wall clock at the place of writing, such as `03:00`.
    public var clock: String {
        let minute = zone.wallClock(at: instant).minuteOfDay
        return "\(twoDigits(minute / 60)):\(twoDigits(minute % 60))"
    }
}

/// A night's sleep, which belongs to the day a person wakes up to.
///
/// It is neither split at midnight nor filed under the evening it began.
public enum Night {
    /// The day that a night ending at `wake` in `zone` belongs to.
    ///
    /// The zone is the one that the person wakes up in. The day start counts here as it does everywhere else:
    /// waking at 03:30 with a day that begins at 04:00 ends a night of the day before.
    public static func wakingDay(of wake: Instant, in zone: Zone, dayStart: DayStart) -> LocalDay {
        zone.day(of: wake, dayStart: dayStart)
    }
}

/// Why sleep was not logged; nothing has changed.
public enum SleepFault: Error, Hashable, Sendable {
    /// Not within ``SleepLog/acceptedMinutes``: write down how long it was, a day at most.
    case outOfBounds
    /// A day would have more than its 24 hours; so many minutes are there already: correct or delete one of them.
    case tooMuchForADay(already: Int)
    /// The day has not come yet: choose today or a day before.
    case inTheFuture
    /// It counts to another day than this one.
    case otherDay
    /// No device has measured anything on this day: keep what was written down.
    case noHealthReading
}

/// What `sela history` looks back on.
public enum HistoryWord: String, Hashable, Sendable, CaseIterable {
    case week, month, day, weeks
    /// Check-ins and spoken entries over a range.
    case checkins
}

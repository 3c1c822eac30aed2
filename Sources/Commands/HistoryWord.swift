/// What `sela history` looks back on.
public enum HistoryWord: String, Hashable, Sendable, CaseIterable {
    case week, month, day, weeks
}

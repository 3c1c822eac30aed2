/// What the daily report weighs, in the order that it is told.
public enum ReportMetric: String, Hashable, Sendable, CaseIterable {
    case food, sleep, water, movement
}

/// Which of several sources is believed for a moment that more than one of them counted.
///
/// The person herself, then what she wears, then what she carries: a phone on the table counts less than the watch on
/// the wrist counts too much.
public enum HealthSource: UInt8, Hashable, Comparable, Sendable, CaseIterable {
    case other = 0
    case phone
    case watch
    /// Typed in by hand.
    case person

    public static func < (left: HealthSource, right: HealthSource) -> Bool { left.rawValue < right.rawValue }
}

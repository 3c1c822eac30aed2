/// A time of day as a wall clock shows it, to the minute: 00:00 to 23:59, in no zone.
public struct ClockTime: Hashable, Comparable, Sendable {
    /// Minutes after midnight; always inside ``accepted``.
    public let minutes: Int
    /// 00:00 to 23:59.
    public static let accepted = 0...1_439

    /// `nil` if `minutes` is outside ``accepted``.
    public init?(minutes: Int) {
        guard Self.accepted.contains(minutes) else { return nil }
        self.minutes = minutes
    }

    /// The full hour; brought into 0…23.
    init(hour: Int) {
        minutes = min(max(hour, 0), 23) * 60
    }

    public static func < (left: ClockTime, right: ClockTime) -> Bool { left.minutes < right.minutes }
}

extension ClockTime: CustomStringConvertible {
    /// Such as `08:30`.
    public var description: String { "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))" }

    /// Reads `08:30` in ASCII digits; `nil` for anything else or a time that no clock shows.
    public init?(clock text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 5, bytes[2] == 0x3A, let hours = number(bytes[0..<2]), hours < 24,
            let rest = number(bytes[3..<5]), rest < 60
        else { return nil }
        self.init(minutes: hours * 60 + rest)
    }
}

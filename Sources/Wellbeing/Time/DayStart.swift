/// When a person's day begins: minutes after midnight, 00:00 to 06:00, in steps of a minute.
///
/// What happens before it belongs to the day before.
public struct DayStart: Hashable, Sendable {
    /// Minutes after midnight; always inside ``accepted``.
    public let minutes: Int
    /// 00:00 to 06:00.
    public static let accepted = 0...360
    /// 00:00, the default.
    public static let midnight = DayStart(unchecked: 0)

    /// `nil` if `minutes` is outside ``accepted``.
    public init?(minutes: Int) {
        guard Self.accepted.contains(minutes) else { return nil }
        self.minutes = minutes
    }

    private init(unchecked minutes: Int) {
        self.minutes = minutes
    }
}

extension DayStart: CustomStringConvertible {
    /// Such as `04:00`.
    public var description: String {
        "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
    }

    /// Reads `04:00`; `nil` for anything else or a time past 06:00.
    public init?(clock text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 5, bytes[2] == 0x3A, let hours = number(bytes[0..<2]),
            let rest = number(bytes[3..<5]), rest < 60
        else { return nil }
        self.init(minutes: hours * 60 + rest)
    }
}

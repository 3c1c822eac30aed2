/// A point on the time line: whole milliseconds since 1970-01-01T00:00:00Z.
///
/// The same everywhere on earth; what the wall clock showed is a matter of a ``Zone``.
public struct Instant: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted (POSIX time).
    public let milliseconds: Int64

    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    public static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// The instant `seconds` later; earlier if negative.
    public func adding(seconds: Int64) -> Instant {
        Instant(milliseconds: milliseconds + seconds * 1_000)
    }

    /// The instant `days` times 24 hours later.
    ///
    /// For calendar days use ``LocalDay``.
    public func adding(periodsOf24Hours days: Int64) -> Instant {
        adding(seconds: days * 86_400)
    }
}

/// The text form: RFC 3339 in UTC.
extension Instant: CustomStringConvertible {
    /// Such as `2026-05-26T15:00:00Z`, or `2026-05-26T15:00:00.250Z` when there are milliseconds.
    public var description: String {
        let second = milliseconds.floorDivided(by: 1_000)
        let day = LocalDay(number: Int(second.floorDivided(by: 86_400)))
        let rest = Int(second - Int64(day.number) * 86_400)
        let fraction = Int(milliseconds - second * 1_000)
        let clock = "\(twoDigits(rest / 3_600)):\(twoDigits(rest / 60 % 60)):\(twoDigits(rest % 60))"
        let suffix = fraction == 0 ? "" : "." + String(String(fraction + 1_000).dropFirst())
        return "\(day)T\(clock)\(suffix)Z"
    }

    /// Reads RFC 3339: a date, `T`, a time to the second, an optional fraction, and `Z` or an offset such as
    /// `+02:00`.
    ///
    /// A small `t` or a space may stand for `T`, as RFC 3339 allows; digits after the third are cut off. `nil`
    /// for anything else: a date without a time or a time without an offset is no instant, and neither is a
    /// leap second or a year outside 1…9999.
    public init?(iso text: String) {
        guard let (day, rest) = Self.splitDate(text) else { return nil }
        let bytes = Array(rest.utf8)
        guard bytes.count >= 9, bytes[2] == 0x3A, bytes[5] == 0x3A,
            let hour = number(bytes[0..<2]), let minute = number(bytes[3..<5]),
            let second = number(bytes[6..<8]), hour < 24, minute < 60, second < 60
        else { return nil }
        var index = 8
        var fraction = 0
        if bytes[index] == 0x2E {
            let digits = bytes[(index + 1)...].prefix { (0x30...0x39).contains($0) }
            guard !digits.isEmpty else { return nil }
            let three = (Array(digits) + [0x30, 0x30, 0x30]).prefix(3)
            fraction = number(three[...]) ?? 0
            index += 1 + digits.count
        }
        guard let offset = Self.offsetSeconds(Array(bytes[index...])) else { return nil }
        let seconds = Int64(day.number) * 86_400 + Int64(hour * 3_600 + minute * 60 + second - offset)
        guard Self.acceptedSeconds.contains(seconds) else { return nil }
        self.init(milliseconds: seconds * 1_000 + Int64(fraction))
    }

    /// 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z: what ``description`` can print with four digits.
    private static let acceptedSeconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

    private static func splitDate(_ text: String) -> (LocalDay, Substring)? {
        guard let separator = text.firstIndex(where: { $0 == "T" || $0 == "t" || $0 == " " }),
            let day = LocalDay(iso: String(text[..<separator]))
        else { return nil }
        return (day, text[text.index(after: separator)...])
    }

    private static func offsetSeconds(_ bytes: [UInt8]) -> Int? {
        if bytes == [0x5A] || bytes == [0x7A] { return 0 }
        guard bytes.count == 6, bytes[3] == 0x3A, bytes[0] == 0x2B || bytes[0] == 0x2D,
            let hours = number(bytes[1..<3]), let minutes = number(bytes[4..<6]), hours < 24, minutes < 60
        else { return nil }
        return (bytes[0] == 0x2D ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }
}

/// The number that ASCII digits spell; `nil` if one of them is not a digit.
func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in bytes {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
    }
    return value
}

/// `7` as `07`.
func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
}

extension BinaryInteger {
    /// Division that rounds towards minus infinity, so that days before 1970 come out right.
    func floorDivided(by divisor: Self) -> Self {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}

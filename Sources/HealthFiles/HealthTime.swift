import Wellbeing

/// A time as Apple Health writes it, such as `2026-09-15 05:55:00 +0700`.
struct HealthTime {
    /// Since 1970-01-01T00:00:00Z.
    let seconds: Int64
    /// How far the wall clock was ahead of UTC, in seconds.
    let offset: Int32

    /// `nil` = it is no such time.
    init?(_ text: UnsafePointer<CChar>) {
        var parts: [Int64] = []
        parts.reserveCapacity(7)
        // Where a digit must stand, and what stands between.
        let form: StaticString = "0000-00-00 00:00:00 +0000"
        var number: Int64 = 0
        var sign: Int64 = 1
        for index in 0..<25 {
            let byte = UInt8(bitPattern: text[index])
            switch form.utf8Start[index] {
            case UInt8(ascii: "0"):
                guard byte >= 0x30, byte <= 0x39 else { return nil }
                number = number * 10 + Int64(byte - 0x30)
            case UInt8(ascii: "+"):
                guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else { return nil }
                sign = byte == UInt8(ascii: "-") ? -1 : 1
            case let wanted:
                guard byte == wanted else { return nil }
                // The space before the offset ends the seconds.
                parts.append(number)
                number = 0
            }
        }
        guard text[25] == 0, parts.count == 6,
            let day = LocalDay(year: Int(parts[0]), month: Int(parts[1]), day: Int(parts[2])),
            parts[3] < 24, parts[4] < 60, parts[5] < 60, number % 100 < 60, number <= 1_800
        else { return nil }
        let east = sign * (number / 100 * 3_600 + number % 100 * 60)
        seconds = Int64(day.number) * 86_400 + parts[3] * 3_600 + parts[4] * 60 + parts[5] - east
        offset = Int32(east)
    }

    /// The calendar day on the wall clock.
    var day: LocalDay { LocalDay(number: Int(floorDivided(seconds + Int64(offset), by: 86_400))) }
}

/// The quotient rounded down, also below zero.
func floorDivided(_ number: Int64, by divisor: Int64) -> Int64 {
    number / divisor - (number % divisor < 0 ? 1 : 0)
}

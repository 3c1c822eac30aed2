/// A calendar day as a person names it, without time or place.
///
/// Counted in the proleptic Gregorian calendar whatever calendar the machine prefers, so a stored day
/// reads `2026-05-27` in Bangkok as well.
public struct LocalDay: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01, negative before.
    public let number: Int

    public init(number: Int) {
        self.number = number
    }

    public static func < (left: LocalDay, right: LocalDay) -> Bool {
        left.number < right.number
    }

    /// The day `days` later; earlier if negative.
    ///
    /// Clock changes play no part.
    public func adding(days: Int) -> LocalDay {
        LocalDay(number: number + days)
    }

    /// Monday 1 … Sunday 7 (ISO 8601).
    public var isoWeekday: Int {
        (number + 3).floorModulo(7) + 1
    }

    /// Year, month 1…12 and day of the month 1…31.
    ///
    /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
    public var parts: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = shifted.floorDivided(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// Years that a stored day may have: those that four digits spell.
    public static let acceptedYears = 1...9_999
    /// 0001-01-01…9999-12-31.
    public static let accepted = LocalDay(number: -719_162)...LocalDay(number: 2_932_896)

    /// The day with these parts; `nil` if there is no such day (31 April) or the year is not accepted.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.acceptedYears.contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear.floorDivided(by: 400)
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(number: era * 146_097 + dayOfEra - 719_468)
        guard parts == (year, month, day) else { return nil }
    }
}

/// The text form: ISO 8601 in ASCII digits, years 0001 to 9999.
extension LocalDay: CustomStringConvertible {
    /// Such as `2026-05-27`; never in the digits or the calendar of the machine's locale.
    public var description: String {
        let (year, month, day) = parts
        let padded = String(repeating: "0", count: max(0, 4 - String(year).count)) + String(year)
        return "\(padded)-\(twoDigits(month))-\(twoDigits(day))"
    }

    /// Reads `2026-05-27` and nothing else; `nil` if there is no such day.
    public init?(iso text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D,
            let year = Wellbeing.number(bytes[0..<4]),
            let month = Wellbeing.number(bytes[5..<7]), let day = Wellbeing.number(bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

extension Int {
    /// The remainder that is never negative.
    func floorModulo(_ divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}

/// One cell of a table that leaves the diary: as a CSV field or as a cell of a workbook.
public enum SheetCell: Hashable, Sendable {
    /// Not said, or not applicable.
    case empty
    /// A person's words, or a word of Sela's. Never calculated, whatever it begins with.
    case text(String)
    /// A finite number; one that is not finite is written as nothing.
    case number(Double)
    /// A calendar day.
    case day(LocalDay)
    /// What calendar and clock showed at the place of writing; `second` is 0…86,399 after midnight.
    case wallClock(LocalDay, second: Int)

    /// What the clock showed at `moment` in the zone that was frozen with it, without parts of a second.
    ///
    /// Never in the zone of the reader: an exported time does not move when the person travels.
    public static func wallClock(of moment: Moment) -> SheetCell {
        let second =
            moment.instant.milliseconds.floorDivided(by: 1_000)
            + Int64(moment.zone.secondsFromUTC(at: moment.instant))
        let day = second.floorDivided(by: 86_400)
        return .wallClock(LocalDay(number: Int(day)), second: Int(second - day * 86_400))
    }

    /// The date serial of a spreadsheet: days since 1899-12-30, the time of day as a fraction.
    ///
    /// `nil` for a cell that is no date, and for days before 1900-03-01 or after 9999-12-31, which spreadsheets
    /// count differently or not at all.
    public var dateSerial: Double? {
        let (day, second): (LocalDay, Int)
        switch self {
        case .day(let value): (day, second) = (value, 0)
        case .wallClock(let value, let time): (day, second) = (value, time)
        case .empty, .text, .number: return nil
        }
        let serial = day.number + 25_569
        guard (61...2_958_465).contains(serial) else { return nil }
        return Double(serial) + Double(second) / 86_400
    }

    /// A date as ISO 8601 with a space, such as `2026-09-08 20:00:00`; `nil` for a cell that is no date.
    public var dateText: String? {
        switch self {
        case .day(let day): return day.description
        case .wallClock(let day, let second):
            let clock = [second / 3_600, second / 60 % 60, second % 60].map(twoDigits)
            return "\(day) \(clock.joined(separator: ":"))"
        case .empty, .text, .number: return nil
        }
    }
}

/// A calendar month of a year.
public struct Month: Hashable, Comparable, Sendable {
    /// Months since January of year 0; negative before.
    public let number: Int

    public init(number: Int) {
        self.number = number
    }

    /// The month that holds `day`.
    public init(containing day: LocalDay) {
        let (year, month, _) = day.parts
        self.init(number: year * 12 + month - 1)
    }

    public static func < (left: Month, right: Month) -> Bool { left.number < right.number }

    public var year: Int { number.floorDivided(by: 12) }
    /// 1…12.
    public var month: Int { number.floorModulo(12) + 1 }

    public func adding(months: Int) -> Month { Month(number: number + months) }

    /// The first day; the first of all days if the year is not accepted.
    public var first: LocalDay {
        LocalDay(year: year, month: month, day: 1) ?? LocalDay(number: -719_162)
    }

    public var last: LocalDay { adding(months: 1).first.adding(days: -1) }
    /// All of them, in order.
    public var days: [LocalDay] {
        (first.number...max(first.number, last.number)).map(LocalDay.init(number:))
    }
}

/// The text form, used in addresses.
extension Month: CustomStringConvertible {
    /// Such as `2026-05`.
    public var description: String { String(first.description.prefix(7)) }

    /// Reads `2026-05` and nothing else.
    public init?(iso text: String) {
        guard text.utf8.count == 7, let day = LocalDay(iso: text + "-01") else { return nil }
        self.init(containing: day)
    }
}

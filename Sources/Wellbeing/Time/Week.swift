/// Seven days in a row that begin on the weekday a person chose.
public struct Week: Hashable, Sendable {
    /// The weekday that a week begins with: a setting; unless the person says otherwise, by language
    /// (``Language/firstWeekday``): Monday for German and Indonesian, Sunday for English.
    public enum FirstWeekday: String, Hashable, Sendable, CaseIterable { case monday, sunday }

    public let first: LocalDay
    /// The seventh day.
    public var last: LocalDay { first.adding(days: 6) }
    /// All seven, in order.
    public var days: [LocalDay] { (0..<7).map { first.adding(days: $0) } }

    /// The week that begins on `first`.
    public init(first: LocalDay) {
        self.first = first
    }

    /// The week that holds `day`.
    public init(containing day: LocalDay, startingOn firstWeekday: FirstWeekday) {
        let offset = firstWeekday == .monday ? day.isoWeekday - 1 : day.isoWeekday % 7
        first = day.adding(days: -offset)
    }

    /// The week number of ISO 8601 and the year it is counted in, such as week 53 of 2026.
    ///
    /// Counted for the week's Thursday, so it is exact for weeks that begin on Monday.
    public var isoNumber: (year: Int, week: Int) {
        let thursday = first.adding(days: (4 - first.isoWeekday).floorModulo(7))
        let year = thursday.parts.year
        let newYear = LocalDay(year: year, month: 1, day: 1) ?? thursday
        return (year, (thursday.number - newYear.number) / 7 + 1)
    }
}

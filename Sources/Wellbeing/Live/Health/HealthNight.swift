/// Sleep of one day: the night from which she woke on it, and naps.
public struct HealthNight: Hashable, Sendable {
    /// The calendar day, on the wall clock, on which she woke.
    public let day: LocalDay
    /// Whole minutes of the longest sleep; `nil` = no device said that she slept, time in bed is none.
    public var mainMinutes: Int?
    /// Whole minutes of all other sleep that ended on that day.
    public var napMinutes: Int = 0
    /// Whole minutes in bed; `nil` = not recorded.
    public var inBedMinutes: Int?
    /// Whole minutes awake between; `nil` = not recorded.
    public var awakeMinutes: Int?
    /// Whole minutes of each stage; empty = not recorded.
    public var stageMinutes: [SleepSpan.Kind: Int] = [:]

    public init(day: LocalDay) {
        self.day = day
    }

    /// Night and naps together, in whole minutes; `nil` = no device said that she slept.
    public var asleepMinutes: Int? { mainMinutes.map { $0 + napMinutes } }
}

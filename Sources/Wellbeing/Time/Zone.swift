import Foundation

/// A place's rules for its wall clock, by IANA identifier such as `Asia/Jakarta`.
public struct Zone: Hashable, Sendable {
    /// IANA identifier, as stored.
    public let identifier: String
    private let rules: TimeZone

    /// `nil` if the identifier is unknown to the time zone data that Foundation carries.
    public init?(identifier: String) {
        guard let rules = TimeZone(identifier: identifier) else { return nil }
        self.identifier = identifier
        self.rules = rules
    }

    private init(utc rules: TimeZone) {
        identifier = "UTC"
        self.rules = rules
    }

    /// Coordinated universal time.
    public static let utc = Zone(utc: .gmt)

    /// Seconds that the wall clock is ahead of UTC at `instant`.
    public func secondsFromUTC(at instant: Instant) -> Int {
        rules.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.milliseconds) / 1_000))
    }

    /// What calendar and clock show at `instant`: the civil date, and whole minutes since its midnight.
    public func wallClock(at instant: Instant) -> (date: LocalDay, minuteOfDay: Int) {
        let seconds = instant.milliseconds.floorDivided(by: 1_000) + Int64(secondsFromUTC(at: instant))
        let date = seconds.floorDivided(by: 86_400)
        return (LocalDay(number: Int(date)), Int(seconds - date * 86_400) / 60)
    }
}

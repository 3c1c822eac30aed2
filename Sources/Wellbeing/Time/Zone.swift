import Foundation

/// A place's rules for its wall clock, by IANA identifier such as `Asia/Jakarta`.
public struct Zone: Hashable, Sendable {
    /// IANA identifier, as stored.
    public let identifier: String
    private let rules: TimeZone

    /// `nil` if the identifier is unknown to the time zone data that Foundation carries.
    public init?(identifier: String) {
        // Foundation has been seen to accept a name that goes on after a NUL.
        let isName = identifier.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2F, 0x5F: true
            default: false
            }
        }
        guard isName, let rules = TimeZone(identifier: identifier) else { return nil }
        self.identifier = identifier
        self.rules = rules
    }

    private init(utc rules: TimeZone) {
        identifier = "UTC"
        self.rules = rules
    }

    /// Coordinated universal time.
    public static let utc = Zone(utc: .gmt)

    /// Two zones are one if they are stored alike, whatever Foundation thinks of their rules.
    public static func == (left: Zone, right: Zone) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

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

    /// The first instant at which the clock here shows `minute` of `day` or later.
    ///
    /// One that the clock skips in spring is the moment of the jump; of two alike in autumn it is the first.
    /// - Parameter minute: minutes after midnight, 0 or more.
    public func firstInstant(of day: LocalDay, minute: Int) -> Instant {
        let wall = Int64(day.number) * 86_400 + Int64(minute) * 60
        // No zone changes twice within two days, so the offsets on both sides are all there are.
        let before = Int64(secondsFromUTC(at: Instant(milliseconds: (wall - 86_400) * 1_000)))
        let after = Int64(secondsFromUTC(at: Instant(milliseconds: (wall + 86_400) * 1_000)))
        var early = wall - max(before, after)
        var late = wall - min(before, after)
        if shows(atLeast: wall, at: early) { return Instant(milliseconds: early * 1_000) }
        // The clock jumps over `wall` between the two, or has it at `late` only.
        while late - early > 1 {
            let middle = (early + late) / 2
            if shows(atLeast: wall, at: middle) { late = middle } else { early = middle }
        }
        return Instant(milliseconds: late * 1_000)
    }

    private func shows(atLeast wall: Int64, at second: Int64) -> Bool {
        second + Int64(secondsFromUTC(at: Instant(milliseconds: second * 1_000))) >= wall
    }

    /// The day that `instant` counts to for somebody whose day begins at `dayStart`.
    ///
    /// A day lasts from the first moment that the clock shows its beginning to the first moment that it
    /// shows the beginning of the next. So the days follow one another without a gap, and a clock that is
    /// set back does not bring yesterday back: 02:10 after 02:40 in autumn still counts to the day that began
    /// at 02:30.
    public func day(of instant: Instant, dayStart: DayStart) -> LocalDay {
        let (date, minuteOfDay) = wallClock(at: instant)
        let simple = minuteOfDay < dayStart.minutes ? date.adding(days: -1) : date
        let offset = secondsFromUTC(at: instant)
        if offset == secondsFromUTC(at: instant.adding(periodsOf24Hours: -1)),
            offset == secondsFromUTC(at: instant.adding(periodsOf24Hours: 1))
        {
            return simple
        }
        var day = simple
        while instant < firstInstant(of: day, minute: dayStart.minutes) { day = day.adding(days: -1) }
        while instant >= firstInstant(of: day.adding(days: 1), minute: dayStart.minutes) {
            day = day.adding(days: 1)
        }
        return day
    }
}

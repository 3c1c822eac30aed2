/// How long a night is meant to be: 6 to 9 hours, both ends included.
public enum SleepRange {
    /// 6 hours.
    public static let shortest = 360
    /// 9 hours.
    public static let longest = 540

    /// Where a night stands.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// Nothing is known, which is neither good nor bad.
        case unknown
        case under, inRange, over

        /// `nil` = nothing is known.
        public var isMet: Bool? { self == .unknown ? nil : self == .inRange }
    }

    /// - Parameter minutes: slept; `nil` = not known.
    public static func state(minutes: Int?) -> State {
        guard let minutes else { return .unknown }
        return minutes < shortest ? .under : minutes > longest ? .over : .inRange
    }

    /// 0…100: in proportion below ``shortest``, and 20 less for each hour above ``longest``.
    public static func score(minutes: Int) -> ExactScore {
        let minutes = min(max(minutes, 0), 100_000)
        if minutes < shortest { return ExactScore(100 * minutes, over: shortest) }
        if minutes > longest { return ExactScore(100 * 60 - 20 * (minutes - longest), over: 60) }
        return ExactScore(100)
    }

    /// Share of a ring that is filled, in percent 0…100; the shortest good night fills it.
    public static func progress(minutes: Int) -> ExactScore {
        ExactScore(100 * min(max(minutes, 0), shortest), over: shortest)
    }

    /// Tenths of an hour as they are shown: the nearest, but never across the edge of the range, so what is
    /// called too short does not read "6.0".
    public static func shownTenths(minutes: Int) -> Int {
        let nearest = (max(0, minutes) + 3) / 6
        switch state(minutes: minutes) {
        case .under: return min(nearest, shortest / 6 - 1)
        case .over: return max(nearest, longest / 6 + 1)
        case .inRange, .unknown: return nearest
        }
    }
}

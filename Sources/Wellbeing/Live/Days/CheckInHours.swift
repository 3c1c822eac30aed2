/// The hours at which a person is asked about sleep and water, one for each window, in any order.
///
/// Something logged belongs to the window whose hour is nearest on the clock face, so shortly after midnight is nearer to
/// 21:00 than to 09:00. That is only its name: the day it counts to is that of its ``Moment``, whose beginning the
/// person can set (``DayStart``).
public struct CheckInHours: Hashable, Sendable {
    /// 0…23.
    public let morning: Int
    /// 0…23.
    public let afternoon: Int
    /// 0…23.
    public let night: Int

    public static let accepted = 0...23
    /// 09:00, 14:00 and 21:00.
    public static let standard = CheckInHours(uncheckedMorning: 9, afternoon: 14, night: 21)

    /// `nil` if one of them is no hour of the day.
    public init?(morning: Int, afternoon: Int, night: Int) {
        guard [morning, afternoon, night].allSatisfy(Self.accepted.contains) else { return nil }
        self.init(uncheckedMorning: morning, afternoon: afternoon, night: night)
    }

    private init(uncheckedMorning morning: Int, afternoon: Int, night: Int) {
        self.morning = morning
        self.afternoon = afternoon
        self.night = night
    }

    public func hour(of window: CheckInWindow) -> Int {
        switch window {
        case .morning: morning
        case .afternoon: afternoon
        case .night: night
        }
    }

    /// The window that a time belongs to: the nearest around the clock; of two as near the one earlier in the day, and
    /// of two at one hour the first of ``CheckInWindow``.
    public func window(at time: ClockTime) -> CheckInWindow {
        var found = CheckInWindow.morning
        for window in CheckInWindow.allCases.dropFirst() {
            let (new, old) = (distance(window, time), distance(found, time))
            if new < old || new == old && hour(of: window) < hour(of: found) { found = window }
        }
        return found
    }

    /// Minutes around the clock, 0…720.
    private func distance(_ window: CheckInWindow, _ time: ClockTime) -> Int {
        let apart = (time.minutes - hour(of: window) * 60).floorModulo(1_440)
        return min(apart, 1_440 - apart)
    }

    /// The check-in that comes next after a time, by the clock and not by the name of the window.
    public struct Next: Hashable, Sendable {
        public let window: CheckInWindow
        /// 0…23.
        public let hour: Int
        public let isTomorrow: Bool
    }

    /// The first one later than `time`, or else the first one tomorrow.
    ///
    /// A check-in whose minute it is has come already.
    public func next(after time: ClockTime) -> Next {
        let inOrder = CheckInWindow.allCases.sorted { hour(of: $0) < hour(of: $1) }
        let today = inOrder.first { hour(of: $0) * 60 > time.minutes }
        let window = today ?? inOrder[0]
        return Next(window: window, hour: hour(of: window), isTomorrow: today == nil)
    }
}

/// One of the three reminders of a day; its name is what the diary and the command line know it by.
public enum ReminderSlot: String, Hashable, Sendable, CaseIterable {
    case morning, midday, evening

    /// When it reminds until somebody sets another time: 08:00, 13:00, 20:00.
    public var usualTime: ClockTime {
        switch self {
        case .morning: ClockTime(hour: 8)
        case .midday: ClockTime(hour: 13)
        case .evening: ClockTime(hour: 20)
        }
    }
}

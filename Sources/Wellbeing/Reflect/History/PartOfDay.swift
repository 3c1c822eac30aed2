/// A part of the day by the clock on the wall.
public enum PartOfDay: String, Hashable, Sendable, CaseIterable {
    /// 05:00 to 10:59.
    case morning
    /// 11:00 to 16:59.
    case noon
    /// 17:00 to 21:59.
    case evening
    /// 22:00 to 04:59.
    case night

    /// The part that holds `minute` of a day, 0…1439.
    public init(minuteOfDay minute: Int) {
        self =
            switch minute / 60 {
            case 5...10: .morning
            case 11...16: .noon
            case 17...21: .evening
            default: .night
            }
    }

    /// The part in which `moment` was, by its own zone.
    public init(of moment: Moment) {
        self.init(minuteOfDay: moment.zone.wallClock(at: moment.instant).minuteOfDay)
    }
}

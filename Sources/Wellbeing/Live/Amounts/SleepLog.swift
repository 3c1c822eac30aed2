/// One thing that is known about a night: what a person said, or what a device measured.
public struct SleepLog: Hashable, Sendable, Identifiable {
    /// A UUID in lower case, given by whoever creates it, so saving twice is saving once.
    public typealias ID = Reflection.ID

    /// Raw values are used in files and forms and never renamed.
    public enum Source: String, Hashable, Sendable, CaseIterable {
        case manual
        /// Read from the records of a phone, a watch or another tracker: all of the night, overlaps counted once.
        case health
    }

    public let id: ID
    /// When it was written down, and the day of waking up that the sleep counts to.
    public var moment: Moment
    /// 1…1440.
    public var minutes: Int
    public let source: Source
    /// Manual only: it comes on top of what a device measured, such as a nap without the watch.
    ///
    /// Otherwise the person has told of the same night anew.
    public var addsToHealth: Bool
    /// A yes or no to a check-in, taken as a length; it gives way to every real one.
    public var isEstimate: Bool

    /// A minute to a whole day.
    public static let acceptedMinutes = 1...1_440

    public init(
        id: ID, moment: Moment, minutes: Int, source: Source, addsToHealth: Bool = false,
        isEstimate: Bool = false
    ) {
        self.id = id
        self.moment = moment
        self.minutes = minutes
        self.source = source
        self.addsToHealth = addsToHealth
        self.isEstimate = isEstimate
    }

    static func isEarlier(_ left: SleepLog, _ right: SleepLog) -> Bool {
        (left.moment.instant, left.id.rawValue) < (right.moment.instant, right.id.rawValue)
    }
}

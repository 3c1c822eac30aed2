/// What an export of Apple Health or a like program says about sleep, steps and water.
public struct HealthData: Hashable, Sendable {
    /// Steps of one day.
    public struct Steps: Hashable, Sendable {
        public let day: LocalDay
        /// Counted once for each moment.
        public let count: Int

        public init(day: LocalDay, count: Int) {
            self.day = day
            self.count = count
        }
    }

    /// Water of one day.
    public struct Water: Hashable, Sendable {
        public let day: LocalDay
        public let millilitres: Double

        public init(day: LocalDay, millilitres: Double) {
            self.day = day
            self.millilitres = millilitres
        }
    }

    /// Records that were passed over, and why; the person is told.
    public struct PassedOver: Hashable, Sendable {
        /// Sleep of a kind that is not known.
        public var unknownSleep = 0
        /// A count or an amount that is no number, or no sensible one.
        public var unreadableNumbers = 0
        /// A time that is none, or an end before its beginning.
        public var unreadableTimes = 0
        /// Records of other kinds, such as heart rates.
        public var otherKinds = 0

        public init() {}
    }

    /// Earliest first.
    public var nights: [HealthNight] = []
    public var steps: [Steps] = []
    public var water: [Water] = []
    /// Names of the devices and programs, as they call themselves, in the order in which they came.
    public var sources: [String] = []
    public var passedOver = PassedOver()

    public init() {}
}

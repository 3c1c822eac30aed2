/// All that is known about the sleep of one day.
///
/// What a person says counts before what a device measured, until she chooses the measured one. Several logs of hers
/// add up (a night and a nap); of several measurements the latest stands for all.
public struct SleepDay: Hashable, Sendable {
    public let day: LocalDay
    /// Oldest first.
    public private(set) var logs: [SleepLog]
    /// When the person chose what a device measured over what she had written; `nil` = she did not, or took it back.
    ///
    /// What she writes after it counts again.
    public var healthChosenAt: Instant?

    /// - Parameter logs: those of other days are left out.
    public init(day: LocalDay, logs: some Sequence<SleepLog> = [], healthChosenAt: Instant? = nil) {
        self.day = day
        self.logs = logs.filter { $0.moment.day == day }.sorted(by: SleepLog.isEarlier)
        self.healthChosenAt = healthChosenAt
    }

    /// The latest measurement; `nil` = none.
    public var health: SleepLog? { logs.last { $0.source == .health } }

    /// The logs that make up ``minutes``, oldest first.
    public var counted: [SleepLog] {
        let health = health
        let own = logs.filter { log in
            guard log.source == .manual else { return false }
            guard health != nil, let chosen = healthChosenAt else { return true }
            return log.moment.instant > chosen
        }
        let said = own.filter { !$0.isEstimate }
        if said.isEmpty {
            if let health { return [health] }
            return own.suffix(1)
        }
        guard let health, said.contains(where: \.addsToHealth) else { return said }
        return (said + [health]).sorted(by: SleepLog.isEarlier)
    }

    /// 0…1440; `nil` = nothing is known.
    public var minutes: Int? {
        let counted = counted
        return counted.isEmpty ? nil : min(counted.reduce(0) { $0 + max(0, $1.minutes) }, 1_440)
    }

    /// Where ``minutes`` come from: ``SleepLog/Source/manual`` as soon as one of them was written down; `nil` = none.
    public var source: SleepLog.Source? {
        let counted = counted
        return counted.isEmpty ? nil : counted.contains { $0.source == .manual } ? .manual : .health
    }

    /// Whether ``minutes`` are only what a yes or no stands for.
    public var isEstimate: Bool { counted.contains(where: \.isEstimate) }
    public var state: SleepRange.State { SleepRange.state(minutes: minutes) }

    /// Adds `log`, or puts it in the place of the one with its id.
    ///
    /// Throws and changes nothing if the log is out of bounds, its day is another or still to come, or the day would
    /// have more than 24 hours of sleep.
    public mutating func add(_ log: SleepLog, today: LocalDay) throws(SleepFault) {
        guard SleepLog.acceptedMinutes.contains(log.minutes) else { throw .outOfBounds }
        guard log.moment.day == day else { throw .otherDay }
        guard day <= today else { throw .inTheFuture }
        let rest = logs.filter { $0.id != log.id }
        let next = SleepDay(day: day, logs: rest + [log], healthChosenAt: healthChosenAt)
        let total = next.counted.reduce(0) { $0 + $1.minutes }
        guard total <= 1_440 else { throw .tooMuchForADay(already: total - log.minutes) }
        self = next
    }

    /// Takes the log away; the rest counts as if it had never been.
    public mutating func remove(_ id: SleepLog.ID) {
        logs.removeAll { $0.id == id }
    }

    /// Counts what a device measured instead of what was written until `instant`, which stays and can be taken up
    /// again.
    ///
    /// Throws ``SleepFault/noHealthReading`` if there is no measurement.
    public mutating func chooseHealth(at instant: Instant) throws(SleepFault) {
        guard health != nil else { throw .noHealthReading }
        healthChosenAt = instant
    }
}

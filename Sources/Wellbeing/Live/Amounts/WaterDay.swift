/// All that was drunk on one day, against the goal of that day.
public struct WaterDay: Hashable, Sendable {
    public let day: LocalDay
    /// Stamped on the day; `nil` = none, and then nothing is missing.
    public private(set) var goal: WaterGoal?
    /// Oldest first.
    public private(set) var logs: [WaterLog]

    /// Twenty litres, beyond which it is a slip.
    public static let mostMillilitres = 20_000

    /// - Parameter logs: those of other days are left out.
    public init(day: LocalDay, goal: WaterGoal?, logs: some Sequence<WaterLog> = []) {
        self.day = day
        self.goal = goal
        self.logs = logs.filter { $0.moment.day == day }.sorted(by: WaterLog.isEarlier)
    }

    /// Of all logs together.
    public var millilitres: Int { logs.reduce(0) { $0 + $1.amount.millilitres } }

    /// Whole bottles of the day's goal that the logs come to; of the standard goal if there is none.
    public var bottles: Int {
        inBottles ?? millilitres / (goal ?? .standard).bottleMillilitres
    }

    /// The count, if all was logged in bottles of the goal's size.
    private var inBottles: Int? {
        let size = (goal ?? .standard).bottleMillilitres
        var count = 0
        for log in logs {
            guard case .bottles(let bottles, millilitresEach: size) = log.amount else { return nil }
            count += bottles
        }
        return count
    }

    /// For the daily report: in bottles as long as nothing else was logged, otherwise in millilitres.
    ///
    /// Without a goal it is a goal of 0.
    public var measure: WaterMeasure {
        if let inBottles { return WaterMeasure(logged: inBottles, goal: goal?.bottles ?? 0) }
        return WaterMeasure(logged: millilitres, goal: goal?.millilitres ?? 0)
    }

    /// Whether the goal of the whole day is reached; without a goal it always is.
    public var isMet: Bool { measure.isMet }
    /// 0…100 percent of the goal; 100 without one.
    public var progress: ExactScore { goal == nil ? ExactScore(100) : measure.score }

    /// Adds `log`, or puts it in the place of the one with its id.
    ///
    /// Throws and changes nothing if it is out of bounds, its day is another or still to come, or the day would come
    /// to more than ``mostMillilitres``.
    public mutating func add(_ log: WaterLog, today: LocalDay) throws(WaterFault) {
        guard log.amount.isAcceptable else { throw .outOfBounds }
        guard log.moment.day == day else { throw .otherDay }
        guard day <= today else { throw .inTheFuture }
        let rest = logs.filter { $0.id != log.id }
        let already = rest.reduce(0) { $0 + $1.amount.millilitres }
        guard already + log.amount.millilitres <= Self.mostMillilitres else {
            throw .tooMuchForADay(already: already)
        }
        self = WaterDay(day: day, goal: goal, logs: rest + [log])
    }

    /// Takes the log away; the rest counts as if it had never been.
    public mutating func remove(_ id: WaterLog.ID) {
        logs.removeAll { $0.id == id }
    }

    /// Stamps a changed goal on today; days that are over keep theirs.
    public mutating func stamp(_ goal: WaterGoal, today: LocalDay) {
        if day == today { self.goal = goal }
    }
}

/// What a period says about one of sleep, water, food and exercise, and on how many days it rests.
public struct InsightMetric: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case sleep, water, food, exercise
    }

    /// Against the period before.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// Five points or more above.
        case improving
        case steady
        /// Five points or more below.
        case slipping
        /// Too few days in one of the two to say.
        case buildingBaseline
        /// Exercise: logged as one likes, and so never compared.
        case optionalLog
    }

    public let kind: Kind
    /// 0…100: sleep, the share of nights in range; water, the mean share of the goal; food, the mean score; `nil` = no
    /// data, and for exercise always.
    public let score: ExactScore?
    /// What it rests on: nights, days, scored days; for exercise its entries.
    public let count: Int
    /// Nights in range, or goals reached; `nil` for food and exercise.
    public let reached: Int?
    /// Mean minutes of sleep; `nil` for the others, and without nights.
    public let meanMinutes: ExactScore?
    /// Minutes of exercise with a known length; `nil` for the others, and if no length is known.
    public let totalMinutes: Int?
    /// What was done most often, of equals the first of ``ExerciseCategory``; `nil` for the others, and if nothing was.
    public let category: ExerciseCategory?
    public internal(set) var direction: Direction

    init(
        _ kind: Kind, score: ExactScore?, count: Int, reached: Int? = nil, meanMinutes: ExactScore? = nil,
        totalMinutes: Int? = nil, category: ExerciseCategory? = nil
    ) {
        self.kind = kind
        self.score = score
        self.count = count
        self.reached = reached
        self.meanMinutes = meanMinutes
        self.totalMinutes = totalMinutes
        self.category = category
        direction = kind == .exercise ? .optionalLog : .buildingBaseline
    }

    /// Points that count as a change.
    static let change = ExactScore(5)

    func direction(since previous: InsightMetric) -> Direction {
        guard let now = score, let before = previous.score else { return .buildingBaseline }
        if now >= before + Self.change { return .improving }
        return before >= now + Self.change ? .slipping : .steady
    }
}

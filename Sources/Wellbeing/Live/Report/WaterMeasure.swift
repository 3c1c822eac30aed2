/// How much was drunk against how much was meant to be, both in the same unit.
public struct WaterMeasure: Hashable, Sendable {
    /// 0 or more.
    public let logged: Int
    /// As it is stored; a goal of 0 or less, as foreign files may have, is met by anything.
    public let goal: Int
    /// Larger numbers, which no day comes to, are cut to this.
    public static let most = 1_000_000

    /// - Parameters:
    ///   - logged: bottles or millilitres; brought into 0…``most``.
    ///   - goal: in the same unit; brought down to ``most``.
    public init(logged: Int, goal: Int) {
        self.logged = min(max(logged, 0), Self.most)
        self.goal = min(goal, Self.most)
    }

    /// Whether the goal is reached.
    public var isMet: Bool { logged >= goal }
    /// 0…100 percent of the goal; against a goal below 1 a single unit is all of it.
    public var score: ExactScore {
        let whole = max(1, goal)
        return ExactScore(100 * min(logged, whole), over: whole)
    }
}

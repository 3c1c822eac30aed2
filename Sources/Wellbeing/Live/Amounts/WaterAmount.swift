/// Something drunk, as it was said.
public enum WaterAmount: Hashable, Sendable {
    /// Whole bottles, 1…12, of so many millilitres each.
    case bottles(Int, millilitresEach: Int)
    /// 10…5000.
    case millilitres(Int)

    public static let acceptedBottles = 1...12
    public static let acceptedMillilitres = 10...5_000

    public var millilitres: Int {
        switch self {
        case .bottles(let count, let each): count * each
        case .millilitres(let amount): amount
        }
    }

    /// Whether it is within bounds: the count of bottles, their size, and what they hold together up to 36 litres.
    public var isAcceptable: Bool {
        switch self {
        case .bottles(let count, let each):
            Self.acceptedBottles.contains(count) && WaterGoal.acceptedBottleMillilitres.contains(each)
        case .millilitres(let amount): Self.acceptedMillilitres.contains(amount)
        }
    }
}

/// How much somebody means to drink on a day, stamped on that day, so a later change leaves it alone.
public struct WaterGoal: Hashable, Sendable {
    /// 1…12.
    public let bottles: Int
    /// What a bottle holds, 100…3000 millilitres.
    public let bottleMillilitres: Int

    public static let acceptedBottles = 1...12
    public static let acceptedBottleMillilitres = 100...3_000
    /// Four bottles of 750 millilitres.
    public static let standard = WaterGoal(unchecked: 4, 750)

    /// `nil` if one of them is out of bounds; a goal of nothing is none.
    public init?(bottles: Int, bottleMillilitres: Int) {
        guard Self.acceptedBottles.contains(bottles),
            Self.acceptedBottleMillilitres.contains(bottleMillilitres)
        else { return nil }
        self.init(unchecked: bottles, bottleMillilitres)
    }

    private init(unchecked bottles: Int, _ bottleMillilitres: Int) {
        self.bottles = bottles
        self.bottleMillilitres = bottleMillilitres
    }

    public var millilitres: Int { bottles * bottleMillilitres }
}

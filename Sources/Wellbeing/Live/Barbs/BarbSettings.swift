/// Whether and how a person wants to be teased; nobody is unless she asks for it.
public struct BarbSettings: Hashable, Sendable {
    /// `nil` = no barbs, the state until she chooses.
    public var intensity: BarbIntensity?
    /// Whether what she eats may be teased too.
    public var foodBarbs: Bool

    public init(intensity: BarbIntensity? = nil, foodBarbs: Bool = false) {
        self.intensity = intensity
        self.foodBarbs = foodBarbs
    }
}

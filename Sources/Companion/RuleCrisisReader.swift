public import Wellbeing

/// The crisis net that is built in: the rules of `Wellbeing`, offline, the same on every machine.
public struct RuleCrisisReader: CrisisReader {
    public init() {}

    public func tier(of text: String) -> CrisisTier {
        crisisFinding(in: text).tier
    }
}

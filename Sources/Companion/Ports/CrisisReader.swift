public import Wellbeing

/// Finds calls for help in a text, offline and by rule, before any model reads it.
///
/// Never fails: a text that cannot be judged is answered with the higher tier, not with an error.
public protocol CrisisReader: Sendable {
    func tier(of text: String) -> CrisisTier
}

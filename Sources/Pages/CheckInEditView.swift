public import Wellbeing

/// A check-in in its form, with what was typed.
public struct CheckInEditView: Hashable, Sendable {
    /// As it stands in the form.
    public var checkIn: CheckIn
    /// How strongly its note calls for help.
    public var tier: CrisisTier
    /// Why it was not saved; `nil` = nothing was tried yet.
    public var problem: CheckInProblem?

    public init(checkIn: CheckIn, tier: CrisisTier = .none, problem: CheckInProblem? = nil) {
        self.checkIn = checkIn
        self.tier = tier
        self.problem = problem
    }
}

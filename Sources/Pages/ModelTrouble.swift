public import Wellbeing

/// Why a language model was not asked, or gave nothing that can be used, in a person's terms.
public enum ModelTrouble: Hashable, Sendable {
    /// None is chosen.
    case noModel
    /// A service elsewhere is chosen, but may not be used at all.
    case notAllowed
    /// The person has not agreed to what would be sent.
    case needsConsent
    case model(LanguageModelError)
    case storage(Trouble.StorageTrouble)
}

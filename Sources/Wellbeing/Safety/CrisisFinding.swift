/// What the crisis net found in a text.
public struct CrisisFinding: Hashable, Sendable {
    /// How strongly the text calls for help.
    public let tier: CrisisTier
    /// Whether the risk is another living person's, not the writer's; `false` at tier `none`.
    public let isForOther: Bool
    /// The ids of the rules that matched, in alphabetical order; cues without a sign of their own are left out.
    public let rules: [String]

    public init(tier: CrisisTier, isForOther: Bool, rules: [String]) {
        self.tier = tier
        self.isForOther = isForOther
        self.rules = rules
    }

    /// The version of the rules: a date and a counter.
    ///
    /// It changes whenever a rule, a word list or the way of weighing changes.
    public static let rulesVersion = "2026-12-01.2"
}

/// Reads `text` by the rules of all three languages.
///
/// Pure, offline and without failure; the work is bounded by the length of the text. Read every text that a person
/// enters, and read it before any model does.
public func crisisFinding(in text: String) -> CrisisFinding {
    CrisisReading(text, lexicon: .shared).finding
}

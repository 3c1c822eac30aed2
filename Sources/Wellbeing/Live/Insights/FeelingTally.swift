/// How often the reflections of a day were read as pleasant, of those that were clear.
public struct FeelingTally: Hashable, Sendable {
    /// Love and happiness.
    public let pleasant: Int
    /// Sadness, anger and fear.
    public let unpleasant: Int

    /// `nil` if none is clear.
    public init?(of verdicts: some Sequence<EmotionVerdict>) {
        var (pleasant, unpleasant) = (0, 0)
        for verdict in verdicts {
            switch verdict {
            case .felt(.love), .felt(.happy): pleasant += 1
            case .felt(.sadness), .felt(.anger), .felt(.fear): unpleasant += 1
            case .unclear: break
            }
        }
        guard pleasant + unpleasant > 0 else { return nil }
        self.pleasant = pleasant
        self.unpleasant = unpleasant
    }

    /// Thousandths of the clear ones that are pleasant, 0…1000.
    var thousandths: Int {
        let all = pleasant + unpleasant
        return (2_000 * pleasant + all) / (2 * all)
    }
}

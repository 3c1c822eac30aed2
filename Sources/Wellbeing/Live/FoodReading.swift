/// What a text about something eaten or drunk says.
public struct FoodReading: Hashable, Sendable {
    public enum Verdict: String, Hashable, Sendable, CaseIterable {
        /// Balanced and nutrient-dense.
        case healthy
        /// Dominated by deep-fried, highly processed or very sugary things, or by alcohol.
        case unhealthy

        /// The scores that go with it.
        ///
        /// 60...79 goes with neither; only a day of several can come to that.
        public var scores: ClosedRange<Int> {
            switch self {
            case .healthy: 80...100
            case .unhealthy: 0...59
            }
        }
    }

    /// Counts end here.
    public static let mostItems = 12
    /// Longest reason, in Unicode scalars.
    public static let longestReason = 100

    public let verdict: Verdict
    /// In the range of its verdict; 0 is worst.
    public let score: Int
    /// Why, in a few words; at most ``longestReason``.
    public let reason: String
    /// Drinks with caffeine, 0...12.
    public let caffeineCount: Int
    /// Sweets, desserts and sweetened drinks, 0...12.
    public let sugaryItemCount: Int

    /// Moves the score into the range of the verdict and the counts into theirs, and cuts the reason.
    public init(verdict: Verdict, score: Int, reason: String, caffeineCount: Int, sugaryItemCount: Int) {
        self.verdict = verdict
        self.score = min(max(score, verdict.scores.lowerBound), verdict.scores.upperBound)
        let scalars = reason.unicodeScalars
        self.reason =
            scalars.count <= Self.longestReason
            ? reason : String(String.UnicodeScalarView(scalars.prefix(Self.longestReason - 1))) + "…"
        self.caffeineCount = min(max(caffeineCount, 0), Self.mostItems)
        self.sugaryItemCount = min(max(sugaryItemCount, 0), Self.mostItems)
    }
}

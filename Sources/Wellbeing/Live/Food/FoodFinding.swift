/// What the word lists say about a text about something eaten or drunk.
public struct FoodFinding: Hashable, Sendable {
    public let verdict: FoodReading.Verdict
    /// In the range of its verdict; 0 is worst.
    public let score: Int
    public let reason: FoodReason
    /// Drinks with caffeine, 0…12.
    public let caffeineCount: Int
    /// Sweets, desserts and sweetened drinks, 0…12.
    public let sugaryItemCount: Int

    /// Moves the score into the range of the verdict, and the counts into theirs.
    public init(
        verdict: FoodReading.Verdict, score: Int, reason: FoodReason, caffeineCount: Int, sugaryItemCount: Int
    ) {
        self.verdict = verdict
        self.score = verdict.clamped(score)
        self.reason = reason
        self.caffeineCount = FoodReading.clampedCount(caffeineCount)
        self.sugaryItemCount = FoodReading.clampedCount(sugaryItemCount)
    }

    /// The same with its reason in words.
    ///
    /// - Parameter words: the reason as a sentence in the reader's language.
    public func reading(reason words: String) -> FoodReading {
        FoodReading(
            verdict: verdict, score: score, reason: words, caffeineCount: caffeineCount,
            sugaryItemCount: sugaryItemCount)
    }
}

extension FoodReading.Verdict {
    /// The score of a verdict that comes without one, as when a person sets it by hand.
    public var usualScore: Int {
        switch self {
        case .healthy: 90
        case .unhealthy: 30
        }
    }

    /// `score` moved into ``scores``.
    public func clamped(_ score: Int) -> Int {
        min(max(score, scores.lowerBound), scores.upperBound)
    }
}

extension FoodReading {
    /// `count` moved into 0…``mostItems``.
    public static func clampedCount(_ count: Int) -> Int { min(max(count, 0), mostItems) }
}

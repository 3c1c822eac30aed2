/// What the person said of something eaten or drunk, remembered for the next time.
public struct FoodCorrection: Hashable, Sendable, Identifiable {
    /// A UUID in lower case.
    public typealias ID = Reflection.ID

    public let id: ID
    /// The words as they were written last, nothing but space cut off at both ends.
    public var text: String
    public var verdict: FoodReading.Verdict
    /// In the range of the verdict; `nil` = the usual one.
    public private(set) var score: Int?
    /// 0…12; `nil` = not known.
    public private(set) var caffeineCount: Int?
    /// 0…12; `nil` = not known.
    public private(set) var sugaryItemCount: Int?
    /// When it was said last.
    public var correctedAt: Instant
    /// How often it was said, 1 or more.
    public private(set) var confirmationCount: Int

    /// - Parameter text: has to have a ``FoodKey``, or it is never found again.
    public init(
        id: ID, text: String, verdict: FoodReading.Verdict, score: Int? = nil, caffeineCount: Int? = nil,
        sugaryItemCount: Int? = nil, correctedAt: Instant, confirmationCount: Int = 1
    ) {
        self.id = id
        self.text = trimmedText(text)
        self.verdict = verdict
        self.score = score.map(verdict.clamped)
        self.caffeineCount = caffeineCount.map(FoodReading.clampedCount)
        self.sugaryItemCount = sugaryItemCount.map(FoodReading.clampedCount)
        self.correctedAt = correctedAt
        self.confirmationCount = max(1, confirmationCount)
    }

    /// The same said again: newest words, verdict, score and time, and one confirmation more.
    ///
    /// A count that is not known now stays as it was.
    func confirmed(by later: FoodCorrection) -> FoodCorrection {
        FoodCorrection(
            id: id, text: later.text, verdict: later.verdict, score: later.score,
            caffeineCount: later.caffeineCount ?? caffeineCount,
            sugaryItemCount: later.sugaryItemCount ?? sugaryItemCount, correctedAt: later.correctedAt,
            confirmationCount: confirmationCount + 1)
    }
}

/// All that the person said of what she eats and drinks, one correction for each ``FoodKey``.
public struct FoodMemory: Hashable, Sendable {
    private var byKey: [FoodKey: FoodCorrection] = [:]

    /// Similar corrections that are found at most.
    public static let mostSimilar = 3

    /// Of several with the same key the latest holds, and the highest number of confirmations; those without a key
    /// are left out.
    public init(_ corrections: some Sequence<FoodCorrection> = []) {
        for correction in corrections { merge(correction) }
    }

    /// Newest first; of the same time the smaller id.
    public var corrections: [FoodCorrection] { byKey.values.sorted(by: Self.isNewer) }

    static func isNewer(_ first: FoodCorrection, _ second: FoodCorrection) -> Bool {
        (second.correctedAt, first.id.rawValue) < (first.correctedAt, second.id.rawValue)
    }

    /// Takes in a correction that was said elsewhere, as in a backup: the later one holds.
    public mutating func merge(_ correction: FoodCorrection) {
        guard let key = FoodKey(correction.text) else { return }
        guard let known = byKey[key] else {
            byKey[key] = correction
            return
        }
        let count = max(known.confirmationCount, correction.confirmationCount)
        let latest = Self.isNewer(correction, known) ? correction : known
        byKey[key] = FoodCorrection(
            id: latest.id, text: latest.text, verdict: latest.verdict, score: latest.score,
            caffeineCount: latest.caffeineCount, sugaryItemCount: latest.sugaryItemCount,
            correctedAt: latest.correctedAt, confirmationCount: count)
    }

    /// Remembers what the person says now; said before of the same words, it is confirmed or replaced.
    ///
    /// - Returns: as it is remembered; `nil` = the text has no key, so nothing is.
    @discardableResult
    public mutating func remember(_ correction: FoodCorrection) -> FoodCorrection? {
        guard let key = FoodKey(correction.text) else { return nil }
        let kept = byKey[key]?.confirmed(by: correction) ?? correction
        byKey[key] = kept
        return kept
    }

    /// Entries that it judged stay as they are.
    public mutating func forget(_ id: FoodCorrection.ID) {
        byKey = byKey.filter { $0.value.id != id }
    }

    /// The correction of the same words; `nil` = there is none.
    public func exact(for text: String) -> FoodCorrection? {
        FoodKey(text).flatMap { byKey[$0] }
    }

    /// Corrections of similar words, the most similar first, at most ``mostSimilar``; of equally similar ones the newer.
    ///
    /// They are examples for a language model or the person, and decide nothing. The same words are not among them.
    /// What counts as similar is said at ``FoodLikeness``.
    public func similar(to text: String, language: Language?) -> [FoodCorrection] {
        guard let key = FoodKey(text) else { return [] }
        let likeness = FoodLikeness(text, language: language)
        let near = byKey.filter { $0.key != key }
            .map {
                (
                    correction: $0.value,
                    value: likeness.similarity(to: FoodLikeness($0.value.text, language: language))
                )
            }
            .filter { $0.value >= FoodLikeness.threshold }
        return near.sorted { first, second in
            first.value == second.value
                ? Self.isNewer(first.correction, second.correction) : first.value > second.value
        }.prefix(Self.mostSimilar).map(\.correction)
    }
}

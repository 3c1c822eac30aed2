/// Reads what somebody wrote about something eaten or drunk, by word lists of Indonesian, German and English.
///
/// Dishes, drinks, ways of preparing, portions, number words, and what was not eaten or comes without sugar.
/// Verdict and score weigh what is named: what is rich in nutrients speaks for a meal; what is fried, highly
/// processed, sugary or alcoholic speaks against it, several of one more than one. At a tie it is unhealthy.
public enum FoodReader {
    /// What `text` says; `nil` = nothing in it is known, or nothing was eaten.
    ///
    /// - Parameter language: that of the text; `nil` = the words decide. Words of the other languages are known as
    ///   well.
    public static func read(_ text: String, language: Language?) -> FoodFinding? {
        let language = language ?? recognisedLanguage(of: text)
        let marks = FoodMark.marks(of: text, language: language, lexicon: .shared)
        let portions = FoodPortions(marks, language: language).portions.filter { !$0.isDenied }
        guard !portions.isEmpty, !isMostlyUnknown(portions, marks) else { return nil }
        let weights = portions.indices.map { weight(portions[$0], after: portions[..<$0]) }
        let sum = weights.reduce(0, +)
        let isHealthy = sum > 0 || weights.allSatisfy { $0 >= 0 }
        return FoodFinding(
            verdict: isHealthy ? .healthy : .unhealthy,
            score: isHealthy ? min(98, 83 + 2 * sum) : max(8, 52 + 4 * sum),
            reason: reason(portions, weights, isHealthy: isHealthy),
            caffeineCount: count(portions, \.hasCaffeine), sugaryItemCount: count(portions, \.isSugary))
    }

    private static func count(_ portions: [FoodPortion], _ counts: (FoodKind) -> Bool) -> Int {
        portions.reduce(0) { $0 + (counts($1.kind) ? min($1.count, FoodReading.mostItems) : 0) }
    }

    /// What a portion adds: several of a bad thing weigh up to three times, a good thing on top of a bad one little.
    private static func weight(_ portion: FoodPortion, after before: ArraySlice<FoodPortion>) -> Int {
        let grade = portion.kind.grade
        if grade < 0 { return grade * min(max(portion.count, 1), 3) }
        guard portion.isTopping else { return grade }
        let clause = before.filter { $0.clause == portion.clause }
        guard let main = clause.first(where: { !$0.isTopping }), main.kind.grade < 0 else { return grade }
        return clause.contains { $0.isTopping && $0.kind.grade > 0 } ? 0 : min(grade, 1)
    }

    private static func reason(_ portions: [FoodPortion], _ weights: [Int], isHealthy: Bool) -> FoodReason {
        var sums: [FoodReason.Ground: Int] = [:]
        for (portion, weight) in zip(portions, weights) where isHealthy ? weight > 0 : weight < 0 {
            sums[portion.kind.ground, default: 0] += abs(weight)
        }
        // At a tie the one that is named first in the list of grounds.
        let ground = FoodReason.Ground.allCases.max { sums[$0, default: 0] < sums[$1, default: 0] }
        guard let ground, sums[ground, default: 0] > 0 else {
            return .found(.plain, items: items(portions.map(\.surface)))
        }
        return .found(ground, items: items(portions.filter { $0.kind.ground == ground }.map(\.surface)))
    }

    private static func items(_ surfaces: [String]) -> [String] {
        var items: [String] = []
        for surface in surfaces where !items.contains(surface) && items.count < FoodReason.mostItems {
            items.append(surface)
        }
        return items
    }

    /// Whether only drinks are known, and something else is named that is not.
    private static func isMostlyUnknown(_ portions: [FoodPortion], _ marks: [FoodMark]) -> Bool {
        guard portions.allSatisfy({ $0.kind.isDrink && !$0.kind.isSugary }) else { return false }
        let parts = marks.split { $0.isBreak || $0.cue == .and }
        return parts.contains { part in
            part.contains { $0.meaning == .unknown && $0.surface.count >= 4 }
                && part.allSatisfy { $0.meaning == .unknown || $0.number != nil || $0.cue == .piece }
        }
    }
}

/// What two texts about food are compared by, in any language and without a model.
///
/// The cosine of the counts of their letter triples (each word with a space at both ends, so the order of the words
/// plays no part), and 0.1 more if the word lists find the same kinds of food in both. Texts are never similar that
/// differ in what decides a verdict or a count: fried or not, sweet or not, with caffeine or not, with alcohol or not.
/// Similar are texts from ``threshold`` on: "dosa" and "dosas", "coffee black" and "black coffee".
public struct FoodLikeness: Hashable, Sendable {
    /// The least similarity that counts.
    public static let threshold = 0.6

    private let triples: [String: Int]
    private let kinds: [String: Int]
    private let grounds: Set<FoodReason.Ground>
    private let hasCaffeine: Bool
    private let hasSugar: Bool

    public init(_ text: String, language: Language?) {
        var triples: [String: Int] = [:]
        for word in (FoodKey(text)?.words ?? "").split(separator: " ") {
            let letters = Array(" \(word) ")
            for start in 0..<max(letters.count - 2, 0) {
                triples[String(letters[start..<(start + 3)]), default: 0] += 1
            }
        }
        self.triples = triples
        let marks = FoodMark.marks(of: text, language: language, lexicon: .shared)
        let eaten = FoodPortions(marks, language: language).portions.filter { !$0.isDenied }.map(\.kind)
        var kinds: [String: Int] = [:]
        for kind in eaten { kinds[kind.rawValue, default: 0] += 1 }
        self.kinds = kinds
        grounds = Set(eaten.map(\.ground)).intersection([.fried, .alcohol])
        hasCaffeine = eaten.contains(where: \.hasCaffeine)
        hasSugar = eaten.contains(where: \.isSugary)
    }

    /// 0…1; the same both ways.
    public func similarity(to other: FoodLikeness) -> Double {
        guard grounds == other.grounds, hasCaffeine == other.hasCaffeine, hasSugar == other.hasSugar else {
            return 0
        }
        let product = triples.reduce(0) { $0 + $1.value * other.triples[$1.key, default: 0] }
        let sizes = squares(triples) * squares(other.triples)
        guard sizes > 0 else { return 0 }
        let cosine = Double(product) / Double(sizes).squareRoot()
        return min(1, cosine + (!kinds.isEmpty && kinds == other.kinds ? 0.1 : 0))
    }

    private func squares(_ counts: [String: Int]) -> Int { counts.values.reduce(0) { $0 + $1 * $1 } }
}

import Foundation

/// The words of a text about food, as remembered corrections are found by them.
///
/// Case and diacritics folded; letters, marks and numbers are kept, everything else separates words, and single
/// spaces join them. `"  Paneer-Tikka! "` has the key `paneer tikka`, `Crème brûlée` has `creme brulee`; `2 eggs` and
/// `eggs` are different.
public struct FoodKey: Hashable, Sendable {
    public let words: String

    /// `nil` = nothing is left of the text, as of one that is emoji only; such a text is never remembered.
    public init?(_ text: String) {
        let folded = text.folding(
            options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US_POSIX"))
        let parts = folded.unicodeScalars.split { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
                // The sign that turns a symbol into an emoji is a mark by its category.
                scalar.properties.isVariationSelector
            default: true
            }
        }
        guard !parts.isEmpty else { return nil }
        words = parts.map(String.init).joined(separator: " ")
    }
}

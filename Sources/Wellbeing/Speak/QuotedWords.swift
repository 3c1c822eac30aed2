import Foundation

/// Finds in a text the words that somebody quotes from it.
///
/// Compared are letters and digits alone, without case and accents; everything else only separates words. So a
/// quote is found if it says the same words in the same order, however it is punctuated.
public struct QuotedWords: Sendable {
    private let words: [Word]

    private struct Word: Sendable {
        let folded: String
        /// In Unicode scalars of the text.
        let range: Range<Int>
    }

    public init(_ text: String) {
        words = Self.words(of: text)
    }

    /// Where `quote` stands, whole words only, as offsets of Unicode scalars; `nil` if nowhere.
    ///
    /// Of several places it is the last, because in speech the last word wins. A quote with an ellipsis or a
    /// semicolon in it stands where its parts follow each other, from the first to the last.
    public func range(of quote: String) -> Range<Int>? {
        if let found = range(of: Self.words(of: quote), from: 0, last: true) { return span(found) }
        let parts = quote.replacing("...", with: "…").split { $0 == "…" || $0 == ";" }
        guard parts.count > 1 else { return nil }
        var start: Int?
        var end = 0
        for part in parts {
            guard let found = range(of: Self.words(of: String(part)), from: end, last: false) else {
                return nil
            }
            start = start ?? found.lowerBound
            end = found.upperBound
        }
        return start.map { span($0..<end) }
    }

    private func span(_ found: Range<Int>) -> Range<Int> {
        words[found.lowerBound].range.lowerBound..<words[found.upperBound - 1].range.upperBound
    }

    /// The places of `quote` among the words.
    private func range(of quote: [Word], from start: Int, last: Bool) -> Range<Int>? {
        guard !quote.isEmpty, words.count - start >= quote.count else { return nil }
        let starts = start...(words.count - quote.count)
        let isHere = { (place: Int) in
            zip(words[place...], quote).allSatisfy { $0.folded == $1.folded }
        }
        let found = last ? starts.last(where: isHere) : starts.first(where: isHere)
        return found.map { $0..<($0 + quote.count) }
    }

    private static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var folded = ""
        var start: Int?
        var offset = 0
        for scalar in text.unicodeScalars {
            if let letters = folding(of: scalar) {
                if !letters.isEmpty, start == nil { start = offset }
                folded += letters
            } else if let begin = start {
                words.append(Word(folded: folded, range: begin..<offset))
                folded = ""
                start = nil
            }
            offset += 1
        }
        if let begin = start { words.append(Word(folded: folded, range: begin..<offset)) }
        return words
    }

    /// What a scalar adds to its word: nothing for marks and what cannot be seen; `nil` = it separates words.
    static func folding(of scalar: Unicode.Scalar) -> String? {
        if scalar.isASCII {
            guard scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else { return nil }
            return scalar.properties.lowercaseMapping
        }
        if scalar.properties.isDefaultIgnorableCodePoint { return "" }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return ""
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            return searchFolded(String(scalar))
        default: return nil
        }
    }
}

import Foundation

/// The words of a text as our own model was trained on them.
///
/// Source: `models/emotion/README.md`, step 1. White space is Unicode's and the four information separators
/// U+001C…U+001F, which the training split at too.
struct JournalCleaning {
    /// A word in UTF-8, and whether the one before it ended a sentence or a line.
    struct Word: Hashable {
        var bytes: [UInt8]
        var startsSentence: Bool
    }

    static func words(of text: String) -> [Word] {
        words(in: shortened(normalised(withoutMarkup(Array(text.unicodeScalars)))))
    }

    /// Replaces what web pages and collected tweets put into texts.
    private static func withoutMarkup(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var text = text
        if text.contains("&") {
            // One after the other, so that "&amp;lt;" ends as "<", as in training.
            for (entity, character) in [("&amp;", "&"), ("&amp", "&"), ("&lt;", "<"), ("&gt;", ">")] {
                text = text.replacing(Array(entity.unicodeScalars), with: Array(character.unicodeScalars))
            }
        }
        guard text.contains(where: { $0 == "[" || $0 == "@" || $0 == "h" }) else { return text }
        var kept: [Unicode.Scalar] = []
        kept.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let length = lengthOfMarkup(in: text, at: index)
            kept.append(length > 0 ? " " : text[index])
            index += max(length, 1)
        }
        return kept
    }

    private static let placeholders = [
        "[USERNAME]", "[URL]", "[HASHTAG]", "[SENSITIVE]", "[SENSITIVE-NO]",
    ].map { Array($0.unicodeScalars) }
    private static let schemes = ["http", "https"].map { Array(($0 + "://").unicodeScalars) }

    /// How many characters from `index` on are a placeholder, an address or a mention; 0 if none.
    private static func lengthOfMarkup(in text: [Unicode.Scalar], at index: Int) -> Int {
        switch text[index] {
        case "[":
            return placeholders.first { text[index...].starts(with: $0) }?.count ?? 0
        case "h":
            guard let scheme = schemes.first(where: { text[index...].starts(with: $0) }) else { return 0 }
            let rest = text[(index + scheme.count)...].prefix { !isSpace($0) }
            return rest.isEmpty ? 0 : scheme.count + rest.count
        case "@":
            let name = text[(index + 1)...].prefix(while: isWordCharacter)
            return name.isEmpty ? 0 : 1 + name.count
        default:
            return 0
        }
    }

    /// Compatibility composition (NFKC), then without the emoji variation selector U+FE0F.
    private static func normalised(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
        if text.allSatisfy(isUnchangedByComposition) { return text }
        var string = ""
        string.unicodeScalars.append(contentsOf: text)
        return string.precomposedStringWithCompatibilityMapping.unicodeScalars.filter { $0 != "\u{FE0F}" }
    }

    /// Whether compatibility composition surely leaves a character alone, whatever stands beside it.
    ///
    /// Holds for ASCII, the Latin letters up to U+0131, common dashes and quotation marks, and the emoji
    /// blocks. Combining marks are not among them, so nothing here can be composed with a neighbour.
    private static func isUnchangedByComposition(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x7F, 0xC0...0x131, 0x2013, 0x2014, 0x2018...0x201E, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
            0x1F900...0x1F9FF:
            true
        default: false
        }
    }

    /// Three or more of the same character become two.
    private static func shortened(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var kept: [Unicode.Scalar] = []
        kept.reserveCapacity(text.count)
        for scalar in text {
            let count = kept.count
            if count >= 2, kept[count - 1] == scalar, kept[count - 2] == scalar { continue }
            kept.append(scalar)
        }
        return kept
    }

    private static func words(in text: [Unicode.Scalar]) -> [Word] {
        var words: [Word] = []
        var bytes: [UInt8] = []
        var startsSentence = true
        var sentence = SentenceEnd()
        for scalar in text {
            if isSpace(scalar) {
                if !bytes.isEmpty {
                    words.append(Word(bytes: bytes, startsSentence: startsSentence))
                    bytes.removeAll(keepingCapacity: true)
                    startsSentence = sentence.isReached
                }
                if isLineBreak(scalar) { startsSentence = true }
            } else {
                if bytes.isEmpty { sentence = SentenceEnd() }
                sentence.read(scalar)
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        if !bytes.isEmpty { words.append(Word(bytes: bytes, startsSentence: startsSentence)) }
        return words
    }

    private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            return true
        default:
            return false
        }
    }
}

/// Whether a word closes a sentence: it ends with a full stop, a question or exclamation mark or an
/// ellipsis, with closing quotes or brackets allowed after it.
struct SentenceEnd {
    private(set) var isReached = false

    mutating func read(_ scalar: Unicode.Scalar) {
        switch scalar {
        case ".", "!", "?", "…", "。", "！", "？": isReached = true
        case "\"", "'", "”", "“", "’", "»", "«", ")", "]": break
        default: isReached = false
        }
    }
}

/// White space of Unicode and the information separators U+001C…U+001F.
func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x1C...0x20: true
    case 0...0x7F: false
    default: scalar.properties.isWhitespace
    }
}

/// Characters that begin a new line.
func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
}

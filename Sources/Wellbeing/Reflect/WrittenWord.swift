import Foundation

/// One word of a text, as it was written and as it is compared.
struct WrittenWord: Hashable {
    /// The person's own spelling, without invisible characters.
    let surface: String
    /// In lower case, letters composed, typographic apostrophes straight; of a longer word the first 100
    /// characters (scalars).
    let key: String
    /// Whether the word opens a sentence or a line, where a capital says nothing.
    let opensSentence: Bool
    /// Whether a digit stands in the word, as in `covid19`.
    let hasDigit: Bool
}

/// The words of `text` in order.
///
/// A word is a run of letters with their marks; an apostrophe or a hyphen between two letters belongs to
/// it, so `don't` and `teman-teman` are one word each. White space, any other punctuation, symbols and
/// emoji separate words. Invisible format characters are dropped, so they neither split nor join.
func writtenWords(of text: String) -> [WrittenWord] {
    var reader = WordReader()
    for scalar in text.unicodeScalars { reader.take(scalar) }
    reader.endWord()
    return reader.words
}

/// `surface` as ``WrittenWord/key`` has it.
func comparisonKey(of surface: String) -> String {
    if surface.utf8.count <= 100, surface.utf8.allSatisfy({ $0 < 0x80 }) { return surface.lowercased() }
    // No list holds a word this long, and composing 100,000 marks takes a second.
    let scalars = surface.unicodeScalars
    let compared = scalars.count <= 100 ? surface : String(scalars.prefix(100))
    let key = compared.precomposedStringWithCanonicalMapping.lowercased()
    return key.contains("’") ? key.replacing("’", with: "'") : key
}

/// What ``writtenWords(of:)`` knows between two characters.
private struct WordReader {
    private(set) var words: [WrittenWord] = []
    private var current = String.UnicodeScalarView()
    /// An apostrophe or hyphen that belongs to the word only if a letter follows.
    private var joint: Unicode.Scalar?
    private var hasDigit = false
    private var hasLetter = false
    private var opensSentence = true

    mutating func take(_ scalar: Unicode.Scalar) {
        switch kind(of: scalar) {
        case .letter, .digit:
            if let joint { current.append(joint) }
            joint = nil
            current.append(scalar)
            if kind(of: scalar) == .digit { hasDigit = true } else { hasLetter = true }
        case .mark:
            // A mark needs a letter under it.
            if !current.isEmpty, joint == nil { current.append(scalar) }
        case .joint:
            if current.isEmpty || joint != nil { endWord() } else { joint = scalar }
        case .invisible:
            break
        case .sentenceEnd:
            endWord()
            opensSentence = true
        case .separator:
            endWord()
        }
    }

    mutating func endWord() {
        if hasLetter {
            let surface = String(current)
            let key = comparisonKey(of: surface)
            words.append(
                WrittenWord(
                    surface: surface, key: key, opensSentence: opensSentence, hasDigit: hasDigit))
            opensSentence = false
        }
        current = String.UnicodeScalarView()
        joint = nil
        hasDigit = false
        hasLetter = false
    }

    private enum Kind { case letter, digit, mark, joint, invisible, sentenceEnd, separator }

    private func kind(of scalar: Unicode.Scalar) -> Kind {
        // Nearly all characters of a diary are ASCII; the table of categories is slower.
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: return .letter
        case 0x30...0x39: return .digit
        case 0x27, 0x2D, 0x2019, 0x2010, 0x2011: return .joint
        case 0x0A, 0x0D, 0x21, 0x2E, 0x3A, 0x3F, 0x2028, 0x2029, 0x2026: return .sentenceEnd
        case 0x00...0x7F: return .separator
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return .letter
        case .decimalNumber: return .digit
        case .nonspacingMark, .spacingMark: return .mark
        case .format: return .invisible
        default: return .separator
        }
    }
}

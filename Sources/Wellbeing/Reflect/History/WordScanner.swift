/// Walks over the words of a text one by one: those that ``writtenWords(of:)`` finds, and numbers as well.
///
/// It makes no string of a word, so that a month of long entries is counted in a few milliseconds.
struct WordScanner {
    /// The word found last, in UTF-8, without invisible characters.
    private(set) var word: [UInt8] = []
    /// Whether it opens a sentence or a line.
    private(set) var opensSentence = true
    /// Whether a letter stands in it; a number has none.
    private(set) var hasLetter = false
    private(set) var hasDigit = false

    private let bytes: [UInt8]
    private var position = 0
    private var nextOpens = true
    /// An apostrophe or hyphen that belongs to the word only if a letter or digit follows.
    private var joint: [UInt8] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Goes on to the next word; `false` = there is none.
    mutating func next() -> Bool {
        word.removeAll(keepingCapacity: true)
        joint.removeAll(keepingCapacity: true)
        hasLetter = false
        hasDigit = false
        while position < bytes.count {
            let start = position
            let kind = takeKind()
            switch kind {
            case .letter, .digit:
                if !joint.isEmpty {
                    word.append(contentsOf: joint)
                    joint.removeAll(keepingCapacity: true)
                }
                if kind == .letter { takeLatinLetters() }
                append(from: start)
                if kind == .digit { hasDigit = true } else { hasLetter = true }
            case .mark:
                if !word.isEmpty, joint.isEmpty { append(from: start) }
            case .joint:
                if word.isEmpty || !joint.isEmpty {
                    if end(by: kind) { return true }
                } else {
                    joint.append(contentsOf: bytes[start..<position])
                }
            case .invisible: break
            case .sentenceEnd, .separator: if end(by: kind) { return true }
            }
        }
        return end(by: .separator)
    }

    /// The rest of a run of a…z, at once: nearly all of a diary.
    private mutating func takeLatinLetters() {
        while position < bytes.count, (bytes[position] | 0x20) &- 0x61 < 26 { position += 1 }
    }

    private mutating func append(from start: Int) {
        if position - start == 1 {
            word.append(bytes[start])
        } else {
            word.append(contentsOf: bytes[start..<position])
        }
    }

    /// Whether a word ends here.
    private mutating func end(by kind: Kind) -> Bool {
        let isWord = !word.isEmpty
        if isWord {
            opensSentence = nextOpens
            if hasLetter { nextOpens = false }
        }
        if kind == .sentenceEnd { nextOpens = true }
        return isWord
    }

    private enum Kind { case letter, digit, mark, joint, invisible, sentenceEnd, separator }

    private mutating func takeKind() -> Kind {
        let byte = bytes[position]
        position += 1
        switch byte {
        case 0x61...0x7A, 0x41...0x5A: return .letter
        case 0x20: return .separator
        case 0x30...0x39: return .digit
        case 0x27, 0x2D: return .joint
        case 0x0A, 0x0D, 0x21, 0x2E, 0x3A, 0x3F: return .sentenceEnd
        case 0x00...0x7F: return .separator
        default: return kind(of: scalar(startingWith: byte))
        }
    }

    /// The rest of a scalar whose first byte has been taken; a Swift string holds no broken ones.
    private mutating func scalar(startingWith first: UInt8) -> UInt32 {
        let following = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
        var value = UInt32(first) & (following == 3 ? 0x07 : following == 2 ? 0x0F : 0x1F)
        for byte in bytes[position..<position + following] { value = value << 6 | UInt32(byte & 0x3F) }
        position += following
        return value
    }

    private func kind(of value: UInt32) -> Kind {
        switch value {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: return .letter
        case 0x2010, 0x2011, 0x2019: return .joint
        case 0x2026, 0x2028, 0x2029: return .sentenceEnd
        default: break
        }
        guard let scalar = Unicode.Scalar(value) else { return .separator }
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

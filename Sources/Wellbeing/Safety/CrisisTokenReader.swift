import Foundation

/// The words of a text, with disguises undone.
///
/// The length of the text bounds the work.
func crisisTokens(of text: String, lexicon: CrisisLexicon) -> [CrisisToken] {
    var reader = CrisisTokenReader(lexicon: lexicon)
    for scalar in text.unicodeScalars { reader.take(scalar) }
    reader.endChain()
    reader.endSpelledOut()
    return reader.tokens
}

private struct CrisisTokenReader {
    let lexicon: CrisisLexicon
    private(set) var tokens: [CrisisToken] = []

    /// The piece being read, and the pieces before it that only a separator without space parts from it.
    private var piece = String.UnicodeScalarView()
    private var chain: [(text: String, separator: Unicode.Scalar)] = []
    private var pendingSeparator: Unicode.Scalar?
    /// Single letters in a row, which may be a word spelled out.
    private var spelledOut: [String] = []
    private var sentence = 0
    private var clause = 0
    private var isQuoted = false
    private var newlines = 0
    private var known: [String: [String]] = [:]

    init(lexicon: CrisisLexicon) { self.lexicon = lexicon }

    mutating func take(_ scalar: Unicode.Scalar) {
        switch kind(of: scalar) {
        case .letter:
            if let separator = pendingSeparator {
                chain.append((String(piece), separator))
                piece = String.UnicodeScalarView()
                pendingSeparator = nil
            }
            newlines = 0
            if piece.count <= CrisisSpelling.longestWord { piece.append(scalar) }
        case .mark:
            if !piece.isEmpty, pendingSeparator == nil, piece.count <= CrisisSpelling.longestWord {
                piece.append(scalar)
            }
        case .invisible: break
        case .apostrophe:
            // Inside a word it is dropped ("don't"); before one it may open a quotation.
            if piece.isEmpty || pendingSeparator != nil { endChain() }
        case .joint:
            if piece.isEmpty || pendingSeparator != nil {
                endChain(breaking: scalar)
            } else {
                pendingSeparator = scalar
            }
        case .space:
            endChain()
        case .newline:
            endChain()
            newlines += 1
            if newlines > 1 { endSentence() }
        case .bullet:
            endChain()
            if newlines > 0 { endSentence() }
        case .clause:
            endChain()
            endSpelledOut()
            clause += 1
        case .quote:
            endChain()
            endSpelledOut()
            isQuoted.toggle()
        case .sentenceEnd:
            endChain()
            endSentence()
        case .symbol(let word):
            endChain()
            endSpelledOut()
            append(word)
        }
    }

    /// Ends the word being read; a full stop or hyphen after it turned out not to join it to another.
    mutating func endChain(breaking extra: Unicode.Scalar? = nil) {
        let trailing = pendingSeparator
        pendingSeparator = nil
        if !piece.isEmpty { chain.append((String(piece), " ")) }
        piece = String.UnicodeScalarView()
        let pieces = chain
        chain = []
        if !pieces.isEmpty { appendChain(pieces) }
        for separator in [trailing, extra] {
            if separator == "." || separator == "!" {
                // After a single letter it may spell a word out: "k. m. s."
                if spelledOut.isEmpty || pieces.last?.text.count != 1 { endSentence() }
            }
        }
    }

    private mutating func endSentence() {
        endSpelledOut()
        isQuoted = false
        guard tokens.last?.sentence == sentence else { return }
        sentence += 1
        clause += 1
    }

    private mutating func appendChain(_ pieces: [(text: String, separator: Unicode.Scalar)]) {
        guard pieces.count > 1 else { return appendWord(CrisisSpelling.folded(pieces[0].text)) }
        let folded = pieces.map { CrisisSpelling.folded($0.text) }
        if folded.allSatisfy({ $0.unicodeScalars.count == 1 }), pieces.count >= 3 {
            endSpelledOut()
            spelledOut = folded
            endSpelledOut()
            return
        }
        let separators = pieces.dropLast().map(\.separator)
        if separators.contains("*"), folded.joined().utf8.count <= 12 {
            return appendWord(folded.joined(separator: "*"))
        }
        if separators.contains("!"),
            let word = CrisisRepair(lexicon: lexicon).read(folded.joined(separator: "!"))
        {
            return appendWord(word)
        }
        let joined = folded.joined()
        if joined.utf8.count <= 24, pieces.contains(where: { $0.text.count <= 4 }),
            lexicon.number(of: joined) != 0 || CrisisGlue.words[joined] != nil
        {
            return appendWord(joined)
        }
        for (index, word) in folded.enumerated() {
            appendWord(word)
            if pieces[index].separator == "." || pieces[index].separator == "!" { endSentence() }
        }
    }

    private mutating func appendWord(_ word: String) {
        if word.unicodeScalars.count == 1, word != "2" {
            spelledOut.append(word)
            return
        }
        endSpelledOut()
        append(word)
    }

    mutating func endSpelledOut() {
        let letters = spelledOut
        spelledOut = []
        if letters.count >= 3, let words = CrisisGlue.segments(letters.joined(), lexicon: lexicon) {
            words.forEach { append($0) }
        } else {
            letters.forEach { append($0) }
        }
    }

    private mutating func append(_ word: String) {
        let keys = known[word] ?? CrisisRepair(lexicon: lexicon).words(of: word)
        known[word] = keys
        for key in keys {
            tokens.append(CrisisToken(key: key, sentence: sentence, clause: clause, isQuoted: isQuoted))
        }
    }

    private enum Kind {
        case letter, mark, invisible, apostrophe, joint, space, newline, bullet, clause, quote, sentenceEnd
        case symbol(String)
    }

    private func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar.value {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: return .letter
        case 0x20, 0x09: return .space
        case 0x0A, 0x0D, 0x2028, 0x2029, 0x0B, 0x0C, 0x85: return scalar == "\r" ? .space : .newline
        default: break
        }
        switch scalar {
        case "'", "’", "‘", "ʼ", "`", "´", "′", "＇", "ʹ": return .apostrophe
        case "-", "‐", "‑", "_", "*", "·", "/", "+", "~", "|", ".", "•", "@", "$", "!":
            if scalar == "$" || scalar == "@" && !piece.isEmpty { return .letter }
            return newlines > 0 && piece.isEmpty && "-*•".unicodeScalars.contains(scalar) ? .bullet : .joint
        case "?", "…", "。", "！", "？": return .sentenceEnd
        case ",", ";", ":", "(", ")", "[", "]", "–", "—", "，", "；", "：": return .clause
        case "\"", "“", "”", "„", "«", "»", "‟", "‚", "‹", "›": return .quote
        default: break
        }
        if scalar.isASCII { return .space }
        if let word = symbols[scalar] { return .symbol(word) }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber:
            return .letter
        case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
        case .format, .control: return .invisible
        default: return .space
        }
    }
}

/// Pictures that say something to the rules.
private let symbols: [Unicode.Scalar: String] = [
    "😂": "haha", "🤣": "haha", "😆": "haha", "😹": "haha", "😅": "haha", "💀": "haha", "☠": "haha",
    "💊": "pills", "🔪": "knife", "🪒": "razor", "🔫": "gun",
]

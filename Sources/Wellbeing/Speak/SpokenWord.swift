/// One word of a transcript as the readers compare it.
struct SpokenWord: Sendable {
    /// Folded: lower case without accents, apostrophes and marks, `ss` for `ß`; a letter said three times or more
    /// stands once.
    let key: String
    /// In Unicode scalars of the transcript.
    let range: Range<Int>
    /// Counted from 0; a full stop, a question or exclamation mark or a new line begins another.
    let sentence: Int
    /// Counted from 0 through the whole text; a comma, colon, dash, bracket or ellipsis begins another too.
    let clause: Int
    let isQuoted: Bool
    /// Whether it is written with a capital where a capital says something.
    let isCapital: Bool
    /// Whether it is the first of its sentence.
    let opensSentence: Bool
    /// Whether the sentence that it stands in ends with a question mark.
    var isAsked = false
}

/// The words of `text` in order.
///
/// The length of the text bounds the work; of a longer word the first 64 scalars are looked at.
func spokenWords(of text: String) -> [SpokenWord] {
    var reader = SpokenWordReader()
    for scalar in text.unicodeScalars { reader.take(scalar) }
    reader.endWord()
    return reader.words
}

private struct SpokenWordReader {
    private(set) var words: [SpokenWord] = []
    private var key: [Unicode.Scalar] = []
    private var start: Int?
    private var isMarked = false
    private var isCapital = false
    private var offset = 0
    private var sentence = 0
    private var clause = 0
    private var isQuoted = false
    private var opensSentence = true
    private var sentenceStart = 0

    mutating func take(_ scalar: Unicode.Scalar) {
        defer { offset += 1 }
        switch scalar {
        case "'", "’", "ʼ", "‘": return
        case ".", "!", "?", "\n", "\r", "\u{2028}", "\u{2029}":
            endWord()
            endSentence(asked: scalar == "?")
        case ",", ";", ":", "–", "—", "(", ")", "…", "/":
            endWord()
            clause += 1
        case "\"", "„", "“", "”", "«", "»", "‚":
            endWord()
            isQuoted.toggle()
        default: takeLetter(scalar)
        }
    }

    private mutating func takeLetter(_ scalar: Unicode.Scalar) {
        guard let letters = QuotedWords.folding(of: scalar) else {
            endWord()
            return
        }
        guard !letters.isEmpty else {
            if start != nil, hasUmlaut(scalar) { isMarked = true }
            return
        }
        if start == nil {
            start = offset
            isMarked = false
            isCapital = scalar.properties.isUppercase
        }
        if hasUmlaut(scalar) { isMarked = true }
        if key.count < 64 { key.append(contentsOf: letters.unicodeScalars) }
    }

    mutating func endWord() {
        guard let begin = start else { return }
        words.append(
            SpokenWord(
                key: spokenKey(shortened(), isMarked: isMarked), range: begin..<offset, sentence: sentence,
                clause: clause,
                isQuoted: isQuoted,
                isCapital: isCapital, opensSentence: opensSentence))
        key = []
        start = nil
        opensSentence = false
    }

    private mutating func endSentence(asked: Bool) {
        // A decimal point or an abbreviation is rare in speech; a sentence without words is none.
        guard !opensSentence else { return }
        if asked { for index in sentenceStart..<words.count { words[index].isAsked = true } }
        sentenceStart = words.count
        sentence += 1
        clause += 1
        isQuoted = false
        opensSentence = true
    }

    /// The key, each run of three or more equal letters cut to one: "sooo" is "so".
    private func shortened() -> String {
        var kept = String.UnicodeScalarView()
        var index = 0
        while index < key.count {
            var end = index + 1
            while end < key.count, key[end] == key[index] { end += 1 }
            let isNumber = ("0"..."9").contains(key[index])
            let count = end - index >= 3 && !isNumber ? 1 : end - index
            for _ in 0..<count { kept.append(key[index]) }
            index = end
        }
        return String(kept)
    }
}

/// Words that mean something else with an umlaut: "schon" (already) and "schön" (beautiful).
private let toldByUmlaut: Set<String> = [
    "schon", "hatte", "hatten", "hatt", "konnte", "konnten", "konnt", "musste", "mussten", "wurde", "wurden",
    "mochte", "durfte", "drucken", "druckt", "fallt",
]

/// A folded word as it is compared: with a mark where only an umlaut tells it from another word.
func spokenKey(_ folded: String, isMarked: Bool) -> String {
    isMarked && toldByUmlaut.contains(folded) ? folded + "\u{308}" : folded
}

/// Whether a scalar is a letter with two dots, or the two dots alone.
func hasUmlaut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ä", "ö", "ü", "Ä", "Ö", "Ü", "\u{308}": true
    default: false
    }
}

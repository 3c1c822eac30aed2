import Foundation

/// Makes a transcript of what a recogniser heard, without what it made up.
///
/// Recognisers of speech learnt from subtitles. Where they hear little they write what subtitles are full of, and
/// sometimes they get stuck. The rules, in this order:
///
/// 1. Notes about sounds, such as `[Music]` or `(Applaus)`, and marks without a letter are no words.
/// 2. A segment or a sentence that is the credit of a subtitle or the farewell of a video as a whole goes. A
///    sentence in which such words only occur stays.
/// 3. Of a loop its first part stays, and the transcript says that it was cut (``TranscriptLoop``).
/// 4. If all that is left are one or two courtesies or interjections, such as "Thank you.", they count only if the
///    recogniser was sure of the words and of somebody speaking; a filler such as "you" or "ähm" never does.
/// 5. More than 30 letters in a second of voice, or words that are all but certainly silence, were not said.
public enum TranscriptCheck {
    /// Letters that nobody speaks in a second.
    static let fastestSpeech = 30.0
    /// Above this ``SpokenSegment/silence`` a courtesy does not count.
    static let courtesySilence = 0.4
    /// Below this ``SpokenSegment/confidence`` a courtesy does not count.
    static let courtesyConfidence = 0.6
    /// Silence from which, with a confidence below ``lowestConfidence``, words were not said.
    static let highestSilence = 0.6
    static let lowestConfidence = 0.4

    /// - Parameter segments: in the order in which they were heard; all of them, or those so far.
    /// - Returns: `nil` = nobody said anything.
    public static func transcript(of segments: [SpokenSegment]) -> Transcript? {
        let segments = segments.filter { segment in
            !isNote(segment.text)
                && (segment.silence < highestSilence || segment.confidence > lowestConfidence)
        }
        // First each segment by itself: a credit often stands alone in one, without a full stop before it.
        let words = segments.flatMap { segment in
            withoutCredits(segment.text.split(whereSeparator: \.isWhitespace).map(Word.init)).joined()
        }
        let repeated = TranscriptLoop.repeated(in: words.map(\.key))
        let sentences = withoutCredits(words.indices.filter { !repeated.contains($0) }.map { words[$0] })
        guard !isDoubtful(sentences, segments), !isTooFast(sentences, segments) else { return nil }
        let text = sentences.joined().map(\.surface).joined(separator: " ")
        return Transcript(text: text, isCut: !repeated.isEmpty)
    }

    /// A note about a sound: all of it in brackets, between stars, or notes of music.
    private static func isNote(_ text: String) -> Bool {
        let text = text.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ".,!?…")))
        guard let first = text.first, let last = text.last else { return true }
        let frames: [Character: Character] = ["[": "]", "(": ")", "*": "*", "♪": "♪", "♫": "♫", "<": ">"]
        if let end = frames[first], end == last,
            text.dropFirst().dropLast().allSatisfy({ $0 != first && $0 != end })
        {
            return true
        }
        return !text.contains { $0.isLetter || $0.isNumber }
    }

    /// The sentences that `words` make, without those that are a credit.
    private static func withoutCredits(_ words: [Word]) -> [[Word]] {
        sentences(of: words).filter { !StockPhrases.isCredit($0.flatMap(\.parts)) }
    }

    private static func sentences(of words: [Word]) -> [[Word]] {
        words.reduce(into: [[]]) { sentences, word in
            sentences[sentences.count - 1].append(word)
            if word.endsSentence { sentences.append([]) }
        }
    }

    /// Only courtesies, and heard badly.
    private static func isDoubtful(_ sentences: [[Word]], _ segments: [SpokenSegment]) -> Bool {
        let said = sentences.map { $0.flatMap(\.parts) }.filter { !$0.isEmpty }
        if said.allSatisfy(StockPhrases.isFiller) { return true }
        guard said.count <= 2, said.allSatisfy(StockPhrases.isCourtesy) else { return false }
        return segments.contains { $0.silence > courtesySilence || $0.confidence < courtesyConfidence }
    }

    private static func isTooFast(_ sentences: [[Word]], _ segments: [SpokenSegment]) -> Bool {
        let letters = sentences.joined().reduce(0) { $0 + $1.key.count }
        let seconds = segments.reduce(0) { $0 + $1.end - $1.start }
        return Double(letters) > fastestSpeech * seconds
    }
}

/// What stands between two spaces.
private struct Word {
    let surface: Substring
    /// Its letters and digits, folded, in runs: `Amara.org` has two, `don't` has one.
    let parts: [String]

    init(_ surface: Substring) {
        self.surface = surface
        parts = searchFolded(surface.filter { $0 != "'" && $0 != "’" })
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    var key: String { parts.joined() }

    var endsSentence: Bool {
        surface.last { !"\"'”“»«’)".contains($0) }.map { ".!?…".contains($0) } ?? false
    }
}

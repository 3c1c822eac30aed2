import Foundation
import Testing

@testable import Wellbeing

/// What holds for every transcript.
struct SpokenReaderPropertyTests {
    private static let pieces = [
        "ich", "hatte", "Wonderwall", "im", "Kopf", "kein", "Ohrwurm", "sehr", "laut", "nein", "eher",
        "mittel", "mit",
        "Lena", "stressig", "gestern", "„", "“", "\"", ".", ",", "?", "…", "\n", "song", "in my head", "not",
        "lagu",
        "di kepala", "nggak", "banget", "7", "von zehn", "🎵", "e\u{301}", "\u{200B}", "\u{0}", "ß", "İ", "ﬁ",
        "한국어",
        "👨‍👩‍👧", "'", "’", "-", "\r\n", "\u{FFFD}", "versucht", "dagegen", "tried", "it was gone", "judulnya",
    ]

    private func transcript(_ seed: UInt64) -> String {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...60, using: &random)
        return (0..<count).map { _ in
            (Self.pieces.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
        }.joined()
    }

    @Test func `spans lie inside the transcript, and equal transcripts give equal readings`() {
        for seed in UInt64(1)...400 {
            let transcript = transcript(seed)
            let length = transcript.unicodeScalars.count
            for language in Language.allCases {
                let reading = SpokenReader(language).read(transcript)
                #expect(reading == SpokenReader(language).read(transcript))
                for field in SpokenFields.Field.allCases {
                    #expect(
                        (reading.fields.word(field) != nil) == (reading.spans[field] != nil),
                        "\(seed) \(field)")
                }
                for span in reading.spans.values {
                    #expect(!span.isEmpty && span.lowerBound >= 0 && span.upperBound <= length, "\(seed)")
                }
            }
        }
    }

    @Test func `a title and an activity are words of the transcript`() {
        for seed in UInt64(1)...400 {
            let transcript = transcript(seed)
            let quoted = QuotedWords(transcript)
            for language in Language.allCases {
                let fields = SpokenReader(language).read(transcript).fields
                let said = [fields.songName, fields.countermeasureActivity].compactMap { $0 }
                for part in said.flatMap({ $0.split(separator: ";") }) where !part.allSatisfy(\.isWhitespace)
                {
                    #expect(quoted.range(of: String(part)) != nil, "\(seed) \(part)")
                }
            }
        }
    }

    @Test(arguments: [
        "ich hatte einen ohrwurm im kopf und es war laut ", "mit mit mit mit ", "in my head in my head ",
        "nein eher mittel nein eher gut ", "lagu lagu lagu di kepala ", "„Lied“ ", "a", "💥", ".,", "e\u{301}",
    ])
    func `a hundred thousand bytes are read, whatever they are`(piece: String) {
        let long = String(repeating: piece, count: 100_000 / piece.utf8.count)
        for language in Language.allCases {
            let reading = SpokenReader(language).read(long)
            #expect(reading.spans.values.allSatisfy { $0.upperBound <= long.unicodeScalars.count })
        }
    }

    @Test(arguments: Language.allCases)
    func `what is tried at a word does not grow with the transcript`(language: Language) {
        let rules = SpokenRules.of(language)
        let piece =
            "ich hatte song lagu im kopf in my head di kepala nicht laut not loud nggak keras mit Lena "
        let counts = [20, 200, 1_000].map { count in
            let words = spokenWords(of: String(repeating: piece, count: count))
            let matches = rules.matches(in: words, rules.bits(of: words))
            return Double(matches.values.reduce(0) { $0 + $1.count }) / Double(words.count)
        }
        #expect(abs(counts[2] - counts[1]) < 0.05 && abs(counts[1] - counts[0]) < 0.5, "\(counts)")
    }

    @Test func `of a transcript without end the beginning counts`() {
        let start = "Guter Tag. "
        let text = start + String(repeating: "x ", count: SpokenReader.longestTranscript) + "kein Ohrwurm."
        #expect(SpokenReader(.german).read(text).fields == SpokenFields(mood: .good))
    }
}

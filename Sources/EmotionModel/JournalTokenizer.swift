import Companion
import Foundation

/// The tokenizer of our own model, complete as `models/emotion/README.md` describes it.
struct JournalTokenizer: TextTokenizer {
    let kind = TokenizerKind.journalUnigram
    let opening: [Int32]
    let closing: [Int32]
    let padding: Int32
    private let segmenter: UnigramSegmenter

    /// The ids below this are special and never part of a word.
    private static let specialCount = 4
    /// What stands for the space before a word.
    private static let spaceMark = Array("\u{2581}".utf8)

    /// - Parameters:
    ///   - vocabulary: the bytes of `vocab.tsv`: a line `piece<TAB>score` for each id from 0.
    ///   - prefix: what each window begins with, such as `query: `.
    ///   - expectedCount: how many lines there must be; `nil` if the configuration does not say.
    /// - Throws: `modelCorrupt` if a line is not of that form, `modelShape(.vocabulary)` for another count.
    init(
        vocabulary: [UInt8], prefix: String, specials: ModelConfiguration.Specials, expectedCount: Int?
    ) throws(EmotionReaderError) {
        var trie = PieceTrie(expectedPieces: expectedCount ?? 0)
        var scores: [Double] = []
        scores.reserveCapacity(expectedCount ?? 0)
        var start = 0
        while start < vocabulary.count {
            let end = vocabulary[start...].firstIndex(of: UInt8(ascii: "\n")) ?? vocabulary.count
            let line = vocabulary[start..<end]
            start = end + 1
            guard let tab = line.lastIndex(of: UInt8(ascii: "\t")),
                let score = Self.number(line[(tab + 1)...])
            else { throw .modelCorrupt(file: ModelFolder.journalVocabularyName) }
            if scores.count >= Self.specialCount,
                !trie.insert(line[..<tab], id: Int32(scores.count))
            {
                throw .modelShape(reason: .vocabulary)
            }
            scores.append(score)
        }
        guard scores.count > Self.specialCount, expectedCount ?? scores.count == scores.count,
            specials.all.allSatisfy({ scores.indices.contains(Int($0)) })
        else { throw .modelShape(reason: .vocabulary) }

        let lowest = scores[Self.specialCount...].min() ?? 0
        segmenter = UnigramSegmenter(
            trie: trie, scores: scores, unknown: specials.unknown, unknownScore: lowest - 10,
            fusesUnknown: false)
        var prefixPieces: [Int32] = []
        for word in prefix.unicodeScalars.split(whereSeparator: isSpace) {
            segmenter.segment(Self.spaceMark + Array(String(word).utf8), into: &prefixPieces)
        }
        opening = [specials.beginning] + prefixPieces
        closing = [specials.end]
        padding = specials.padding
    }

    func pieces(of text: String) -> TokenizedText {
        var tokenized = TokenizedText()
        var pieces: [Int32] = []
        for word in JournalCleaning.words(of: text) {
            pieces.removeAll(keepingCapacity: true)
            segmenter.segment(Self.spaceMark + word.bytes, into: &pieces)
            tokenized.add(pieces, startsSentence: word.startsSentence)
        }
        return tokenized
    }

    /// A decimal number such as `-3.46354`; `nil` for anything else.
    ///
    /// Forty thousand of them are read at each start, so the common form is read digit by digit. Up to
    /// fifteen digits over a power of ten is the number nearest to what is written.
    private static func number(_ text: ArraySlice<UInt8>) -> Double? {
        let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
        var whole = 0
        var divisor = 1
        var hasPoint = false
        guard (1...15).contains(digits.count) else { return slowNumber(text) }
        for byte in digits {
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return slowNumber(text) }
            whole = whole * 10 + Int(byte - UInt8(ascii: "0"))
            if hasPoint { divisor *= 10 }
        }
        let size = Double(whole) / Double(divisor)
        return digits.count == text.count ? size : -size
    }

    private static func slowNumber(_ text: ArraySlice<UInt8>) -> Double? {
        let number = Double(String(decoding: text, as: UTF8.self))
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}

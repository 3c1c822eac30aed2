import Companion
import Foundation

/// SentencePiece unigram from a `tokenizer.json`, as of XLM-RoBERTa and multilingual E5.
///
/// The file's normaliser is a compiled table. It is approximated by compatibility composition (NFKC) with
/// control and format characters dropped and white space collapsed, which is what the published tables
/// amount to for Latin text. A model whose tokenizer also lower-cases is asked to say so in its file.
struct SentencePieceTokenizer: TextTokenizer {
    let kind = TokenizerKind.sentencePiece
    let opening: [Int32]
    let closing: [Int32]
    let padding: Int32
    private let segmenter: UnigramSegmenter
    private let lowerCases: Bool
    private let prefixWords: [Int32]

    private static let spaceMark = Array("\u{2581}".utf8)

    /// - Parameters:
    ///   - vocabulary: pieces and scores by id.
    ///   - specials: ids that are never part of a word.
    ///   - prefix: what each window begins with; "" for none.
    init(
        vocabulary: [(piece: String, score: Double)], unknown: Int32, specials: Set<Int32>,
        opening: [Int32], closing: [Int32], padding: Int32, lowerCases: Bool, prefix: String
    ) throws(EmotionReaderError) {
        var trie = PieceTrie()
        var lowest = 0.0
        for (id, entry) in vocabulary.enumerated() {
            guard entry.score.isFinite else { throw .modelCorrupt(file: ModelFolder.tokenizerName) }
            let id = Int32(id)
            if specials.contains(id) || id == unknown { continue }
            guard trie.insert(entry.piece.utf8, id: id) else { throw .modelShape(reason: .vocabulary) }
            lowest = min(lowest, entry.score)
        }
        segmenter = UnigramSegmenter(
            trie: trie, scores: vocabulary.map(\.score), unknown: unknown, unknownScore: lowest - 10,
            fusesUnknown: true)
        self.closing = closing
        self.padding = padding
        self.lowerCases = lowerCases
        var prefixWords: [Int32] = []
        for word in prefix.unicodeScalars.split(whereSeparator: isSpace) {
            segmenter.segment(Self.spaceMark + Array(String(word).utf8), into: &prefixWords)
        }
        self.prefixWords = prefixWords
        self.opening = opening + prefixWords
    }

    func pieces(of text: String) -> TokenizedText {
        var text = text
        if lowerCases { text = text.lowercased() }
        if !text.utf8.allSatisfy({ $0 < 0x80 }) { text = text.precomposedStringWithCompatibilityMapping }
        var tokenized = TokenizedText()
        var word: [UInt8] = []
        var pieces: [Int32] = []
        var startsSentence = true
        var sentence = SentenceEnd()
        func endWord() {
            guard !word.isEmpty else { return }
            pieces.removeAll(keepingCapacity: true)
            segmenter.segment(Self.spaceMark + word, into: &pieces)
            tokenized.add(pieces, startsSentence: startsSentence)
            word.removeAll(keepingCapacity: true)
            startsSentence = sentence.isReached
            sentence = SentenceEnd()
        }
        for scalar in text.unicodeScalars {
            if isSpace(scalar) {
                endWord()
                if isLineBreak(scalar) { startsSentence = true }
            } else if !isInvisible(scalar) {
                sentence.read(scalar)
                word.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        endWord()
        return tokenized
    }

    /// Control characters and those format characters that the published tables drop; the joiners of emoji stay.
    private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: true
        case .format: scalar.value != 0x200D && scalar.value != 0x200C
        default: false
        }
    }
}

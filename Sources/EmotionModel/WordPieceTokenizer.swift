import Companion

/// WordPiece as of BERT: the longest piece that fits, again and again.
struct WordPieceTokenizer: TextTokenizer {
    let kind = TokenizerKind.wordPiece
    let opening: [Int32]
    let closing: [Int32]
    let padding: Int32
    private let words: BertWords
    private let trie: PieceTrie
    /// Where pieces inside a word begin in the trie; `nil` if there are none.
    private let continuation: UInt32?
    private let unknown: Int32
    private let mostCharacters: Int

    /// What the reference calls its special pieces.
    struct Names {
        var unknown = "[UNK]"
        var opening = "[CLS]"
        var closing = "[SEP]"
        var padding = "[PAD]"
        var continuation = "##"
    }

    /// - Parameters:
    ///   - vocabulary: each piece with its id.
    ///   - mostCharacters: a longer word is unknown as a whole; 100 in the reference.
    /// - Throws: `modelShape(.vocabulary)` if a special piece is not in the vocabulary.
    init(
        vocabulary: [(piece: String, id: Int32)], words: BertWords, names: Names = Names(),
        mostCharacters: Int = 100
    ) throws(EmotionReaderError) {
        var trie = PieceTrie()
        var special: [String: Int32] = [:]
        let wanted = [names.unknown, names.opening, names.closing, names.padding]
        for (piece, id) in vocabulary {
            if wanted.contains(piece) {
                special[piece] = special[piece] ?? id
                // Never cut out of a person's text: "[SEP]" typed in a diary is five words.
                continue
            }
            guard id >= 0, trie.insert(piece.utf8, id: id) else { throw .modelShape(reason: .vocabulary) }
        }
        guard let unknown = special[names.unknown], let opening = special[names.opening],
            let closing = special[names.closing]
        else { throw .modelShape(reason: .vocabulary) }
        var node: UInt32? = PieceTrie.root
        for byte in names.continuation.utf8 { node = node.flatMap { trie.step(from: $0, by: byte) } }
        self.words = words
        self.trie = trie
        self.unknown = unknown
        self.mostCharacters = mostCharacters
        self.opening = [opening]
        self.closing = [closing]
        continuation = node
        padding = special[names.padding] ?? 0
    }

    func pieces(of text: String) -> TokenizedText {
        var tokenized = TokenizedText()
        for word in words.words(of: text) {
            tokenized.add(pieces(ofWord: word.text), startsSentence: word.startsSentence)
        }
        return tokenized
    }

    private func pieces(ofWord word: [Unicode.Scalar]) -> [Int32] {
        guard word.count <= mostCharacters else { return [unknown] }
        let bytes = word.flatMap { Array(UTF8.encode($0) ?? UTF8.encodedReplacementCharacter) }
        var ids: [Int32] = []
        var start = 0
        while start < bytes.count {
            var node = start == 0 ? PieceTrie.root : continuation
            var longest: (end: Int, id: Int32)?
            var end = start
            while end < bytes.count, let here = node, let next = trie.step(from: here, by: bytes[end]) {
                node = next
                end += 1
                if let id = trie.piece(at: next) { longest = (end, id) }
            }
            guard let longest else { return [unknown] }
            ids.append(longest.id)
            start = longest.end
        }
        return ids
    }
}

/// Cuts a word into the pieces with the highest sum of scores (Viterbi).
///
/// Source: `models/emotion/README.md`, step 3, and Kudo 2018, "Subword Regularization", section 3.2. Of two
/// segmentations with equal sums the one whose last difference starts with the longer piece wins.
struct UnigramSegmenter: Sendable {
    private let trie: PieceTrie
    private let scores: [Double]
    private let unknown: Int32
    private let unknownScore: Double
    /// Whether unknown characters that follow one another become one unknown piece.
    private let fusesUnknown: Bool

    /// - Parameters:
    ///   - trie: the pieces that may be used, under their ids.
    ///   - scores: the score of each id; ids that are not in `trie` are not looked at.
    ///   - unknown: the id for a character that no piece covers.
    ///   - unknownScore: what such a character costs; lower than every score.
    init(trie: PieceTrie, scores: [Double], unknown: Int32, unknownScore: Double, fusesUnknown: Bool) {
        self.trie = trie
        self.scores = scores
        self.unknown = unknown
        self.unknownScore = unknownScore
        self.fusesUnknown = fusesUnknown
    }

    /// Appends the ids of the pieces of `word`, UTF-8, to `ids`.
    func segment(_ word: [UInt8], into ids: inout [Int32]) {
        let count = word.count
        guard count > 0 else { return }
        var best = [Double](repeating: -.infinity, count: count + 1)
        var cameFrom = [Int](repeating: 0, count: count + 1)
        var pieces = [Int32](repeating: unknown, count: count + 1)
        best[0] = 0
        var start = 0
        while start < count {
            let here = best[start]
            let nextCharacter = min(start + Self.length(ofCharacterStartingWith: word[start]), count)
            var node = PieceTrie.root
            var end = start
            while end < count, let next = trie.step(from: node, by: word[end]) {
                node = next
                end += 1
                guard let piece = trie.piece(at: node) else { continue }
                let sum = here + scores[Int(piece)]
                if sum > best[end] {
                    best[end] = sum
                    cameFrom[end] = start
                    pieces[end] = piece
                }
            }
            if here + unknownScore > best[nextCharacter] {
                best[nextCharacter] = here + unknownScore
                cameFrom[nextCharacter] = start
                pieces[nextCharacter] = unknown
            }
            start = nextCharacter
        }
        append(pieces: pieces, cameFrom: cameFrom, into: &ids)
    }

    /// Follows the best way back from the end and appends it in reading order.
    private func append(pieces: [Int32], cameFrom: [Int], into ids: inout [Int32]) {
        let first = ids.count
        var position = pieces.count - 1
        while position > 0 {
            let piece = pieces[position]
            let repeatsUnknown = piece == unknown && ids.count > first && ids[ids.count - 1] == unknown
            if !(fusesUnknown && repeatsUnknown) { ids.append(piece) }
            position = cameFrom[position]
        }
        ids[first...].reverse()
    }

    private static func length(ofCharacterStartingWith byte: UInt8) -> Int {
        switch byte {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }
}

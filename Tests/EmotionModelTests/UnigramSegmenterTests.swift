import Testing

@testable import EmotionModel

struct UnigramSegmenterTests {
    private func segmenter(
        _ pieces: [(String, Double)], fusesUnknown: Bool = false
    ) -> UnigramSegmenter {
        var trie = PieceTrie()
        for (id, piece) in pieces.enumerated() where id > 0 { _ = trie.insert(piece.0.utf8, id: Int32(id)) }
        return UnigramSegmenter(
            trie: trie, scores: pieces.map(\.1), unknown: 0, unknownScore: -30, fusesUnknown: fusesUnknown)
    }

    private func ids(_ word: String, _ segmenter: UnigramSegmenter) -> [Int32] {
        var ids: [Int32] = []
        segmenter.segment(Array(word.utf8), into: &ids)
        return ids
    }

    private let pieces: [(String, Double)] = [
        ("?", 0), ("a", -4), ("b", -4), ("ab", -9), ("abc", -5), ("c", -1), ("ü", -2), ("😢", -3), ("bcd", -6),
    ]

    @Test func takesTheHighestSumNotTheLongestPiece() {
        #expect(ids("ab", segmenter(pieces)) == [1, 2], "-8 beats the whole piece's -9")
        #expect(ids("abc", segmenter(pieces)) == [4], "-5 beats -9")
        #expect(ids("abcd", segmenter(pieces)) == [1, 8], "a + bcd is -10; abc + unknown is -35")
    }

    @Test func cutsBetweenCharactersNotBetweenBytes() {
        #expect(ids("ü😢a", segmenter(pieces)) == [6, 7, 1])
        #expect(ids("é", segmenter(pieces)) == [0], "one unknown character of two bytes")
    }

    @Test func keepsOrFusesUnknownCharacters() {
        #expect(ids("漢字a漢字", segmenter(pieces)) == [0, 0, 1, 0, 0])
        #expect(ids("漢字a漢字", segmenter(pieces, fusesUnknown: true)) == [0, 1, 0])
    }

    @Test func cutsAVeryLongWordInTimeThatGrowsWithItsLength() {
        let clock = ContinuousClock()
        let long = String(repeating: "ab", count: 50_000)
        let started = clock.now
        #expect(ids(long, segmenter(pieces)).count == 100_000)
        #expect(clock.now - started < .seconds(10), "even unoptimised")
    }

    @Test func takesBytesThatAreNoTextWithoutHarm() {
        var ids: [Int32] = []
        segmenter(pieces).segment([0xFF, 0xF0, 0x9F, 0x61], into: &ids)
        #expect(!ids.isEmpty)
    }
}

import Companion
import Testing

@testable import EmotionModel

struct JournalTokenizerTests {
    private let specials = ModelConfiguration.Specials(beginning: 0, padding: 1, end: 2, unknown: 3)

    private func tokenizer(
        _ lines: String, prefix: String = "", count: Int? = nil
    ) throws(EmotionReaderError) -> JournalTokenizer {
        try JournalTokenizer(
            vocabulary: Array(lines.utf8), prefix: prefix, specials: specials, expectedCount: count)
    }

    private let small = "<s>\t0\n<pad>\t0\n</s>\t0\n<unk>\t0\n▁\t-3\n▁q\t-4.5\na\t-2e0\n▁a\t-9\n</s>\t-1\n"

    @Test func putsThePrefixAndTheSpecialPiecesAroundATextAndNeverInIt() throws {
        let tokenizer = try tokenizer(small, prefix: "q a ")
        #expect(tokenizer.opening == [0, 5, 4, 6], "▁ + a is -5, better than ▁a with -9")
        #expect(tokenizer.closing == [2])
        #expect(tokenizer.sequence(of: tokenizer.pieces(of: "a x").ids) == [0, 5, 4, 6, 4, 6, 4, 3, 2])
        #expect(tokenizer.pieces(of: "<unk>").ids.allSatisfy { $0 > 2 })
    }

    @Test func refusesAVocabularyOfAnotherLength() throws {
        #expect(try tokenizer(small, count: 9).pieces(of: "a").ids == [4, 6])
        #expect(throws: EmotionReaderError.modelShape(reason: .vocabulary)) {
            try tokenizer(small, count: 10)
        }
        #expect(throws: EmotionReaderError.modelShape(reason: .vocabulary)) { try tokenizer("<s>\t0\n") }
        #expect(throws: EmotionReaderError.modelShape(reason: .vocabulary)) { try tokenizer("") }
    }

    @Test(arguments: ["a", "a\tb", "a\t", "a\tnan", "a\tinf", "a\t-", "a\t1.2.3"])
    func refusesALineThatIsNoPieceWithAScore(line: String) {
        #expect(throws: EmotionReaderError.modelCorrupt(file: "vocab.tsv")) {
            try tokenizer(small + line + "\n")
        }
    }
}

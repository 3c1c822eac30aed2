import Testing

@testable import EmotionModel

struct SentencePieceTokenizerTests {
    private func tokenizer() throws -> any TextTokenizer {
        let folder = ModelFolder(path: Fixtures.folder + "/sentencepiece")
        return try folder.tokenizer(ModelConfiguration(json: folder.contents(of: "config.json")))
    }

    /// Computed with the tokenizers library.
    @Test(
        arguments: [
            ("senang", [0, 5, 2]), ("bersama", [0, 7, 8, 2]), ("aku sedih.", [0, 14, 6, 13, 2]),
            ("x", [0, 4, 3, 2]),
            ("xy sedih", [0, 4, 3, 6, 2]), ("ｓｅｎａｎｇ", [0, 5, 2]), ("", [0, 2]),
            ("sama sama", [0, 4, 8, 4, 8, 2]),
            ("sas", [0, 4, 11, 10, 11, 2]),
        ] as [(String, [Int64])])
    func cutsTextsLikeTheReference(text: String, ids: [Int64]) throws {
        let tokenizer = try tokenizer()
        #expect(tokenizer.kind == .sentencePiece)
        #expect(tokenizer.sequence(of: tokenizer.pieces(of: text).ids) == ids)
    }
}

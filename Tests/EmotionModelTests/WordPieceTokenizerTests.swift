import Foundation
import Testing

@testable import EmotionModel

struct WordPieceTokenizerTests {
    /// The tokenizer with the pieces and ids of `spec/reflect.md` 13.1.
    private func tokenizer() async throws -> any TextTokenizer {
        var result: (any TextTokenizer)?
        try await Fixtures.withTemporaryFolder { folder in
            let source = Fixtures.folder + "/tokenizers/wordpiece.json"
            try FileManager.default.copyItem(atPath: source, toPath: folder + "/tokenizer.json")
            let json = Data(#"{"id2label": {"0": "sad", "1": "happy"}}"#.utf8)
            result = try ModelFolder(path: folder).tokenizer(ModelConfiguration(json: json))
        }
        return try #require(result)
    }

    /// The first ten rows are the specification's; all were computed with the tokenizers library.
    @Test(
        arguments: [
            ("Aku sedih sekali hari ini.", [2, 304, 5990, 684, 406, 92, 29948, 3]),
            ("Hari ini aku bahagia banget!", [2, 406, 92, 304, 4771, 2174, 29935, 3]),
            ("aku capek\nbanget hari ini", [2, 304, 11682, 2174, 406, 92, 3]),
            ("Aku\tkesal", [2, 304, 10531, 3]),
            ("Café yang nyaman", [2, 8855, 34, 2382, 3]),
            ("capek—banget", [2, 11682, 1, 2174, 3]),
            ("teman-teman", [2, 1614, 29947, 1614, 3]),
            ("aku takut gagal 😢", [2, 304, 2790, 3588, 1, 3]),
            ("aku 2x gagal, 100%", [2, 304, 109, 29866, 3588, 29946, 1763, 29939, 3]),
            ("“Sudah,” katanya.", [2, 345, 259, 29946, 2045, 2374, 29948, 3]),
            (String(repeating: "a", count: 150), [2, 1, 3]),
            ("aku漢字aku", [2, 304, 1, 1, 304, 3]),
            ("\u{0}aku\u{200B} sedih\u{FFFD}", [2, 304, 5990, 3]),
            ("", [2, 3]),
            ("[CLS] aku", [2, 1, 1, 1, 304, 3]),
        ] as [(String, [Int64])])
    func cutsTextsLikeTheReference(text: String, ids: [Int64]) async throws {
        let tokenizer = try await tokenizer()
        #expect(tokenizer.sequence(of: tokenizer.pieces(of: text).ids) == ids)
    }

    @Test func givesUpOnAWordOfMoreThanAHundredCharactersOnly() throws {
        let vocabulary: [(piece: String, id: Int32)] = [
            ("[PAD]", 0), ("[UNK]", 1), ("[CLS]", 2), ("[SEP]", 3), ("a", 4), ("##a", 5),
        ]
        let tokenizer = try WordPieceTokenizer(vocabulary: vocabulary, words: BertWords())
        #expect(tokenizer.pieces(of: String(repeating: "a", count: 100)).ids.count == 100)
        #expect(tokenizer.pieces(of: String(repeating: "a", count: 101)).ids == [1])
    }

    @Test func keepsCapitalsAndAccentsWhereTheModelWantsThem() throws {
        let words = BertWords(lowerCases: false, stripsAccents: false, separatesIdeographs: true)
        #expect(words.words(of: "Café!").map { String(String.UnicodeScalarView($0.text)) } == ["Café", "!"])
    }

    @Test func readsAllOfARepetitionThatTheOriginalCutAt128() async throws {
        let tokenizer = try await tokenizer()
        let ids = tokenizer.pieces(of: String(repeating: "aku sedih ", count: 100)).ids
        #expect(ids.count == 200)
        #expect(ids == (0..<200).map { $0.isMultiple(of: 2) ? 304 : 5990 })
    }
}

import Testing

@testable import Wellbeing

struct WrittenWordTests {
    @Test(arguments: [
        ("Teman-teman, don't  go!", ["Teman-teman", "don't", "go"]),
        ("dan/atau—so…ja", ["dan", "atau", "so", "ja"]),
        ("-minus- 'quoted' end-", ["minus", "quoted", "end"]),
        ("a--b c''d", ["a", "b", "c", "d"]),
        ("sun😭rain ❤️love", ["sun", "rain", "love"]),
        ("gar\u{200B}den b\u{AD}ox", ["garden", "box"]),
        ("12:30 covid19 x2y", ["covid19", "x2y"]),
        ("Mu\u{308}de", ["Mu\u{308}de"]),
        ("\u{308}", []), ("", []), ("snake_case", ["snake", "case"]),
        ("wär’s", ["wär’s"]),
    ])
    func splitsAsTheDocCommentSays(text: String, words: [String]) {
        #expect(writtenWords(of: text).map(\.surface) == words)
    }

    @Test func keysCompareWhateverTheSpelling() {
        #expect(writtenWords(of: "MU\u{308}DE wär’s DON'T").map(\.key) == ["m\u{FC}de", "wär's", "don't"])
    }

    @Test func knowsWhichWordOpensASentence() {
        let words = writtenWords(of: "Heute war Oma da. Schön!\nMama auch, Papa: nein")
        #expect(words.filter(\.opensSentence).map(\.surface) == ["Heute", "Schön", "Mama", "nein"])
    }

    @Test func reduplicationNeedsTheSameHalf() {
        #expect(isReduplicated("teman-teman"))
        #expect(isReduplicated("buru-burunya"))
        #expect(!isReduplicated("bolak-balik"))
        #expect(!isReduplicated("teman"))
        #expect(!isReduplicated("a-a"))
    }
}

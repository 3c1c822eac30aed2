import Testing

@testable import EmotionModel

/// The rules of `Resources/emotion/README.md`, step 1, one by one.
struct JournalCleaningTests {
    private func cleaned(_ text: String) -> String {
        JournalCleaning.words(of: text).map { String(decoding: $0.bytes, as: UTF8.self) }.joined(
            separator: " ")
    }

    @Test(arguments: [
        ("a\u{A0}b\u{2003}c\u{85}d\u{2028}e\u{3000}f", "a b c d e f"),
        ("  a \t\r\n b ", "a b"),
        ("Tom &amp; Jerry &lt;3 &gt; &amp x", "Tom & Jerry <3 > & x"),
        ("&amp;lt;", "<"),
        ("[USERNAME] sagt [URL] [HASHTAG][SENSITIVE]x[SENSITIVE-NO] [OTHER]", "sagt x [OTHER]"),
        ("http://a.b/c?d und https://x.y. http:// h", "und http:// h"),
        ("xhttps://a.b", "x"),
        ("@ü_9 @ @- a@b", "@ @- a"),
        ("jaaaaa!!! ---- 1000000", "jaa!! -- 100"),
        ("❤\u{FE0F}", "❤"),
        ("①②", "12"),
        ("ſ ﬃ Ⅷ", "s ffi VII"),
        ("e\u{301}", "é"),
        ("a\u{FE0F}aa", "aa"),
        ("", ""),
    ])
    func followsTheDocumentedSteps(text: String, expected: String) {
        #expect(cleaned(text) == expected)
    }

    @Test func knowsWhereSentencesAndLinesBegin() {
        let words = JournalCleaning.words(of: "Gut. Sehr gut!\" Oder?) nein\nneue Zeile, 3.5 mal")
        let starts = words.filter(\.startsSentence).map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(starts == ["Gut.", "Sehr", "Oder?)", "nein", "neue"])
    }
}

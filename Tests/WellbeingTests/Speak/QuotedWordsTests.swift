import Testing
import Wellbeing

/// Words that somebody quotes from a text, found in it.
struct QuotedWordsTests {
    private let text = "Ja, heute… gut, nein: eher MITTEL – wegen Übelkeit. Hörte „Die Ameise“; später gut."

    private func found(_ quote: String) -> String? {
        guard let range = QuotedWords(text).range(of: quote) else { return nil }
        return String(String.UnicodeScalarView(Array(text.unicodeScalars)[range]))
    }

    @Test(arguments: [
        ("eher MITTEL", "eher MITTEL"), ("\"Eher mittel.\"", "eher MITTEL"), ("ubelkeit", "Übelkeit"),
        ("U\u{308}belkeit", "Übelkeit"), ("wegen\n Übelkeit", "wegen Übelkeit"),
        ("Horte die ameise", "Hörte „Die Ameise"),
        ("nein eher", "nein: eher"), ("Ja", "Ja"), ("\u{200B}Ja\u{FEFF}", "Ja"),
    ])
    func `a quote is found by its words, whatever stands between them`(quote: String, words: String) {
        #expect(found(quote) == words)
    }

    @Test func `of several places it is the last`() throws {
        let range = try #require(QuotedWords(text).range(of: "gut"))
        #expect(range.upperBound == text.unicodeScalars.count - 1)
    }

    @Test(arguments: ["itte", "mittelmäßig", "eher gut", "", " ", "…", "!?", "später gut dann", "Ameise Die"])
    func `parts of words, other words and no words are not found`(quote: String) {
        #expect(found(quote) == nil)
    }

    @Test(arguments: [
        ("Ja … eher mittel", "Ja, heute… gut, nein: eher MITTEL"), ("heute...nein", "heute… gut, nein"),
        ("heute; gut; gut", "heute… gut, nein: eher MITTEL – wegen Übelkeit. Hörte „Die Ameise“; später gut"),
    ])
    func `a quote with gaps runs from its first part to its last`(quote: String, words: String) {
        #expect(found(quote) == words)
    }

    @Test(arguments: ["nein … heute", "heute … Käse"])
    func `a quote whose parts do not follow each other is not found`(quote: String) {
        #expect(found(quote) == nil)
    }

    @Test func `an ellipsis at the end is no part`() {
        #expect(found("heute … ") == "heute")
    }
}

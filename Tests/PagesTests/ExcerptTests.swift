import Pages
import Testing

struct ExcerptTests {
    /// Probe TX1, bug B52.
    @Test func aPreviewEndsWithTheWholeEmojiOrBeforeIt() {
        let text = String(repeating: "x", count: 99) + "🎉 more"
        #expect(excerpt(of: text, length: 100) == String(repeating: "x", count: 99) + "🎉…")
        #expect(excerpt(of: text, length: 99) == String(repeating: "x", count: 99) + "…")
    }

    @Test func aFamilyAFlagAndAnAccentAreNeverCutApart() {
        #expect(excerpt(of: "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", length: 1) == "👨‍👩‍👧‍👦…")
        #expect(excerpt(of: "🇮🇩🇩🇪", length: 1) == "🇮🇩…")
        #expect(excerpt(of: "e\u{301}e\u{301}", length: 1) == "e\u{301}…")
    }

    @Test func aTextThatFitsIsWhole() {
        #expect(excerpt(of: "Halo", length: 4) == "Halo")
        #expect(excerpt(of: "", length: 4) == "")
        #expect(excerpt(of: " \n ", length: 4) == "")
    }

    @Test func linesBecomeOneAndWordsStayWhole() {
        #expect(excerpt(of: "satu\n\n dua\ttiga", length: 20) == "satu dua tiga")
        #expect(excerpt(of: "satu dua tiga empat", length: 15) == "satu dua tiga…")
        #expect(
            excerpt(of: "a Donaudampfschifffahrt", length: 12) == "a Donaudampf…", "too much would be lost")
    }
}

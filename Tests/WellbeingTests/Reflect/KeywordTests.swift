import Testing

@testable import Wellbeing

struct KeywordTests {
    /// Worked out by hand from the rule in the doc comment.
    @Test(arguments: [
        // Defect D15: what the feeling is about, not whichever comes out of a dictionary first.
        ("aku capek kerja", Language.indonesian, "kerja"),
        // Defect D16: neither a pronoun nor an emoji.
        ("aku sedih, aku marah", .indonesian, "sedih"),
        ("Karena banget capek kerja", .indonesian, "kerja"),
        ("gak mau ketemu tetangga lagi, enggak banget", .indonesian, "tetangga"),
        // Reduplication is one word; a reduplicated function word is none.
        ("teman-teman lupa hari-hari itu", .indonesian, "teman-teman"),
        // What hangs on a word does not hide that it is the same.
        ("Ibu pulang, ibuku lelah. Warung tutup.", .indonesian, "Ibu"),
        ("Der Chef war heute laut, der Brief vom Chef auch.", .german, "Chef"),
        // Nouns before other words in German, whatever their length.
        ("ich musste unerwarteterweise zum Arzt", .german, "Arzt"),
        ("die prüfung war ungerecht", .german, "ungerecht"),
        ("Ich habe Angst vor der Prüfung", .german, "Prüfung"),
        ("Ich habe nur noch Angst", .german, "Angst"),
        ("My sister didn't call my sister's friend", .english, "sister"),
        ("I kept waiting for the letter", .english, "letter"),
        ("I am so sad about the garden", .english, "garden"),
        ("Nothing but sadness", .english, "sadness"),
        ("I just think about the war", .english, "war"),
    ])
    func choosesThePersonsOwnWord(text: String, language: Language, expected: String) {
        #expect(keyword(of: text, in: language) == expected)
    }

    @Test func takesTheMoreFrequentThenTheLongerThenTheFirst() {
        #expect(keyword(of: "tea, tea and a sandwich", in: .english) == "tea")
        #expect(keyword(of: "tea and a sandwich", in: .english) == "sandwich")
        #expect(keyword(of: "lemon, melon", in: .english) == "lemon")
        #expect(keyword(of: "melon, lemon", in: .english) == "melon")
    }

    @Test func keepsTheSpellingFromInsideASentence() {
        #expect(keyword(of: "Kucing. aku lihat kucing", in: .indonesian) == "kucing")
        #expect(keyword(of: "Kucing", in: .indonesian) == "Kucing")
        #expect(keyword(of: "the BAKERY, the bakery", in: .english) == "BAKERY")
    }

    @Test(arguments: [
        "", "😭😭", "2026 07 31", "hm", "aaaargh", "hahahaha", "wkwk", "???", "“”", "covid19",
        "so so so", "I can't", "\u{202E}\u{200F}", "مرحبا", String(repeating: "x", count: 41),
        String(repeating: "e\u{301}\u{302}", count: 40), "-- --", "''", "3x20",
    ])
    func findsNoneWhereNothingStandsOut(text: String) {
        for language in Language.allCases { #expect(keyword(of: text, in: language) == nil) }
    }

    @Test(arguments: [
        ("Die Tabletten liegen auf dem Tisch.", Language.german),
        ("Ich denke an Suizid und an Mama.", .german),
        ("the pills are on the table", .english), ("my friend died in the garden", .english),
        ("nenek meninggal di kampung", .indonesian), ("pengen bunuh diri di kamar", .indonesian),
        ("I want to die in this kamar", .indonesian),
    ])
    func quotesNothingFromATextThatNamesDeathOrSelfHarm(text: String, language: Language) {
        #expect(keyword(of: text, in: language) == nil)
    }

    @Test func aGraveWordOfOneLanguageIsHarmlessInAnother() {
        #expect(keyword(of: "Die Katze schläft", in: .german) == "Katze")
        #expect(keyword(of: "a gift from the neighbours", in: .english) == "neighbours")
    }
}

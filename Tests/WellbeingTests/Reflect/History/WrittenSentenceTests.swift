import Testing

@testable import Wellbeing

struct WrittenSentenceTests {
    @Test(arguments: [
        ("Ich war da. Es war gut!", ["Ich war da.", "Es war gut!"]),
        ("aku capek. mau tidur", ["aku capek.", "mau tidur"]),
        // Abbreviations, initials and numbers.
        ("Wir waren z.B. im Zoo, bzw. am See. Schön!", ["Wir waren z.B. im Zoo, bzw. am See.", "Schön!"]),
        ("Ich lese z. B. Krimis. Gern.", ["Ich lese z. B. Krimis.", "Gern."]),
        ("Dr. Weiss war nett. Ich auch.", ["Dr. Weiss war nett.", "Ich auch."]),
        ("J. Smith called. I answered.", ["J. Smith called.", "I answered."]),
        ("Am 3. Mai ist Schluss. Am 5. auch.", ["Am 3. Mai ist Schluss.", "Am 5. auch."]),
        ("Bezahlt 3.50 für Tee. Teuer.", ["Bezahlt 3.50 für Tee.", "Teuer."]),
        ("Beli buku, pensil, dll. Lalu pulang.", ["Beli buku, pensil, dll.", "Lalu pulang."]),
        ("Beli buku dll. di pasar.", ["Beli buku dll. di pasar."]),
        ("It was just me and I. Then rain.", ["It was just me and I.", "Then rain."]),
        // Ellipses go on with a small letter.
        ("aku... gak tau", ["aku... gak tau"]),
        ("Naja… Morgen ist auch ein Tag.", ["Naja…", "Morgen ist auch ein Tag."]),
        // Emoji belong to the sentence before.
        ("Seneng banget! 😊 Besok lagi.", ["Seneng banget! 😊", "Besok lagi."]),
        ("So happy.😍👍🏽 Really.", ["So happy.😍👍🏽", "Really."]),
        ("Nur ein Herz ❤️ mitten im Satz", ["Nur ein Herz ❤️ mitten im Satz"]),
        // An end inside quotation marks.
        ("“Stop!” she said. I left.", ["“Stop!” she said.", "I left."]),
        ("Er sagte: „Komm.“ Ich kam.", ["Er sagte: „Komm.“", "Ich kam."]),
        // Line breaks and list marks.
        ("eins\nzwei\r\n\r\n- drei", ["eins", "zwei", "drei"]),
        ("Was?! Echt?? Ja", ["Was?!", "Echt??", "Ja"]),
        ("example.com is a name", ["example.com is a name"]),
        ("...", []), ("", []), ("😊\n1 2 3.", []),
    ])
    func splitsWhereASentenceEnds(text: String, expected: [String]) {
        #expect(writtenSentences(of: text).map(\.text) == expected)
    }

    @Test func knowsWhichSentencesHaveAnEnd() {
        #expect(writtenSentences(of: "Ja. Nein\nDoch!").map(\.hasEnd) == [true, false, true])
    }

    /// Nothing is invented: each sentence stands in the text, in order.
    @Test func sentencesStandInTheTextWordForWord() {
        var generator = SeededGenerator(seed: 14)
        let pieces = [
            "aku", "z.B.", "3.", " ", ".", "…", "!", "\n", "😊", "“", "”", "Mai", "ö", "\u{301}", "\u{200D}",
        ]
        for _ in 0..<500 {
            let text = (0..<20).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(
                separator: " ")
            var rest = Array(text.unicodeScalars)[...]
            for sentence in writtenSentences(of: text) {
                let wanted = Array(sentence.text.unicodeScalars)
                while !rest.isEmpty, !rest.starts(with: wanted) { rest = rest.dropFirst() }
                #expect(rest.starts(with: wanted), "\(text.debugDescription)")
                rest = rest.dropFirst(wanted.count)
            }
        }
    }
}

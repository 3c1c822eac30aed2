import Testing

@testable import Wellbeing

struct WordScannerTests {
    /// The two ways of finding words agree on any text.
    @Test func findsTheWordsThatAreFoundOtherwise() {
        var generator = SeededGenerator(seed: 5)
        let pieces = [
            "a", "Z", "ü", "\u{308}", "'", "’", "-", "\u{2011}", "1", " ", ".", "?", "\n", "😊", "\u{200B}",
            "字", "é",
            "ß", "\u{2028}", "×", "ª", "\u{0}", "ﬁ", "٣",
        ]
        for _ in 0..<2_000 {
            let text = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            #expect(scanned(text) == writtenWords(of: text), "\(text.debugDescription)")
        }
    }

    @Test func countsNumbersAsWords() {
        var scanner = WordScanner("Lari 10 km, 3x seminggu: 100%")
        var words: [String] = []
        while scanner.next() { words.append(String(decoding: scanner.word, as: UTF8.self)) }
        #expect(words == ["Lari", "10", "km", "3x", "seminggu", "100"])
    }

    private func scanned(_ text: String) -> [WrittenWord] {
        var scanner = WordScanner(text)
        var words: [WrittenWord] = []
        while scanner.next() {
            guard scanner.hasLetter else { continue }
            let surface = String(decoding: scanner.word, as: UTF8.self)
            words.append(
                WrittenWord(
                    surface: surface, key: comparisonKey(of: surface), opensSentence: scanner.opensSentence,
                    hasDigit: scanner.hasDigit))
        }
        return words
    }
}

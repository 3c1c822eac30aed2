import Testing

@testable import Wellbeing

struct WordCensusTests {
    private func topics(_ texts: [String], in language: Language?) -> [WordCount] {
        var census = WordCensus()
        for (number, text) in texts.enumerated() { census.take(text, in: language, entry: number) }
        return census.ranked(topics: 9, words: 9).topics
    }

    @Test func aWordThatStandsOnceIsNoTopic() {
        #expect(topics(["Der Garten war nass.", "Das Dach ist neu."], in: .german).isEmpty)
        #expect(
            topics(["Im Garten, im Garten."], in: .german) == [
                WordCount(word: "Garten", count: 2, entries: 1)
            ])
    }

    @Test func aGermanWordIsATopicOnlyIfItIsANoun() {
        // "ungerecht" is small, "Ungerecht" only opens a sentence.
        let texts = ["Die Prüfung war ungerecht. Ungerecht, sag ich. Die Prüfung!"]
        #expect(topics(texts, in: .german).map(\.word) == ["Prüfung"])
        // A word that only ever opens sentences may be anything.
        let opening = ["Trotzig ist er. Trotzig bleibt er. Im Garten, im Garten."]
        #expect(topics(opening, in: .german).map(\.word) == ["Garten"])
    }

    @Test func aPersonWhoWritesAllWordsSmallHasTopicsToo() {
        #expect(topics(["die prüfung war lang, die prüfung"], in: .german).map(\.word) == ["prüfung"])
    }

    @Test func joinsGermanFormsOnlyWhereTheShorterOneStands() {
        #expect(
            topics(["Die Tanten, mit den Tanten."], in: .german) == [
                WordCount(word: "Tanten", count: 2, entries: 1)
            ])
        #expect(
            topics(["Viele Freunde, mit Freunden.", "Nur ein Freund, ein Freund."], in: .german)
                == [WordCount(word: "Freund", count: 4, entries: 2)])
        // Rice is no journey.
        #expect(topics(["Viel Reis, mehr Reis, eine Reise, die Reise."], in: .german).count == 2)
    }

    @Test func ordersByCountThenEntriesThenTheLatestThenTheAlphabet() {
        let texts = [
            "a lamp, a lamp, the river, a piano", "the river, a lemon, a piano", "a lemon, a lamp, a piano",
        ]
        // lamp 3 in 2, piano 3 in 3; lemon 2 in 2 until the third, river 2 in 2 until the second.
        #expect(topics(texts, in: .english).map(\.word) == ["piano", "lamp", "lemon", "river"])
        #expect(
            topics(["a melon, a lemon, a melon, a lemon"], in: .english).map(\.word) == ["lemon", "melon"])
    }

    @Test func showsTheSpellingFromInsideSentences() {
        #expect(topics(["Piano! Piano! My piano."], in: .english).map(\.word) == ["piano"])
        #expect(topics(["Piano! Piano!"], in: .english).map(\.word) == ["Piano"])
    }

    @Test func countsEachEntryByItsOwnLanguage() {
        var census = WordCensus()
        census.take("The war, always the war.", in: .english, entry: 0)
        census.take("Es war kalt, es war dunkel.", in: .german, entry: 1)
        #expect(census.ranked(topics: 5, words: 5).topics == [WordCount(word: "war", count: 2, entries: 1)])
    }
}

import Testing
import Wellbeing

private typealias Entries = HistoryEntries

/// The quote and the moments.
struct ShownEntriesTests {
    private static let fit = "Today I was happy to sit in the old garden."
    private static let other = "We sat in the kitchen and counted the plates."

    private func quote(_ entries: [Reflection]) -> String? { Entries.metrics(entries).quote?.text }

    @Test func quotesTheLightestMoodThenTheLatest() {
        let entries = [
            Entries.entry(1, day: 0, "The first of all the days was good.", mood: .light, language: .english),
            Entries.entry(
                2, day: 1, "The second of all the days was good.", mood: .light, language: .english),
            Entries.entry(3, day: 2, "The third of all the days was good.", mood: .okay, language: .english),
        ]
        #expect(quote(entries) == "The second of all the days was good.")
    }

    @Test func loveOrHappinessIsPositiveUnlessTheMoodWasHeavy() {
        let happy = Entries.entry(1, day: 0, Self.fit, read: .felt(.happy), language: .english)
        #expect(quote([happy]) == Self.fit)
        let heavy = Entries.entry(
            2, day: 1, Self.other, mood: .heavy, read: .felt(.love), language: .english)
        #expect(quote([happy, heavy]) == Self.fit)
        // Of two emotions that were felt once each, love was felt last: so it may speak, but only after the positive.
        #expect(quote([heavy]) == Self.other)
    }

    @Test func speaksFromTheDominantEmotionWhereNothingWasPositive() {
        let sad = [
            Entries.entry(1, day: 0, Self.other, read: .felt(.sadness), language: .english),
            Entries.entry(2, day: 1, "No.", read: .felt(.sadness), language: .english),
        ]
        let fear = Entries.entry(
            3, day: 2, "I am not sure about the new place at all.", read: .felt(.fear), language: .english)
        #expect(quote(sad + [fear]) == Self.other)
        // Fear alone is not the dominant emotion of three.
        #expect(quote([Entries.entry(1, day: 0, "No.", read: .felt(.sadness)), sad[1], fear]) == nil)
    }

    @Test func prefersAFeelingThenTheFirstPersonThenTheFirst() {
        let text =
            "We sat in the kitchen until late. The kitchen was full of people. I was so happy to see them all."
        #expect(
            quote([Entries.entry(1, day: 0, text, mood: .light, language: .english)])
                == "I was so happy to see them all.")
        let plain =
            "The kitchen was full of people. We sat in the kitchen until late. We sat there until the end."
        #expect(
            quote([Entries.entry(1, day: 0, plain, mood: .light, language: .english)])
                == "We sat in the kitchen until late.")
    }

    @Test(arguments: [
        // 29 characters, four words, and 201 characters.
        "A day in the sun with my mum.", "Wonderful neighbourhood playgrounds everywhere.",
        "I was happy " + String(repeating: "and happy ", count: 18) + "and so on.",
        // Somebody else's words, an open bracket, addresses and numbers.
        "“You are the happiest person I know,” she said.", "I was happy (she said so and then left.",
        "I was happy to read it at https://example.com today.", "I wrote to sari@example.com and was happy.",
        "I was happy to call 0812 345 678 this evening.",
        // Words that are not shown back.
        "I was happy that the pills were gone from the shelf.",
    ])
    func quotesNothingThatIsNotFit(text: String) {
        #expect(quote([Entries.entry(1, day: 0, text, mood: .light, language: .english)]) == nil)
    }

    @Test func quotesTheBoundsOfTheLength() {
        let shortest = "A day in the sun with my aunt."
        #expect(shortest.count == 30)
        let longest = "I was happy " + String(repeating: "and happy ", count: 18) + "and done"
        #expect(longest.count == 200)
        for text in [shortest, longest] {
            #expect(quote([Entries.entry(1, day: 0, text, mood: .light, language: .english)]) == text)
        }
    }

    @Test(arguments: [
        "I was happy to see my friends today. I want to kill myself.",
        "Aku senang sekali ketemu teman hari ini. Aku mau bunuh diri.",
        "Ich war heute so glücklich mit meinen Freunden. Ich will nicht mehr leben.",
    ])
    func showsNothingOfAnEntryThatCallsForHelp(text: String) {
        #expect(crisisFinding(in: text).tier >= .help)
        for entry in [
            Entries.entry(1, day: 0, text, mood: .light, read: .felt(.happy)),
            Entries.entry(
                1, day: 0, Self.fit, mood: .light, read: .felt(.happy), language: .english, deeper: text),
        ] {
            let metrics = Entries.metrics([entry])
            #expect(metrics.quote == nil)
            #expect(metrics.memorable.isEmpty)
        }
    }

    @Test func showsNoSentenceThatCallsForHelpInTheLeast() {
        let sentence = "I am so tired of everything and everyone."
        // The rules ask gently after this one; should they change, another sentence is needed here.
        #expect(crisisFinding(in: sentence).tier == .checkIn)
        let entry = Entries.entry(1, day: 0, sentence + " " + Self.other, mood: .light, language: .english)
        #expect(Entries.metrics([entry]).quote?.text == Self.other)
        #expect(Entries.metrics([entry]).memorable.map(\.sentence) == [Self.other])
    }

    @Test func goesOnToAnotherEntryWhenOneIsPassedOver() {
        let entries = [
            Entries.entry(1, day: 0, Self.fit, mood: .okay, language: .english),
            Entries.entry(
                2, day: 1, "I want to kill myself and nobody sees it.", mood: .light, language: .english),
        ]
        #expect(quote(entries) == Self.fit)
        // The lightest mood is only that of the entry that calls for help, and no other may claim it.
        #expect(Entries.metrics(entries).memorable.isEmpty)
    }

    @Test func remembersThreeMomentsOfDifferentEntries() {
        let long = (1...15).map { "This is sentence number \($0)." }.joined(separator: " ")
        let entries = [
            Entries.entry(1, day: 0, long, mood: .neutral, language: .english),
            Entries.entry(2, day: 1, Self.fit, mood: .okay, language: .english),
            Entries.entry(3, day: 2, Self.other, mood: .low, language: .english),
            Entries.entry(
                4, day: 3, "Ok.", mood: .neutral, language: .english,
                deeper: "I thought about the house by the sea."),
        ]
        #expect(Entries.metrics(entries).memorable.map(\.reason) == [.lightest, .heaviest, .deepest])
        // Without the heaviest there is room for the longest: 15 sentences of 5 words.
        let rest = [entries[0], entries[1], entries[3]]
        let memorable = Entries.metrics(rest).memorable
        #expect(memorable.map(\.reason) == [.longest, .lightest, .deepest])
        #expect(memorable[2].sentence == "I thought about the house by the sea.")
        // The longest sentences are those with two digits; the first of them.
        #expect(memorable[0].sentence == "This is sentence number 10.")
    }

    @Test func claimsNoHeaviestAmongLightMoodsAndNoLightestAmongHeavyOnes() {
        let light = [
            Entries.entry(1, day: 0, Self.fit, mood: .okay, language: .english),
            Entries.entry(2, day: 1, Self.other, mood: .neutral, language: .english),
        ]
        #expect(Entries.metrics(light).memorable.map(\.reason) == [.lightest])
        let heavy = [Entries.entry(1, day: 0, Self.other, mood: .low, language: .english)]
        #expect(Entries.metrics(heavy).memorable.map(\.reason) == [.heaviest])
    }
}

import Testing
import Wellbeing

/// What a model wrote of a week is held to the week.
struct SummaryFaultTests {
    private static let english = "You wrote about the garden and your sister. The evenings were quiet."

    /// A week of 2026-05-25 with an entry for each mood and verdict, the texts all "The garden.".
    private func metrics(
        _ moods: [Int], _ verdicts: [EmotionVerdict] = []
    ) throws -> (PeriodMetrics, [String]) {
        let first = try #require(LocalDay(iso: "2026-05-25"))
        let entries = try moods.enumerated().map { index, mood in
            let reading = index < verdicts.count ? verdicts[index] : .unclear
            return Reflection(
                id: try #require(
                    Reflection.ID(rawValue: "00000000-0000-4000-8000-00000000000\(index)")),
                moment: Moment(
                    try #require(Instant(iso: "\(first.adding(days: index))T08:00:00Z")), in: .utc,
                    dayStart: .midnight), text: "The garden.", mood: Mood(rawValue: mood),
                reading: EmotionReading(
                    probabilities: [0, 0, 0, 0, 0, 1], verdict: reading, confidence: 1, model: "m", windows: 1
                ))
        }
        let metrics = PeriodMetrics(
            of: entries, in: .week(Week(first: first)), today: first.adding(days: 20))
        return (metrics, entries.map(\.text))
    }

    private func fault(
        _ text: String, _ moods: [Int] = [3, 3], _ verdicts: [EmotionVerdict] = [],
        texts: [String]? = nil, language: Language = .english
    ) throws -> SummaryFault? {
        let (metrics, own) = try metrics(moods, verdicts)
        return summaryFault(in: text, of: metrics, texts: texts ?? own, language: language)
    }

    @Test func `plain words of what was written are shown`() throws {
        #expect(try fault(Self.english) == nil)
        #expect(
            try fault(
                "Du hast viel über den Garten geschrieben, und die Abende waren still.", language: .german)
                == nil)
        #expect(
            try fault("Kamu banyak menulis tentang kebun, dan malamnya tenang.", language: .indonesian) == nil
        )
    }

    @Test(arguments: [
        "You wrote 5 times about the garden and your sister.",
        "You wrote about the garden on five evenings with your sister.",
        "The garden was there twice, and so was your sister in it.",
    ])
    func `no number of a model is shown, in digits or in words`(text: String) throws {
        #expect(try fault(text) == .number)
    }

    @Test func `number words are known in each language`() throws {
        #expect(
            try fault("Du hast an fünf Abenden über den Garten geschrieben.", language: .german) == .number)
        #expect(
            try fault("Kamu menulis tentang kebun selama tiga malam yang tenang.", language: .indonesian)
                == .number)
    }

    @Test func `a feeling that the week does not hold is no word of the week`() throws {
        let sad = "You were sad about the garden and your sister in the evenings."
        #expect(try fault(sad) == .contradiction)
        #expect(try fault(sad, [3, 3], [.felt(.sadness)]) == nil, "an entry was read so")
        #expect(try fault(sad, texts: ["Ich bin so traurig."]) == nil, "she said so herself")
        #expect(
            try fault("Du warst wütend über den Garten und die stillen Abende.", language: .german)
                == .contradiction)
        #expect(
            try fault("Kamu merasa takut di kebun, dan malamnya begitu tenang.", language: .indonesian)
                == .contradiction)
    }

    @Test func `a mood that fell did not rise, and the other way about`() throws {
        let lighter = "Your days in the garden became lighter towards the weekend with your sister."
        let heavier = "Your days in the garden became heavier towards the weekend with your sister."
        #expect(try fault(lighter, [5, 5, 1, 1]) == .contradiction)
        #expect(try fault(heavier, [5, 5, 1, 1]) == nil)
        #expect(try fault(heavier, [1, 1, 5, 5]) == .contradiction)
        #expect(try fault(lighter, [1, 1, 5, 5]) == nil)
        #expect(try fault(lighter, [3, 3]) == nil, "too few days to say either")
    }

    @Test func `what no reply may hold, no summary holds`() throws {
        #expect(try fault("What was it about the garden?") == .unfit(.question))
        #expect(try fault("") == .unfit(.length))
        #expect(try fault("Du hast viel über den Garten geschrieben.") == .unfit(.language))
        #expect(try fault("You seem to have a depression about the garden.") == .unfit(.diagnosis))
    }

    @Test func `words about an entry rest on a word of it`() {
        #expect(isBorneOut("The GARDEN was yours.", by: "Long in the garden."))
        #expect(!isBorneOut("The sea was yours.", by: "Long in the garden."))
        #expect(!isBorneOut("It was so.", by: "It was so."), "words of three letters say nothing")
    }
}

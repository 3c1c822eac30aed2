import Testing
import Wellbeing

private typealias Entries = HistoryEntries

/// The story, its improvements, and the journey of the mood.
struct PeriodStoryTests {
    private static let entries = [
        Entries.entry(
            1, day: 0, "The garden was dry and the fence was broken.", mood: .heavy, read: .felt(.sadness),
            language: .english),
        Entries.entry(
            2, day: 2, "I was so happy in the garden with my aunt.", mood: .okay, read: .felt(.happy),
            language: .english,
            deeper: "I would like to go there again."),
    ]

    @Test func tellsSixCardsInTheirOrder() {
        let metrics = Entries.metrics(Self.entries)
        let story = PeriodStory(of: metrics, before: nil)
        let quote = QuotedSentence(
            id: Entries.id(2), day: Entries.monday.adding(days: 2),
            text: "I was so happy in the garden with my aunt.")
        let heaviest = MoodJourney.Point(day: Entries.monday, mean: 1)
        let lightest = MoodJourney.Point(day: Entries.monday.adding(days: 2), mean: 4)
        guard story.cards.count == 6, case .moods(let journey) = story.cards[1] else {
            Issue.record("cards are missing")
            return
        }
        // 9 + 10 + 7 words.
        #expect(story.cards[0] == .glance(entries: 2, daysWithEntries: 2, days: 7, wordsWritten: 26))
        #expect(journey.points == [heaviest, lightest])
        #expect(journey.heaviest == heaviest && journey.lightest == lightest && journey.course == nil)
        let shares = [
            EmotionShare(emotion: .sadness, entries: 1, percent: 50),
            EmotionShare(emotion: .happy, entries: 1, percent: 50),
        ]
        #expect(story.cards[2] == .emotions(shares, unclear: 0))
        #expect(story.cards[3] == .topics([WordCount(word: "garden", count: 2, entries: 2)]))
        // The lightest is the quote's entry, so the heaviest has its turn.
        let moment = MemorableMoment(
            id: Entries.id(1), day: Entries.monday, reason: .heaviest,
            sentence: "The garden was dry and the fence was broken.")
        #expect(story.cards[4] == .moment(moment))
        #expect(
            story.cards[5]
                == .closing(
                    quote: quote,
                    improvements: [
                        .lighterAfterHeaviest(heaviest: Entries.monday, next: Entries.monday.adding(days: 2)),
                        .wentDeeper(times: 1),
                    ]))
    }

    @Test func leavesOutCardsThatHaveNothingToShow() {
        let story = PeriodStory(of: Entries.metrics([Entries.entry(1, day: 0, "Ok.")]), before: nil)
        #expect(story.cards == [.glance(entries: 1, daysWithEntries: 1, days: 7, wordsWritten: 1)])
        #expect(PeriodStory(of: Entries.metrics([]), before: nil).cards.isEmpty)
    }

    @Test func findsAtMostThreeImprovementsInTheirOrder() {
        let before = PeriodMetrics(
            of: (0..<4).map { Entries.entry(20 + $0, day: -7, mood: .heavy) }, in: Entries.week.previous,
            today: Entries.monday.adding(days: 6))
        let present = Entries.metrics([
            Entries.entry(1, day: 0, mood: .low), Entries.entry(2, day: 1, mood: .light, deeper: "Yes."),
            Entries.entry(3, day: 2, mood: .light), Entries.entry(4, day: 3, mood: .light),
        ])
        // 1 → (2 + 5 + 5 + 5) / 4; Monday 2 and then 5; deeper once; and four days against one would be the fourth.
        #expect(
            Improvement.found(in: present, before: before) == [
                .lighterThanBefore(before: 1, now: 4.25),
                .lighterAfterHeaviest(heaviest: Entries.monday, next: Entries.monday.adding(days: 1)),
                .wentDeeper(times: 1),
            ])
        #expect(Improvement.found(in: before, before: nil).isEmpty)
    }

    @Test func moreDaysIsAnImprovementOnlyAgainstAPeriodWithEntries() {
        let two = Entries.metrics([Entries.entry(1, day: 0), Entries.entry(2, day: 1)])
        let one = PeriodMetrics(
            of: [Entries.entry(3, day: -7)], in: Entries.week.previous, today: Entries.monday)
        let none = PeriodMetrics(of: [], in: Entries.week.previous, today: Entries.monday)
        #expect(Improvement.found(in: two, before: one) == [.moreDays(before: 1, now: 2)])
        #expect(Improvement.found(in: two, before: none).isEmpty)
        #expect(Improvement.found(in: two, before: two).isEmpty)
    }

    @Test(arguments: [
        // The next day with a mood, whatever lies between; a step lighter; the heaviest at most 2.5.
        ([0: Mood.heavy, 4: .low], true), ([0: .low, 1: .neutral], true), ([0: .neutral, 1: .light], false),
        ([0: .light, 1: .heavy], false), ([0: .low, 1: .low, 2: .neutral], true),
        ([0: .heavy, 1: .low, 2: .heavy, 3: .heavy], false),
    ])
    func aLighterDayAfterTheHeaviestIsTrueByRule(moods: [Int: Mood], expected: Bool) {
        let metrics = Entries.metrics(moods.map { Entries.entry($0.key, day: $0.key, mood: $0.value) })
        #expect(Improvement.found(in: metrics, before: nil).isEmpty != expected)
    }

    @Test(arguments: [
        // (1 + 2) / 2 against (2 + 3) / 2; then 2 against 2.5; an odd middle is in neither half.
        ([1, 2, 2, 3], Tendency.higher), ([2, 2, 2, 3], .similar), ([4, 4, 1, 3, 3], .lower),
    ])
    func theCourseIsTheLaterHalfAgainstTheEarlier(moods: [Int], expected: Tendency) {
        let entries = moods.enumerated().map {
            Entries.entry($0.offset, day: $0.offset, mood: Mood(rawValue: $0.element))
        }
        #expect(MoodJourney(of: Entries.metrics(entries).days)?.course == expected)
    }
}

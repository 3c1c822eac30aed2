import Testing
import Wellbeing

private typealias Entries = HistoryEntries

struct NarrativeFactsTests {
    private func facts(
        moods: [Int: Mood] = [:], verdicts: [EmotionVerdict] = [], before: PeriodMetrics? = nil
    ) -> [NarrativeFact] {
        var entries = moods.map { Entries.entry($0.key, day: $0.key, mood: $0.value) }
        entries += verdicts.enumerated().map { Entries.entry(50 + $0.offset, day: 0, read: $0.element) }
        return NarrativeFacts(of: Entries.metrics(entries), before: before, rhythm: nil).facts
    }

    @Test func tellsHowMuchWasWritten() {
        #expect(facts() == [])
        #expect(facts(moods: [2: .okay]) == [.oneEntry(day: Entries.monday.adding(days: 2))])
        #expect(
            facts(verdicts: [.unclear, .unclear]).first == .entriesOnOneDay(entries: 2, day: Entries.monday))
        #expect(facts(moods: [0: .okay, 3: .okay]).first == .entries(2, days: 2, ofDays: 7))
        let everyDay = Dictionary(uniqueKeysWithValues: (0..<7).map { ($0, Mood.okay) })
        #expect(
            facts(moods: everyDay) == [.entriesOnEveryDay(entries: 7, days: 7), .sameMood(.okay, times: 7)])
    }

    @Test func tellsTheMoodAsItWas() {
        #expect(facts(moods: [0: .low, 1: .low]).contains(.sameMood(.low, times: 2)))
        #expect(facts(moods: [0: .low, 1: .low, 2: .light]).contains(.mostlyMood(.low, times: 2, of: 3)))
        #expect(
            facts(moods: [0: .low, 1: .low, 2: .light, 3: .light]).contains(
                .moodsBetween(heaviest: .low, lightest: .light)))
        // One step apart, half each: nothing stands out.
        #expect(facts(moods: [0: .low, 1: .neutral]) == [.entries(2, days: 2, ofDays: 7)])
    }

    @Test func tellsTheCourseOfTheMood() {
        let monday = Entries.monday
        #expect(
            facts(moods: [0: .heavy, 1: .low, 2: .okay, 3: .okay]).contains(
                .moodBecameLighter(heaviest: monday, lightest: monday.adding(days: 2))))
        #expect(facts(moods: [0: .light, 1: .okay, 2: .low, 3: .low]).contains(.moodBecameHeavier))
        #expect(
            facts(moods: [0: .low, 1: .neutral, 2: .low, 3: .neutral]).contains(.moodStayedEven(days: 4)))
        // Up and down is neither.
        let restless = facts(moods: [0: .heavy, 1: .light, 2: .heavy, 3: .light])
        #expect(
            restless == [.entries(4, days: 4, ofDays: 7), .moodsBetween(heaviest: .heavy, lightest: .light)])
    }

    @Test(arguments: [
        ([EmotionVerdict.felt(.fear), .felt(.fear)], NarrativeFact.onlyEmotion(.fear, times: 2)),
        ([.felt(.fear), .felt(.fear), .felt(.love)], .mostlyEmotion(.fear, times: 2, of: 3)),
        ([.felt(.love), .felt(.fear)], .twoEmotions(.love, .fear)),
        (
            [.felt(.love), .felt(.love), .felt(.fear), .felt(.fear), .felt(.happy)],
            .twoEmotions(.love, .fear)
        ),
        ([.felt(.love), .felt(.fear), .felt(.happy)], .manyEmotions(3)),
        ([.unclear, .unclear], .noClearEmotion(entries: 2)),
    ])
    func tellsTheEmotionsAsTheyWere(verdicts: [EmotionVerdict], expected: NarrativeFact) {
        #expect(facts(verdicts: verdicts).dropFirst() == [expected])
    }

    @Test func namesTopicsDepthAndTheTimeOfDay() {
        let entries = (0..<4).map {
            Entries.entry($0, day: $0, hour: 20, "A garden and a lamp.", language: .english)
        }
        let rhythm = RhythmMetrics(of: entries, in: Entries.week, today: Entries.monday)
        #expect(
            NarrativeFacts(of: Entries.metrics(entries), before: nil, rhythm: rhythm).facts == [
                .entries(4, days: 4, ofDays: 7), .topics(["garden", "lamp"]), .mostlyWrittenAt(.evening),
            ])
        // Going deeper says more than the time of day.
        let deeper = entries + [Entries.entry(9, day: 5, deeper: "Yes.")]
        #expect(
            NarrativeFacts(of: Entries.metrics(deeper), before: nil, rhythm: rhythm).facts.last
                == .wentDeeper(times: 1))
    }

    @Test func comparesOnceAndTheMoodFirst() {
        let heavy = PeriodMetrics(
            of: (0..<4).map { Entries.entry(20 + $0, day: $0 - 7, mood: .heavy, read: .felt(.anger)) },
            in: Entries.week.previous, today: Entries.monday.adding(days: 6))
        let lighter = facts(
            moods: [0: .low, 1: .low, 2: .low, 3: .low],
            verdicts: [.felt(.love), .felt(.love), .felt(.anger), .felt(.anger)], before: heavy)
        #expect(lighter.last == .moodAgainstBefore(.higher))
        #expect(lighter.count { if case .emotionAgainstBefore = $0 { true } else { false } } == 0)
        // With the same mood, anger from 4/4 to 2/4 and love from 0 to 2/4: equally far, anger is named first.
        let same = facts(
            moods: [0: .heavy, 1: .heavy, 2: .heavy, 3: .heavy],
            verdicts: [.felt(.love), .felt(.love), .felt(.anger), .felt(.anger)], before: heavy)
        #expect(same.last == .emotionAgainstBefore(.anger, .lower))
    }

    @Test func fewerDaysThanBeforeAreNotHeldAgainstAnybody() {
        let before = PeriodMetrics(
            of: (0..<7).map { Entries.entry(20 + $0, day: $0 - 7) }, in: Entries.week.previous,
            today: Entries.monday.adding(days: 6))
        let few = (0..<4).map { Entries.entry($0, day: 0) }
        let told = NarrativeFacts(of: Entries.metrics(few), before: before, rhythm: nil).facts
        #expect(told == [.entriesOnOneDay(entries: 4, day: Entries.monday)])
    }
}

import Testing
import Wellbeing

private typealias Entries = HistoryEntries

struct RhythmMetricsTests {
    private let entries = [
        Entries.entry(1, day: 0, hour: 8, mood: .low), Entries.entry(2, day: 0, hour: 21, mood: .okay),
        Entries.entry(3, day: 1, hour: 20), Entries.entry(4, day: 2, hour: 19, mood: .light),
        Entries.entry(5, day: 6, hour: 2), Entries.entry(6, day: 7, hour: 8, mood: .heavy),
    ]

    private var rhythm: RhythmMetrics {
        RhythmMetrics(of: entries, in: Entries.week, today: Entries.monday.adding(days: 2))
    }

    @Test func countsByWeekdayAndLeavesOutOtherWeeks() {
        #expect(rhythm.weekdays.map(\.entries) == [2, 1, 1, 0, 0, 0, 1])
        // 40, 20, 20 and 20 per cent of five.
        #expect(rhythm.weekdays.map(\.percent) == [40, 20, 20, 0, 0, 0, 20])
        #expect(rhythm.weekdays.map(\.meanMood) == [3, nil, 5, nil, nil, nil, nil])
    }

    @Test func countsByPartOfTheDay() {
        #expect(rhythm.parts[.morning]?.entries == 1)
        #expect(rhythm.parts[.noon]?.entries == 0)
        #expect(rhythm.parts[.evening]?.entries == 3)
        #expect(rhythm.parts[.night]?.entries == 1)
        // (4 + 5) / 2 of the two evenings with a mood.
        #expect(rhythm.parts[.evening]?.meanMood == 4.5)
        #expect(rhythm.mainPart == .evening)
        #expect(
            rhythm.streak
                == Streak(
                    of: Set([0, 1, 2, 6].map(Entries.monday.adding(days:))),
                    today: Entries.monday.adding(days: 2)))
        #expect(rhythm.streak.current == 3)
    }

    @Test func noPartStandsOutWithHalfOfTheEntriesOrWithThree() {
        let half = [8, 9, 20, 21].enumerated().map { Entries.entry($0.offset, day: 0, hour: $0.element) }
        #expect(RhythmMetrics(of: half, in: Entries.week, today: Entries.monday).mainPart == nil)
        let three = [8, 8, 8].enumerated().map { Entries.entry($0.offset, day: 0, hour: $0.element) }
        #expect(RhythmMetrics(of: three, in: Entries.week, today: Entries.monday).mainPart == nil)
    }

    @Test(arguments: [
        (0, PartOfDay.night), (299, .night), (300, .morning), (659, .morning), (660, .noon), (1_019, .noon),
        (1_020, .evening), (1_319, .evening), (1_320, .night), (1_439, .night),
    ])
    func partsOfTheDayMeetAtTheirHours(minute: Int, expected: PartOfDay) {
        #expect(PartOfDay(minuteOfDay: minute) == expected)
    }

    @Test func goesByTheClockWhereTheEntryWasWritten() throws {
        let jayapura = try #require(Zone(identifier: "Asia/Jayapura"))
        // 23:00 UTC is 08:00 of the next day in Jayapura.
        let instant = Instant(milliseconds: (Int64(Entries.monday.number) * 24 - 1) * 3_600_000)
        let moment = Moment(instant, in: jayapura, dayStart: .midnight)
        #expect(PartOfDay(of: moment) == .morning)
        #expect(moment.day == Entries.monday)
    }

    @Test func percentagesAddUpToAHundred() {
        // 33.3 each: the first gets the missing one.
        let shares = MoodShare.shares(of: [.heavy: 1, .neutral: 1, .light: 1])
        #expect(shares.map(\.percent) == [34, 33, 33])
        #expect(shares.map(\.mood) == [.heavy, .neutral, .light])
        // 2/7 = 28.57, 5/7 = 71.43
        #expect(MoodShare.shares(of: [.low: 2, .okay: 5]).map(\.percent) == [29, 71])
        #expect(MoodShare.shares(of: [:]).isEmpty)
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let counts = Dictionary(
                uniqueKeysWithValues: Emotion.allCases.map {
                    (EmotionVerdict.felt($0), Int.random(in: 0...40, using: &generator))
                })
            let percents = EmotionShare.shares(of: counts).map(\.percent)
            #expect(percents.isEmpty || percents.reduce(0, +) == 100)
        }
    }
}

import Testing
import Wellbeing

private typealias Entries = HistoryEntries

struct PeriodComparisonTests {
    private func metrics(
        _ moods: [Mood?], verdicts: [EmotionVerdict?] = [], weeksBefore: Int = 0, today: Int = 20
    ) -> PeriodMetrics {
        let entries = (0..<max(moods.count, verdicts.count)).map { index in
            Entries.entry(
                index + 1, day: index % 7 - 7 * weeksBefore,
                mood: moods.indices.contains(index) ? moods[index] : nil,
                read: verdicts.indices.contains(index) ? verdicts[index] : nil)
        }
        let period = weeksBefore == 0 ? Entries.week : Entries.week.previous
        return PeriodMetrics(of: entries, in: period, today: Entries.monday.adding(days: today))
    }

    @Test func comparesNothingWithFewerThanFourEntries() {
        let four: [Mood?] = [.low, .low, .low, .low]
        let three: [Mood?] = [.light, .light, .light]
        #expect(PeriodComparison(of: metrics(three), against: metrics(four, weeksBefore: 1)) == nil)
        #expect(PeriodComparison(of: metrics(four), against: metrics(three, weeksBefore: 1)) == nil)
        #expect(PeriodComparison(of: metrics(four), against: metrics(four, weeksBefore: 1)) != nil)
    }

    @Test func aMoodHalfAStepAwayCounts() throws {
        // (2 + 2 + 3 + 3) / 4 = 2.5 against 3 and against (3 + 3 + 3 + 2) / 4 = 2.75.
        let before = metrics([.low, .low, .neutral, .neutral], weeksBefore: 1)
        let half = try #require(
            PeriodComparison(of: metrics([.neutral, .neutral, .neutral, .neutral]), against: before)?.mood)
        #expect(half.before == 2.5 && half.now == 3 && half.tendency == .higher)
        let quarter = PeriodComparison(of: metrics([.neutral, .neutral, .neutral, .low]), against: before)?
            .mood
        #expect(quarter?.tendency == .similar)
        let below = PeriodComparison(of: metrics([.low, .low, .low, .low]), against: before)?.mood
        #expect(below?.tendency == .lower)
    }

    @Test func aMoodThatWasSaidTooSeldomIsComparedWithNothing() {
        let before = metrics([.low, .low, .low, .low], weeksBefore: 1)
        let comparison = PeriodComparison(of: metrics([.light, .light, .light, nil]), against: before)
        #expect(comparison != nil && comparison?.mood == nil)
    }

    @Test func comparesSharesOfTheClearEntries() throws {
        let before = metrics(
            [], verdicts: [.felt(.sadness), .felt(.sadness), .felt(.sadness), .felt(.happy), .unclear],
            weeksBefore: 1)
        let now = metrics(
            [], verdicts: [.felt(.sadness), .felt(.sadness), .felt(.happy), .felt(.happy), .felt(.happy)])
        let emotions = try #require(PeriodComparison(of: now, against: before)).emotions
        // Sadness 3/4 → 2/5, happiness 1/4 → 3/5; nobody was angry.
        #expect(emotions[.sadness]?.before == 0.75 && emotions[.sadness]?.now == 0.4)
        #expect(emotions[.sadness]?.tendency == .lower)
        #expect(emotions[.happy]?.tendency == .higher)
        #expect(emotions[.anger] == nil)
    }

    @Test func twentyPercentagePointsCountAndFewerDoNot() {
        let before = metrics(
            [], verdicts: [.felt(.fear), .felt(.fear), .felt(.love), .felt(.love), .felt(.love)],
            weeksBefore: 1)
        // 2/5 → 3/5
        let now = metrics(
            [], verdicts: [.felt(.fear), .felt(.fear), .felt(.fear), .felt(.love), .felt(.love)])
        #expect(PeriodComparison(of: now, against: before)?.emotions[.fear]?.tendency == .higher)
        // 2/5 → 2/4
        let fewer = metrics([], verdicts: [.felt(.fear), .felt(.fear), .felt(.love), .felt(.love)])
        #expect(PeriodComparison(of: fewer, against: before)?.emotions[.fear]?.tendency == .similar)
    }

    @Test func daysAreComparedOnlyWhenThePeriodIsOver() {
        let before = metrics([nil, nil, nil, nil], weeksBefore: 1)
        let six = Array(repeating: Mood?.none, count: 6)
        let comparison = PeriodComparison(of: metrics(six), against: before)
        #expect(comparison?.daysWithEntries?.before == 4 && comparison?.daysWithEntries?.now == 6)
        #expect(comparison?.daysWithEntries?.tendency == .higher)
        // One day is no difference.
        let five = PeriodComparison(of: metrics(Array(six.dropLast())), against: before)
        #expect(five?.daysWithEntries?.tendency == .similar)
        // On Saturday, Sunday is still to come.
        #expect(PeriodComparison(of: metrics(six, today: 5), against: before)?.daysWithEntries == nil)
    }
}

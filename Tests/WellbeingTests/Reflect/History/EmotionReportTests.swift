import Testing
import Wellbeing

private typealias Entries = HistoryEntries

struct EmotionReportTests {
    private static let entries = [
        Entries.entry(1, day: 0, hour: 8, read: .felt(.sadness)),
        Entries.entry(2, day: 0, hour: 20, read: .felt(.happy)),
        Entries.entry(3, day: 1, read: .felt(.fear), corrected: .felt(.happy)),
        Entries.entry(4, day: 1, hour: 13, read: .felt(.sadness)),
        Entries.entry(5, day: 1, hour: 14, read: .felt(.sadness)),
        Entries.entry(6, day: 2, read: .unclear), Entries.entry(7, day: 3),
        Entries.entry(8, day: 4, read: nil, corrected: .felt(.love)),
        Entries.entry(9, day: 4, hour: 13, read: .unclear),
    ]

    private func findings(_ entries: [Reflection]) throws -> EmotionFindings {
        let report = EmotionReport(of: entries, in: Entries.week, today: Entries.monday.adding(days: 5))
        guard case .found(let findings) = report else {
            Issue.record("too few")
            throw CancellationError()
        }
        return findings
    }

    @Test func tellsSharesAndWhatIsUnclearOrUnreadApart() throws {
        let findings = try findings(Self.entries.shuffled())
        // Of six clear ones: sadness 3, happiness 2, love 1: 50, 33.3 and 16.7 per cent.
        #expect(
            findings.shares == [
                EmotionShare(emotion: .sadness, entries: 3, percent: 50),
                EmotionShare(emotion: .happy, entries: 2, percent: 33),
                EmotionShare(emotion: .love, entries: 1, percent: 17),
            ])
        #expect(findings.decided == 6)
        #expect(findings.unclear == 2)
        #expect(findings.unread == 1)
        #expect(findings.corrected == 2)
        #expect(findings.daysFelt == [.sadness: 2, .happy: 2, .love: 1])
        #expect(findings.comparison == nil)
    }

    @Test func aDayHasTheMostFrequentEmotionAndOfSeveralTheLast() throws {
        let days = try findings(Self.entries).days
        // Monday one each, happiness last; Tuesday sadness 2 of 3; Wednesday only unclear; Thursday not read;
        // Friday love though the last was unclear; nothing at the weekend.
        #expect(
            days.map(\.dominant)
                == [.felt(.happy), .felt(.sadness), .unclear, nil, .felt(.love), nil, nil])
        #expect(days.map(\.entries) == [2, 3, 1, 1, 2, 0, 0])
        #expect(days.map(\.isFuture) == [false, false, false, false, false, false, true])
    }

    @Test func saysNothingOfFewerThanFour() {
        let three = Array(Self.entries.prefix(3)) + [Self.entries[6]]
        #expect(
            EmotionReport(of: three, in: Entries.week, today: Entries.monday) == .tooFew(read: 3))
        let metrics = PeriodMetrics(of: three, in: Entries.week, today: Entries.monday)
        #expect(
            EmotionReport(of: three, metrics: metrics, comparison: nil, today: Entries.monday)
                == .tooFew(read: 3))
    }

    @Test func comparesWithThePeriodBefore() throws {
        let before = (0..<4).map { Entries.entry(20 + $0, day: $0 - 7, read: .felt(.anger)) }
        let comparison = try #require(findings(Self.entries + before).comparison)
        // Anger 4/4 → 0/6, sadness 0/4 → 3/6.
        #expect(comparison.emotions[.anger]?.tendency == .lower)
        #expect(comparison.emotions[.sadness]?.now == 0.5)
        #expect(comparison.emotions[.fear] == nil)
    }

    @Test func theTwoWaysToAReportAgree() {
        let today = Entries.monday.adding(days: 6)
        let before = (0..<4).map { Entries.entry(20 + $0, day: $0 - 7, read: .felt(.anger)) }
        let all = Self.entries + before
        let metrics = PeriodMetrics(of: all, in: Entries.week, today: today)
        let comparison = PeriodComparison(
            of: metrics, against: PeriodMetrics(of: all, in: Entries.week.previous, today: today))
        #expect(
            EmotionReport(of: all, metrics: metrics, comparison: comparison, today: today)
                == EmotionReport(of: all, in: Entries.week, today: today))
    }
}

import Foundation
import HTML
import Pages
import Testing
import Wellbeing

/// What the pages of looking back must and must not say.
struct HistoryTests {
    @Test func aRangeSaysOnceWhatItsEndsShare() throws {
        let ranges = [
            ("2026-05-25", "25–31 May 2026", "25.–31. Mai 2026", "25–31 Mei 2026"),
            ("2026-06-29", "29 June – 5 July 2026", "29. Juni – 5. Juli 2026", "29 Juni – 5 Juli 2026"),
            (
                "2026-12-28", "28 December 2026 – 3 January 2027", "28. Dezember 2026 – 3. Januar 2027",
                "28 Desember 2026 – 3 Januari 2027"
            ),
        ]
        for (first, english, german, indonesian) in ranges {
            let view = try HistorySamples.week(first)
            for (language, name) in [
                (Language.english, english), (.german, german), (.indonesian, indonesian),
            ] {
                let page = periodPage(view, in: try HistorySamples.frame(language)).rendered()
                #expect(page.contains("<h1>\(name)</h1>"), "\(name)")
            }
        }
    }

    @Test func aGapIsNoPointAndNoLine() throws {
        let page = periodPage(try moods([1, nil, 5, 4, nil, nil, nil]), in: try frame()).rendered()
        let tags = Markup.tags(in: page)
        let points = tags.filter { $0["class"]?.hasPrefix("trend-point") == true }
        #expect(points.map { $0["cx"] } == ["7.14%", "35.71%", "50.0%"])
        #expect(points.map { $0["cy"] } == ["90.0%", "10.0%", "30.0%"])
        let lines = tags.filter { $0["class"] == "trend-line" }
        #expect(lines.map { $0["x1"] } == ["35.71%"], "only from the third day to the fourth")
    }

    @Test func everyDrawingHasTitleDescriptionAndTable() throws {
        for view in [try HistorySamples.week("2026-05-25"), try HistorySamples.month("2026-05")] {
            let page = periodPage(view, in: try frame()).rendered()
            let tags = Markup.tags(in: page)
            let drawings = tags.filter { $0.name == "svg" && $0["role"] == "img" }
            #expect(drawings.count >= 5)
            for drawing in drawings {
                let id = try #require(drawing["aria-labelledby"])
                #expect(page.contains("<title id=\"\(id)\">"))
                #expect(page.contains("<desc id=\"\(drawing["aria-describedby"] ?? "")\">"))
            }
            #expect(tags.count { $0.name == "table" && $0["class"] == "data" } == drawings.count)
        }
    }

    @Test(arguments: [CrisisTier.help, .emergency], Language.allCases)
    func afterAGraveEntryNothingIsJudgedOrPraised(tier: CrisisTier, language: Language) throws {
        let view = try HistorySamples.week("2026-05-25", tier: tier)
        let frame = try HistorySamples.frame(language)
        let page = periodPage(view, in: frame).rendered()
        let calm = periodPage(try HistorySamples.week("2026-05-25"), in: frame).rendered()
        let help = try #require(page.range(of: "help-first")?.lowerBound)
        let narrative = try #require(page.range(of: "narrative-title")?.lowerBound)
        #expect(help < narrative)
        for part in ["improvements-title", "trend-title", "ring-title", "emotions-title", "moments-title"] {
            #expect(!page.contains(part), "\(part)")
            #expect(part == "improvements-title" || calm.contains(part), "\(part)")
        }
        #expect(!storyPage(view, in: frame).rendered().contains("story-card"))
        let report = reportPage(view, in: frame).rendered()
        #expect(report.contains("help-first") && !report.contains("sum-title"))
    }

    @Test func aReportIsNotMadeOfThreeEntries() throws {
        let page = reportPage(try moods([3, 3, 3, nil, nil, nil, nil]), in: try frame()).rendered()
        #expect(page.contains("An emotion report needs at least 4 entries"))
        #expect(!page.contains("comparison-title"))
    }

    @Test func theOverviewNamesNoMoodThatTheCountsDoNotTell() throws {
        let day = try Samples.day("2026-05-25")
        let week = Week(first: day)
        func tally(_ days: Int, _ moods: [Mood: Int]) -> DayTally {
            DayTally(day: day.adding(days: days), entries: 2, moods: moods, verdicts: [:])
        }
        #expect(WeekGlance(week, of: [tally(0, [.low: 2]), tally(1, [.okay: 1])]).mood == .low)
        #expect(WeekGlance(week, of: [tally(0, [.low: 1]), tally(1, [.okay: 1])]).mood == .okay, "the last")
        #expect(WeekGlance(week, of: [tally(0, [.low: 1, .okay: 1])]).mood == nil, "which came last?")
        #expect(WeekGlance(week, of: [tally(7, [.low: 2])]) == WeekGlance(week, of: []), "another week")
    }

    @Test func anotherWeekTellsSomethingElse() throws {
        let frame = try frame()
        let told = try ["2026-05-18", "2026-05-25", "2026-06-01", "2026-06-08"].map { first in
            let page = periodPage(try HistorySamples.week(first), in: frame).rendered()
            let words = try #require(page.firstMatch(of: /narrative-words">([^<]*)</))
            return String(words.output.1)
        }
        #expect(Set(told).count == 4)
        #expect(told.allSatisfy { $0.count > 60 }, "\(told)")
    }

    private func frame() throws -> Frame { try HistorySamples.frame(.english) }

    /// A week with an entry for each mood.
    private func moods(_ moods: [Int?]) throws -> PeriodView {
        let week = Week(first: try Samples.day("2026-05-25"))
        let entries = try moods.enumerated().compactMap { index, mood -> Reflection? in
            guard let mood else { return nil }
            return Reflection(
                id: try Samples.id(index + 1),
                moment: try Samples.moment("\(week.days[index])T08:00:00Z", zone: "UTC"),
                text: "A walk.", mood: Mood(rawValue: mood), reading: Samples.reading(.felt(.happy), 0.7))
        }
        let period = Period.week(week)
        let today = try Samples.day(HistorySamples.today)
        return PeriodView(
            review: PeriodReview(of: entries, in: period, today: today), tier: .none,
            hasPrevious: false, hasNext: false)
    }
}

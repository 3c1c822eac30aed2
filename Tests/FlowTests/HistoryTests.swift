import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Looking back through the whole site.
///
/// It is Wednesday 2026-05-27.
struct HistoryTests {
    private static let day: Int64 = 86_400

    /// A house whose weeks begin on Monday.
    private func mondays(_ crisis: (any CrisisReader)? = nil) async throws -> House {
        let house = try await House(crisis: crisis)
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.firstWeekday = .monday
        try await house.vault.inside.save(preferences)
        return house
    }

    @Test func anEmptyDiaryHasAnInvitationAndNoWeeks() async throws {
        var browser = try await mondays().browser()
        #expect(try await browser.get("/history").status == 200)
        #expect(browser.body.contains("Nothing to look back on yet"))
        for path in ["weeks/2026-05-25", "weeks/2026-05-25/story", "weeks/2026-05-25/report"] {
            #expect(try await browser.get("/history/\(path)").status == 200, "\(path)")
        }
    }

    @Test func aWeekStandsAtItsFirstDayByTheSettings() async throws {
        let house = try await mondays()
        var browser = try await house.browser()
        #expect(
            try await browser.get("/history/weeks/2026-05-27").header("Location")
                == "/history/weeks/2026-05-25")
        #expect(
            try await browser.get("/history/weeks/2026-05-27/story").header("Location")
                == "/history/weeks/2026-05-25/story")
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.firstWeekday = .sunday
        try await house.vault.inside.save(preferences)
        #expect(
            try await browser.get("/history/weeks/2026-05-27/report").header("Location")
                == "/history/weeks/2026-05-24/report")
        #expect(try await browser.get("/history/weeks/2026-05-24").status == 200)
    }

    @Test func whatIsWrittenIsSeenAtOnceInWeekMonthAndDay() async throws {
        let house = try await mondays()
        var browser = try await house.browser()
        try await browser.get("/history/weeks/2026-05-25")
        #expect(browser.body.contains("No entry in this week"))
        let entry = try await house.save("A walk along the river in the rain.", id: 1)
        try await browser.get("/history/weeks/2026-05-25")
        #expect(browser.body.contains("There is one entry, on Wednesday."))
        try await browser.get("/history/months/2026-05")
        #expect(browser.body.contains("href=\"/history/days/2026-05-27\""))
        try await browser.get("/history/days/2026-05-27")
        #expect(browser.body.contains("href=\"/reflections/\(entry.id.rawValue)\""))
        try await browser.post("/reflections/\(entry.id.rawValue)/delete")
        try await browser.get("/history/weeks/2026-05-25")
        #expect(browser.body.contains("No entry in this week"), "what lies in the bin does not count")
    }

    @Test func anEntryLeadsToItsDayItsWeekAndItsNeighbours() async throws {
        let house = try await mondays()
        let entry = try await house.save("A walk along the river.", id: 1)
        let near = try await house.save("Coffee with Rani.", id: 2, secondsAgo: Self.day)
        let far = try await house.save("The week before.", id: 3, secondsAgo: 4 * Self.day)
        var browser = try await house.browser()
        try await browser.get("/reflections/\(entry.id.rawValue)")
        #expect(browser.body.contains("href=\"/history/days/2026-05-27\""))
        #expect(browser.body.contains("href=\"/history/weeks/2026-05-27\""))
        #expect(browser.body.contains("href=\"/reflections/\(near.id.rawValue)\""))
        #expect(!browser.body.contains(far.id.rawValue), "Saturday is in the week before")
    }

    @Test func theTextToShareHoldsWhatIsToldAndNoSentenceOfThePerson() async throws {
        let house = try await mondays()
        for number in 1...4 { try await house.save("I was glad about the letter from home.", id: number) }
        var browser = try await house.browser()
        try await browser.get("/history/weeks/2026-05-25")
        let shared = try #require(browser.body.firstMatch(of: /<textarea id="share-text"[^>]*>([^<]*)</))
        #expect(
            shared.output.1.hasPrefix("\n25–31 May 2026\n\n4 entries, all on Wednesday."),
            "\(shared.output.1)")
        #expect(!shared.output.1.contains("I was glad"))
    }

    @Test func theOverviewPagesBackToTheFirstEntry() async throws {
        let house = try await mondays()
        for week in 0..<30 {
            try await house.save("A walk.", id: week + 1, secondsAgo: Int64(week) * 7 * Self.day)
        }
        var browser = try await house.browser()
        var seen: [String] = []
        var target = "/history"
        for _ in 0..<4 {
            try await browser.get(target)
            seen += browser.body.matches(of: /week-row" href="\/history\/weeks\/([0-9-]+)"/).map {
                String($0.output.1)
            }
            guard let next = browser.body.firstMatch(of: /href="(\/history\?before=[0-9-]+)"/) else { break }
            target = String(next.output.1)
        }
        let monday = try #require(LocalDay(iso: "2026-05-25"))
        #expect(seen == (1..<30).map { monday.adding(days: -7 * $0).description })
        #expect(browser.body.contains("href=\"/history/months/2025-11\""))
    }

    @Test func aGraveEntryHoldsTheWeekBackForThreeDays() async throws {
        let house = try await mondays(GraveWord())
        for number in 1...5 { try await house.save("A calm day.", id: number, secondsAgo: 60) }
        var browser = try await house.browser()
        try await browser.get("/history/weeks/2026-05-25")
        #expect(browser.body.contains("trend-title") && !browser.body.contains("help-first"))
        try await house.save("grave", id: 9, secondsAgo: Self.day)
        for path in ["/history", "/history/weeks/2026-05-25", "/history/weeks/2026-05-25/story"] {
            try await browser.get(path)
            #expect(browser.body.contains("help-first"), "\(path)")
            #expect(!browser.body.contains("trend-title") && !browser.body.contains("story-card"))
        }
        try await browser.get("/history/weeks/2026-05-18")
        #expect(!browser.body.contains("help-first"), "another week")
    }

    @Test func anOlderGraveEntryIsPast() async throws {
        let house = try await mondays(GraveWord())
        try await house.save("grave", id: 1, secondsAgo: 3 * Self.day + 60)
        var browser = try await house.browser()
        for path in ["/history", "/history/weeks/2026-05-18"] {
            try await browser.get(path)
            #expect(!browser.body.contains("help-first"), "\(path)")
        }
    }
}

private struct GraveWord: CrisisReader {
    func tier(of text: String) -> CrisisTier { text.contains("grave") ? .help : .none }
}

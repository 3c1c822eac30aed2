import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// A model's words about a week, as a browser without a script meets them; and weeks for other programs.
///
/// It is Wednesday 2026-05-27.
struct WeekSummaryTests {
    private static let week = "/history/weeks/2026-05-24"
    private static let good = "You wrote about the garden and the rain. The evenings were quiet."

    private func house(
        _ provider: ModelProvider = .managed(ModelCatalogue.all[0].id), saying text: String = good
    ) async throws -> House {
        let answer = ModelAnswer(
            text: "",
            fields: [
                "summary": .text(text),
                "moments": .list([.object(["entry": .text("e1"), "text": .text("The garden was <yours>.")])]),
            ], model: "script")
        let house = try await House(
            crisis: RuleCrisisReader(), models: ScriptedLanguageModel([.success(answer)]))
        try await house.vault.inside.save(provider)
        try await house.save("Long in the garden.", id: 1, secondsAgo: 3_600)
        try await house.save("Rain all day.", id: 2)
        return house
    }

    @Test func `she asks, reads and removes a model's words`() async throws {
        let house = try await house(saying: Self.good)
        await house.models.hold(true)
        var browser = try await house.browser()
        try await browser.get(Self.week)
        #expect(browser.body.contains("Let the model write"))
        try await browser.post(Self.week + "/summary", [:])
        #expect(browser.last.header("Location") == Self.week)
        try await browser.get(Self.week)
        #expect(browser.body.contains("The model is writing") && browser.body.contains("data-live"))
        try await browser.post(Self.week + "/summary", [:])
        await house.models.hold(false)
        await house.site.repliesEnd()
        #expect(await house.models.requests.count == 1, "asking twice asks once")
        try await browser.get(Self.week)
        #expect(browser.body.contains(Self.good))
        #expect(!browser.body.contains("<yours>"), "a moment with signs of a page is left out")
        #expect(browser.body.contains("2 entries, all on Wednesday."), "ours stays")
        try await browser.get("/history/weeks/2026-05-24/story")
        #expect(!browser.body.contains(Self.good))
        try await browser.post(Self.week + "/summary/drop", [:])
        try await browser.get(Self.week)
        #expect(!browser.body.contains(Self.good) && browser.body.contains("Let the model write"))
    }

    @Test func `an entry that is changed takes the model's words along`() async throws {
        let house = try await house()
        var browser = try await house.browser()
        try await browser.post(Self.week + "/summary", [:])
        await house.site.repliesEnd()
        try await browser.get(Self.week)
        #expect(browser.body.contains(Self.good))
        try await house.save("Rain, then sun.", id: 2)
        try await browser.get(Self.week)
        #expect(!browser.body.contains(Self.good))
    }

    @Test func `what does not hold is not shown, and she may try again`() async throws {
        let house = try await house(saying: "You wrote 9 times about the garden and the rain.")
        var browser = try await house.browser()
        try await browser.post(Self.week + "/summary", [:])
        await house.site.repliesEnd()
        try await browser.get(Self.week)
        #expect(browser.body.contains("gave numbers of its own") && !browser.body.contains("9 times"))
        #expect(browser.body.contains("Try again"))
    }

    @Test func `stopped is stopped`() async throws {
        let house = try await house()
        await house.models.hold(true)
        var browser = try await house.browser()
        try await browser.post(Self.week + "/summary", [:])
        try await browser.post(Self.week + "/summary/stop", [:])
        await house.models.hold(false)
        await house.site.repliesEnd()
        try await browser.get(Self.week)
        #expect(!browser.body.contains(Self.good) && browser.body.contains("Let the model write"))
    }

    @Test func `before anything goes to another machine she is asked, and no sends nothing`() async throws {
        let house = try await house(.cloud(.openRouter, .openRouter))
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.aiConsent = AIConsent(isGranted: true, version: 1, decidedAt: House.start)
        try await house.vault.inside.save(preferences)
        var browser = try await house.browser()
        try await browser.post(Self.week + "/summary", [:])
        #expect(browser.last.header("Location") == Self.week + "/summary")
        try await browser.get(Self.week + "/summary")
        #expect(browser.body.contains("a short excerpt of each of its entries"))
        #expect(browser.body.contains("value=\"\(Self.week)\""), "the way leads back to the week")
        #expect(await house.models.requests.isEmpty)
        preferences.aiConsent = AIConsent(isGranted: false, version: 1, decidedAt: House.start)
        try await house.vault.inside.save(preferences)
        try await browser.get(Self.week)
        #expect(!browser.body.contains("Let the model write"))
        try await browser.post(Self.week + "/summary", [:])
        await house.site.repliesEnd()
        #expect(await house.models.requests.isEmpty)
    }

    @Test func `a week that calls for help is not sent, and help stands there`() async throws {
        let house = try await house()
        try await house.save("I want to die.", id: 3)
        var browser = try await house.browser()
        try await browser.get(Self.week)
        #expect(!browser.body.contains("Let the model write") && browser.body.contains("href=\"/help\""))
        try await browser.post(Self.week + "/summary", [:])
        await house.site.repliesEnd()
        #expect(await house.models.requests.isEmpty)
    }

    @Test func `a program walks through the weeks, and gets one if it has changed`() async throws {
        let house = try await house()
        try await house.save("An older day by the river.", id: 4, secondsAgo: 20 * 86_400)
        var program = try await Program(of: house)
        await program.send("GET", "/api/v1/summaries?limit=1", titled: "The latest week")
        #expect(program.body.contains("\"next\":\"2026-05-24\""))
        await program.send("GET", "/api/v1/summaries?limit=1&cursor=2026-05-24", titled: "The one before")
        #expect(program.body.contains("\"first\":\"2026-05-03\"") && program.body.contains("\"next\":null"))
        await program.send("GET", "/api/v1/summaries/2026-05-26", titled: "By any of its days")
        let tag = try #require(program.last.header("ETag"))
        await program.send(
            "GET", "/api/v1/summaries/2026-05-24", titled: "It has not changed", ["If-None-Match": tag])
        #expect(program.last.status == 304)
        expectGolden(program.story, "api-summaries.http")
        for target in [
            "/api/v1/summaries?limit=0", "/api/v1/summaries?limit=53", "/api/v1/summaries?cursor=x",
            "/api/v1/summaries?before=1", "/api/v1/summaries/2026-02-30",
        ] {
            await program.send("GET", target)
            #expect(program.last.status == 422, "\(target)")
        }
        for target in ["/api/v1/summaries/", "/api/v1/summaries/2026-05-24/x"] {
            await program.send("GET", target)
            #expect(program.last.status == 404, "\(target)")
        }
        await program.send("GET", "/api/v1/summaries?cursor=" + String(repeating: "a", count: 9_000))
        #expect(program.last.status == 400 && program.body.contains("urn:sela:problem:bad-request"))
        var other = try await Program(of: house, [.readEntries], named: "other")
        await other.send("GET", "/api/v1/summaries")
        #expect(other.last.status == 403)
    }
}

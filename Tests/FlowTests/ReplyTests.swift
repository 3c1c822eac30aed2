import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// A model's reply on the page to go deeper, as a browser without a script meets it.
struct ReplyTests {
    private static let draft = WritingTests.draft
    private static let deeper = draft + "/deeper"
    private static let good =
        "You miss her, and your words are full of her. That is what the long evening was."

    private func house(
        _ provider: ModelProvider = .managed(small), saying text: String = good
    ) async throws -> House {
        let house = try await House(crisis: RuleCrisisReader(), models: ScriptedLanguageModel(saying: text))
        try await house.vault.inside.save(provider)
        return house
    }

    private func begun(_ house: House, text: String = "A long day.") async throws -> Browser {
        var browser = try await house.browser()
        try await browser.post(Self.draft, ["text": text], accept: "application/json")
        return browser
    }

    private func kept(_ house: House) async throws -> Draft? {
        try await house.vault.inside.draft(try entryID(1))
    }

    @Test func `a reply that comes while the page is made is on it`() async throws {
        let house = try await house()
        await house.models.hold(true)
        var browser = try await begun(house)
        try await browser.post(Self.draft + "/reply", ["deeper": "I miss her."])
        await house.vault.inside.happens {
            await house.models.hold(false)
            await house.site.repliesEnd()
        }
        try await browser.get(Self.deeper)
        #expect(browser.body.contains(Self.good) || browser.body.contains("data-live"))
    }

    @Test func `she asks, keeps the reply and saves`() async throws {
        let house = try await house()
        await house.models.hold(true)
        var browser = try await begun(house)
        try await browser.get(Self.deeper, titled: "she goes deeper")
        try await browser.post(
            Self.draft + "/reply", ["deeper": "I miss her."], titled: "she asks for a reply")
        try await browser.follow(titled: "the model is writing")
        #expect(browser.body.contains("data-live"))
        #expect(try await kept(house)?.deeper == "I miss her.", "kept before anybody was asked")
        try await browser.post(
            Self.draft + "/reply", ["deeper": "I miss her.", "looks": "yes"], titled: "she looks again")
        await house.models.hold(false)
        await house.site.repliesEnd()
        try await browser.post(Self.draft + "/reply", ["deeper": "I miss her.", "looks": "yes"])
        await house.site.repliesEnd()
        #expect(await house.models.requests.count == 1, "looking asks nobody")
        try await browser.follow(titled: "there it is")
        #expect(!browser.body.contains("data-live"))
        #expect(try await kept(house)?.keptReply == nil)
        try await browser.post(Self.draft + "/reply/keep", ["deeper": "I miss her."], titled: "she keeps it")
        try await browser.follow(titled: "it is kept")
        try await browser.post(Self.draft + "/save", ["deeper": "I miss her."], titled: "she saves")
        try await browser.follow(titled: "the entry, and whose words are whose")
        expectGolden(browser.story(), "reply.http")
        let saved = try #require(try await house.vault.inside.reflection(try entryID(1)))
        #expect(saved.reply == KeptReply(text: Self.good, model: "script", madeAt: House.start))
    }

    @Test func `a reply that is not kept is not saved, and one that is let go is gone`() async throws {
        let house = try await house()
        var browser = try await begun(house)
        try await browser.post(Self.draft + "/reply", ["deeper": "I miss her."])
        await house.site.repliesEnd()
        try await browser.get(Self.deeper)
        #expect(browser.body.contains("full of her"))
        try await browser.post(Self.draft + "/reply/drop", ["deeper": "I miss her so."])
        #expect(try await kept(house)?.reply == nil)
        #expect(try await kept(house)?.deeper == "I miss her so.", "what was typed meanwhile is kept")
        try await browser.get(Self.deeper)
        #expect(!browser.body.contains("full of her") && browser.body.contains("Ask for a reply"))
        try await browser.post(Self.draft + "/reply", ["deeper": "I miss her so."])
        await house.site.repliesEnd()
        try await browser.post(Self.draft + "/save", ["deeper": "I miss her so."])
        #expect(try await house.vault.inside.reflection(try entryID(1))?.reply == nil)
        let requests = await house.models.requests
        #expect(requests.count == 2 && requests[0].messages[0] != requests[1].messages[0], "other words")
    }

    @Test func `a reply to words that have changed is neither shown nor saved`() async throws {
        let house = try await house()
        var browser = try await begun(house)
        try await browser.post(Self.draft + "/reply", ["deeper": "I miss her."])
        await house.site.repliesEnd()
        try await browser.post(Self.draft + "/reply/keep", ["deeper": "I miss her."])
        try await browser.post(Self.draft, ["deeper": "I do not."], accept: "application/json")
        try await browser.get(Self.deeper)
        #expect(!browser.body.contains("full of her") && browser.body.contains("Your text has changed"))
        try await browser.post(Self.draft + "/save", ["deeper": "I do not."])
        #expect(try await house.vault.inside.reflection(try entryID(1))?.reply == nil)
    }

    @Test func `she stops it, and nothing comes`() async throws {
        let house = try await house()
        await house.models.hold(true)
        var browser = try await begun(house)
        try await browser.post(Self.draft + "/reply", ["deeper": "I miss her."])
        try await browser.post(Self.draft + "/reply/stop", ["deeper": "I miss her, still."])
        await house.models.hold(false)
        await house.site.repliesEnd()
        try await browser.get(Self.deeper)
        #expect(browser.body.contains("Ask for a reply") && !browser.body.contains("problem-box"))
        #expect(try await kept(house)?.reply == nil)
        #expect(try await kept(house)?.deeper == "I miss her, still.")
    }

    @Test(arguments: ["What made it so long for you?", "You have a depression, it seems."])
    func `a reply that is not fit is not shown, and she is told`(said: String) async throws {
        let house = try await house(saying: said)
        var browser = try await begun(house)
        try await browser.post(Self.draft + "/reply", ["deeper": "I miss her."])
        await house.site.repliesEnd()
        try await browser.get(Self.deeper)
        #expect(!browser.body.contains(said) && browser.body.contains("problem-box"))
        #expect(browser.body.contains("Try again") && browser.body.contains("I miss her."))
        #expect(try await kept(house)?.reply == nil)
    }

    @Test func `without a model there is another question, and no button that asks`() async throws {
        let house = try await house(.none)
        var browser = try await begun(house)
        try await browser.post(Self.draft + "/read", ["text": "I miss my mother and the old house."])
        try await browser.get(Self.deeper)
        #expect(browser.body.contains("Another question, if you like"))
        #expect(!browser.body.contains("/reply\""))
        let first = try #require(try await kept(house)?.understanding?.question?.text)
        let second = try #require(browser.body.firstMatch(of: /id="reply"[\s\S]*?<p>(.*?)<\/p>/)).output.1
        #expect(second != first, "a different one")
        try await browser.post(Self.draft + "/reply", ["deeper": "I miss her."])
        #expect(browser.location == Self.deeper)
        #expect(try await kept(house)?.deeper == "I miss her.")
        #expect(await house.models.requests.isEmpty)
    }

    @Test func `a model elsewhere is asked only after a yes, and the question leads back`() async throws {
        let house = try await house(.cloud(.openRouter, .openRouter))
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.aiConsent = AIConsent(isGranted: true, version: 1, decidedAt: House.start)
        try await house.vault.inside.save(preferences)
        var browser = try await begun(house)
        try await browser.post(Self.draft + "/reply", ["deeper": "I miss her."])
        #expect(browser.location == Self.draft + "/reply")
        try await browser.follow()
        #expect(browser.body.contains("openrouter.ai") && browser.body.contains(Self.deeper))
        #expect(await house.models.requests.isEmpty)
        func answer(_ said: String) -> [String: String] {
            [
                "purpose": "reflectionReply", "service_address": "https://openrouter.ai/api/v1",
                "model_name": CloudModels.openRouter.name(for: .reflectionReply), "answer": said,
                "next": Self.deeper,
            ]
        }
        try await browser.post("/settings/consents", answer("no"))
        #expect(browser.location == Self.deeper)
        try await browser.get(Self.deeper)
        #expect(browser.body.contains("I miss her."))
        #expect(await house.models.requests.isEmpty)
        try await browser.post("/settings/consents", answer("yes"))
        try await browser.post(Self.draft + "/reply", ["deeper": "I miss her."])
        await house.site.repliesEnd()
        #expect(await house.models.requests.count == 1)
        try await browser.get(Self.draft + "/reply")
        #expect(browser.location == Self.deeper, "nothing is left to ask")
    }

    @Test func `where the text calls for help no model is asked, and help stands there`() async throws {
        let house = try await house()
        var browser = try await begun(house)
        try await browser.post(Self.draft + "/reply", ["deeper": "I want to die."])
        try await browser.follow()
        #expect(browser.body.contains("help-first") && !browser.body.contains("/reply\""))
        #expect(try await kept(house)?.deeper == "I want to die.")
        #expect(await house.models.requests.isEmpty)
    }

    @Test func `help stands beside a reply for 72 hours after such a text`() async throws {
        let house = try await house()
        try await house.save("I want to die.", id: 7, secondsAgo: 71 * 3_600)
        var browser = try await begun(house)
        try await browser.post(Self.draft + "/reply", ["deeper": "I miss her."])
        await house.site.repliesEnd()
        try await browser.get(Self.deeper)
        #expect(browser.body.contains("full of her") && browser.body.contains("A model is not a person."))
        house.clock.advance(seconds: 3_600)
        try await browser.get(Self.deeper)
        #expect(browser.body.contains("full of her") && !browser.body.contains("A model is not a person."))
    }
}

/// A model that Sela would run itself.
private let small = ModelCatalogue.all[0].id

import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Whole journeys, every exchange of which is in a golden file: review a change of behaviour by its diff.
struct JourneyTests {
    @Test func firstStart() async throws {
        let house = try await House(.absent)
        var browser = Browser(site: house.site)
        browser.headers["Accept-Language"] = "de-AT,de;q=0.9"
        try await browser.get("/", titled: "she opens Sela for the first time")
        try await browser.follow(titled: "and is asked for a language")
        try await browser.post("/welcome", ["language": "id"], titled: "she chooses Indonesian")
        try await browser.follow(titled: "and is asked a few things")
        var answers = ["country": "ID", "track": "reflections", "ai_consent": "no"]
        answers["passphrase"] = "kuda benar"
        answers["passphrase_again"] = "kuda bena"
        try await browser.post("/welcome/set-up", answers, titled: "she mistypes the passphrase")
        answers["passphrase_again"] = "kuda benar"
        try await browser.post(
            "/welcome/set-up", answers, titled: "she types it right; only now is a diary made")
        try await browser.follow(titled: "and she is on Today, in a new session")
        expectGolden(browser.story(), "first-start.http")
    }

    @Test func writing() async throws {
        let house = try await House()
        await house.emotions.answer(.felt(.love))
        var browser = try await house.browser()
        try await browser.get("/write", titled: "she begins to write")
        let draft = browser.location
        try await browser.follow(titled: "an empty sheet")
        let entry = draft.replacing("drafts", with: "reflections")
        let text = "Today I walked along the river with my sister.\r\nThe river was quiet."
        try await browser.post(
            draft, ["text": "Today I walked", "mood": "4"], accept: "application/json",
            titled: "the script keeps what is there so far")
        try await browser.post(
            draft + "/read", ["text": text, "mood": "4"], titled: "she asks what is in it")
        try await browser.follow(titled: "emotion and question")
        try await browser.get(draft + "/deeper", titled: "she goes deeper")
        try await browser.post(draft + "/save", ["deeper": "I miss her."], titled: "she saves")
        try await browser.follow(titled: "the entry")
        try await browser.get("/journal", titled: "the list")
        house.clock.advance(seconds: 120)
        try await browser.get(entry + "/edit", titled: "she edits it")
        let edited = ["text": text + "\r\nAnd cold.", "mood": "5"]
        try await browser.post(draft + "/save", edited, titled: "and saves the change")
        try await browser.follow(titled: "the entry as it is now")
        try await browser.post(entry + "/delete", titled: "she deletes it")
        try await browser.follow(titled: "with a way back")
        try await browser.post(entry + "/restore", titled: "which she takes")
        try await browser.follow(titled: "and it is there again")
        expectGolden(browser.story(), "writing.http")
        let id = try #require(Reflection.ID(rawValue: String(entry.dropFirst("/reflections/".count))))
        let saved = try #require(try await house.vault.inside.reflection(id))
        #expect(
            saved.text == "Today I walked along the river with my sister.\nThe river was quiet.\nAnd cold.")
        #expect(saved.deeper == "I miss her.")
    }

    @Test func searching() async throws {
        let house = try await House()
        try await house.save("Am Fluss war es still.", id: 1)
        try await house.save("Im Wald war es laut.", id: 2, secondsAgo: 3_600)
        var browser = try await house.browser()
        let form = ["words": "FLUSS", "verdict": "", "mood": "4", "from": "2026-05-01", "through": ""]
        try await browser.post("/journal/search", form, titled: "she looks for a word")
        try await browser.follow(titled: "what was found")
        try await browser.get("/journal?search=0000", titled: "a search that nobody knows any more")
        try await browser.follow(titled: "everything, and a word about it")
        expectGolden(browser.story(), "searching.http")
    }

    @Test func lockedWhileWriting() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var browser = try await house.unlockedBrowser()
        try await browser.post(EdgeTests.draft, ["text": "Eine Zeile"])
        await house.vault.lock()
        let sent = ["text": "Eine Zeile\r\nund noch eine", "mood": "2"]
        try await browser.post(
            EdgeTests.draft + "/save", sent, titled: "she saves, but the diary has locked itself")
        var held = sent
        held["held_draft"] = "00000000-0000-4000-9000-000000000001"
        held["passphrase"] = "correct house"
        try await browser.post("/unlock", held, titled: "she mistypes the passphrase")
        held["passphrase"] = House.passphrase
        try await browser.post("/unlock", held, titled: "she types it right")
        try await browser.follow(titled: "and everything is there")
        expectGolden(browser.story(), "locked-while-writing.http")
    }

    @Test func thingsThatGoWrong() async throws {
        let house = try await House()
        var browser = try await house.browser()
        await house.emotions.fail(with: .modelMissing(file: "model.onnx"))
        let text = "Today I walked along the river with my sister."
        try await browser.post(EdgeTests.draft + "/read", ["text": text])
        try await browser.follow(titled: "the model is missing: the question is there all the same")
        await house.vault.inside.fail(with: .diskFull)
        try await browser.post(
            EdgeTests.draft + "/save", ["text": text],
            titled: "the disk is full: the text is still in the form")
        try await browser.get("/journal", titled: "and nothing can be read")
        await house.vault.inside.fail(with: nil)
        try await browser.get("/nowhere", titled: "no such page")
        browser.headers["Host"] = "evil.example"
        try await browser.get("/", titled: "another name that leads here")
        expectGolden(browser.story(), "things-that-go-wrong.http")
    }

    /// Every header of one response, word for word.
    @Test func headers() async throws {
        var browser = Browser(site: try await House(passphrase: House.passphrase).site)
        try await browser.get("/unlock", method: "HEAD")
        let exchange = try #require(browser.exchanges.first).exchange
        var bare = exchange
        bare.responseBody = []
        expectGolden(bare.printed(), "headers.http")
    }
}

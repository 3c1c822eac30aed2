import Companion
import CompanionTesting
import Pages
import Testing
import Web
import Wellbeing

/// Help where a text calls for it, and the days after one, as a browser without a script meets them.
struct CareTests {
    private static let draft = WritingTests.draft
    private static let entry = WritingTests.entry
    private static let grave = "Ich will nicht mehr leben."
    private static let graver = "I have decided. Tonight I will kill myself."
    private static let gentle = "Everything is hopeless."

    static func house(country: String? = "DE") async throws -> House {
        let house = try await House(crisis: RuleCrisisReader())
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.country = country
        try await house.vault.inside.save(preferences)
        return house
    }

    /// The tier whose section is shown on a page to write on; 0 = every one is hidden.
    static func shown(_ browser: Browser) -> Int {
        (1...3).first { browser.body.contains("data-tier=\"\($0)\">") } ?? 0
    }

    private func links(_ browser: Browser) -> [String] {
        browser.body.matches(of: /href="((?:tel|sms):[^"]+)"/).map { String($0.output.1) }
    }

    @Test func `tier 1 asks gently, tier 2 shows the sheet, tier 3 the emergency number first`() async throws
    {
        let house = try await Self.house()
        var browser = try await house.browser()
        for (number, text) in [Self.gentle, Self.grave, Self.graver].enumerated() {
            try await browser.post(Self.draft + "/read", ["text": text])
            try await browser.follow()
            #expect(browser.body.contains("help-title-\(number + 1)"), "\(text)")
            #expect(browser.body.contains("href=\"/help\""))
            #expect(
                browser.body.contains("question-title") == (number == 0), "nothing is asked but by people")
            switch number {
            case 0: #expect(links(browser).isEmpty && !browser.body.contains("help-first"))
            case 1: #expect(links(browser) == ["tel:08001110111", "tel:08001110222", "tel:112"])
            default: #expect(links(browser) == ["tel:112", "tel:08001110111", "tel:08001110222"])
            }
        }
    }

    @Test func `without a chosen country no number is guessed`() async throws {
        let house = try await Self.house(country: nil)
        var browser = try await house.browser()
        try await browser.post(Self.draft + "/read", ["text": Self.grave])
        try await browser.follow()
        #expect(links(browser).isEmpty && browser.body.contains("https://findahelpline.com"))
    }

    @Test func `wherever a text is entered, help stands beside it and the text is kept`() async throws {
        let house = try await Self.house()
        var browser = try await house.browser()
        try await browser.post(Self.draft, ["text": Self.grave])
        try await browser.follow()
        #expect(Self.shown(browser) == 2 && browser.body.contains(Self.grave), "kept to go on later")
        try await browser.post(Self.draft, ["text": Self.graver], accept: "application/json")
        #expect(browser.body == "{\"kept\":true,\"tier\":3}\n", "what the script is told")
        try await browser.get(Self.draft)
        #expect(Self.shown(browser) == 3, "come back to")
        try await browser.get(Self.draft + "/deeper")
        #expect(Self.shown(browser) == 3, "going deeper")
        try await browser.post(Self.draft + "/discard", ["text": Self.grave])
        try await browser.post(Self.draft + "/reopen")
        try await browser.follow()
        #expect(Self.shown(browser) == 2 && browser.body.contains(Self.grave), "brought back")
        try await browser.post(Self.draft + "/save", ["text": Self.grave])
        try await browser.follow()
        #expect(browser.body.contains("help-title-2") && browser.body.contains(Self.grave), "saved")
        try await browser.get(Self.entry + "/edit")
        #expect(Self.shown(browser) == 2, "changed")
        try await browser.post(Self.draft + "/save", ["text": "Ein Tag."])
        try await browser.follow()
        #expect(!browser.body.contains("help-title"), "and no longer when the words have gone")
    }

    @Test func `an ordinary text shows nothing, and the sections wait hidden`() async throws {
        let house = try await Self.house()
        var browser = try await house.browser()
        try await browser.post(Self.draft, ["text": "Der Vortrag war zum Sterben langweilig."])
        try await browser.follow()
        #expect(Self.shown(browser) == 0)
        for tier in 1...3 { #expect(browser.body.contains("data-tier=\"\(tier)\" hidden>")) }
    }

    @Test func `a text that cannot be kept, or meets a locked diary, has help beside it`() async throws {
        let house = try await Self.house()
        var browser = try await house.browser()
        let long = Self.grave + String(repeating: " a", count: 60_000)
        try await browser.post(Self.draft + "/save", ["text": long])
        #expect(browser.last.status == 413 && Self.shown(browser) == 2)
        let locked = try await House(.locked, passphrase: House.passphrase, crisis: RuleCrisisReader())
        var other = try await locked.browser()
        try await other.post(Self.draft + "/save", ["text": Self.graver])
        #expect(other.last.status == 423 && other.body.contains("help-title-3"))
        #expect(other.body.contains(Self.graver), "carried along")
    }

    @Test func `who searches for such words finds help beside what is found`() async throws {
        let house = try await Self.house()
        var browser = try await house.browser()
        try await browser.post("/journal/search", ["words": "ich will sterben"])
        try await browser.follow()
        #expect(browser.body.contains("help-title-2"))
        try await browser.get("/")
        #expect(!browser.body.contains("care-title"), "to search is not to say")
    }

    @Test func `for 72 hours nothing is counted, until the person says that she is safe`() async throws {
        let house = try await Self.house()
        var browser = try await house.browser()
        try await browser.get("/")
        #expect(browser.body.contains("week-title") && !browser.body.contains("care-title"))
        try await house.save("A calm day.", id: 7, secondsAgo: 600)
        try await browser.post(Self.draft, ["text": Self.grave])
        try await browser.get("/", titled: "a text that is not even saved called for help")
        #expect(browser.body.contains("care-title") && !browser.body.contains("week-title"))
        try await browser.get("/history/weeks/2026-05-24")
        #expect(browser.body.contains("help-first"))
        try await browser.get("/history/weeks/2026-05-17")
        #expect(!browser.body.contains("help-first"), "the past is not held back")
        try await browser.get("/help", titled: "the page of help has the button too")
        #expect(browser.body.contains("action=\"/help/end\""))

        house.clock.advance(seconds: 60)
        try await browser.post("/help/end", titled: "she is safe")
        try await browser.follow(titled: "everything is shown again, and can be taken back")
        #expect(browser.body.contains("week-title") && browser.body.contains("action=\"/help/resume\""))
        try await browser.get("/history/weeks/2026-05-24")
        #expect(!browser.body.contains("help-first"))
        try await browser.get("/help")
        #expect(browser.body.contains("action=\"/help/resume\""))
        try await browser.post("/help/resume", titled: "she takes it back")
        try await browser.follow(titled: "help stays close")
        #expect(browser.body.contains("action=\"/help/end\""))
        expectGolden(browser.story(), "care.http")

        try await browser.post("/help/end")
        house.clock.advance(seconds: 60)
        try await house.save("A calm day.", id: 8)
        try await browser.get("/")
        #expect(browser.body.contains("week-title"))
        try await house.save(Self.grave, id: 9)
        try await browser.get("/")
        #expect(browser.body.contains("care-title"), "a new text begins it anew")
        house.clock.advance(seconds: 72 * 3_600)
        try await browser.get("/")
        #expect(browser.body.contains("week-title"), "over by itself")
        try await browser.get("/help")
        #expect(!browser.body.contains("/help/end") && !browser.body.contains("/help/resume"))
    }

    @Test func `an entry from before she said that she is safe is read without being asked after`()
        async throws
    {
        let house = try await Self.house()
        try await house.save(Self.grave, id: 1, secondsAgo: 60)
        var browser = try await house.browser()
        try await browser.get(Self.entry)
        #expect(browser.body.contains("help-title-2"))
        try await browser.post("/help/end")
        try await browser.get(Self.entry)
        #expect(!browser.body.contains("help-title") && browser.body.contains(Self.grave))
    }

    @Test func `a stranger cannot end it, and the page of help tells her nothing`() async throws {
        let house = try await House(.open, passphrase: House.passphrase, crisis: RuleCrisisReader())
        try await house.save(Self.grave, id: 1)
        var owner = try await house.unlockedBrowser()
        try await owner.get("/help")
        #expect(owner.body.contains("care-title"))
        var stranger = Browser(site: house.site)
        try await stranger.get("/help")
        #expect(stranger.last.status == 200 && !stranger.body.contains("care-title"))
        try await stranger.post("/help/end")
        #expect(try await house.vault.inside.careEndedAt() == nil)
    }

    @Test func `a reply that was kept is shown as long as it is saved, with help beside it`() async throws {
        let house = try await Self.house()
        let reply = KeptReply(text: "You miss her so much.", model: "m", madeAt: House.start)
        var saved = try await house.save("A long day.", id: 1)
        saved.deeper = "I miss her."
        saved.reply = reply
        try await house.vault.inside.save(saved)
        var browser = try await house.browser()
        try await browser.post(Self.draft, ["text": Self.grave])
        try await browser.get(Self.draft + "/deeper")
        #expect(browser.body.contains(reply.text) && browser.body.contains("A model is not a person."))
        #expect(browser.body.contains("/reply/drop\"") && !browser.body.contains("/reply\""))
        try await browser.post(Self.draft + "/save", ["deeper": "I miss her."])
        try await browser.follow()
        #expect(browser.body.contains(reply.text) && browser.body.contains("A model is not a person."))
        #expect(try await house.vault.inside.reflection(try entryID(1))?.reply == reply)
    }

    @Test(arguments: [
        "/", "/write", "/journal", "/bin", "/settings", "/history", "/help", "/about", "/nowhere",
        "/drafts/00000000-0000-4000-9000-000000000001/understood", "/settings/models", "/settings/tokens",
    ])
    func `help is in reach of every page, whether the diary is open, locked, absent or broken`(
        path: String
    ) async throws {
        let locked = try await House(.locked, passphrase: House.passphrase)
        let broken = try await House()
        await broken.vault.inside.fail(with: .damaged(part: .row))
        for house in [try await House(), locked, try await House(.absent), broken] {
            var browser = Browser(site: house.site)
            try await browser.get(path)
            while (300..<400).contains(browser.last.status) { try await browser.follow() }
            #expect(browser.body.contains("href=\"/help\""), "\(browser.last.status)")
            try await browser.get("/help")
            #expect(browser.last.status == 200 && browser.body.contains("findahelpline.com"))
        }
    }

    @Test func `another user of this machine finds the numbers, and nothing of whose diary it is`()
        async throws
    {
        let house = try await Self.house(country: "DE")
        var owner = try await house.browser()
        try await owner.get("/")
        var other = Browser(site: house.site)
        other.peer = Request.Peer(isLoopback: true, isSameUser: false)
        try await other.get("/")
        #expect(other.last.status == 403 && other.body.contains("href=\"/help\""))
        try await other.get("/help")
        #expect(other.last.status == 200 && other.body.contains("Numbers by country"))
        #expect(!other.body.contains("help-line emergency"), "no country is known to her")
        try await other.get("/journal")
        #expect(other.last.status == 403)
    }
}

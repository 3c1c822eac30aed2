import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Who may read, and what happens to a text that meets a locked door.
///
/// Bugs B44, B46, B65; anchors D1.6.
struct UnlockTests {
    static let secret = "Nobody may read this line."

    @Test func aLockedDiaryShowsNothingButTheDoor() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        let entry = try await house.save(Self.secret, id: 7)
        var browser = try await house.browser()
        for target in [
            "/", "/write", "/journal", "/bin", "/settings", "/settings/recovery-code", "/welcome",
            "/reflections/\(entry.id.rawValue)", "/reflections/\(entry.id.rawValue)/edit", "/nowhere",
            "/help",
        ] {
            for _ in 0..<2 {
                try await browser.get(target)
                #expect(!browser.body.contains(Self.secret))
                if target != "/nowhere", target != "/help" {
                    #expect(browser.location == "/unlock", "\(target)")
                }
            }
        }
        try await browser.get("/help")
        #expect(browser.last.status == 200, "help is there for everybody")
    }

    @Test func thePassphraseOpensAndLeadsOn() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        try await house.save(Self.secret, id: 7)
        var browser = try await house.browser()
        try await browser.get("/journal")
        try await browser.follow()
        let before = browser.cookies
        #expect(try await browser.post("/unlock", ["passphrase": House.passphrase]).status == 303)
        #expect(browser.location == "/journal")
        #expect(browser.cookies != before, "an id that was planted before is worth nothing")
        try await browser.follow()
        #expect(browser.body.contains(Self.secret))
        var old = Browser(site: house.site)
        old.cookies = before
        try await old.get("/journal")
        #expect(old.location == "/unlock")
    }

    @Test func anOpenDiaryAsksEachBrowser() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        try await house.save(Self.secret, id: 7)
        var first = try await house.unlockedBrowser()
        #expect(try await first.get("/journal").status == 200)
        var second = try await house.browser()
        #expect(try await second.get("/journal").header("Location") == "/unlock")
        try await second.follow()
        #expect(try await second.post("/unlock", ["passphrase": "wrong horse"]).status == 403)
        #expect(
            try await second.get("/journal").header("Location") == "/unlock",
            "the diary is open, but not to her")
        #expect(try await first.get("/journal").status == 200)
    }

    @Test func lockingShutsOutEveryBrowserUntilEachHasGivenThePassphraseAgain() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var first = try await house.unlockedBrowser()
        var second = try await house.unlockedBrowser()
        #expect(try await second.post("/lock").status == 303)
        #expect(second.last.header("Clear-Site-Data") == "\"cache\"")
        #expect(await house.vault.state() == .locked, "the key is gone")
        try await second.follow()
        try await second.post("/unlock", ["passphrase": House.passphrase])
        #expect(try await second.get("/journal").status == 200)
        #expect(try await first.get("/journal").header("Location") == "/unlock")
    }

    /// The house locks, or another process; no page was asked for in between.
    @Test func aDiaryThatWasLockedElsewhereAsksEverybodyAgain() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var first = try await house.unlockedBrowser()
        var second = try await house.browser()
        await house.vault.lock()
        try await second.get("/unlock")
        try await second.post("/unlock", ["passphrase": House.passphrase])
        #expect(try await second.get("/journal").status == 200)
        #expect(try await first.get("/journal").header("Location") == "/unlock")
    }

    @Test func triesAreSlowedDownAndOthersDoNotHelp() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        var browser = try await house.browser()
        for _ in 0..<5 { #expect(try await browser.post("/unlock", ["passphrase": "wrong"]).status == 403) }
        #expect(await house.vault.tries == 5)
        #expect(try await browser.post("/unlock", ["passphrase": "wrong"]).status == 429)
        #expect(browser.last.header("Retry-After") == "15")
        var other = try await house.browser()
        try await other.get("/help")
        #expect(
            try await other.post("/unlock", ["passphrase": House.passphrase]).status == 429,
            "not even with the right one")
        #expect(await house.vault.tries == 5, "it was not even tried")
        house.clock.advance(seconds: 14)
        #expect(try await browser.post("/unlock", ["passphrase": "wrong"]).header("Retry-After") == "1")
        house.clock.advance(seconds: 1)
        #expect(try await browser.post("/unlock", ["passphrase": "wrong"]).status == 403)
        #expect(try await browser.post("/unlock", ["passphrase": "wrong"]).header("Retry-After") == "30")
        house.clock.advance(seconds: 30)
        #expect(try await browser.post("/unlock", ["passphrase": House.passphrase]).status == 303)
        try await browser.get("/settings")
        try await browser.post("/lock")
        try await browser.follow()
        for _ in 0..<5 { #expect(try await browser.post("/unlock", ["passphrase": "wrong"]).status == 403) }
        #expect(
            try await browser.post("/unlock", ["passphrase": "wrong"]).status == 429,
            "it was forgotten, and began anew")
    }

    @Test func theLongestWaitIsAQuarterOfAnHourEvenIfTheClockIsSetBack() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        var browser = try await house.browser()
        var longest = 0
        for _ in 0..<20 {
            let response = try await browser.post("/unlock", ["passphrase": "wrong"])
            guard let wait = response.header("Retry-After").flatMap(Int.init) else { continue }
            longest = max(longest, wait)
            house.clock.advance(seconds: Int64(wait))
        }
        #expect(longest == 900)
        house.clock.advance(seconds: -1_000_000)
        #expect(try await browser.post("/unlock", ["passphrase": "wrong"]).header("Retry-After") == "900")
    }

    @Test func theWaitCountsForThePassphraseInSettingsToo() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var browser = try await house.unlockedBrowser()
        for _ in 0..<5 {
            let fields = [
                "current_passphrase": "wrong", "passphrase": "new horse 1", "passphrase_again": "new horse 1",
            ]
            #expect(try await browser.post("/settings/passphrase", fields).status == 403)
        }
        let target = "/settings/passphrase/remove"
        #expect(try await browser.post(target, ["current_passphrase": House.passphrase]).status == 429)
        #expect(browser.last.header("Retry-After") == "15")
        #expect(try await house.vault.keySlots().map(\.kind) == [.passphrase])
    }

    @Test func aTextMetByALockedDoorIsCarriedThroughAndKept() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var browser = try await house.unlockedBrowser()
        try await browser.get("/write")
        await house.vault.lock()
        let text = "Eine Zeile\nund <noch> eine & mehr"
        let sent = ["text": text, "mood": "2"]
        #expect(try await browser.post(EdgeTests.draft + "/read", sent).status == 423)
        #expect(browser.body.contains("Eine Zeile\nund &lt;noch&gt; eine &amp; mehr"), "it is in the form")
        #expect(browser.body.contains("name=\"held_draft\" value=\"00000000-0000-4000-9000-000000000001\""))

        let held = [
            "held_draft": "00000000-0000-4000-9000-000000000001",
            "text": "Eine Zeile\r\nund <noch> eine & mehr", "mood": "2",
        ]
        let wrong = try await browser.post("/unlock", held.merging(["passphrase": "wrong"]) { $1 })
        #expect(wrong.status == 403)
        #expect(browser.body.contains("und &lt;noch&gt; eine &amp; mehr"), "a wrong passphrase keeps it")
        #expect(try await house.vault.inside.drafts().isEmpty)

        let right = try await browser.post("/unlock", held.merging(["passphrase": House.passphrase]) { $1 })
        #expect(right.status == 303)
        #expect(browser.location == EdgeTests.draft)
        let kept = try #require(try await house.vault.inside.drafts().first)
        #expect(kept.text == text)
        #expect(kept.mood == .low)
    }

    @Test func aWaitKeepsTheTextAsWell() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        var browser = try await house.browser()
        for _ in 0..<5 { try await browser.post("/unlock", ["passphrase": "wrong"]) }
        let held = [
            "held_draft": "00000000-0000-4000-9000-000000000001", "text": "Bleibt hier", "passphrase": "x",
        ]
        #expect(try await browser.post("/unlock", held).status == 429)
        #expect(browser.body.contains("Bleibt hier"))
        #expect(try await browser.post("/unlock", held.merging(["form_token": "old"]) { $1 }).status == 403)
        #expect(browser.body.contains("Bleibt hier"), "and so does a form of yesterday")
    }

    @Test func goingDeeperAtALockedDoorLeavesTheFirstTextAlone() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var browser = try await house.unlockedBrowser()
        try await browser.post(EdgeTests.draft, ["text": "Der Anfang", "mood": "4"])
        await house.vault.lock()
        #expect(try await browser.post(EdgeTests.draft + "/save", ["deeper": "Und tiefer"]).status == 423)
        #expect(browser.body.contains("Und tiefer"))
        // As the page sends it on: with an empty text.
        try await browser.post(
            "/unlock",
            [
                "held_draft": "00000000-0000-4000-9000-000000000001", "text": "", "deeper": "Und tiefer",
                "passphrase": House.passphrase,
            ])
        let kept = try #require(try await house.vault.inside.drafts().first)
        #expect(kept.text == "Der Anfang")
        #expect(kept.mood == .okay)
        #expect(kept.deeper == "Und tiefer")
    }

    @Test func theScriptIsToldThatTheDoorIsLocked() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        var browser = try await house.browser()
        let response = try await browser.post(EdgeTests.draft, ["text": "a"], accept: "application/json")
        #expect(response.status == 423)
        #expect(browser.body == "{\"problem\":\"locked\"}\n")
    }

    @Test(arguments: [
        (DiaryError.damaged(part: .database), "/unlock"), (.missingKey, "/unlock"),
        (.newerSchema(found: 9, supported: 1), "/unlock"), (.encryptionUnavailable(found: "3.40"), "/unlock"),
    ])
    func aDiaryThatDoesNotOpenIsAMessageAndLeavesTheTextInHand(error: DiaryError, door: String) async throws {
        let house = try await House(.locked)
        await house.vault.fail(with: error)
        var browser = Browser(site: house.site)
        #expect(try await browser.get("/").header("Location") == door)
        #expect(try await browser.follow().status == 200)
        try await browser.post(EdgeTests.draft, ["text": "Nicht verloren"])
        #expect(browser.last.status == 423)
        #expect(browser.body.contains("Nicht verloren"))
        await house.vault.fail(with: nil)
        #expect(try await browser.get("/").status == 200, "and once it can be opened, it is")
    }

    @Test func theRecoveryCodeOpensToo() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var browser = try await house.unlockedBrowser()
        #expect(try await browser.post("/settings/recovery-code").status == 200)
        #expect(browser.body.contains("MEMO-RYCO-DE00"))
        try await browser.get("/settings/recovery-code")
        #expect(!browser.body.contains("MEMO-RYCO-DE00"), "shown once")
        try await browser.post("/lock")
        try await browser.follow()
        #expect(try await browser.post("/unlock", ["recovery_code": "MEMO-RYCO-DE00"]).status == 303)
        #expect(await house.vault.state() == .open)
    }

    @Test func knockingStrangersDoNotPushOutThePersonInside() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var inside = try await house.unlockedBrowser()
        for _ in 0..<200 {
            house.clock.advance(seconds: 1)
            var stranger = Browser(site: house.site)
            stranger.peer = Request.Peer(isLoopback: true, isSameUser: false)
            try await stranger.get("/unlock")
        }
        #expect(try await inside.get("/journal").status == 200)
    }

    @Test func anIdleDiaryIsLockedAndActivityIsOnlyThatOfSomebodyInside() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var inside = try await house.unlockedBrowser()
        let keeping = KeepHouse(vault: house.vault, backups: house.backups, clock: house.clock)
        house.clock.advance(seconds: 14 * 60)
        var stranger = try await house.browser()
        try await stranger.get("/help")
        try await stranger.get("/health")
        #expect(await keeping.run(lastActivity: house.site.lastActivity()).hasLocked == false)
        house.clock.advance(seconds: 60)
        #expect(await keeping.run(lastActivity: house.site.lastActivity()).hasLocked)
        #expect(try await inside.get("/journal").header("Location") == "/unlock")
        // A page that was open all the time.
        #expect(try await inside.post(EdgeTests.draft, ["text": "Noch da"]).status == 423)
        #expect(inside.body.contains("Noch da"))
    }
}

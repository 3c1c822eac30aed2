import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

struct SettingsTests {
    /// The whole form, as the page sends it.
    static let form = [
        "language": "de", "country": "DE", "first_weekday": "sunday", "day_start": "04:00",
        "appearance": "dark", "track": "reflections", "ai_consent": "no", "idle_lock_minutes": "5",
        "daily_backup": "yes", "backups_kept": "14",
    ]

    @Test func savesEverySetting() async throws {
        let house = try await House()
        var browser = try await house.browser()
        #expect(try await browser.post("/settings", Self.form).header("Location") == "/settings")
        let saved = try #require(try await house.vault.inside.preferences())
        var expected = Preferences(language: .german)
        expected.country = "DE"
        expected.firstWeekday = .sunday
        expected.dayStart = try #require(DayStart(minutes: 240))
        expected.appearance = .dark
        expected.tracks = [.reflections]
        expected.aiConsent = AIConsent(isGranted: false, version: 1, decidedAt: House.start)
        expected.idleLockMinutes = 5
        expected.backupsKept = 14
        expected.isOnboarded = true
        #expect(saved == expected)
        try await browser.follow()
        #expect(browser.body.contains("<html lang=\"de\""))
        house.clock.advance(seconds: 60)
        try await browser.post("/settings", Self.form)
        #expect(try await house.vault.inside.preferences() == expected, "the same answer keeps its date")
    }

    @Test(arguments: [
        ("day_start", "06:01"), ("day_start", ""), ("idle_lock_minutes", "0"), ("idle_lock_minutes", "721"),
        ("idle_lock_minutes", "five"), ("backups_kept", "0"), ("backups_kept", "366"),
    ])
    func refusesWhatIsOutOfRangeAndChangesNothing(field: String, value: String) async throws {
        let house = try await House()
        let before = try await house.vault.inside.preferences()
        var browser = try await house.browser()
        #expect(try await browser.post("/settings", Self.form.merging([field: value]) { $1 }).status == 422)
        #expect(browser.body.contains("value=\"DE\" selected"), "as it was filled in")
        #expect(try await house.vault.inside.preferences() == before)
    }

    @Test func setsChangesAndRemovesThePassphrase() async throws {
        let house = try await House()
        var browser = try await house.browser()
        func set(_ first: String, _ second: String, now: String = "") -> [String: String] {
            ["passphrase": first, "passphrase_again": second, "current_passphrase": now]
        }
        let target = "/settings/passphrase"
        #expect(try await browser.post(target, set("correct horse", "correct house")).status == 422)
        #expect(try await browser.post(target, set("short", "short")).status == 422)
        #expect(try await browser.post(target, set("", "")).status == 422)
        #expect(try await house.vault.keySlots().map(\.kind) == [.keyFile])
        #expect(try await browser.post(target, set("correct horse", "correct horse")).status == 303)
        #expect(try await browser.follow().status == 200, "she who set it is not asked for it")
        #expect(
            try await browser.post(target, set("battery staple", "battery staple", now: "wrong")).status
                == 403)
        #expect(
            try await browser.post(target, set("battery staple", "battery staple", now: "correct horse"))
                .status == 303)
        try await browser.follow()
        #expect(
            try await browser.post(target + "/remove", ["current_passphrase": "correct horse"]).status == 403)
        #expect(
            try await browser.post(target + "/remove", ["current_passphrase": "battery staple"]).status == 303
        )
        #expect(try await house.vault.keySlots().map(\.kind) == [.keyFile])
        #expect(!browser.exchanges.contains { $0.exchange.target.contains("horse") })
    }

    @Test func aPassphraseSetInOneBrowserIsAskedForInTheOther() async throws {
        let house = try await House()
        var one = try await house.browser()
        var other = try await house.browser()
        #expect(try await other.get("/journal").status == 200)
        try await one.post(
            "/settings/passphrase", ["passphrase": "correct horse", "passphrase_again": "correct horse"])
        #expect(try await other.get("/journal").header("Location") == "/unlock")
    }

    @Test func makesABackupAndSaysIfItCannot() async throws {
        let house = try await House()
        var browser = try await house.browser()
        #expect(try await browser.post("/settings/backup").header("Location") == "/settings")
        #expect(try await house.backups.list().map(\.madeAt) == [House.start])
        #expect(await house.backups.lastKept == 7)
        await house.backups.fail(with: .diskFull)
        #expect(try await browser.post("/settings/backup").status == 507)
        #expect(try await browser.get("/settings").status == 200)
        #expect(browser.body.contains("problem"), "a folder that cannot be read is not an empty one")
    }

    @Test func deletesEverythingOnlyWhenItIsMeant() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        try await house.save("Am Fluss", id: 1)
        var browser = try await house.unlockedBrowser()
        let target = "/settings/delete-everything"
        #expect(try await browser.post(target, ["current_passphrase": House.passphrase]).status == 422)
        #expect(
            try await browser.post(target, ["confirmation": "yes", "current_passphrase": House.passphrase])
                .status == 422)
        #expect(
            try await browser.post(target, ["confirmation": "DELETE", "current_passphrase": "wrong"]).status
                == 403)
        #expect(await house.vault.state() == .open)
        try await browser.post(target, ["confirmation": "DELETE", "current_passphrase": House.passphrase])
        #expect(browser.location == "/welcome")
        #expect(browser.last.header("Clear-Site-Data") == "\"cache\", \"storage\"")
        #expect(await house.vault.state() == .absent)
        #expect(try await browser.follow().status == 200)
    }
}

struct WelcomeTests {
    @Test func nothingIsMadeBeforeTheLastAnswer() async throws {
        let house = try await House(.absent)
        var browser = Browser(site: house.site)
        #expect(try await browser.get("/journal").header("Location") == "/welcome")
        try await browser.follow()
        #expect(
            try await browser.post("/welcome", ["language": "id"]).header("Location") == "/welcome/set-up")
        try await browser.follow()
        #expect(browser.body.contains("<html lang=\"id\""))
        #expect(await house.vault.state() == .absent)
        let fields = ["country": "ID", "track": "reflections", "ai_consent": "no"]
        let differ = fields.merging(["passphrase": "correct horse", "passphrase_again": "correct house"]) {
            $1
        }
        #expect(try await browser.post("/welcome/set-up", differ).status == 422)
        let short = fields.merging(["passphrase": "kuda", "passphrase_again": "kuda"]) { $1 }
        #expect(try await browser.post("/welcome/set-up", short).status == 422)
        #expect(await house.vault.state() == .absent)
        #expect(try await browser.post("/welcome/set-up", fields).header("Location") == "/")
        #expect(await house.vault.state() == .open)
        let saved = try #require(try await house.vault.inside.preferences())
        #expect(saved.language == .indonesian)
        #expect(saved.country == "ID")
        #expect(saved.tracks == [.reflections])
        #expect(saved.aiConsent?.isGranted == false)
        #expect(saved.isOnboarded)
        #expect(try await house.vault.keySlots().map(\.kind) == [.keyFile])
        #expect(try await browser.get("/welcome").header("Location") == "/", "once")
    }

    @Test func aPassphraseAtTheStartIsSetAndAskedOfOthers() async throws {
        let house = try await House(.absent)
        var browser = try await house.browser()
        try await browser.post("/welcome", ["language": "de"])
        try await browser.follow()
        try await browser.post(
            "/welcome/set-up", ["passphrase": "richtig Pferd", "passphrase_again": "richtig Pferd"])
        #expect(try await browser.follow().status == 200)
        #expect(try await house.vault.keySlots().map(\.kind) == [.passphrase])
        #expect(try await house.vault.inside.preferences()?.aiConsent == nil, "not asked is not yes")
        var other = Browser(site: house.site)
        #expect(try await other.get("/").header("Location") == "/unlock")
    }

    @Test(arguments: [DiaryError.diskFull, .readOnly, .missingKey])
    func aDiaryThatCannotBeMadeIsAMessage(error: DiaryError) async throws {
        let house = try await House(.absent)
        var browser = try await house.browser()
        await house.vault.fail(with: error)
        #expect(try await browser.post("/welcome/set-up").status >= 500)
        #expect(await house.vault.state() == .absent)
    }

    @Test(arguments: [
        ("de-DE,de;q=0.9,en;q=0.8", "de"), ("in", "id"), ("id-ID", "id"), ("fr,en-GB;q=0.5", "en"),
        ("fr", "en"),
        ("", "en"),
    ])
    func speaksTheBrowsersLanguageUntilOneIsChosen(accept: String, language: String) async throws {
        var browser = Browser(site: try await House(.absent).site)
        browser.headers["Accept-Language"] = accept
        try await browser.get("/welcome")
        #expect(browser.body.contains("<html lang=\"\(language)\""))
    }
}

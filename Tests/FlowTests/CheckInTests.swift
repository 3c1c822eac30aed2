import Companion
import CompanionTesting
import Pages
import Testing
import Web
import Wellbeing

/// Check-ins and the question after them, as a browser without a script meets them.
struct CheckInTests {
    /// The id that the faces of the last page give to a tap.
    private func offered(_ browser: Browser) throws -> String {
        let found = browser.body.firstMatch(of: /name="check_in" value="([0-9a-f-]{36})"/)
        return String(try #require(found?.output.1))
    }

    private func tap(_ rating: Int, _ browser: inout Browser, titled title: String = "") async throws {
        let source =
            browser.body.contains("name=\"source\" value=\"notification\"")
            ? "notification" : "manual"
        try await browser.post(
            "/check-ins", ["check_in": try offered(browser), "rating": String(rating), "source": source],
            titled: title)
    }

    private func all(_ house: House) async throws -> [CheckIn] {
        let day = Moment(House.start, in: house.clock.zone(), dayStart: .midnight).day
        return try await house.vault.inside.checkIns(in: day.adding(days: -9)...day.adding(days: 9))
    }

    @Test func `a tap, its question, its answer`() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/", titled: "five faces")
        #expect(browser.body.contains("faces-title") && !browser.body.contains("follow-up-title"))
        try await tap(2, &browser, titled: "one tap")
        try await browser.follow(titled: "it can be taken back, and is not asked about at once")
        #expect(browser.body.contains("/undo\"") && !browser.body.contains("follow-up-title"))
        house.clock.advance(seconds: 60)
        try await browser.get("/", titled: "the next time it is")
        #expect(browser.body.contains("follow-up-title") && !browser.body.contains("/undo\""))
        let id = try #require(try await all(house).first).id.rawValue
        try await browser.post("/check-ins/\(id)/answer", ["note": " \r\n"], titled: "nothing is no answer")
        #expect(browser.last.status == 422 && browser.body.contains("problem-box"))
        try await browser.post(
            "/check-ins/\(id)/answer", ["note": "A long talk.\r\nThen rain."], titled: "an answer")
        try await browser.follow(titled: "and the question is gone")
        #expect(!browser.body.contains("follow-up-title"))
        try await browser.get("/check-ins", titled: "the day")
        #expect(browser.body.contains("Then rain."))
        let saved = try #require(try await all(house).first)
        #expect(saved.note == "A long talk.\nThen rain." && saved.source == .manual)
        #expect(saved.editedAt == House.start.adding(seconds: 60))
        expectGolden(browser.story(), "check-ins.http")
    }

    @Test func `ratings in the middle are not asked about`() async throws {
        let house = try await House()
        var browser = try await house.browser()
        for rating in [3, 4] {
            try await browser.get("/")
            try await tap(rating, &browser)
            try await browser.follow()
            try await browser.get("/")
            #expect(!browser.body.contains("follow-up-title"), "\(rating)")
        }
        #expect(try await all(house).map(\.rating) == [.neutral, .okay])
    }

    @Test func `a reminder suppresses exactly one question, and the faces come first`() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/")
        try await tap(1, &browser)
        try await browser.follow()
        try await browser.get("/")
        #expect(browser.body.contains("follow-up-title"))
        try await browser.get("/from-reminder")
        #expect(browser.location == "/")
        try await browser.get("/", method: "HEAD")
        try await browser.get("/")
        #expect(!browser.body.contains("follow-up-title") && browser.body.contains("faces-title"))
        try await tap(5, &browser)
        #expect(try await all(house).map(\.source) == [.manual, .notification])
        try await browser.follow()
        #expect(!browser.body.contains("follow-up-title"), "not about the very tap")
        try await browser.get("/")
        #expect(browser.body.contains("follow-up-title"), "the next look asks again")
        #expect(!browser.body.contains("value=\"notification\""))
    }

    @Test func `a reminder that meets a locked diary leads to the faces after the passphrase`() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        var browser = Browser(site: house.site)
        try await browser.get("/from-reminder")
        try await browser.follow()
        try await browser.post("/unlock", ["passphrase": House.passphrase])
        #expect(browser.location == "/from-reminder")
        try await browser.follow()
        try await browser.follow()
        #expect(browser.body.contains("name=\"source\" value=\"notification\""))
    }

    @Test(arguments: [(9, true), (11, true), (13, false)])
    func `a tap is taken back in time`(seconds: Int64, isTakenBack: Bool) async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/")
        try await tap(1, &browser)
        try await browser.follow()
        let way = try #require(browser.body.firstMatch(of: /action="(\/check-ins\/[0-9a-f-]+\/undo)"/))
        house.clock.advance(seconds: seconds)
        let address = String(way.output.1)
        try await browser.post(address)
        try await browser.follow()
        #expect(try await all(house).isEmpty == isTakenBack)
        #expect(browser.body.contains("Taken back.") == isTakenBack)
        #expect(browser.body.contains("In History you can delete it.") == !isTakenBack)
        guard isTakenBack else { return }
        try await browser.post(address)
        try await browser.follow()
        #expect(browser.body.contains("Taken back."), "twice is once")
    }

    @Test func `a page sent twice is one check-in, an old page another`() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/")
        let id = try offered(browser)
        for _ in 1...2 { try await browser.post("/check-ins", ["check_in": id, "rating": "4"]) }
        #expect(try await all(house).count == 1)
        house.clock.advance(seconds: 3_600)
        try await browser.post("/check-ins", ["check_in": id, "rating": "2"])
        #expect(try await all(house).map(\.rating) == [.okay, .low])
    }

    @Test func `the newest is asked about, then the older one, each until the day ends`() async throws {
        let house = try await House()
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.dayStart = try #require(DayStart(clock: "04:00"))
        try await house.vault.inside.save(preferences)
        var browser = try await house.browser()
        for rating in [1, 5] {
            try await browser.get("/")
            try await tap(rating, &browser)
            house.clock.advance(seconds: 60)
        }
        try await browser.get("/")
        try await browser.get("/")
        let asked = try await all(house)
        #expect(browser.body.contains("\(asked[1].id.rawValue)/dismiss"))
        try await browser.post("/check-ins/\(asked[1].id.rawValue)/dismiss", ["note": ""])
        try await browser.follow()
        #expect(browser.body.contains("\(asked[0].id.rawValue)/dismiss"))
        // 09:02 in Berlin; at 03:59 it is still the same day for her, at 04:00 it is not.
        house.clock.advance(seconds: (18 * 60 + 57) * 60)
        try await browser.get("/")
        #expect(browser.body.contains("follow-up-title"))
        house.clock.advance(seconds: 60)
        try await browser.get("/")
        #expect(!browser.body.contains("follow-up-title"))
        #expect(try await all(house)[0].isOpen, "it stays, unanswered")
        try await browser.post("/check-ins/\(asked[0].id.rawValue)/answer", ["note": "Late words."])
        #expect(try await all(house)[0].note == "Late words.", "what was written is kept")
    }

    @Test func `who keeps no track of check-ins sees none on Today`() async throws {
        let house = try await House()
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.tracks = [.reflections]
        try await house.vault.inside.save(preferences)
        var browser = try await house.browser()
        try await browser.get("/")
        #expect(!browser.body.contains("faces-title") && !browser.body.contains("check-in-days-title"))
        try await browser.get("/check-ins")
        #expect(browser.body.contains("faces-title"), "its own page is there for whoever asks")
    }

    @Test func `an answer that cannot be saved is still in the form`() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/")
        try await tap(1, &browser)
        let id = try #require(try await all(house).first).id.rawValue
        await house.vault.inside.fail(with: .diskFull)
        try await browser.post("/check-ins/\(id)/answer", ["note": "Precious words."])
        #expect(browser.last.status >= 500)
        await house.vault.inside.fail(with: nil)
        let long = "Precious words. " + String(repeating: "a", count: 10_000)
        try await browser.post("/check-ins/\(id)/answer", ["note": long])
        #expect(browser.last.status == 413 && browser.body.contains("Precious words."))
        try await browser.post("/check-ins/\(id)/answer", ["note": "First."])
        try await browser.post("/check-ins/\(id)/answer", ["note": "Second."])
        #expect(browser.last.status == 409)
        #expect(browser.body.contains("First.") && browser.body.contains("Second."))
        try await browser.post("/check-ins/\(id)/answer", ["note": "Second.", "answer": "yes"])
        #expect(try await all(house).first?.note == "Second.")
    }

    @Test func `words whose check-in is gone become a text that was begun`() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.post(
            "/check-ins/\(try entryID(9).rawValue)/answer", ["note": "Where to?"])
        try await browser.follow()
        #expect(browser.last.status == 200 && browser.body.contains("Where to?"))
    }

    @Test func `an answer that meets a locked diary is carried along and saved`() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var browser = try await house.unlockedBrowser()
        try await browser.get("/")
        try await tap(1, &browser)
        let id = try #require(try await all(house).first).id
        await house.vault.lock()
        try await browser.post("/check-ins/\(id.rawValue)/answer", ["note": "Two\r\nlines."])
        #expect(browser.last.status == 423 && browser.body.contains("Two\nlines."))
        try await browser.post(
            "/unlock",
            ["passphrase": "wrong", "held_note": id.rawValue, "note": "Two\r\nlines."])
        #expect(browser.last.status == 403 && browser.body.contains("Two\nlines."))
        try await browser.post(
            "/unlock",
            ["passphrase": House.passphrase, "held_note": id.rawValue, "note": "Two\r\nlines."])
        try await browser.follow()
        #expect(try await house.vault.inside.checkIn(id)?.note == "Two\nlines.")
        #expect(browser.body.contains("Your words are saved."))
    }

    @Test func `a form from before Sela was started anew keeps its words`() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/")
        try await tap(1, &browser)
        let id = try #require(try await all(house).first).id.rawValue
        try await browser.post("/check-ins/\(id)/answer", ["note": "Old form.", "form_token": "0"])
        #expect(browser.last.status == 403 && browser.body.contains("Old form."))
        #expect(try await all(house).first?.note == nil)
    }

    @Test(arguments: ["0", "6", "-1", "x", ""])
    func `a rating that is none changes nothing`(rating: String) async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/")
        try await browser.post("/check-ins", ["check_in": try offered(browser), "rating": rating])
        #expect([400, 422].contains(browser.last.status))
        #expect(try await all(house).isEmpty)
    }
}

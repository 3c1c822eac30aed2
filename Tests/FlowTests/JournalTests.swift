import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Finding again, deleting and bringing back.
struct JournalTests {
    @Test func noWordIsEverInAnAddress() async throws {
        let house = try await House()
        try await house.save("Am Fluss", id: 1)
        try await house.save("Im Wald", id: 2, secondsAgo: 60)
        var browser = try await house.browser()
        try await browser.post(
            "/journal/search", ["words": "fluss", "verdict": "", "mood": "", "from": "", "through": ""])
        #expect(browser.last.status == 303)
        #expect(browser.location.firstMatch(of: /^\/journal\?search=[0-9a-f]{64}$/) != nil)
        try await browser.follow()
        #expect(browser.body.contains("Am Fluss"))
        #expect(!browser.body.contains("Im Wald"))
        #expect(browser.body.contains("value=\"fluss\""), "still in the form")
    }

    @Test func aSearchBelongsToItsBrowserAndIsForgottenKindly() async throws {
        let house = try await House()
        try await house.save("Am Fluss", id: 1)
        var browser = try await house.browser()
        try await browser.post("/journal/search", ["words": "fluss"])
        let address = browser.location
        var other = try await house.browser()
        #expect(try await other.get(address).header("Location") == "/journal")
        try await other.follow()
        #expect(other.body.contains("class=\"notice\""))
        for number in 0..<20 { try await browser.post("/journal/search", ["words": "\(number)"]) }
        #expect(try await browser.get(browser.location).status == 200)
        #expect(try await browser.get(address).header("Location") == "/journal", "the 21st last is gone")
    }

    @Test func anEmptySearchIsTheWholeList() async throws {
        var browser = try await House().browser()
        let fields = ["words": "  ", "verdict": "", "mood": "", "from": "", "through": ""]
        #expect(try await browser.post("/journal/search", fields).header("Location") == "/journal")
    }

    @Test(arguments: [
        ["mood": "6"], ["mood": "x"], ["verdict": "bored"], ["from": "2026-02-30"], ["through": "yesterday"],
    ])
    func refusesASearchThatCannotBe(fields: [String: String]) async throws {
        var browser = try await House().browser()
        #expect(try await browser.post("/journal/search", fields).status == 400)
    }

    @Test func aLockForgetsWhatWasSearchedFor() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var browser = try await house.unlockedBrowser()
        try await browser.post("/journal/search", ["words": "fluss"])
        let address = browser.location
        #expect(try await browser.get(address).status == 200)
        await house.vault.lock()
        try await browser.get(address)
        try await browser.follow()
        try await browser.post("/unlock", ["passphrase": House.passphrase])
        #expect(try await browser.follow().header("Location") == "/journal")
    }

    @Test func pagesThroughTheListWithoutLosingOne() async throws {
        let house = try await House()
        for number in 1...45 {
            try await house.save("Eintrag Nummer \(number).", id: number, secondsAgo: Int64(number))
        }
        var browser = try await house.browser()
        var seen: [String] = []
        var target = "/journal"
        for _ in 0..<3 {
            try await browser.get(target)
            seen += browser.body.matches(of: /Eintrag Nummer ([0-9]+)\./).map { String($0.1) }
            guard let next = browser.body.firstMatch(of: /href="(\/journal\?after=[^"]+)"/) else { break }
            target = String(next.1)
        }
        #expect(seen == (1...45).map(String.init))
    }

    @Test func deletesWithAWayBackAndDestroysOnlyFromTheBin() async throws {
        let house = try await House()
        let entry = try await house.save("Am Fluss", id: 1)
        let target = "/reflections/\(entry.id.rawValue)"
        var browser = try await house.browser()
        #expect(try await browser.post(target + "/destroy").status == 404)
        #expect(try await browser.post(target + "/delete").header("Location") == "/journal")
        #expect(try await browser.get(target).status == 404)
        #expect(try await browser.post(target + "/delete").status == 404)
        try await browser.get("/bin")
        #expect(browser.body.contains("Am Fluss"))
        #expect(try await browser.post(target + "/restore").header("Location") == target)
        #expect(try await house.vault.inside.reflection(entry.id) == entry)
        try await browser.post(target + "/delete")
        #expect(try await browser.post(target + "/destroy").header("Location") == "/bin")
        #expect(try await house.vault.inside.bin().isEmpty)
        #expect(try await browser.post(target + "/restore").status == 404)
    }

    @Test func correctsAndTakesBackAndReadsAgain() async throws {
        let house = try await House()
        let entry = try await house.save("Am Fluss", id: 1)
        let target = "/reflections/\(entry.id.rawValue)"
        var browser = try await house.browser()
        await house.emotions.answer(.felt(.sadness))
        #expect(try await browser.post(target + "/read").status == 303)
        #expect(try await house.vault.inside.reflection(entry.id)?.verdict == .felt(.sadness))
        try await browser.post(target + "/correct", ["verdict": "love"])
        #expect(try await house.vault.inside.reflection(entry.id)?.verdict == .felt(.love))
        #expect(try await browser.post(target + "/correct", ["verdict": "bored"]).status == 400)
        await house.emotions.fail(with: .inferenceFailed)
        #expect(try await browser.post(target + "/read").status == 303)
        try await browser.post(target + "/correct", ["verdict": ""])
        let back = try #require(try await house.vault.inside.reflection(entry.id))
        #expect(back.correction == nil)
        #expect(back.verdict == .felt(.sadness), "a reading that failed leaves the one before")
    }
}

import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Making, showing and removing tokens on their page.
struct TokenPageTests {
    @Test func aTokenIsShownOnceAndWorksUntilItIsRemoved() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/settings/tokens")
        let made = try await browser.post(
            "/settings/tokens", ["token_name": "  evening <script> ", "scope": "entries:read"])
        #expect(made.status == 200)
        let secret = try #require(browser.body.firstMatch(of: /sela_[0-9a-f]{64}/)).output
        #expect(!browser.body.contains("<script> "), "a name is shown, not run")
        let diary = await house.vault.inside
        let token = try #require(try await diary.apiToken(openedBy: Secret(String(secret))))
        #expect(token.name == "evening <script>" && token.scopes == [.readEntries])
        #expect(token.madeAt == House.start)

        try await browser.get("/settings/tokens")
        #expect(
            browser.body.contains("evening &lt;script>") || browser.body.contains("evening &lt;script&gt;"))
        #expect(!browser.body.contains(secret), "it is shown this once")

        try await browser.post("/settings/tokens/\(token.number)/remove")
        #expect(browser.location == "/settings/tokens")
        #expect(try await diary.apiTokens() == [])
        try await browser.post("/settings/tokens/\(token.number)/remove")
        #expect(browser.last.status == 404)
    }

    @Test(arguments: [
        (["token_name": "", "scope": "entries:read"], "1 to 60"),
        (["token_name": "taken", "scope": "entries:read"], "called that already"),
        (["token_name": "watch"], "at least one thing"),
        (["token_name": "watch", "scope": "everything"], "at least one thing"),
    ])
    func whatDoesNotFitIsSaidAndKeptInTheForm(fields: [String: String], words: String) async throws {
        let house = try await House()
        let diary = await house.vault.inside
        _ = try await diary.addAPIToken(
            named: "taken", for: [.scanSafety], openedBy: Secret("sela_x"), at: House.start)
        var browser = try await house.browser()
        let answer = try await browser.post("/settings/tokens", fields)
        #expect(answer.status == 422)
        #expect(browser.body.contains(words))
        #expect(!browser.body.contains("sela_"))
        #expect(browser.body.contains("value=\"\(fields["token_name"] ?? "")\""))
        #expect(try await diary.apiTokens().count == 1)
    }

    @Test func aStrangerMakesNone() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        var browser = try await house.browser()
        try await browser.post("/settings/tokens", ["token_name": "x", "scope": "entries:read"])
        #expect(browser.location == "/unlock")
        #expect(try await house.vault.inside.apiTokens() == [])
    }
}

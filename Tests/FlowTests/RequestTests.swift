import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Requests that are no proper requests: each gets a clear answer.
struct RequestTests {
    @Test(arguments: [
        ("DELETE", "/settings", 405, "GET, HEAD, POST"),
        ("PUT", "/lock", 405, "POST"),
        ("POST", "/journal", 405, "GET, HEAD"),
        ("GET", "/lock", 405, "POST"),
        ("TRACE", "/", 405, "GET, HEAD"),
        ("get", "/", 405, "GET, HEAD"),
        ("GET", "/nowhere", 404, nil),
        ("BREW", "/nowhere", 404, nil),
        ("POST", "/nowhere", 404, nil),
        ("GET", "/assets/../Package.swift", 404, nil),
        ("GET", "/assets/%2e%2e%2fPackage.swift", 404, nil),
        ("GET", "/assets/passwd", 404, nil),
        ("GET", "/reflections/not-an-id", 404, nil),
        ("GET", "/reflections/00000000-0000-4000-9000-000000000001", 404, nil),
        ("GET", "/drafts/00000000-0000-4000-9000-000000000001", 404, nil),
    ])
    func namesTheMethodsOrSaysThatThereIsNothing(
        method: String, target: String, status: Int, allow: String?
    ) async throws {
        var browser = try await House().browser()
        let response = await browser.send(method, target, [("Host", "127.0.0.1:7352")], "")
        #expect(response.status == status)
        #expect(response.header("Allow") == allow)
    }

    @Test func whatIsTooLargeForTheServerIsAnsweredInThePersonsLanguage() async throws {
        let house = try await House()
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.language = .german
        try await house.vault.inside.save(preferences)
        var browser = try await house.browser()
        try await browser.get("/")
        func send(_ target: String) async -> Response {
            var request = Request(
                method: "POST", target: target, headers: ["host": "127.0.0.1:7352"],
                peer: Request.Peer(isLoopback: true, isSameUser: true))
            request.isBodyTooLarge = true
            return await house.site.respond(to: request)
        }
        let page = await send("/drafts/00000000-0000-4000-9000-000000000001/read")
        #expect(page.status == 413)
        let words = String(decoding: page.body, as: UTF8.self)
        #expect(words.contains("<html lang=\"de\"") && words.contains("Das war zu groß"))
        #expect(words.contains("Geh zurück: Er steht noch da."))
        let problem = await send("/api/v1/entries")
        #expect(problem.status == 413)
        #expect(problem.header("Content-Type") == "application/problem+json")
        #expect(String(decoding: problem.body, as: UTF8.self).contains("urn:sela:problem:too-large"))
    }

    @Test(arguments: [
        "/%", "/%2", "/%zz", "/%00", "/journal?search=%ff", "/journal?search=%", "/journal?a=1&a=2",
        "write", "http://127.0.0.1:7352/", "*", "/journal?search=a b", "/jöurnal", "",
        "/journal?" + (0..<20).map { "f\($0)=1" }.joined(separator: "&"),
    ])
    func refusesATargetThatItDoesNotUnderstand(target: String) async throws {
        var browser = try await House().browser()
        #expect(try await browser.get(target).status == 400)
    }

    @Test(arguments: [
        "text=%", "text=%4", "text=%g0", "text=a%00b", "text=%ff%fe", "text=%c0%80", "text=a&text=b",
        (0..<2_000).map { "f\($0)=\($0)" }.joined(separator: "&"), "text=%ed%a0%80",
    ])
    func refusesAFormThatItDoesNotUnderstand(form: String) async throws {
        let house = try await House()
        var browser = try await house.browser()
        let response = await browser.send(
            "POST", EdgeTests.draft,
            [
                ("Host", "127.0.0.1:7352"), ("Sec-Fetch-Site", "same-origin"),
                ("Content-Type", "application/x-www-form-urlencoded"),
            ], "form_token=\(browser.formToken)&" + form)
        #expect(response.status == 400)
        #expect(try await house.vault.inside.drafts().isEmpty)
    }

    @Test func boundsEverything() async throws {
        var browser = try await House().browser()
        #expect(
            try await browser.get("/journal?search=" + String(repeating: "a", count: 2_048)).status == 414)
        browser.headers["X-Long"] = String(repeating: "a", count: 40_000)
        #expect(try await browser.get("/").status == 431)
        browser.headers["X-Long"] = nil
        let long = String(repeating: "a", count: 70_000)
        #expect(try await browser.post("/journal/search", ["words": long]).status == 413)
        #expect(try await browser.post("/journal/search", ["words": String(long.prefix(600))]).status == 400)
    }

    /// The longest that may be written, in the longest characters there are: a couple with two skin tones
    /// is 35 bytes, and 105 when it is sent.
    @Test func aTextOfAHundredThousandEmojiIsKept() async throws {
        let house = try await House()
        var browser = try await house.browser()
        let couple = "👩🏻‍❤️‍💋‍👩🏽"
        #expect(couple.count == 1 && couple.utf8.count == 35)
        let text = String(repeating: couple, count: 100_000)
        #expect(try await browser.post(EdgeTests.draft, ["text": text, "deeper": "👩🏻‍❤️‍💋‍👩🏽"]).status == 303)
        let kept = try #require(try await house.vault.inside.drafts().first)
        #expect(kept.text.utf8.count == 3_500_000)
        #expect(kept.deeper?.utf8.count == 35)
        let longer = try await browser.post(EdgeTests.draft, ["text": String(repeating: "a", count: 100_001)])
        #expect(longer.status == 413)
        #expect(browser.body.contains(String(repeating: "a", count: 100_001)), "and it is still in the form")
        #expect(try await house.vault.inside.drafts().first?.text.count == 100_000)
    }

    @Test func aHeadRequestIsAnsweredLikeAGetAndTakesNoNoticeAway() async throws {
        let house = try await House()
        try await house.save("Bleibt", id: 7)
        var browser = try await house.browser()
        try await browser.post("/reflections/00000000-0000-4000-9000-000000000007/delete")
        let head = try await browser.get("/journal", method: "HEAD")
        #expect(head.status == 200)
        #expect(head.header("Content-Type") == "text/html; charset=utf-8")
        try await browser.get("/journal")
        #expect(browser.body.contains("/reflections/00000000-0000-4000-9000-000000000007/restore"))
        try await browser.get("/journal")
        #expect(!browser.body.contains("/restore"), "told once")
    }

    @Test func healthTellsNothingButThatWeAreHere() async throws {
        var browser = Browser(site: try await House(.locked, passphrase: House.passphrase).site)
        browser.peer = Request.Peer(isLoopback: true, isSameUser: false)
        let response = try await browser.get("/health")
        #expect(response.status == 200)
        #expect(browser.body == "ok\n")
        #expect(browser.cookies.isEmpty)
    }

    /// Anchors G24.
    @Test(arguments: [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</textarea><svg onload=alert(1)>",
        "javascript:alert(1)", "{{7*7}}", "<!--", "&lt;b&gt;", "'; DROP TABLE entry; --", "\u{202E}abc",
    ])
    func whatAPersonWritesIsInert(text: String) async throws {
        let house = try await House()
        let entry = try await house.save(text, id: 7)
        var browser = try await house.browser()
        try await browser.post(EdgeTests.draft, ["text": text, "deeper": text])
        try await browser.post("/journal/search", ["words": text])
        let search = browser.location
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
            ">", with: "&gt;"
        )
        .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
        for target in [
            "/", search, "/reflections/\(entry.id.rawValue)", "/reflections/\(entry.id.rawValue)/edit",
            EdgeTests.draft,
        ] {
            #expect(try await browser.get(target).status == 200)
            #expect(browser.body.contains(escaped), "\(target)")
            if escaped != text { #expect(!browser.body.contains(text), "\(target)") }
            #expect(!target.contains(text))
        }
    }
}

import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// The rules of the edge.
///
/// Each test fails if its rule is taken out.
struct EdgeTests {
    static let draft = "/drafts/00000000-0000-4000-9000-000000000001"

    @Test(arguments: ["127.0.0.1:7352", "localhost:7352", "[::1]:7352", "LOCALHOST:7352"])
    func answersUnderOurOwnNames(host: String) async throws {
        var browser = Browser(site: try await House().site)
        browser.headers["Host"] = host
        #expect(try await browser.get("/").status == 200)
    }

    @Test(arguments: [
        "evil.example", "evil.example:7352", "127.0.0.1", "127.0.0.1:80", "localhost:73520",
        "127.0.0.1:7352.evil.example", "192.168.1.20:7352", "", "127.0.0.1:7352, evil.example",
    ])
    func refusesAnyOtherHost(host: String) async throws {
        var browser = Browser(site: try await House().site)
        browser.headers["Host"] = host
        for target in ["/", "/health", "/assets/sela.css"] {
            #expect(try await browser.get(target).status == 421, "\(target)")
        }
        #expect(browser.cookies.isEmpty, "and gives no session away")
    }

    @Test func refusesARequestWithoutAHost() async throws {
        var browser = Browser(site: try await House().site)
        browser.headers["Host"] = .some(nil)
        #expect(try await browser.get("/").status == 421)
    }

    /// Where a form may come from, by the two headers with which a browser says so.
    @Test(arguments: [
        ("http://127.0.0.1:7352", "same-origin", true),
        ("http://127.0.0.1:7352", nil, true),
        ("null", "same-origin", true),
        (nil, "same-origin", true),
        (nil, "none", true),
        (nil, nil, false),
        ("null", nil, false),
        ("null", "none", false),
        ("null", "cross-site", false),
        ("http://127.0.0.1:7352", "cross-site", false),
        ("http://127.0.0.1:7352", "same-site", false),
        ("http://localhost:7352", "same-origin", false),
        ("http://127.0.0.1:3000", nil, false),
        ("http://127.0.0.1", nil, false),
        ("https://127.0.0.1:7352", nil, false),
        ("http://evil.example", nil, false),
        ("http://evil.example", "same-origin", false),
        ("http://127.0.0.1:7352.evil.example", nil, false),
    ])
    func takesAFormOnlyFromOurOwnPages(origin: String?, site: String?, isTaken: Bool) async throws {
        let house = try await House()
        var browser = try await house.browser()
        browser.headers["Origin"] = .some(origin)
        browser.headers["Sec-Fetch-Site"] = .some(site)
        let status = try await browser.post(Self.draft, ["text": "Ein Wort"]).status
        #expect(status == (isTaken ? 303 : 403))
        let kept = try await house.vault.inside.drafts()
        #expect(kept.map(\.text) == (isTaken ? ["Ein Wort"] : []))
    }

    @Test(arguments: [
        "application/json", "text/plain", "text/plain; charset=utf-8", "multipart/form-data; boundary=x", "",
        "application/x-www-form-urlencodedx",
    ])
    func takesNothingButForms(type: String) async throws {
        let house = try await House()
        var browser = try await house.browser()
        browser.headers["Content-Type"] = type
        #expect(try await browser.post(Self.draft, ["text": "Ein Wort"]).status == 415)
        #expect(try await house.vault.inside.drafts().isEmpty)
    }

    @Test(arguments: [
        "/settings", "/settings/passphrase", "/settings/backup", "/settings/delete-everything", "/lock",
        "/journal/search", "/reflections/00000000-0000-4000-9000-000000000007/delete",
    ])
    func doesNothingWithoutTheTokenOfAPage(target: String) async throws {
        let house = try await House()
        try await house.save("Bleibt", id: 7)
        var browser = try await house.browser()
        for token in ["", "0", String(browser.formToken.dropLast()), browser.formToken + "0"] {
            let fields = ["form_token": token, "confirmation": "DELETE", "text": "x", "words": "x"]
            #expect(try await browser.post(target, fields).status == 403, "\(token)")
        }
        #expect(try await house.vault.inside.count() == 1)
        #expect(await house.vault.state() == .open)
        #expect(try await house.backups.list().isEmpty)
    }

    @Test func aTokenOfAnotherBrowserIsWorthNothing() async throws {
        let house = try await House()
        try await house.save("Bleibt", id: 7)
        var mine = try await house.browser()
        let hers = try await house.browser()
        #expect(mine.formToken != hers.formToken)
        let target = "/reflections/00000000-0000-4000-9000-000000000007/delete"
        #expect(try await mine.post(target, ["form_token": hers.formToken]).status == 403)
        #expect(try await mine.post(target).status == 303, "her own is")
    }

    @Test func looksWithoutChangingAnything() async throws {
        let house = try await House()
        let entry = try await house.save("Bleibt", id: 7)
        var browser = try await house.browser()
        let id = entry.id.rawValue
        for target in [
            "/", "/write", "/journal", "/bin", "/settings", "/help", "/about", "/unlock", "/lock",
            "/reflections/\(id)", "/reflections/\(id)/edit", "/reflections/\(id)/delete",
            "/reflections/\(id)/destroy", "/drafts/\(id)/save", "/drafts/\(id)/discard", "/settings/backup",
            "/settings/delete-everything", "/settings/recovery-code",
        ] {
            for method in ["GET", "HEAD"] { try await browser.get(target, method: method) }
        }
        #expect(try await house.vault.inside.reflection(entry.id) == entry)
        #expect(try await house.vault.inside.drafts().isEmpty)
        #expect(try await house.backups.list().isEmpty)
        #expect(try await house.vault.keySlots().map(\.kind) == [.keyFile])
        #expect(await house.vault.state() == .open)
    }

    @Test func everyResponseIsGuarded() async throws {
        let house = try await House()
        var browser = try await house.browser()
        var responses: [Response] = []
        for target in [
            "/", "/write", "/nowhere", "/%zz", "/assets/sela.css", "/manifest.webmanifest", "/health",
            "/lock",
        ] {
            responses.append(try await browser.get(target))
        }
        responses.append(try await browser.post(Self.draft, ["text": "a"]))
        responses.append(try await browser.post(Self.draft, ["text": "a"], accept: "application/json"))
        responses.append(try await browser.post("/lock", ["form_token": ""]))
        for response in responses {
            let policy = response.header("Content-Security-Policy")
            #expect(
                policy == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
                    + "base-uri 'none'; frame-ancestors 'none'")
            #expect(response.header("X-Content-Type-Options") == "nosniff")
            #expect(response.header("Referrer-Policy") == "no-referrer")
            #expect(response.header("Cross-Origin-Opener-Policy") == "same-origin")
            #expect(response.header("Cross-Origin-Resource-Policy") == "same-origin")
            #expect(response.header("Permissions-Policy")?.contains("microphone=()") == true)
            #expect(response.headers.allSatisfy { !$0.name.lowercased().hasPrefix("access-control-") })
            #expect(response.header("Cache-Control") != nil)
        }
    }

    @Test func aPageIsNeverKeptByABrowserButAFileIs() async throws {
        var browser = try await House().browser()
        #expect(try await browser.get("/").header("Cache-Control") == "no-store")
        #expect(try await browser.get("/nowhere").header("Cache-Control") == "no-store")
        let file = try await browser.get("/assets/sela.css")
        #expect(file.header("Cache-Control") == "no-cache")
        let tag = try #require(file.header("ETag"))
        browser.headers["If-None-Match"] = tag
        let again = try await browser.get("/assets/sela.css")
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        browser.headers["If-None-Match"] = "\"other\""
        #expect(try await browser.get("/assets/sela.css").status == 200)
    }

    @Test func anotherOriginGetsNoAnswerThatItCouldRead() async throws {
        var browser = try await House().browser()
        browser.headers["Origin"] = "http://evil.example"
        browser.headers["Sec-Fetch-Site"] = "cross-site"
        browser.headers["Sec-Fetch-Mode"] = "cors"
        let response = await browser.send("OPTIONS", "/settings", [("Host", "127.0.0.1:7352")], "")
        #expect(response.status == 405)
        #expect(response.headers.allSatisfy { !$0.name.lowercased().hasPrefix("access-control-") })
    }

    @Test func aLinkElsewhereLeadsHereByAStepOfOurOwn() async throws {
        let house = try await House()
        try await house.save("Geheim", id: 7)
        var browser = Browser(site: house.site)
        browser.headers["Sec-Fetch-Site"] = "cross-site"
        browser.headers["Sec-Fetch-Mode"] = "navigate"
        browser.headers["Sec-Fetch-Dest"] = "document"
        let response = try await browser.get("/journal")
        #expect(response.header("Refresh") == "0; url=/journal")
        #expect(response.header("Set-Cookie") == nil, "it must not take the place of the person's session")
        #expect(response.body.isEmpty)
        // By way of our own service worker.
        browser.headers["Sec-Fetch-Dest"] = "empty"
        #expect(try await browser.get("/journal").header("Refresh") == "0; url=/journal")
        browser.headers["Sec-Fetch-Mode"] = "cors"
        #expect(try await browser.get("/journal").status == 403)
        browser.headers["Sec-Fetch-Dest"] = "image"
        browser.headers["Sec-Fetch-Mode"] = "no-cors"
        #expect(try await browser.get("/journal").status == 403, "but not a picture or a frame")
        browser.headers["Sec-Fetch-Dest"] = "iframe"
        browser.headers["Sec-Fetch-Mode"] = "navigate"
        #expect(try await browser.get("/journal").status == 403)
    }

    @Test func theCookieIsForThisPortAndOutOfReachOfScripts() async throws {
        var browser = Browser(site: try await House().site)
        try await browser.get("/")
        let cookie = try #require(browser.last.header("Set-Cookie"))
        #expect(cookie.hasPrefix("sela_session_7352="))
        let attributes = cookie.split(separator: ";").dropFirst().map { $0.drop { $0 == " " } }
        #expect(Set(attributes) == ["Path=/", "HttpOnly", "SameSite=Strict"])
        #expect(cookie.split(separator: ";")[0].dropFirst("sela_session_7352=".count).count == 64, "256 bits")
        try await browser.get("/")
        #expect(browser.last.header("Set-Cookie") == nil, "once is enough")
    }

    @Test func twoCookiesOfOurNameCountAsNone() async throws {
        let house = try await House(passphrase: House.passphrase)
        var browser = try await house.unlockedBrowser()
        #expect(try await browser.get("/journal").status == 200)
        let own = try #require(browser.cookies["sela_session_7352"])
        browser.cookies = [:]
        for pair in ["planted; sela_session_7352=\(own)", "\(own); sela_session_7352=planted"] {
            browser.headers["Cookie"] = "sela_session_7352=" + pair
            #expect(try await browser.get("/journal").status == 303)
            browser.cookies = [:]
        }
        browser.headers["Cookie"] = "a=b; sela_session_7352=\(own); c"
        #expect(try await browser.get("/journal").status == 200)
    }
}

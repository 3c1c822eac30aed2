import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Who may come in, by the user and the machine at the other end.
struct PeerTests {
    @Test(arguments: [
        (Request.Peer(isLoopback: true, isSameUser: false), 403),
        (Request.Peer(isLoopback: true, isSameUser: nil), 403),
        (Request.Peer(isLoopback: false, isSameUser: nil), 403),
        (Request.Peer(isLoopback: false, isSameUser: true), 403),
        (Request.Peer(isLoopback: true, isSameUser: true), 200),
    ])
    func onlyTheSameUserComesInWithoutAPassphrase(peer: Request.Peer, status: Int) async throws {
        let house = try await House()
        var browser = try await house.browser()
        browser.peer = peer
        #expect(try await browser.get("/").status == status, "even with a cookie of hers")
        browser.cookies = [:]
        #expect(try await browser.get("/").status == status)
        #expect(browser.cookies.isEmpty == (status == 403))
        if status == 403 { #expect(browser.body.contains("This diary belongs to someone else")) }
    }

    @Test func aNewDiaryIsNotMadeForAnotherUser() async throws {
        let house = try await House(.absent)
        var browser = Browser(site: house.site)
        browser.peer = Request.Peer(isLoopback: true, isSameUser: false)
        #expect(try await browser.get("/welcome").status == 403)
        #expect(try await browser.post("/welcome/set-up").status == 403)
        #expect(await house.vault.state() == .absent)
    }

    @Test func anotherMachineComesInOnlyIfToldSoAndWithThePassphrase() async throws {
        let shut = try await House(passphrase: House.passphrase)
        var browser = Browser(site: shut.site)
        browser.peer = Request.Peer(isLoopback: false, isSameUser: nil)
        #expect(try await browser.get("/unlock").status == 403)

        let unsafe = try await House(isLoopbackOnly: false)
        browser = Browser(site: unsafe.site)
        browser.peer = Request.Peer(isLoopback: false, isSameUser: nil)
        browser.headers["Host"] = "192.168.1.20:7352"
        #expect(try await browser.get("/").status == 403)

        let open = try await House(passphrase: House.passphrase, isLoopbackOnly: false)
        browser = Browser(site: open.site)
        browser.peer = Request.Peer(isLoopback: false, isSameUser: nil)
        for host in [
            "evil.example:7352", "192.168.1.20", "192.168.1.20.evil.example:7352", "1.2.3:7352",
            "a[::2]:7352",
        ] {
            browser.headers["Host"] = host
            #expect(try await browser.get("/unlock").status == 421, "\(host)")
        }
        for host in ["10.0.0.7:7352", "[fe80::1]:7352"] {
            browser.headers["Host"] = host
            #expect(try await browser.get("/unlock").status == 200, "\(host)")
        }
        browser.headers["Host"] = "192.168.1.20:7352"
        // Without TLS a browser says nothing of where a request comes from except the origin.
        browser.headers["Sec-Fetch-Site"] = .some(nil)
        browser.headers["Origin"] = "http://192.168.1.20:7352"
        #expect(try await browser.get("/").status == 303)
        #expect(browser.last.header("Referrer-Policy") == "same-origin", "or the origin would be null")
        try await browser.follow()
        try await browser.post("/unlock", ["passphrase": House.passphrase])
        #expect(try await browser.follow().status == 200)
        let refused = try await browser.post(
            "/settings/passphrase/remove", ["current_passphrase": House.passphrase])
        #expect(refused.status == 422, "and the door stays")
        #expect(try await open.vault.keySlots().map(\.kind) == [.passphrase])
    }
}

import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// What is heard, as the script of the page gets it.
struct HearingEventsTests {
    private static let grave = "Ich will nicht mehr leben. Ich bringe mich heute um."
    private static func heard(_ text: String) -> RecognitionEvent {
        .heard(SpokenSegment(text: text, start: 0, end: 2, silence: 0, confidence: 1))
    }

    /// What comes until the stream ends or holds `last`.
    private func pieces(_ response: Response, until last: String = "event: end") async -> String {
        var text = ""
        guard let events = response.events else { return text }
        for await piece in events.pieces {
            text += String(decoding: piece, as: UTF8.self)
            if text.contains(last) { break }
        }
        return text
    }

    @Test func `progress, words and how strongly they call for help come in their order`() async throws {
        let recogniser = ScriptedRecogniser([
            .progress(0.25), Self.heard("Heute war gut."), Self.heard(Self.grave), .progress(1), .finished,
        ])
        let house = try await SpeakTests.house(recogniser)
        var browser = try await house.browser()
        try await browser.upload("/speak", file: [1], accept: "application/json")
        let path = try await SpeakTests.path(house)
        let response = try await browser.get(path + "/events")
        #expect(response.header("Content-Type") == "text/event-stream")
        #expect(response.header("Cache-Control") == "no-store")
        if response.events != nil {
            let text = await pieces(response)
            let places = ["event: progress", "Heute war gut.", "event: tier", "event: end"]
                .compactMap { text.firstRange(of: $0)?.lowerBound }
            #expect(places.count == 4 && places == places.sorted())
        }
        await house.site.hearingsEnd()
        let after = try await browser.get(path + "/events")
        #expect(after.events == nil && browser.body == "event: end\ndata: \n\n")
    }

    @Test func `words that call for help have help beside them while they are heard`() async throws {
        let house = try await SpeakTests.house(ScriptedRecogniser([Self.heard(Self.grave)], isHeld: true))
        var browser = try await house.browser()
        try await browser.upload("/speak", file: [1], accept: "application/json")
        let path = try await SpeakTests.path(house)
        let text = await pieces(try await browser.get(path + "/events"), until: "event: tier")
        #expect(text.contains(Self.grave))
        try await browser.get(path)
        #expect(browser.body.contains("data-tier=\"3\">"), "shown, not hidden")
        #expect(browser.body.contains(Self.grave))
        #expect(browser.last.header("Refresh") == nil, "the script looks")
    }

    @Test func `locking ends the stream, and no word comes after it`() async throws {
        let recogniser = ScriptedRecogniser([Self.heard("Heute war gut.")], isHeld: true)
        let house = try await SpeakTests.house(recogniser, passphrase: House.passphrase)
        var browser = try await house.unlockedBrowser()
        try await browser.upload("/speak", file: [1], accept: "application/json")
        let path = try await SpeakTests.path(house)
        let response = try await browser.get(path + "/events")
        try await browser.post("/lock")
        let text = await pieces(response)
        #expect(text.hasSuffix("event: end\ndata: \n\n"))
        while await recogniser.stops == 0 { await Task.yield() }
        try await browser.get(path + "/events")
        #expect(browser.location == "/unlock" && browser.last.events == nil)
    }

    @Test func `who stops sends every listener back to the page`() async throws {
        let house = try await SpeakTests.house(ScriptedRecogniser([.progress(0.5)], isHeld: true))
        var browser = try await house.browser()
        try await browser.upload("/speak", file: [1], accept: "application/json")
        let path = try await SpeakTests.path(house)
        let first = try await browser.get(path + "/events")
        let second = try await browser.get(path + "/events")
        try await browser.post(path + "/stop")
        for response in [first, second] {
            #expect(await pieces(response).hasSuffix("event: end\ndata: \n\n"))
        }
    }

    @Test func `only for a draft that is there, and a look at the head begins nothing`() async throws {
        let house = try await SpeakTests.house(ScriptedRecogniser([], isHeld: true))
        var browser = try await house.browser()
        try await browser.get("/speak/00000000-0000-4000-9000-000000000001/events")
        #expect(browser.last.status == 404)
        try await browser.upload("/speak", file: [1], accept: "application/json")
        let path = try await SpeakTests.path(house)
        try await browser.get(path + "/events", method: "HEAD")
        #expect(browser.last.status == 200 && browser.last.events == nil)
        var stranger = Browser(site: house.site)
        stranger.peer = Request.Peer(isLoopback: true, isSameUser: false)
        try await stranger.get(path + "/events")
        #expect(stranger.last.status == 403)
    }
}

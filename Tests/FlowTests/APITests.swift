import Companion
import CompanionTesting
import Foundation
import Pages
import Testing
import Web
import Wellbeing

/// What other programs can do, and what they cannot.
struct APITests {
    private static let text = "Aku lelah, tapi pekerjaan selesai. 🌧️"

    @Test func anEntryIsWrittenReadChangedAndDeleted() async throws {
        let house = try await House()
        var program = try await Program(of: house)
        let path = "/api/v1/entries/6F9619FF-8B86-4011-B42D-00C04FC964FF"
        let body = """
            {"text":"\(Self.text)","mood":4,"instant":"2026-05-26T22:00:00+07:00","zone":"Asia/Jakarta"}
            """
        await program.send("PUT", path, body, titled: "A new entry")
        #expect(program.last.status == 201)
        let first = try #require(program.last.header("ETag"))
        await program.send("PUT", path, body, titled: "The same again changes nothing")
        #expect(program.last.status == 200)
        #expect(program.last.header("ETag") == first)
        await program.send("GET", path, titled: "Read", ["If-None-Match": first])
        #expect(program.last.status == 304 && program.last.body.isEmpty)
        await program.send(
            "PUT", path, "{\"text\":\"Anders.\"}", titled: "Changed by one who knows it",
            ["If-Match": first])
        #expect(program.last.status == 200)
        await program.send(
            "PUT", path, body, titled: "Changed by one who knows an older one", ["If-Match": first])
        #expect(program.last.status == 412)
        await program.send("GET", path, titled: "What is left out is taken away")
        await program.send("GET", "/api/v1/entries?limit=1&mood=4", titled: "Listed")
        await program.send("DELETE", path, titled: "Deleted")
        #expect(program.last.status == 204)
        await program.send("GET", path, titled: "Gone")
        #expect(program.last.status == 404)
        expectGolden(program.story, "api-entries.http")
        #expect(try await house.vault.inside.bin().map(\.reflection.text) == ["Anders."])
    }

    @Test func entriesAreReadForEmotionAndNoneTellsOfACrisis() async throws {
        let house = try await House(crisis: RuleCrisisReader())
        var program = try await Program(of: house)
        let text = "Ich will nicht mehr leben."
        let path = "/api/v1/entries/\(try entryID(1).rawValue)"
        await program.send("PUT", path, "{\"text\":\"\(text)\"}")
        let saved = try #require(try await house.vault.inside.reflection(try entryID(1)))
        #expect(saved.reading != nil && saved.language == .german && saved.question != nil)
        #expect(saved.moment.zone.identifier == "Europe/Berlin" && saved.moment.instant == House.start)
        for target in [path, "/api/v1/entries"] {
            await program.send("GET", target)
            #expect(program.body.contains(text))
            for word in ["tier", "crisis", "rules", "help"] { #expect(!program.body.contains(word)) }
        }
        await program.send("POST", "/api/v1/safety/scan", "{\"text\":\"\(text)\"}")
        #expect(program.body.hasPrefix("{\"tier\":\(crisisFinding(in: text).tier.rawValue),"))
        #expect(crisisFinding(in: text).tier.rawValue >= 2, "or the test looks for nothing")
        #expect(program.body.contains("\"resources\":{"))
        await program.send("POST", "/api/v1/safety/scan", "{\"text\":\"Ein schöner Tag.\"}")
        #expect(program.body.contains("\"tier\":0") && program.body.contains("\"resources\":null"))
        #expect(try await house.vault.inside.count() == 1, "a scan keeps nothing")
    }

    @Test(arguments: [
        ("GET", "/api/v1/entries", APIScope.readEntries), ("GET", "/api/v1/entries/ID", .readEntries),
        ("PUT", "/api/v1/entries/ID", .writeEntries), ("DELETE", "/api/v1/entries/ID", .writeEntries),
        ("POST", "/api/v1/safety/scan", .scanSafety), ("GET", "/api/v1/check-ins", .readCheckIns),
    ])
    func aTokenDoesOnlyWhatItsScopesSay(method: String, target: String, scope: APIScope) async throws {
        let house = try await House()
        let entry = try await house.save(Self.text, id: 1)
        let target = target.replacing("ID", with: entry.id.rawValue)
        var others = try await Program(of: house, Set(APIScope.allCases).subtracting([scope]))
        await others.send(method, target, "{\"text\":\"x\"}")
        #expect(others.last.status == 403)
        #expect(others.last.header("WWW-Authenticate")?.contains("scope=\"\(scope.rawValue)\"") == true)
        #expect(try await house.vault.inside.reflection(entry.id) == entry)
        var allowed = try await Program(of: house, [scope], named: "allowed")
        await allowed.send(method, target, "{\"text\":\"x\"}")
        #expect((200...299).contains(allowed.last.status))
    }

    @Test func withoutATokenThatOpensNothingIsTold() async throws {
        let house = try await House()
        try await house.save(Self.text, id: 1)
        var program = try await Program(of: house)
        let good = program.token
        for token in ["", "sela_" + String(repeating: "0", count: 64), good.uppercased(), good + "0"] {
            program.token = token
            await program.send("GET", "/api/v1/entries")
            #expect(program.last.status == 401, "\(token)")
            #expect(program.last.header("WWW-Authenticate")?.hasPrefix("Bearer") == true)
            #expect(!program.body.contains(Self.text))
        }
        // A session of a browser is no token.
        var browser = try await house.browser()
        try await browser.get("/api/v1/entries")
        #expect(browser.last.status == 401)
    }

    @Test func aLockedDiaryAnswersNobody() async throws {
        let house = try await House(.open, passphrase: House.passphrase)
        var program = try await Program(of: house)
        await program.send("GET", "/api/v1/entries")
        #expect(program.last.status == 200, "no passphrase is asked of a program")
        #expect(program.last.header("Set-Cookie") == nil)
        await house.vault.lock()
        await program.send("GET", "/api/v1/entries", titled: "Locked")
        #expect(program.last.status == 423)
        expectGolden(program.story, "api-locked.http")
    }

    @Test func aProgramThatAsksDoesNotKeepTheDiaryOpen() async throws {
        let house = try await House()
        var program = try await Program(of: house)
        let before = await house.site.lastActivity()
        house.clock.advance(seconds: 600)
        await program.send("GET", "/api/v1/entries")
        #expect(program.last.status == 200)
        #expect(await house.site.lastActivity() == before)
        #expect(try await house.vault.inside.apiTokens().first?.lastUsedAt == house.clock.now())
    }

    @Test func pagesOfOtherSitesAndOtherNamesAreTurnedAway() async throws {
        let house = try await House()
        try await house.save(Self.text, id: 1)
        var program = try await Program(of: house)
        let attempts: [([String: String], Int)] = [
            (["Origin": "https://evil.example"], 403), (["Sec-Fetch-Site": "cross-site"], 403),
            (["Origin": "null"], 403), (["Host": "evil.example:7352"], 421),
        ]
        for (headers, status) in attempts {
            await program.send("GET", "/api/v1/entries", headers)
            #expect(program.last.status == status, "\(headers)")
            #expect(program.last.header("Content-Type") == "application/problem+json")
            #expect(program.last.header("Access-Control-Allow-Origin") == nil)
            #expect(!program.body.contains(Self.text))
        }
        await program.send("OPTIONS", "/api/v1/entries")
        #expect(program.last.status == 405 && program.last.header("Allow") == "GET, HEAD")
        program.peer = Request.Peer(isLoopback: false, isSameUser: nil)
        await program.send("GET", "/api/v1/entries")
        #expect(program.last.status == 403)
        // Another user of the machine who has the token is let in: the token says who somebody is.
        program.peer = Request.Peer(isLoopback: true, isSameUser: false)
        await program.send("GET", "/api/v1/entries")
        #expect(program.last.status == 200)
    }

    @Test(arguments: [
        ("{\"text\":\"x\",\"moood\":3}", 422, "/moood"), ("{\"text\":\"x\",\"mood\":6}", 422, "/mood"),
        ("{\"text\":\"x\",\"mood\":\"3\"}", 422, "/mood"), ("{\"text\":\" \\n\"}", 422, "/text"),
        ("{\"mood\":3}", 422, "/text"), ("{\"text\":7}", 422, "/text"), ("[]", 422, "pointer\":\"\""),
        ("{\"text\":\"x\",\"zone\":\"Mars/Base\"}", 422, "/zone"),
        ("{\"text\":\"x\",\"instant\":\"2026-05-26\"}", 422, "/instant"),
        ("{\"text\":\"x\",\"Dear diary\":1}", 422, "pointer\":\"\""), ("{\"text\":\"x\"", 400, "bad-request"),
        ("", 415, "not-json"), ("{\"text\":\"\\ud800\"}", 400, "bad-request"),
    ])
    func whatDoesNotFitIsNamedAndNotRepeated(body: String, status: Int, part: String) async throws {
        let house = try await House()
        var program = try await Program(of: house)
        await program.send("PUT", "/api/v1/entries/\(try entryID(1).rawValue)", body)
        #expect(program.last.status == status)
        #expect(program.last.header("Content-Type") == "application/problem+json")
        #expect(program.body.contains(part))
        #expect(!program.body.contains("Dear diary"), "it may be a word of the diary")
        #expect(try await house.vault.inside.count() == 0)
    }

    @Test(arguments: [
        "limit=0", "limit=201", "limit=x", "cursor=1", "from=2026-02-30", "mood=0", "emotion=joy", "form=x",
    ])
    func aSearchThatCannotBeReadIsRefused(query: String) async throws {
        var program = try await Program(of: try await House())
        await program.send("GET", "/api/v1/entries?" + query)
        #expect(program.last.status == 422)
    }

    @Test func otherBodiesThanJSONAreRefused() async throws {
        var program = try await Program(of: try await House())
        let path = "/api/v1/entries/\(try entryID(1).rawValue)"
        for type in ["", "text/plain", "application/x-www-form-urlencoded"] {
            await program.send("PUT", path, "{\"text\":\"x\"}", ["Content-Type": type])
            #expect(program.last.status == 415)
        }
        await program.send("PUT", "/api/v1/entries/no-uuid", "{\"text\":\"x\"}")
        #expect(program.last.status == 422)
        await program.send(
            "PUT", path, "{\"text\":\"x\"}", ["Content-Type": "Application/JSON; charset=utf-8"])
        #expect(program.last.status == 201)
    }

    @Test func cursorsWalkEveryEntryOnce() async throws {
        let house = try await House()
        for number in 1...7 {
            try await house.save("Text \(number)", id: number, secondsAgo: Int64(number / 2))
        }
        var program = try await Program(of: house)
        var seen: [String] = []
        var cursor = ""
        repeat {
            await program.send("GET", "/api/v1/entries?limit=3" + cursor)
            seen += program.body.matches(of: /"text":"(Text \d)"/).map { String($0.output.1) }
            let next = program.body.firstMatch(of: /"next":"([^"]+)"/)?.output.1
            cursor = next.map { "&cursor=\($0)" } ?? ""
        } while !cursor.isEmpty
        #expect(seen.count == 7 && Set(seen).count == 7)
    }

    @Test func whatThePersonIsChangingIsLeftAlone() async throws {
        let house = try await House()
        let entry = try await house.save(Self.text, id: 1)
        let diary = await house.vault.inside
        var draft = Draft(editing: entry, keptAt: House.start)
        draft.text = "Half a sentence"
        try await diary.keep(draft)
        var program = try await Program(of: house)
        for method in ["PUT", "DELETE"] {
            await program.send(method, "/api/v1/entries/\(entry.id.rawValue)", "{\"text\":\"x\"}")
            #expect(program.last.status == 409)
        }
        #expect(try await diary.draft(entry.id)?.text == "Half a sentence")
        #expect(try await diary.reflection(entry.id) == entry)
    }

    @Test func theMomentOfAnEntryNeverChanges() async throws {
        let house = try await House()
        let entry = try await house.save(Self.text, id: 1, secondsAgo: 60)
        var program = try await Program(of: house)
        let path = "/api/v1/entries/\(entry.id.rawValue)"
        for more in ["\"instant\":\"2026-01-01T00:00:00Z\"", "\"zone\":\"Asia/Jakarta\""] {
            await program.send("PUT", path, "{\"text\":\"x\",\(more)}")
            #expect(program.last.status == 422)
        }
        await program.send("PUT", path, "{\"text\":\"x\",\"instant\":\"\(entry.moment.instant)\"}")
        #expect(program.last.status == 200)
        #expect(try await house.vault.inside.reflection(entry.id)?.moment == entry.moment)
    }

    @Test func aDiskThatFailsIsAProblemWithoutWordsOfTheDiary() async throws {
        let house = try await House()
        try await house.save(Self.text, id: 1)
        var program = try await Program(of: house)
        await house.vault.inside.fail(with: .damaged(part: .row))
        await program.send("GET", "/api/v1/entries")
        #expect(program.last.status == 500)
        #expect(program.body.contains("sela doctor") && !program.body.contains(Self.text))
    }

    @Test func theDescriptionIsAsWrittenDown() async throws {
        let house = try await House(.locked, passphrase: House.passphrase)
        var program = try await Program(of: house)
        program.token = ""
        await program.send("GET", "/api/v1/openapi.json")
        #expect(program.last.status == 200, "it tells nothing of the diary")
        expectGolden(String(program.body.dropLast()), "openapi.json")
        #expect(JSON(parsing: program.last.body) != nil)
        expectGolden(apiDocumentation(), "../../../docs/api.md")
    }
}

import CompanionTesting
import Pages
import Testing
import Web
import Wellbeing

/// Check-ins of other programs.
struct CheckInAPITests {
    private static let id = "6F9619FF-8B86-4011-B42D-00C04FC964FF"

    @Test func `a check-in is made once, read and listed`() async throws {
        let house = try await House()
        var program = try await Program(of: house)
        let body = """
            {"id":"\(Self.id)","rating":2,"note":" Rain. ","source":"notification",\
            "instant":"2026-05-26T22:00:00+07:00","zone":"Asia/Jakarta"}
            """
        await program.send("POST", "/api/v1/check-ins", body, titled: "A check-in")
        #expect(program.last.status == 201)
        let tag = try #require(program.last.header("ETag"))
        let path = try #require(program.last.header("Location"))
        await program.send("POST", "/api/v1/check-ins", body, titled: "Sent twice is once")
        #expect(program.last.status == 200 && program.last.header("ETag") == tag)
        await program.send("POST", "/api/v1/check-ins", "{\"rating\":5}", titled: "Only a rating")
        #expect(program.last.status == 201)
        await program.send(
            "POST", "/api/v1/check-ins", "{\"id\":\"\(Self.id)\",\"rating\":1}", titled: "Another, same id")
        #expect(program.last.status == 409)
        await program.send("GET", path, titled: "Unchanged", ["If-None-Match": tag])
        #expect(program.last.status == 304)
        await program.send("GET", "/api/v1/check-ins?limit=1", titled: "The first")
        let cursor = try #require(program.body.firstMatch(of: /"next":"([^"]+)"/))
        await program.send(
            "GET", "/api/v1/check-ins?limit=1&cursor=\(cursor.output.1)", titled: "The next and last")
        #expect(program.body.contains("\"next\":null"))
        await program.send(
            "GET", "/api/v1/check-ins?from=2026-05-27&through=2026-05-27", titled: "Of a day")
        #expect(program.body.contains("\"rating\":5") && !program.body.contains("\"rating\":2"))
        await program.send("GET", "/api/v1/check-ins?from=2026-05-28&through=2026-05-27")
        #expect(program.body == "{\"check_ins\":[],\"next\":null}\n")
        expectGolden(program.story, "api-check-ins.http")
    }

    @Test(arguments: [
        ("{}", "/rating"), ("{\"rating\":0}", "/rating"), ("{\"rating\":6}", "/rating"),
        ("{\"rating\":\"4\"}", "/rating"), ("{\"rating\":4,\"note\":\" \"}", "/note"),
        ("{\"rating\":4,\"instant\":\"2026-05-27T07:00:01Z\"}", "/instant"),
        ("{\"rating\":4,\"source\":\"dream\"}", "/source"), ("{\"rating\":4,\"id\":\"x\"}", "/id"),
        ("{\"rating\":4,\"mood\":4}", "/mood"),
    ])
    func `what does not fit is named, and nothing is stored`(body: String, pointer: String) async throws {
        let house = try await House()
        var program = try await Program(of: house)
        await program.send("POST", "/api/v1/check-ins", body)
        #expect(program.last.status == 422 && program.body.contains("\"pointer\":\"\(pointer)\""))
        #expect(try await house.vault.inside.checkInSpan() == nil)
    }

    @Test func `a note has 10,000 characters at most`() async throws {
        let house = try await House()
        var program = try await Program(of: house)
        let longest = String(repeating: "x", count: 10_000)
        await program.send("POST", "/api/v1/check-ins", "{\"rating\":4,\"note\":\"\(longest)x\"}")
        #expect(program.last.status == 422)
        await program.send("POST", "/api/v1/check-ins", "{\"rating\":4,\"note\":\"\(longest)\"}")
        #expect(program.last.status == 201)
    }

    @Test func `a token that only reads makes none, and the other way round`() async throws {
        let house = try await House()
        var reader = try await Program(of: house, [.readCheckIns])
        await reader.send("POST", "/api/v1/check-ins", "{\"rating\":4}")
        #expect(reader.last.status == 403)
        var writer = try await Program(of: house, [.writeCheckIns], named: "writer")
        await writer.send("POST", "/api/v1/check-ins", "{\"rating\":4}")
        #expect(writer.last.status == 201)
        let path = try #require(writer.last.header("Location"))
        for target in ["/api/v1/check-ins", path] {
            await writer.send("GET", target)
            #expect(writer.last.status == 403)
            await reader.send("GET", target)
            #expect(reader.last.status == 200)
        }
    }
}

import CompanionTesting
import Foundation
import Synchronization
import Testing
import Web
import Wellbeing

@testable import LocalServer

/// The server over a real socket; one test at a time, since some measure time.
@Suite(.serialized) struct LocalServerTests {
    /// Runs a server for the time of `use`.
    private func withServer(
        _ change: (inout ServerOptions) -> Void = { _ in },
        answering respond: @escaping @Sendable (Request) async -> Response = { _ in .plain(200, "here") },
        _ use: (RawClient, LocalServer) async throws -> Void
    ) async throws {
        var options = ServerOptions()
        change(&options)
        let server = LocalServer(options: options, respond: respond)
        let port = try server.start()
        do {
            try await use(RawClient(port: port), server)
        } catch {
            await server.shutdown(grace: .seconds(1))
            throw error
        }
        await server.shutdown(grace: .seconds(1))
    }

    private static let simple = "GET /a HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"

    @Test func carriesARequestAndItsResponse() async throws {
        let seen = Seen()
        try await withServer(answering: { await seen.note($0) }) { client, _ in
            let answer = await client.send(
                "POST /a%2Fb/%C3%BC?x=%20+1 HTTP/1.1\r\nHost: 127.0.0.1:1\r\nX-Twice: a\r\nx-twice: b\r\n"
                    + "Content-Length: 5\r\nConnection: close\r\n\r\nh\u{0}llo")
            #expect(answer?.hasPrefix("HTTP/1.1 201 ") == true)
            #expect(answer?.contains("\r\nX-One: 1\r\n") == true)
            #expect(answer?.hasSuffix("\r\n\r\nthere\n") == true)
        }
        let request = try #require(await seen.requests.first)
        #expect(request.method == "POST")
        #expect(request.target == "/a%2Fb/%C3%BC?x=%20+1", "as it was sent")
        #expect(request.headers["host"] == "127.0.0.1:1")
        #expect(request.headers["x-twice"] == "a, b")
        #expect(request.body == Array("h\u{0}llo".utf8))
        #expect(request.peer == Request.Peer(isLoopback: true, isSameUser: true))
    }

    @Test func aHeadRequestGetsNoBody() async throws {
        try await withServer { client, _ in
            let answer = await client.send(Self.simple.replacing("GET", with: "HEAD"))
            #expect(answer?.hasPrefix("HTTP/1.1 200 ") == true)
            #expect(answer?.contains("Content-Length: 5\r\n") == true)
            #expect(answer?.hasSuffix("\r\n\r\n") == true)
        }
    }

    @Test(arguments: [
        ("GET /a HTTP/1.1\r\n\r\n", "400"),
        ("GET /a HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", "400"),
        ("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd", "400"),
        (
            "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "400"
        ),
        ("GET /a HTTP/1.1\r\nHost: a\r\nX: \u{FF}\r\n\r\n", "200"),
        ("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", "4"),
    ])
    func answersWrongRequestsAndGoesOn(request: String, status: String) async throws {
        try await withServer { client, _ in
            let answer = await client.run([.send(Array(request.utf8)), .readUntil("HTTP/1.1 ", times: 1)])
            #expect(answer?.hasPrefix("HTTP/1.1 \(status)") == true, "\(answer ?? "")")
            #expect(await client.send(Self.simple)?.hasPrefix("HTTP/1.1 200") == true)
        }
    }

    @Test(
        arguments: [
            [0x47, 0x45, 0x54, 0x20, 0x2F, 0xFF, 0xFE],
            Array("GET /a HTTP/1.1\r\nHost: a\r\nX: ".utf8) + [0xC0, 0x80],
        ] as [[UInt8]])
    func refusesWhatIsNotUTF8(start: [UInt8]) async throws {
        let rest = start.count < 10 ? " HTTP/1.1\r\nHost: a\r\n\r\n" : "\r\n\r\n"
        try await withServer { client, _ in
            let answer = await client.run([
                .send(start + Array(rest.utf8)), .readUntil("HTTP/1.1 ", times: 1),
            ])
            #expect(answer?.hasPrefix("HTTP/1.1 400") == true)
        }
    }

    @Test func livesThroughNoise() async throws {
        var random = SystemRandomNumberGenerator()
        try await withServer { client, _ in
            for _ in 0..<50 {
                let noise = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
                _ = await client.run([.send(noise + Array("\r\n\r\n".utf8)), .readToEnd(20)])
            }
            #expect(await client.send(Self.simple)?.hasPrefix("HTTP/1.1 200") == true)
        }
    }

    @Test func refusesHeadersWithoutEnd() async throws {
        try await withServer { client, _ in
            let long = "GET /a HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "a", count: 200_000)
            let answer = await client.run([.send(Array(long.utf8)), .readUntil("HTTP/1.1 ", times: 1)])
            #expect(answer?.hasPrefix("HTTP/1.1 4") == true)
        }
    }

    @Test func boundsABodyOfUnknownLengthAndAllBodiesTogether() async throws {
        let chunk = "3e8\r\n" + String(repeating: "a", count: 1_000) + "\r\n"
        let head = "POST /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
        let ten = head + String(repeating: chunk, count: 10) + "0\r\n\r\n"
        try await withServer({ $0.bodyBytes = 10_000 }) { client, _ in
            #expect(await client.send(ten)?.hasPrefix("HTTP/1.1 200") == true)
        }
        try await withServer({ $0.allBodyBytes = 9_000 }) { client, _ in
            #expect(await client.send(ten)?.hasPrefix("HTTP/1.1 503") == true)
            let five = head + String(repeating: chunk, count: 5) + "0\r\n\r\n"
            for _ in 0..<5 {
                #expect(await client.send(five)?.hasPrefix("HTTP/1.1 200") == true, "given back")
            }
        }
    }

    @Test(arguments: ["Content-Length: 10001\r\n", "Transfer-Encoding: chunked\r\n"])
    func theSiteAnswersABodyThatIsTooLargeWithoutHoldingIt(length: String) async throws {
        let seen = Seen()
        try await withServer({ $0.bodyBytes = 10_000 }, answering: { await seen.note($0) }) { client, _ in
            let body = String(repeating: "a", count: 10_001)
            let head = "POST /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(length)\r\n"
            let sent = length.hasPrefix("Content") ? body : "2711\r\n\(body)\r\n0\r\n\r\n"
            #expect(await client.send(head + sent)?.hasPrefix("HTTP/1.1 201") == true)
        }
        let request = try #require(await seen.requests.first)
        #expect(request.isBodyTooLarge && request.body.isEmpty)
    }

    @Test func aRequestThatTricklesIsCutOff() async throws {
        try await withServer({ $0.requestSeconds = 1 }) { client, _ in
            let start = ContinuousClock.now
            let drip: [RawClient.Step] = (0..<40).flatMap { _ in [.send([0x61]), .pause(200)] }
            let answer = await client.run(
                [.send(Array("GET /a HTTP/1.1\r\nHost: a\r\nX: ".utf8))] + drip.prefix(20) + [
                    .readToEnd(60_000)
                ])
            #expect(answer == "")
            #expect(ContinuousClock.now - start < .seconds(18))
        }
    }

    @Test func aSilentConnectionIsClosed() async throws {
        try await withServer({ $0.idleSeconds = 1 }) { client, _ in
            let start = ContinuousClock.now
            #expect(await client.run([.readToEnd(60_000)]) == "")
            #expect(ContinuousClock.now - start < .seconds(18))
        }
    }

    @Test func anAnswerThatTakesTooLongIsA503AndNotSentTwice() async throws {
        try await withServer({ $0.answerSeconds = 1 }) { _ in
            // Takes its time, and does not even notice that nobody waits any more.
            let end = ContinuousClock.now + .seconds(2)
            while ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(50)) }
            return .plain(200, "late")
        } _: { client, _ in
            let answer = await client.send(Self.simple)
            #expect(answer?.hasPrefix("HTTP/1.1 503") == true)
            #expect(answer?.contains("Content-Security-Policy") == true)
            try await Task.sleep(for: .seconds(1.5))
            #expect(answer?.contains("late") == false)
        }
    }

    @Test func manyAtOnceAndManyInARow() async throws {
        try await withServer(answering: { request in
            await Task.yield()
            return .plain(200, request.target)
        }) { client, _ in
            await withTaskGroup(of: Bool.self) { group in
                for number in 0..<60 {
                    group.addTask {
                        let answer = await client.send(Self.simple.replacing("/a", with: "/n\(number)"))
                        return answer?.hasSuffix("\r\n\r\n/n\(number)\n") == true
                    }
                }
                for await isRight in group { #expect(isRight) }
            }
            let kept = "GET /k HTTP/1.1\r\nHost: a\r\n\r\n"
            let answers = await client.run(
                (1...20).flatMap { [.send(Array(kept.utf8)), .readUntil("/k\n", times: $0)] })
            #expect(answers?.components(separatedBy: "HTTP/1.1 200").count == 21, "on one connection")
        }
    }

    @Test func aClientThatLeavesHurtsNobody() async throws {
        try await withServer(answering: { _ in
            try? await Task.sleep(for: .milliseconds(100))
            return .plain(200, String(repeating: "a", count: 500_000))
        }) { client, _ in
            for _ in 0..<20 { _ = await client.run([.send(Array(Self.simple.utf8))]) }
            #expect(await client.send(Self.simple)?.hasPrefix("HTTP/1.1 200") == true)
        }
    }

    @Test func stopsGracefully() async throws {
        let options = ServerOptions()
        let seen = Seen()
        let server = LocalServer(options: options) { request in
            _ = await seen.note(request)
            try? await Task.sleep(for: .milliseconds(400))
            return .plain(200, "finished")
        }
        let client = RawClient(port: try server.start())
        async let answer = client.send(Self.simple)
        while await seen.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        await server.shutdown(grace: .seconds(5))
        #expect(await answer?.hasSuffix("finished\n") == true, "what was being answered is answered")
        #expect(await client.send(Self.simple) == nil, "and nobody else is let in")
        await server.shutdown(grace: .seconds(1))
        let again = LocalServer(options: ServerOptions(port: client.port)) { _ in .plain(200, "again") }
        #expect(try again.start() == client.port, "the port is free")
        await again.shutdown(grace: .zero)
    }

    @Test func aRequestThatComesWhileItStopsIsTurnedAway() async throws {
        let seen = Seen()
        let server = LocalServer(options: ServerOptions()) { request in
            _ = await seen.note(request)
            try? await Task.sleep(for: .milliseconds(800))
            return .plain(200, "finished")
        }
        let client = RawClient(port: try server.start())
        // Its connection is open already; the rest of its headers comes while the first is being answered.
        let half = "GET /late HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        async let late = client.run([
            .send(Array(half.utf8)), .pause(500), .send(Array("\r\n".utf8)), .readToEnd(5_000),
        ])
        async let answer = client.send(Self.simple)
        while await seen.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        await server.shutdown(grace: .seconds(5))
        #expect(await answer?.hasSuffix("finished\n") == true)
        #expect(await late?.hasPrefix("HTTP/1.1 503") == true, "and never suspended")
        #expect(await seen.requests.count == 1)
    }

    @Test func whatDoesNotEndInTimeIsToldSo() async throws {
        let seen = Seen()
        let server = LocalServer(options: ServerOptions()) { request in
            _ = await seen.note(request)
            try? await Task.sleep(for: .seconds(60))
            return .plain(200, "never")
        }
        let client = RawClient(port: try server.start())
        async let answer = client.send(Self.simple)
        while await seen.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        let start = ContinuousClock.now
        await server.shutdown(grace: .milliseconds(300))
        #expect(ContinuousClock.now - start < .seconds(18))
        #expect(await answer?.hasPrefix("HTTP/1.1 503") == true)
    }

    @Test func saysWhyItDoesNotStart() async throws {
        try await withServer { client, _ in
            let second = LocalServer(options: ServerOptions(port: client.port)) { _ in .plain(200, "") }
            #expect(throws: ServerError.portInUse(client.port)) { try second.start() }
        }
        for address in ["0.0.0.0", "::", "192.168.1.1", "localhost", "example.org", ""] {
            let server = LocalServer(options: ServerOptions(address: address)) { _ in .plain(200, "") }
            #expect(throws: ServerError.addressNotAllowed, "\(address)") { try server.start() }
        }
    }

    @Test func listensToIPv6() async throws {
        let server = LocalServer(options: ServerOptions(address: "::1")) { .plain(200, "\($0.peer)") }
        do {
            _ = try server.start()
            await server.shutdown(grace: .zero)
        } catch {
            // A machine without IPv6.
            #expect(error == .notStarted(code: EADDRNOTAVAIL) || error == .addressNotAllowed)
        }
    }
}

/// Takes down requests.
private actor Seen {
    var requests: [Request] = []

    func note(_ request: Request) -> Response {
        requests.append(request)
        return Response(status: 201, headers: [.init("X-One", "1")], body: Array("there\n".utf8))
    }
}

import CompanionTesting
import Foundation
import HTTPTransfers
import Testing

@testable import LanguageModels

@Suite(.timeLimit(.minutes(2))) struct CurlTransfersTests {
    @Test func anAnswerComesAsItWasSent() async throws {
        let server = try ScriptedServer(always: [
            .send("HTTP/1.1 200 OK\r\nX-A: 1\r\nx-a: 2\r\nContent-Length: 5\r\n\r\nhe"), .send("llo"),
        ])
        let got = try await Fetched(TransferRequest(address: server.origin + "/a?b=c", reach: .loopback))
        #expect(got.status == 200)
        #expect(got.headers["x-a"] == "2")
        #expect(got.text == "hello")
        let heard = try #require(server.heard.first)
        #expect(heard.line == "GET /a?b=c HTTP/1.1")
        #expect(
            heard.headers == [
                "host": "127.0.0.1:\(server.port)", "accept": "*/*", "accept-encoding": "identity",
            ])
    }

    @Test func aBodyAndHeadersGoOutAsGiven() async throws {
        let server = try ScriptedServer(always: [.answer(201)])
        var request = TransferRequest(address: server.origin, reach: .loopback)
        request.method = .post
        // More than a megabyte: a library would ask first whether it may send that.
        request.body = (0..<1_500_000).map { UInt8(truncatingIfNeeded: $0) }
        request.headers = [
            ("Authorization", "Bearer k"), ("Content-Type", "application/json"), ("X-Empty", ""),
        ]
        let got = try await Fetched(request)
        #expect(got.status == 201)
        let heard = try #require(server.heard.first)
        #expect(heard.body == request.body)
        #expect(heard.headers["authorization"] == "Bearer k")
        #expect(heard.headers["content-type"] == "application/json")
        #expect(heard.headers["x-empty"] == "")
        #expect(heard.headers["expect"] == nil)
    }

    @Test func aHeadIsAskedForWithoutABody() async throws {
        let server = try ScriptedServer(always: [.send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n")])
        var request = TransferRequest(address: server.origin, reach: .loopback)
        request.method = .head
        let got = try await Fetched(request)
        #expect(got.headers["content-length"] == "99")
        #expect(got.bytes.isEmpty)
    }

    @Test(arguments: ["a\r\nX-Smuggled: 1", "a\nb", "a\u{0}b"])
    func aHeaderCannotSmuggleInAnother(value: String) async throws {
        let server = try ScriptedServer(always: [.answer()])
        var request = TransferRequest(address: server.origin, reach: .loopback)
        request.headers = [("X-A", value)]
        await #expect(throws: TransferError.badAddress) { try await Fetched(request) }
        #expect(server.connections == 0)
    }

    @Test(arguments: ["file:///etc/hostname", "ftp://127.0.0.1/", "gopher://127.0.0.1/", "", "http://"])
    func nothingButHTTPIsSpoken(address: String) async {
        await #expect(throws: TransferError.badAddress) {
            try await Fetched(TransferRequest(address: address, reach: .anywhere))
        }
    }

    @Test func nobodyThereIsUnreachable() async throws {
        let address = try ScriptedServer(always: []).origin
        await #expect(throws: TransferError.unreachable) {
            try await Fetched(TransferRequest(address: address, reach: .loopback))
        }
    }

    @Test(arguments: [
        [ScriptedServer.Step](), [.reset], [.send("HTTP/1.1 200 OK\r\n")],
        [.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")],
        [.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")],
        [.send("220 mail.example ESMTP\r\n")],
    ])
    func aConnectionThatBreaksOffIsNoAnswer(steps: [ScriptedServer.Step]) async throws {
        let server = try ScriptedServer(always: steps)
        await #expect(throws: TransferError.brokenOff) {
            try await Fetched(TransferRequest(address: server.origin, reach: .loopback))
        }
    }

    @Test func aHeadWithoutEndIsBrokenOff() async throws {
        let line = "X-\(String(repeating: "a", count: 900)): b\r\n"
        let server = try ScriptedServer(always: [
            .send("HTTP/1.1 200 OK\r\n"), .sendEndlessly(Array(line.utf8)),
        ])
        await #expect(throws: TransferError.brokenOff) {
            try await Fetched(TransferRequest(address: server.origin, reach: .loopback))
        }
        await server.wait { $0.gone == 1 }
    }

    @Test func whoHasHadEnoughEndsTheExchange() async throws {
        let server = try ScriptedServer(always: [
            .send("HTTP/1.1 200 OK\r\n\r\n"), .sendEndlessly(Array(repeating: 1, count: 65_536)),
        ])
        let request = TransferRequest(address: server.origin, reach: .loopback)
        let count = Locked(0)
        await #expect(throws: TransferError.stopped) {
            try await CurlTransfers().run(request) { _ throws(TransferError) in
            } bytes: { bytes throws(TransferError) in
                let isEnough = count.withLock { count in
                    count += bytes.count
                    return count > 100_000
                }
                if isEnough { throw .stopped }
            }
        }
        #expect(count.withLock { $0 } < 200_000)
        await #expect(throws: TransferError.stopped) {
            try await CurlTransfers().run(request) { _ throws(TransferError) in
                throw .stopped
            } bytes: { _ throws(TransferError) in
                Issue.record("a byte after the end")
            }
        }
        await server.wait { $0.gone == 2 }
    }
}

/// An answer, read to its end.
struct Fetched {
    private(set) var status = 0
    private(set) var headers: [String: String] = [:]
    private(set) var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }

    @discardableResult
    init(_ request: TransferRequest, by transfers: CurlTransfers = CurlTransfers())
        async throws(TransferError)
    {
        let head = Locked<TransferHead?>(nil)
        let body = Locked<[UInt8]>([])
        try await transfers.run(request) { got throws(TransferError) in
            head.withLock { $0 = got }
        } bytes: { got throws(TransferError) in
            body.withLock { $0 += got }
        }
        status = head.withLock { $0?.status } ?? 0
        headers = head.withLock { $0?.headers } ?? [:]
        bytes = body.withLock { $0 }
    }
}

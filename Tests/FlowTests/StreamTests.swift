import Foundation
import Testing
import Web

@testable import LocalServer

/// Responses that come piece by piece, over a real socket.
@Suite(.serialized) struct StreamTests {
    private static let ask = "GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    private static func response(_ pieces: AsyncStream<[UInt8]>) -> Response {
        Response(
            status: 200, headers: [.init("Content-Type", "text/event-stream")], events: EventStream(pieces))
    }

    /// The stream goes on until its listener goes.
    private static func endless(_ end: @escaping @Sendable () -> Void = {}) -> Response {
        response(
            AsyncStream { listener in
                listener.yield(EventStream.event("progress", "0"))
                listener.onTermination = { _ in end() }
            })
    }

    @Test func `events come in their order, and the response ends with them`() async throws {
        try await withServer { _ in
            Self.response(
                AsyncStream { listener in
                    Task {
                        for number in 1...200 {
                            listener.yield(EventStream.event("progress", "\(number)/"))
                            if number % 20 == 0 { try? await Task.sleep(for: .milliseconds(2)) }
                        }
                        listener.finish()
                    }
                })
        } _: { client, _ in
            let answer = try #require(
                await client.send(Self.ask.replacing("\r\n\r\n", with: "\r\nConnection: close\r\n\r\n")))
            let numbers = answer.matches(of: /data: (\d+)\//).map { Int($0.1) }
            #expect(numbers == (1...200).map { $0 })
            #expect(answer.contains("text/event-stream"))
        }
    }

    @Test func `a long piece goes out whole`() async throws {
        let text = String(repeating: "0123456789", count: 60_000)
        try await withServer { _ in
            Self.response(
                AsyncStream { listener in
                    listener.yield(Array(text.utf8))
                    listener.finish()
                })
        } _: { client, _ in
            // As HTTP/1.0 wants it: without chunks.
            let answer = await client.send("GET /events HTTP/1.0\r\nHost: a\r\n\r\n")
            #expect(answer?.hasSuffix("\r\n\r\n" + text) == true)
        }
    }

    @Test func `who says nothing for a while says that he is there`() async throws {
        try await withServer({ $0.beatSeconds = 1 }) { _ in
            Self.endless()
        } _: { client, _ in
            let answer = await client.run([.send(Array(Self.ask.utf8)), .readUntil(":\n\n", times: 2)])
            #expect(answer?.contains("event: progress\ndata: 0\n\n") == true)
        }
    }

    @Test func `a client that goes ends the stream`() async throws {
        let (ends, note) = AsyncStream<Void>.makeStream()
        try await withServer({ $0.beatSeconds = 1 }) { _ in
            Self.endless { note.yield() }
        } _: { client, _ in
            _ = await client.run([.send(Array(Self.ask.utf8)), .readUntil("data", times: 1)])
            for await _ in ends { break }
        }
    }

    @Test func `a server that stops ends every stream at once`() async throws {
        let server = LocalServer(options: ServerOptions()) { _ in Self.endless() }
        let client = RawClient(port: try server.start())
        async let answers = withTaskGroup(of: String?.self) { group in
            for _ in 0..<10 {
                group.addTask { await client.run([.send(Array(Self.ask.utf8)), .readToEnd(60_000)]) }
            }
            var all: [String?] = []
            for await answer in group { all.append(answer) }
            return all
        }
        while await client.run([.send(Array(Self.ask.utf8)), .readUntil("data", times: 1)]) == nil {}
        try await Task.sleep(for: .milliseconds(300))
        let start = ContinuousClock.now
        await server.shutdown(grace: .seconds(60))
        #expect(ContinuousClock.now - start < .seconds(50), "nobody is waited for")
        for answer in await answers {
            #expect(answer?.hasSuffix("\r\n0\r\n\r\n") == true, "a whole response")
        }
    }

    @Test func `no more streams than allowed are open, and their places are given back`() async throws {
        try await withServer({
            $0.streams = 3
            $0.beatSeconds = 1
        }) { request in
            request.target == "/events" ? Self.endless() : .plain(200, "page")
        } _: { client, _ in
            let open = Task {
                await withTaskGroup(of: Void.self) { group in
                    for _ in 0..<3 {
                        group.addTask {
                            _ = await client.run([
                                .send(Array(Self.ask.utf8)), .readUntil("data", times: 1), .pause(1_500),
                            ])
                        }
                    }
                }
            }
            var refused = false
            while !refused {
                let answer = await client.run([.send(Array(Self.ask.utf8)), .readUntil("\r\n\r\n", times: 1)])
                refused = answer?.hasPrefix("HTTP/1.1 503") == true
            }
            let page = "GET /page HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            #expect(await client.send(page)?.hasSuffix("page\n") == true, "pages come all the same")
            await open.value
            var taken = false
            while !taken {
                let answer = await client.run([.send(Array(Self.ask.utf8)), .readUntil("\r\n\r\n", times: 1)])
                taken = answer?.hasPrefix("HTTP/1.1 200") == true
            }
        }
    }

    @Test func `a client that does not read is let go`() async throws {
        let (ends, note) = AsyncStream<Void>.makeStream()
        try await withServer { _ in
            Self.response(
                AsyncStream { listener in
                    listener.onTermination = { _ in note.yield() }
                    for _ in 0..<20 { listener.yield([UInt8](repeating: 0x61, count: 1 << 20)) }
                })
        } _: { client, _ in
            async let reader = client.run([.send(Array(Self.ask.utf8)), .pause(1_000)])
            for await _ in ends { break }
            _ = await reader
        }
    }

    @Test func `a HEAD request gets no events`() async throws {
        try await withServer { _ in
            Self.endless()
        } _: { client, _ in
            let head = Self.ask.replacing("GET", with: "HEAD")
                .replacing("\r\n\r\n", with: "\r\nConnection: close\r\n\r\n")
            let answer = await client.send(head)
            #expect(answer?.hasPrefix("HTTP/1.1 200") == true && answer?.hasSuffix("\r\n\r\n") == true)
        }
    }

    @Test func `an event holds its lines as lines`() {
        #expect(EventStream.event("heard", "a\nb") == Array("event: heard\ndata: a\ndata: b\n\n".utf8))
        #expect(
            EventStream.event("heard", "a\r\nb\rc")
                == Array("event: heard\ndata: a\ndata: b\ndata: c\n\n".utf8))
        #expect(EventStream.event("end", "") == Array("event: end\ndata: \n\n".utf8))
    }
}

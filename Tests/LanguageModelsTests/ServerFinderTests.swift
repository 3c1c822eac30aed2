import Companion
import CompanionTesting
import HTTPTransfers
import Testing
import Wellbeing

@testable import LanguageModels

@Suite(.timeLimit(.minutes(2))) struct ServerFinderTests {
    /// A server that answers these paths and nothing else.
    private func server(host: String = "127.0.0.1", _ answers: [String: String]) throws -> ScriptedServer {
        try ScriptedServer(host: host) { heard, _ in
            let path = heard.line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            return [answers[path].map { .answer(200, $0) } ?? .answer(404, "{}")]
        }
    }

    private func look(_ servers: ScriptedServer...) async -> [FoundModelServer] {
        let ports = servers.map { Int($0.port) }
        return await LoopbackServerFinder(transfers: CurlTransfers(), ports: ports).look()
    }

    static let ollama = [
        "/": "Ollama is running", "/api/version": #"{"version":"0.12.0"}"#,
        "/api/status": #"{"cloud":{"disabled":true,"source":"env"}}"#,
        "/api/tags": #"""
        {"models":[{"name":"qwen3:4b","model":"qwen3:4b"},{"name":"gpt-oss:120b-cloud"},{"name":"x:cloud"},
        {"name":"mine:latest","remote_model":"y","remote_host":"https://ollama.com:443"},{"size":3},
        {"name":"bad name"},{"name":"own:latest","remote_host":""}]}
        """#,
    ]

    @Test func ollamaAndItsModelsElsewhereAreFound() async throws {
        let server = try server(Self.ollama)
        let found = await look(server)
        #expect(
            found == [
                FoundModelServer(
                    kind: .ollama, address: try ServiceAddress(parsing: server.origin),
                    models: [
                        .init(name: "qwen3:4b", isElsewhere: false),
                        .init(name: "gpt-oss:120b-cloud", isElsewhere: true),
                        .init(name: "x:cloud", isElsewhere: true),
                        .init(name: "mine:latest", isElsewhere: true),
                        .init(name: "own:latest", isElsewhere: false),
                    ], isCloudDisabled: true)
            ])
        #expect(found.first?.address.description == server.origin + "/v1")
        for heard in server.heard {
            #expect(heard.line.hasPrefix("GET "))
            #expect(heard.body.isEmpty)
            #expect(heard.headers.keys.sorted() == ["accept", "accept-encoding", "host"])
        }
    }

    @Test func aServerWithAListOfModelsIsFound() async throws {
        let list = ["/v1/models": #"{"object":"list","data":[{"id":"a.gguf"},{"x":1},{"id":""}]}"#]
        let plain = try server(list)
        let llama = try server(list.merging(["/health": #"{"status":"ok"}"#]) { $1 })
        let found = await look(plain, llama)
        #expect(found.map(\.kind) == [.other, .llamaServer])
        #expect(found.map { $0.models.map(\.name) } == [["a.gguf"], ["a.gguf"]])
        #expect(found.map(\.isCloudDisabled) == [nil, nil])
    }

    @Test func theOtherLoopbackIsLookedAtToo() async throws {
        let server = try server(host: "::1", ["/v1/models": #"{"data":[]}"#])
        #expect(await look(server).map(\.address.description) == ["http://[::1]:\(server.port)/v1"])
    }

    @Test(arguments: [
        [ScriptedServer.Step.answer(200, "<html>Jenkins</html>")], [.answer(200, "{}")], [.answer(401, "{}")],
        [.answer(200, #"{"data":{"id":"a"}}"#)], [.answer(200, "Ollama is running")], [], [.reset], [.stall],
        [.send("HTTP/1.1 200 OK\r\n\r\n"), .sendEndlessly(Array("Ollama is running ".utf8))],
        [.answer(302, headers: ["Location: /v1/models"])], [.send("SSH-2.0-OpenSSH_9.2\r\n")],
    ])
    func whatHasAnotherShapeIsNobody(steps: [ScriptedServer.Step]) async throws {
        #expect(await look(try ScriptedServer(always: steps)) == [])
    }

    @Test func aListLongerThanAllowedIsNotRead() async throws {
        let entries = (0..<20_000).map { #"{"id":"model-\#($0)"}"# }.joined(separator: ",")
        let server = try server(["/v1/models": #"{"data":[\#(entries)]}"#])
        #expect(await look(server) == [])
    }

    @Test func nobodyThereIsNobodyFound() async throws {
        #expect(await look(try ScriptedServer(always: [])) == [])
        let finder = LoopbackServerFinder(transfers: CurlTransfers())
        #expect(await finder.look(at: try ServiceAddress(parsing: "https://example.org")) == nil)
    }

    @Test func theUsualPortsAreThese() {
        #expect(LoopbackServerFinder.usualPorts == [11_434, 1_234, 8_080, 9_931, 9_379])
    }

    @Test func whatWasTypedIsLookedAt() async throws {
        let server = try server(["/api/v3/models": #"{"data":[{"id":"a"}]}"#])
        let address = try ServiceAddress(parsing: server.origin + "/api/v3")
        let found = await LoopbackServerFinder(transfers: CurlTransfers()).look(at: address)
        #expect(found?.address == address)
        #expect(found?.kind == .other)
    }
}

/// A local server may be a door to another machine.
@Suite(.timeLimit(.minutes(2))) struct PassedOnTests {
    private let house = ChatHouse()

    @Test(
        arguments: [
            ("qwen3:4b", nil), ("mine", .passedOn), ("MINE:latest", .passedOn), ("own", nil),
            ("gpt-oss:120b-cloud", .passedOn), ("never-seen:cloud", .passedOn), ("never-seen", nil),
        ] as [(String, LanguageModelError?)])
    func aModelThatIsElsewhereIsNotAsked(model: String, fault: LanguageModelError?) async throws {
        let server = try ScriptedServer { heard, _ in
            if heard.isPost { return Events.saying("Ja") }
            let tags = ServerFinderTests.ollama["/api/tags"] ?? ""
            return [heard.line.contains(" /api/tags ") ? .answer(200, tags) : .answer(404)]
        }
        let address = try ServiceAddress(parsing: server.origin)
        let house = house
        let found: LanguageModelError?
        do throws(LanguageModelError) {
            _ = try await house.model().complete(
                .greeting, by: .local(address, model: model), ledger: house.diary, pieces: nil)
            found = nil
        } catch {
            found = error
        }
        #expect(found == fault)
        #expect(server.posts.count == (fault == nil ? 1 : 0))
        #expect(try await house.ledger().isEmpty == (fault != nil))
    }

    /// On Ollama's own port, what cannot be known is not risked.
    @Test(
        arguments: [
            (TransferError.unfinishedInTime, 11_434, .noAnswerInTime), (.unreachable, 11_434, .unreachable),
            (.brokenOff, 11_434, .noAnswerInTime), (.stopped, 11_434, .noAnswerInTime),
            (.unfinishedInTime, 8_080, nil), (.unreachable, 8_080, nil), (.notLoopback, 8_080, .notLoopback),
            (.cancelled, 8_080, .cancelled), (.redirected, 8_080, .redirected),
        ] as [(TransferError, Int, LanguageModelError?)])
    func anOllamaThatDoesNotSayIsNotAsked(
        end: TransferError, port: Int, fault: LanguageModelError?
    ) async throws {
        struct Failing: Transfers {
            let end: TransferError
            func run(
                _ request: TransferRequest,
                head: @escaping @Sendable (TransferHead) throws(TransferError) -> Void,
                bytes: @escaping @Sendable ([UInt8]) throws(TransferError) -> Void
            ) async throws(TransferError) {
                throw end
            }
        }
        let finder = LoopbackServerFinder(transfers: Failing(end: end))
        let address = try ServiceAddress(parsing: "http://127.0.0.1:\(port)")
        let found: LanguageModelError?
        do throws(LanguageModelError) {
            try await finder.refusePassing(on: "small", at: address)
            found = nil
        } catch {
            found = error
        }
        #expect(found == fault)
    }
}

import Companion
import CompanionTesting
import Testing
import Wellbeing

@testable import LanguageModels

@Suite(.timeLimit(.minutes(2))) struct ChatRefusalTests {
    private let house = ChatHouse()

    @Test(
        arguments: [
            (400, .refused(status: 400)), (401, .keyRefused), (402, .noCredit), (403, .keyRefused),
            (404, .unknownModel), (408, .refused(status: 408)), (413, .refused(status: 413)),
            (422, .refused(status: 422)), (499, .refused(status: 499)),
        ] as [(Int, LanguageModelError)])
    func aRefusalIsNotTriedAgain(status: Int, error: LanguageModelError) async throws {
        let server = try ScriptedServer.model([.answer(status, #"{"error":{"message":"secret words"}}"#)])
        #expect(await house.fault(server) == error)
        #expect(server.posts.count == 1)
        #expect(house.pauses.isEmpty)
        #expect(try await house.ledger().map(\.outcome) == [.failed])
        #expect(!"\(error)".contains("secret"))
    }

    private static let named: [(Int, String, LanguageModelError)] = [
        (404, #"{"code":404,"metadata":{"availability":{"code":"free_variant_ended"}}}"#, .unknownModel),
        (404, #"{"code":404,"metadata":{"availability":{"code":"no_endpoints"}}}"#, .unknownModel),
        (404, #"{"code":404,"metadata":{"availability":{"code":"privacy_restricted"}}}"#, .noPrivateProvider),
        (404, #"{"code":404,"message":"No endpoints found matching your data policy"}"#, .noPrivateProvider),
        (400, #"{"code":"model_not_found","message":"x"}"#, .unknownModel),
        (402, #"{"code":402,"metadata":{"limit_source":"openrouter_credits"}}"#, .noCredit),
        // Without a time to come back at, it is not known to pass.
        (402, #"{"code":402,"metadata":{"limit_source":"openrouter_in_flight_budget"}}"#, .noCredit),
        (400, #""just a sentence""#, .refused(status: 400)), (400, "17", .refused(status: 400)),
    ]

    @Test(arguments: named)
    func whatTheServiceNamesIsUnderstood(status: Int, error: String, fault: LanguageModelError) async throws {
        let server = try ScriptedServer.model([.answer(status, #"{"error":\#(error)}"#)])
        #expect(await house.fault(server) == fault)
        #expect(server.posts.count == 1)
    }

    /// A service that has already said "200" can only tell in the body that something is wrong.
    @Test(arguments: [true, false]) func anErrorIsToldInAnAnswerToo(isStreamed: Bool) async throws {
        let told: [(String, LanguageModelError)] = [
            (#"{"code":401,"message":"x"}"#, .keyRefused), (#"{"code":"402"}"#, .noCredit),
            (#"{"code":404}"#, .unknownModel), (#"{"code":"server_error"}"#, .serverFault(status: nil)),
            (#"{"message":"x"}"#, .serverFault(status: nil)), (#""x""#, .serverFault(status: nil)),
        ]
        for (error, fault) in told {
            let body = #"{"error":\#(error)}"#
            let server = try ScriptedServer.model(
                isStreamed ? [.eventsHead, .send("data: \(body)\n\n")] : [.answer(200, body)])
            #expect(await house.fault(server) == fault)
            #expect(server.posts.count == 1)
        }
    }

    @Test(arguments: [
        #"data: {"error":{"code":502},"choices":[{"delta":{"content":""},"finish_reason":"error"}]}"#,
        #"error: {"error":{"code":502}}"#, #"data: {"choices":[{"error":{"code":502}}]}"#,
    ])
    func anErrorInTheMiddleEndsTheAnswer(event: String) async throws {
        let server = try ScriptedServer.model([
            .eventsHead, .send(Events.piece("Es war")), .send(event + "\n\n"), .stall,
        ])
        #expect(await house.fault(server) == .serverFault(status: 502))
        // A piece was handed out, so no other answer may follow it.
        #expect(server.posts.count == 1)
    }

    @Test func anEndByErrorIsOne() async throws {
        let server = try ScriptedServer.model(Events.saying("Es war", end: Events.end("error")))
        #expect(await house.fault(server) == .serverFault(status: nil))
    }

    @Test(arguments: [301, 302, 303, 307, 308]) func nobodyIsFollowedElsewhere(status: Int) async throws {
        let other = try ScriptedServer.model(Events.saying("Ja"))
        let server = try ScriptedServer.model([
            .answer(status, headers: ["Location: \(other.origin)/v1/chat/completions"])
        ])
        #expect(await house.fault(server) == .redirected)
        #expect(server.posts.count == 1)
        #expect(other.connections == 0)
    }

    @Test(arguments: [204, 302, 304]) func aStatusWithoutAnAnswerIsNone(status: Int) async throws {
        let server = try ScriptedServer.model([.send("HTTP/1.1 \(status) X\r\nConnection: close\r\n\r\n")])
        #expect(await house.fault(server) == (status == 204 ? .emptyAnswer : .unreadableAnswer))
    }

    @Test func aLongRefusalIsNotReadToItsEnd() async throws {
        let server = try ScriptedServer.model([
            .send("HTTP/1.1 401 X\r\n\r\n"), .sendEndlessly(Array(repeating: 65, count: 65_536)),
        ])
        #expect(await house.fault(server) == .keyRefused)
        await server.wait { $0.gone == 1 }
        #expect(server.sent < 32_000_000)
    }
}

import Companion
import CompanionTesting
import Testing
import Wellbeing

@testable import LanguageModels

@Suite(.timeLimit(.minutes(2))) struct ChatRetryTests {
    private let house = ChatHouse()

    @Test(
        arguments: [
            (429, .tooManyRequests(retryAfter: nil)), (500, .serverFault(status: 500)),
            (503, .serverFault(status: 503)), (529, .serverFault(status: 529)),
        ] as [(Int, LanguageModelError)])
    func whatMayPassIsTriedAgainAfterGrowingPauses(status: Int, error: LanguageModelError) async throws {
        let server = try ScriptedServer.model([.answer(status)])
        #expect(await house.fault(server) == error)
        #expect(server.posts.count == 3)
        // Half of 500 and of 1000 milliseconds, and next to nothing of the other half: that random source
        // gives 1 and 2 of 65,535.
        #expect(house.pauses == [.milliseconds(250), .milliseconds(500)])
        #expect(try await house.ledger().map(\.outcome) == [.failed, .failed, .failed])
    }

    @Test(arguments: [
        [ScriptedServer.Step.answer(503)], [], [.reset],
        [.eventsHead, .send(#"data: {"error":{"code":500}}"# + "\n\n")],
        [.answer(200, #"{"error":{"code":429}}"#)],
    ])
    func anAnswerOnTheSecondTryIsAnAnswer(first: [ScriptedServer.Step]) async throws {
        let server = try ScriptedServer.model { _, before in before == 0 ? first : Events.saying("Ja") }
        #expect(try await house.ask(server).text == "Ja")
        #expect(server.posts.count == 2)
        #expect(server.posts[0].body == server.posts[1].body)
        #expect(try await house.ledger().map(\.outcome) == [.answered, .failed])
    }

    @Test func whoAsksToWaitIsWaitedFor() async throws {
        let server = try ScriptedServer.model { _, before in
            before == 0 ? [.answer(429, headers: ["Retry-After: 7"])] : Events.saying("Ja")
        }
        #expect(try await house.ask(server).text == "Ja")
        #expect(house.pauses == [.milliseconds(7_125)])
    }

    @Test func whoAsksToWaitTooLongIsNotWaitedFor() async throws {
        let server = try ScriptedServer.model([.answer(429, headers: ["Retry-After: 1000"])])
        #expect(await house.fault(server) == .tooManyRequests(retryAfter: 1_000))
        #expect(server.posts.count == 1)
        #expect(house.pauses.isEmpty)
    }

    @Test func aBudgetThatIsInUsePasses() async throws {
        let body = #"{"error":{"code":402,"metadata":{"limit_source":"openrouter_in_flight_budget"}}}"#
        let server = try ScriptedServer.model { _, before in
            before == 0 ? [.answer(402, body, headers: ["Retry-After: 1"])] : Events.saying("Ja")
        }
        #expect(try await house.ask(server).text == "Ja")
        let always = try ScriptedServer.model([.answer(402, body, headers: ["Retry-After: 1"])])
        #expect(await house.fault(always) == .tooManyRequests(retryAfter: 1))
        #expect(always.posts.count == 3)
    }

    @Test func oneTryIsOneTry() async throws {
        let server = try ScriptedServer.model([.answer(500)])
        let request = ModelRequest.asking("x", limits: ModelLimits(tries: 1))
        #expect(await house.fault(server, request) == .serverFault(status: 500))
        #expect(server.posts.count == 1)
    }

    @Test func whatBrokeOffAfterItsBeginningIsNotTriedAgain() async throws {
        let server = try ScriptedServer.model([
            .send("HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{\"choices\":[")
        ])
        #expect(await house.fault(server) == .serverFault(status: nil))
        #expect(server.posts.count == 1)
    }

    @Test func nobodyThereIsTriedAgainAndSaid() async throws {
        let address = try ServiceAddress(parsing: try ScriptedServer(always: []).origin)
        await #expect(throws: LanguageModelError.unreachable) {
            try await house.model().complete(
                .greeting, by: .local(address, model: "small"), ledger: house.diary, pieces: nil)
        }
        #expect(house.pauses.count == 2)
    }

    @Test func pausesAreSpreadAndBounded() {
        struct Same: RandomSource {
            let byte: UInt8
            func bytes(_ count: Int) -> [UInt8] { Array(repeating: byte, count: count) }
        }
        func pause(_ tries: Int, _ byte: UInt8, _ retryAfter: Int? = nil) -> Duration {
            RetryPause.length(afterTries: tries, retryAfter: retryAfter, random: Same(byte: byte))
        }
        #expect(pause(1, 0) == .milliseconds(250))
        #expect(pause(1, 255) == .milliseconds(500))
        #expect(pause(3, 255) == .seconds(2))
        #expect(pause(5, 255) == .seconds(8))
        #expect(pause(60, 255) == .seconds(8))
        #expect(pause(1, 0, 3) >= .seconds(3))
        #expect(pause(0, 0) == .milliseconds(250))
    }

    /// The clock says Thu, 28 May 2026 20:26:40 GMT.
    @Test(
        arguments: [
            ("0", 0), ("120", 120), ("999999999999999999999", 86_400), ("Thu, 28 May 2026 20:26:50 GMT", 10),
            ("Thursday, 28-May-26 20:27:40 GMT", 60), ("Thu May 28 20:26:41 2026", 1),
            ("Wed, 27 May 2026 20:26:50 GMT", 0), ("Thu, 28 May 2099 20:26:50 GMT", 86_400), ("soon", nil),
            ("", nil), ("-5", nil), ("1.5 hours", nil), (nil, nil),
        ] as [(String?, Int?)])
    func whenToComeBackIsUnderstood(text: String?, seconds: Int?) {
        #expect(RetryPause.seconds(text, now: Instant(milliseconds: 1_780_000_000_000)) == seconds)
    }
}

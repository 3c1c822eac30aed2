import Companion
import CompanionTesting
import HTTPTransfers
import Testing
import Wellbeing

@testable import LanguageModels

/// Deadlines are short only where the server never gets to an end.
@Suite(.timeLimit(.minutes(3))) struct ChatLimitsTests {
    private let house = ChatHouse()
    private static let filler = String(repeating: "a", count: 1_000)

    @Test(arguments: [
        [ScriptedServer.Step.eventsHead, .sendEndlessly(Array(Events.piece(filler).utf8))],
        [.eventsHead, .sendEndlessly(Array(": still here\n\n".utf8))],
        [.eventsHead, .send("data: "), .sendEndlessly(Array(filler.utf8))],
        [.eventsHead, .sendEndlessly(Array("data: a\n".utf8))],
        [
            .eventsHead,
            .sendEndlessly(Array(#"data: {"choices":[{"delta":{"reasoning":"hm"}}]}"#.utf8) + [10, 10]),
        ],
        [
            .send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{"),
            .sendEndlessly(Array(filler.utf8)),
        ],
        [.send("HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n"), .sendEndlessly([32, 32, 32, 32])],
    ])
    func anAnswerWithoutEndIsStoppedAtItsLimit(steps: [ScriptedServer.Step]) async throws {
        let server = try ScriptedServer.model(steps)
        let request = ModelRequest.asking("x", limits: ModelLimits(maximumBytes: 20_000))
        #expect(await house.fault(server, request) == .answerTooLong)
        await server.wait { $0.gone == 1 }
        // Buffers of the kernel included.
        #expect(server.sent < 32_000_000)
        #expect(server.posts.count == 1)
    }

    @Test func anAnswerOfTheAllowedLengthIsRead() async throws {
        let body = #"{"choices":[{"message":{"content":"\#(Self.filler)"}}]}"#
        let limits = ModelLimits(maximumBytes: body.utf8.count)
        let server = try ScriptedServer.model([.answer(200, body)])
        #expect(try await house.ask(server, .asking("x", limits: limits)).text == Self.filler)
        let less = ModelLimits(maximumBytes: body.utf8.count - 1)
        #expect(await house.fault(server, .asking("x", limits: less)) == .answerTooLong)
    }

    @Test(arguments: [
        [ScriptedServer.Step.stall], [.eventsHead, .stall],
        [.eventsHead, .drip(Array(": still here\n\n".utf8), every: 5)],
        [.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"), .drip([32], every: 5)],
    ])
    func aFirstPieceThatDoesNotComeIsMissed(steps: [ScriptedServer.Step]) async throws {
        let server = try ScriptedServer.model(steps)
        let limits = ModelLimits(firstPiece: .milliseconds(400))
        #expect(await house.fault(server, .asking("x", limits: limits)) == .noAnswerInTime)
        await server.wait { $0.gone == 1 }
        #expect(try await house.ledger().map(\.outcome) == [.failed])
        #expect(server.posts.count == 1)
    }

    @Test func aThoughtIsASignOfLife() async throws {
        let thought = #"data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}"# + "\n\n"
        var reading = ChatReading(mostBytes: 1_000)
        reading.take(
            TransferHead(status: 200, headers: ["content-type": "text/event-stream"]),
            now: Instant(milliseconds: 0))
        #expect(reading.take(Array(": hello\n\n".utf8)) == "")
        #expect(!reading.hasPiece)
        #expect(reading.take(Array(thought.utf8)) == "")
        #expect(reading.hasPiece)
    }

    @Test func anAnswerThatDripsForEverEndsInTime() async throws {
        let server = try ScriptedServer.model([
            .eventsHead, .send(Events.piece("a")), .drip(Array(Events.piece("b").utf8), every: 20),
        ])
        let limits = ModelLimits(total: .seconds(2))
        #expect(await house.fault(server, .asking("x", limits: limits)) == .unfinishedInTime)
        await server.wait { $0.gone == 1 }
    }

    @Test func cancellingEndsTheAnswerAtOnce() async throws {
        for steps in [[ScriptedServer.Step.stall], [.eventsHead, .send(Events.piece("a")), .stall]] {
            let house = ChatHouse()
            let server = try ScriptedServer.model(steps)
            let task = Task { await house.fault(server) }
            await server.wait { $0.posts.count == 1 }
            task.cancel()
            #expect(await task.value == .cancelled)
            await server.wait { $0.gone == 1 }
            #expect(try await house.ledger().map(\.outcome) == [.cancelled])
        }
    }

    @Test func cancellingEndsThePauseBetweenTries() async throws {
        let server = try ScriptedServer.model([.answer(503)])
        let isWaiting = Locked(false)
        let diary = house.diary
        let model = ChatCompletions(
            transfers: CurlTransfers(), engines: OneEngine(), clock: house.clock, random: CountingRandom()
        ) { _ in
            isWaiting.withLock { $0 = true }
            try await Task.sleep(for: .seconds(3_600))
        }
        let address = try ServiceAddress(parsing: server.origin)
        let task = Task { () -> LanguageModelError? in
            do throws(LanguageModelError) {
                _ = try await model.complete(
                    .greeting, by: .local(address, model: "small"), ledger: diary, pieces: nil)
                return nil
            } catch {
                return error
            }
        }
        while !isWaiting.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(server.posts.count == 1)
    }

    @Test func whatIsCancelledBeforehandSendsNothing() async throws {
        let server = try ScriptedServer.model(Events.saying("Ja"))
        let house = house
        let task = Task { () -> LanguageModelError? in
            while !Task.isCancelled { await Task.yield() }
            return await house.fault(server)
        }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(server.posts.isEmpty)
        #expect(try await house.ledger().isEmpty)
    }

    @Test func aSlowWatcherStillGetsEveryPieceInOrder() async throws {
        let pieces = (0..<50).map { Events.piece("\($0) ") }
        let server = try ScriptedServer.model([.eventsHead, .send(pieces.joined() + Events.end())])
        let got = Locked("")
        let answer = try await house.ask(server) { piece in
            await Task.yield()
            got.withLock { $0 += piece }
        }
        let expected = (0..<50).map { "\($0) " }.joined()
        #expect(got.withLock { $0 } == expected)
        #expect(answer.text + " " == expected)
    }
}

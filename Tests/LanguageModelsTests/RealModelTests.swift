import Companion
import CompanionTesting
import Foundation
import HTTPTransfers
import Testing

@testable import LanguageModels
@testable import Wellbeing

/// A real model in a real engine; alone with `swift test --filter RealModelTests`.
@Suite(
    .serialized,
    .enabled(if: RealModel.obstacle == nil, "no real model was run: \(RealModel.obstacle ?? "")"))
struct RealModelTests {
    @Test func aQuestionIsAnsweredThroughThePortAndTheSameOneTheSameWay() async throws {
        let engines = try RealModel.engines()
        let model = try RealModel.model()
        let client = ChatCompletions(
            transfers: CurlTransfers(), engines: engines, clock: SetClock(Instant(milliseconds: 0)),
            random: SystemBytes())
        let request = ModelRequest(
            purpose: .reflectionReply,
            messages: [ModelMessage(.user, "What is the capital of France? Answer in one word.")],
            sampling: ModelSampling(temperature: 0, maximumTokens: 200))
        let pieces = Locked("")
        let first = try await client.complete(
            request, by: .managed(model.id), ledger: MemoryDiary()
        ) { piece in pieces.withLock { $0 += piece } }
        #expect(first.text.contains("Paris"))
        #expect(pieces.withLock { $0 }.contains("Paris"), "it came piece by piece too")
        let second = try await client.complete(
            request, by: .managed(model.id), ledger: MemoryDiary(), pieces: nil)
        #expect(second.text == first.text)
        await engines.stopAll()
    }

    @Test func aTypedAnswerHasTheFieldsThatWereAskedFor() async throws {
        let engines = try RealModel.engines()
        let model = try RealModel.model()
        let client = ChatCompletions(
            transfers: CurlTransfers(), engines: engines, clock: SetClock(Instant(milliseconds: 0)),
            random: SystemBytes())
        let schema = AnswerSchema(
            name: "day",
            fields: [
                AnswerField("mood", .choice(["good", "bad"])),
                AnswerField("hours", .integer(0...24), mayBeNull: true),
            ])
        let request = ModelRequest(
            purpose: .extraction,
            messages: [ModelMessage(.user, "I slept eight hours. My day was good. Answer in JSON.")],
            sampling: ModelSampling(temperature: 0, maximumTokens: 64), schema: schema)
        let answer = try await client.complete(
            request, by: .managed(model.id), ledger: MemoryDiary(), pieces: nil)
        #expect(Set(answer.fields.keys) == ["mood", "hours"])
        #expect([.text("good"), .text("bad")].contains(answer.fields["mood"]))
        await engines.stopAll()
    }

    @Test func onlyTheKeyOpensTheEngineAndNobodyElseIsToldAnything() async throws {
        let engines = try RealModel.engines()
        let service = try await engines.service(of: try RealModel.model().id)
        let key = try #require(service.key?.exposed)
        let question = #"{"messages":[{"role":"user","content":"hi"}],"max_tokens":1}"#
        let chat = "/v1/chat/completions"
        #expect(try await RealModel.ask(service, chat, key: key, body: question).status == 200)
        #expect(try await RealModel.ask(service, chat, key: nil, body: question).status == 401)
        let wrong = String(key.reversed())
        #expect(try await RealModel.ask(service, chat, key: wrong, body: question).status == 401)
        // What was asked, and files of the machine, are not shown even with it.
        for path in ["/slots", "/metrics", "/", "/etc/passwd"] {
            let status = try await RealModel.ask(service, path, key: key).status
            #expect([404, 501].contains(status), "\(path) \(status)")
        }
        await engines.stopAll()
    }

    @Test func theEngineListensOnLoopbackOnly() async throws {
        let engines = try RealModel.engines()
        let service = try await engines.service(of: try RealModel.model().id)
        let child = try #require(await engines.runningChild)
        let port = String(service.address.port, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: 4 - port.count) + port
        #expect(try SocketTable.places(of: child) == ["0100007F:\(padded)"])
        await engines.stopAll()
    }

    @Test func anEngineThatIsKilledIsStartedAgain() async throws {
        let engines = try RealModel.engines()
        let model = try RealModel.model()
        _ = try await engines.service(of: model.id)
        let first = try #require(await engines.runningChild)
        kill(first, SIGKILL)
        #expect(try await eventually { await engines.runningModel == nil })
        let service = try await engines.service(of: model.id)
        let second = try #require(await engines.runningChild)
        #expect(second != first)
        let questions = EngineQuestions(transfers: CurlTransfers(), service: service)
        #expect(await questions.givesAnAnswer(within: .seconds(60)))
        await engines.stopAll()
    }

    @Test func anEngineThatNobodyUsesGivesItsMemoryBack() async throws {
        let engines = try RealModel.engines(idle: .milliseconds(500))
        let model = try RealModel.model()
        _ = try await engines.service(of: model.id)
        let child = try #require(await engines.runningChild)
        let resident = try #require(EngineMemory.real.resident(child))
        #expect(resident > 98_362_432, "the whole file is in it")
        #expect(resident < EngineMemory.ceiling(for: model.memory))
        await engines.finished(model.id)
        #expect(try await eventually { await engines.runningModel == nil })
        #expect(try await eventually { !isAlive(child) })
    }

    @Test func aTrialPassesWithTheFileAndFailsWithHalfOfItOrAnother() async throws {
        try await EngineHouse.with { house in
            let engines = try RealModel.engines()
            let model = try RealModel.model()
            try await engines.tryOut(RealModel.path, as: model)
            let whole = try Data(contentsOf: URL(filePath: RealModel.path), options: .alwaysMapped)
            try whole.prefix(40_000_000).write(to: URL(filePath: house.path("half")))
            try house.write("GGUF and nothing behind it", to: "other")
            for file in ["half", "other", "none"] {
                await #expect(throws: EngineFault.ended, "\(file)") {
                    try await engines.tryOut(house.path(file), as: model)
                }
            }
        }
    }
}

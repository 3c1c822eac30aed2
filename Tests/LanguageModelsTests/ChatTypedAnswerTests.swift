import Companion
import CompanionTesting
import Foundation
import Testing
import Wellbeing

@testable import LanguageModels

@Suite(.timeLimit(.minutes(2))) struct ChatTypedAnswerTests {
    private let house = ChatHouse()
    private let schema = AnswerSchema(
        name: "day",
        fields: [
            AnswerField("mood", .choice(["good", "bad"])), AnswerField("stress", .boolean),
            AnswerField("note", .text(atMost: 100), mayBeNull: true),
        ])

    /// An answer that a model gave, as a JSON string.
    private func given(_ name: String) throws -> String {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(
            contentsOf: tests.appending(path: "Fixtures/language-models/\(name).txt"), encoding: .utf8)
        return String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    private func ask(_ name: String, isStreamed: Bool) async throws -> ModelAnswer {
        let content = try given(name)
        let whole = #"{"choices":[{"message":{"content":\#(content)},"finish_reason":"stop"}]}"#
        let event = #"data: {"choices":[{"delta":{"content":\#(content)}}]}"# + "\n\n" + Events.end()
        let server = try ScriptedServer.model(
            isStreamed ? [.eventsHead, .send(event)] : [.answer(200, whole)])
        return try await house.ask(server, .asking("x", schema: schema))
    }

    @Test(arguments: ["LM1", "LM2", "LM3", "LM5"], [true, false])
    func theObjectIsFoundInWhatIsAroundIt(name: String, isStreamed: Bool) async throws {
        let answer = try await ask(name, isStreamed: isStreamed)
        #expect(
            answer.fields == [
                "mood": .text("bad"), "stress": .boolean(true), "note": .text("Kopf voll – \"Lied\" im Ohr"),
            ])
        #expect(answer.text.hasPrefix("{") && answer.text.hasSuffix("}"))
    }

    @Test(arguments: [true, false])
    func aRefusalIsNoObject(isStreamed: Bool) async throws {
        await #expect(throws: LanguageModelError.unfitAnswer(.noObject)) {
            try await ask("LM7", isStreamed: isStreamed)
        }
    }

    @Test func anObjectThatBreaksOffIsTruncated() async throws {
        let server = try ScriptedServer.model(Events.saying(#"{\"mood\":\"ba"#))
        #expect(await house.fault(server, .asking("x", schema: schema)) == .unfitAnswer(.truncated))
    }

    @Test func anObjectThatDoesNotFitIsSaidToBeUnfit() async throws {
        let server = try ScriptedServer.model(
            Events.saying(#"{\"mood\":\"fine\",\"stress\":true,\"note\":null}"#))
        let fault = await house.fault(server, .asking("x", schema: schema))
        #expect(fault == .unfitAnswer(.unfit(field: "mood")))
        #expect(fault.map { "\($0)" } == "model: unfit answer")
    }

    @Test func aTypedAnswerMayBeInAnyLanguage() async throws {
        let server = try ScriptedServer.model(
            Events.saying(#"{\"mood\":\"bad\",\"stress\":true,\"note\":\"I think that you are\"}"#))
        let answer = try await house.ask(server, .asking("x", schema: schema, language: .german))
        #expect(answer.fields["mood"] == .text("bad"))
    }
}

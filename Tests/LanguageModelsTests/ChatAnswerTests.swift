import Companion
import CompanionTesting
import HTTPTransfers
import Testing
import Wellbeing

@testable import LanguageModels

@Suite(.timeLimit(.minutes(2))) struct ChatAnswerTests {
    private let house = ChatHouse()

    @Test func piecesBecomeAnAnswer() async throws {
        let server = try ScriptedServer.model(Events.saying("Guten ", "Mor", "gen"))
        let pieces = Locked<[String]>([])
        let answer = try await house.ask(server) { piece in pieces.withLock { $0.append(piece) } }
        #expect(answer == ModelAnswer(text: "Guten Morgen", model: "small-1"))
        #expect(pieces.withLock { $0.joined() } == "Guten Morgen")
    }

    @Test func aWholeAnswerIsReadToo() async throws {
        let body = #"{"choices":[{"message":{"role":"assistant","content":"Ja"},"finish_reason":"stop"}]}"#
        let server = try ScriptedServer.model([.answer(200, body)])
        let answer = try await house.ask(server)
        // It does not name itself.
        #expect(answer == ModelAnswer(text: "Ja", model: "small"))
    }

    @Test func contentInPartsIsPutTogether() async throws {
        let body =
            #"{"choices":[{"message":{"content":[{"type":"text","text":"Ja "},{"type":"image_url"},"#
            + #"{"type":"text","text":"doch"}]}}]}"#
        let server = try ScriptedServer.model([.answer(200, body)])
        #expect(try await house.ask(server).text == "Ja doch")
    }

    @Test(arguments: ["stop", "tool_calls", "eos"])
    func anEndThatIsNoneOfTheKnownIsAnEnd(reason: String) async throws {
        let server = try ScriptedServer.model(Events.saying("Ja", end: Events.end(reason)))
        #expect(try await house.ask(server).text == "Ja")
    }

    @Test func thoughtsAreNeitherShownNorKept() async throws {
        let server = try ScriptedServer.model(
            Events.saying("<th", "ink>secret", " plan</thi", "nk>", " Ja", " <b"))
        let pieces = Locked("")
        let answer = try await house.ask(server) { piece in pieces.withLock { $0 += piece } }
        #expect(answer.text == "Ja <b")
        #expect(pieces.withLock { $0 } == "Ja <b")
    }

    @Test(arguments: [
        ("```\\nJa\\n```", "Ja"), ("```text\\nJa\\nund\\n```", "Ja\nund"), (" \\n Ja \\n", "Ja"),
        ("\u{FEFF}Ja", "Ja"), ("Er sagte ```x``` laut.", "Er sagte ```x``` laut."),
    ])
    func whatIsAroundFreeTextIsTakenAway(said: String, text: String) async throws {
        let server = try ScriptedServer.model(Events.saying(said))
        #expect(try await house.ask(server).text == text)
    }

    @Test(arguments: [
        Events.end(), Events.done, Events.piece("") + Events.end(), Events.piece("  ") + Events.end(),
        Events.piece("<think>hm</think>") + Events.end(), Events.piece("<think>hm") + Events.end(),
        #"data: {"choices":[{"delta":{"content":null,"reasoning":"hm"}}]}"# + "\n\n" + Events.end(),
        ": nothing\n\n", "",
    ])
    func nothingSaidIsAnEmptyAnswer(events: String) async throws {
        let server = try ScriptedServer.model([.eventsHead, .send(events)])
        #expect(await house.fault(server) == .emptyAnswer)
        #expect(server.posts.count == 1)
        #expect(try await house.ledger().map(\.outcome) == [.answered])
    }

    @Test func aWholeAnswerOfThoughtsAloneIsEmpty() async throws {
        let body =
            #"{"choices":[{"message":{"content":null,"reasoning_content":"hm"},"finish_reason":"stop"}]}"#
        let server = try ScriptedServer.model([.answer(200, body)])
        #expect(await house.fault(server) == .emptyAnswer)
    }

    @Test func anAnswerCutOffAtItsLimitIsSaidToBe() async throws {
        let server = try ScriptedServer.model(Events.saying("Es war ein", end: Events.end("length")))
        #expect(await house.fault(server) == .answerCutOff)
    }

    @Test(arguments: [
        "data: {\"choices\":[{\"delta\":{\"content\":\"a", "data: nonsense\n\n", "data: []\n\n",
        "data: {}\n\n",
        "data: {\"choices\":7}\n\n",
    ])
    func whatIsNotTheProtocolIsUnreadable(events: String) async throws {
        let server = try ScriptedServer.model([.eventsHead, .send(events)])
        #expect(await house.fault(server) == .unreadableAnswer)
    }

    @Test func aPageInsteadOfAnAnswerIsUnreadable() async throws {
        let server = try ScriptedServer.model([.answer(200, "<html>Hello</html>", type: "text/html")])
        #expect(await house.fault(server) == .unreadableAnswer)
        let other = try ScriptedServer.model([.answer(204)])
        #expect(await house.fault(other) == .emptyAnswer)
    }

    @Test func bytesThatAreNoTextAreUnreadable() async throws {
        let event =
            Array(#"data: {"choices":[{"delta":{"content":""#.utf8) + [0xC3, 0x28] + Array("\"}}]}\n\n".utf8)
        let server = try ScriptedServer.model([.eventsHead, .send(event), .send(Events.end())])
        #expect(await house.fault(server) == .unreadableAnswer)
    }

    @Test func aConnectionClosedInTheMiddleIsNoAnswer() async throws {
        let server = try ScriptedServer.model([.eventsHead, .send(Events.piece("Es war"))])
        #expect(await house.fault(server) == .serverFault(status: nil))
        #expect(server.posts.count == 1)
    }

    @Test func afterItsEndNothingIsWaitedFor() async throws {
        let server = try ScriptedServer.model(Events.saying("Ja") + [.stall])
        #expect(try await house.ask(server).text == "Ja")
    }

    @Test func theLanguageOfFreeTextIsChecked() async throws {
        let english = try ScriptedServer.model(Events.saying("I think that you are doing well with this."))
        let asked = ModelRequest.asking("Hallo", language: .german)
        #expect(await house.fault(english, asked) == .wrongLanguage)
        #expect(try await house.ask(english, .asking("Hello", language: .english)).model == "small-1")
        // Too short to tell.
        let short = try ScriptedServer.model(Events.saying("Ok"))
        #expect(try await house.ask(short, asked).text == "Ok")
    }
}

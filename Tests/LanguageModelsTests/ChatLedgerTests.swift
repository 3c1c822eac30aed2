import Companion
import CompanionTesting
import Foundation
import HTTPTransfers
import Testing
import Wellbeing

@testable import LanguageModels

@Suite(.timeLimit(.minutes(2))) struct ChatLedgerTests {
    private let house = ChatHouse()

    @Test func theLedgerKnowsExactlyWhatWentOut() async throws {
        let server = try ScriptedServer.model(Events.saying("Ja"))
        _ = try await house.ask(server, .asking("Das ist geheim."))
        let body = try #require(server.posts.first?.body)
        var hash = SHA256()
        body.withUnsafeBytes { hash.update($0) }
        #expect(
            try await house.ledger() == [
                EgressRecord(
                    instant: house.clock.now(), purpose: .reflectionReply,
                    address: try ServiceAddress(parsing: server.origin), model: "small", bytes: body.count,
                    digest: hash.hexadecimal(), outcome: .answered)
            ])
    }

    @Test func theLineIsThereBeforeTheFirstByte() async throws {
        let server = try ScriptedServer.model(Events.saying("Ja"))
        let ledger = WatchingLedger { server.posts.count }
        let address = try ServiceAddress(parsing: server.origin)
        _ = try await house.model().complete(
            .greeting, by: .local(address, model: "small"), ledger: ledger, pieces: nil)
        #expect(await ledger.seen == ["record at 0", "finish 1 answered at 1"])
    }

    @Test func withoutTheLedgerNothingIsSent() async throws {
        let server = try ScriptedServer.model(Events.saying("Ja"))
        await house.diary.fail(with: .diskFull)
        #expect(await house.fault(server) == .ledgerFailed)
        #expect(server.posts.isEmpty)
    }

    @Test func anAnswerIsKeptThoughItsEndCannotBeNoted() async throws {
        let server = try ScriptedServer.model(Events.saying("Ja"))
        let diary = house.diary
        let answer = try await house.ask(server) { _ in await diary.fail(with: .locked) }
        #expect(answer.text == "Ja")
        await diary.fail(with: nil)
        // What is known is that it was sent.
        #expect(try await house.ledger().map(\.outcome) == [.sent])
    }

    @Test func anAnswerThatCannotBeUsedWasAnAnswer() async throws {
        let server = try ScriptedServer.model(Events.saying("I think that you are doing well with this."))
        #expect(await house.fault(server, .asking("x", language: .german)) == .wrongLanguage)
        #expect(try await house.ledger().map(\.outcome) == [.answered])
    }

    /// Somebody elsewhere, who happens to be on this machine.
    @Test func aServiceElsewhereGetsTheKeyAndTheLedgerNever() async throws {
        let server = try ScriptedServer.model(Events.saying("Ja"))
        try await house.chooseCloud(
            try ServiceAddress(parsing: server.origin), key: "sk-geheim", agrees: true)
        let ask = AskModel(diary: house.diary, model: house.model())
        #expect(try await ask.ask(.greeting).text == "Ja")
        let heard = try #require(server.posts.first)
        #expect(heard.headers["authorization"] == "Bearer sk-geheim")
        #expect(!heard.line.contains("geheim") && !heard.bodyText.contains("geheim"))
        #expect(heard.headers.keys.filter { ["http-referer", "x-title", "user-agent"].contains($0) }.isEmpty)
        let ledger = try await house.ledger()
        #expect(ledger.count == 1 && !"\(ledger)".contains("geheim"))
    }
}

/// Notes what was written, and how far the world was then.
private actor WatchingLedger: EgressLedger {
    private(set) var seen: [String] = []
    private let count: @Sendable () -> Int

    init(count: @escaping @Sendable () -> Int) {
        self.count = count
    }

    func record(_ record: EgressRecord) async throws(DiaryError) -> Int64 {
        seen.append("record at \(count())")
        return 1
    }

    func finish(_ number: Int64, _ outcome: EgressRecord.Outcome) async throws(DiaryError) -> Bool {
        seen.append("finish \(number) \(outcome) at \(count())")
        return true
    }
}

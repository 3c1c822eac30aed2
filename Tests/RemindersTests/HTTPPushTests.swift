import Companion
import CompanionTesting
import HTTPTransfers
import Reminders
import Testing
import Wellbeing

/// The way of a push through the act that reminds, since nothing else can prove that somebody agreed.
@Suite(.timeLimit(.minutes(2)))
struct HTTPPushTests {
    private static let noon = Instant(milliseconds: 1_780_000_000_000)
    /// SHA-256 of "Wie geht’s?", by `printf 'Wie geht’s?' | sha256sum`.
    private static let digest = "1fedf274636d7bea68c59f9e025e9671926189ef1d3b961b0357b84257ba65f3"

    private struct House {
        let vault = MemoryVault(.open)
        let clock = SetClock(HTTPPushTests.noon)
        let remind: Remind

        init(patience: Duration = .seconds(60)) {
            remind = Remind(
                vault: vault, notifier: NoDesktop(),
                push: HTTPPush(transfers: CurlTransfers(), clock: clock, patience: patience), clock: clock,
                address: ""
            ) { _ in
                ReminderWords(title: "Sela", text: "Wie geht’s?", whereToLook: "", open: "")
            }
        }

        func agree(to address: String) async throws {
            let diary = await vault.inside
            try await diary.keep(
                PushHook(
                    address: try PushHook.address(parsing: address), isGranted: true,
                    decidedAt: HTTPPushTests.noon))
        }

        func ledger() async throws -> [EgressRecord] {
            try await vault.inside.egress(before: nil, limit: 10).map(\.record)
        }
    }

    private struct NoDesktop: Notifier {
        func obstacle() async -> NotifierError? { .programMissing }
        func show(_ words: ReminderWords, opening address: String) async throws(NotifierError) {
            throw .programMissing
        }
    }

    @Test func aPushIsTheSentenceAndNothingElse() async throws {
        let server = try ScriptedServer(always: [.answer(200, "{}")])
        let house = House()
        try await house.agree(to: server.origin + "/my-topic")
        #expect(await house.remind.tryPush(in: .german) == nil)
        let heard = try #require(server.heard.first)
        #expect(server.connections == 1)
        #expect(heard.line == "POST /my-topic HTTP/1.1")
        #expect(heard.bodyText == "Wie geht’s?")
        #expect(heard.headers["title"] == "Sela")
        #expect(heard.headers["content-type"] == "text/plain; charset=utf-8")
        #expect(
            Set(heard.headers.keys).isSubset(of: [
                "host", "accept", "accept-encoding", "title", "content-type", "content-length",
            ]), "neither who asks nor what with: \(heard.headers)")
        let lines = try await house.ledger()
        #expect(lines.count == 1)
        #expect(lines[0].purpose == .reminder)
        #expect(lines[0].address.description == server.origin + "/my-topic")
        #expect(lines[0].bytes == 13)
        #expect(lines[0].digest == Self.digest)
        #expect(lines[0].outcome == .answered)
        #expect(lines[0].instant == Self.noon)
    }

    @Test(arguments: [
        (ScriptedServer.Step.answer(403, "no"), PushError.refused(status: 403)),
        (.answer(500, ""), .refused(status: 500)),
        (.answer(302, "", headers: ["Location: http://127.0.0.1:9/"]), .redirected),
        (.reset, .unreachable),
    ])
    func aPushThatIsNotTakenIsAnErrorAndALine(step: ScriptedServer.Step, error: PushError) async throws {
        let server = try ScriptedServer(always: [step])
        let house = House()
        try await house.agree(to: server.origin + "/topic")
        #expect(await house.remind.tryPush(in: .english) == error)
        #expect(await house.remind.lastDeliveries()[.push]?.failure == .push(error))
        #expect(try await house.ledger().map(\.outcome) == [.failed])
    }

    @Test func aServerThatSaysNothingIsNotWaitedForForEver() async throws {
        let server = try ScriptedServer(always: [.stall])
        let house = House(patience: .milliseconds(300))
        try await house.agree(to: server.origin + "/topic")
        #expect(await house.remind.tryPush(in: .english) == .noAnswerInTime)
        #expect(try await house.ledger().map(\.outcome) == [.failed])
    }

    @Test func anAnswerWithoutAnEndIsNotReadToTheEnd() async throws {
        let head = ScriptedServer.Step.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
        let server = try ScriptedServer(always: [head, .sendEndlessly(Array("more ".utf8))])
        let house = House()
        try await house.agree(to: server.origin + "/topic")
        #expect(await house.remind.tryPush(in: .english) == nil)
        await server.wait { $0.gone == 1 }
    }

    @Test func withoutALineInTheLedgerNothingIsSent() async throws {
        let server = try ScriptedServer(always: [.answer()])
        let house = House()
        try await house.agree(to: server.origin + "/topic")
        let push = HTTPPush(transfers: CurlTransfers(), clock: house.clock)
        let remind = Remind(
            vault: house.vault, notifier: NoDesktop(), push: WithFullDisk(push: push), clock: house.clock,
            address: ""
        ) { _ in ReminderWords(title: "", text: "x", whereToLook: "", open: "") }
        #expect(await remind.tryPush(in: .english) == .diary(.diskFull))
        #expect(server.connections == 0)
    }

    /// The same push with a ledger that cannot be written.
    private struct WithFullDisk: PushSender {
        let push: HTTPPush

        private struct Ledger: EgressLedger {
            func record(_ record: EgressRecord) async throws(DiaryError) -> Int64 { throw .diskFull }
            func finish(_ number: Int64, _ outcome: EgressRecord.Outcome) async throws(DiaryError) -> Bool {
                throw .diskFull
            }
        }

        func send(
            _ sentence: String, by consent: PushConsent, ledger: any EgressLedger
        ) async throws(PushError) {
            try await push.send(sentence, by: consent, ledger: Ledger())
        }
    }
}

import Companion
import CompanionTesting
import HTTPTransfers
import Testing
import Wellbeing

@testable import LanguageModels

/// Over TLS, with certificates made on the spot; an address of this machine that is not loopback stands for
/// another machine.
@Suite(
    .timeLimit(.minutes(2)),
    .enabled(if: OwnAddress.found != nil, "this machine has no address but loopback"))
struct TransferCertificateTests {
    private let own = OwnAddress.found ?? ""

    @Test func aCertificateOfNobodyIsNotTrusted() async throws {
        let server = try ScriptedServer(always: [.answer(200, "here")])
        let front = try TLSFront(host: own, for: own, before: server)
        let request = TransferRequest(address: front.origin, reach: .anywhere)
        await #expect(throws: TransferError.untrustedCertificate) { try await Fetched(request) }
        #expect(server.heard.isEmpty)
        let trusting = CurlTransfers(certificates: front.certificate)
        #expect(try await Fetched(request, by: trusting).text == "here")
    }

    @Test func aCertificateForSomebodyElseIsNotTrusted() async throws {
        let server = try ScriptedServer(always: [.answer(200, "here")])
        let front = try TLSFront(host: own, for: "192.0.2.77", before: server)
        await #expect(throws: TransferError.untrustedCertificate) {
            try await Fetched(
                TransferRequest(address: front.origin, reach: .anywhere),
                by: CurlTransfers(certificates: front.certificate))
        }
        #expect(server.heard.isEmpty)
    }

    @Test func aFileOfCertificatesThatIsNotThereTrustsNobody() async throws {
        let server = try ScriptedServer(always: [.answer(200, "here")])
        let front = try TLSFront(host: own, for: own, before: server)
        await #expect(throws: TransferError.untrustedCertificate) {
            try await Fetched(
                TransferRequest(address: front.origin, reach: .anywhere),
                by: CurlTransfers(certificates: "/nowhere/certificates.pem"))
        }
    }

    @Test func aRedirectIsFollowedAsOftenAsAllowedAndTakesNoKeyAlong() async throws {
        let target = try ScriptedServer(always: [.answer(200, "here")])
        let far = try TLSFront(host: "127.0.0.1", for: "127.0.0.1", before: target)
        let first = try ScriptedServer(always: [.answer(302, "moved", headers: ["Location: \(far.origin)/x"])]
        )
        let near = try TLSFront(host: own, for: own, before: first)
        let both = try CertificateFile([near.certificate, far.certificate])
        var request = TransferRequest(address: near.origin, reach: .anywhere)
        request.headers = [("Authorization", "Bearer k"), ("Range", "bytes=5-")]
        await #expect(throws: TransferError.redirected) {
            try await Fetched(request, by: CurlTransfers(certificates: both.path))
        }
        #expect(target.connections == 0)
        request.redirects = 1
        let got = try await Fetched(request, by: CurlTransfers(certificates: both.path))
        #expect(got.text == "here")
        #expect(first.heard.last?.headers["authorization"] == "Bearer k")
        let heard = try #require(target.heard.first)
        #expect(heard.headers["authorization"] == nil)
        #expect(heard.headers["range"] == "bytes=5-")
    }

    @Test func aRedirectNeverLeavesTLSAndNeverGoesOnForEver() async throws {
        let plain = try ScriptedServer(always: [.answer(200, "here")])
        let server = try ScriptedServer { heard, _ in
            let place = heard.line.contains("/loop") ? "/loop" : "\(plain.origin)/"
            return [.answer(302, headers: ["Location: \(place)"])]
        }
        let front = try TLSFront(host: own, for: own, before: server)
        let transfers = CurlTransfers(certificates: front.certificate)
        var request = TransferRequest(address: front.origin, reach: .anywhere)
        request.redirects = 2
        await #expect(throws: TransferError.redirected) { try await Fetched(request, by: transfers) }
        #expect(plain.connections == 0)
        request.address = front.origin + "/loop"
        await #expect(throws: TransferError.redirected) { try await Fetched(request, by: transfers) }
        #expect(server.heard.count == 4)
        // A body is not carried on at all.
        request.method = .post
        request.body = [1]
        await #expect(throws: TransferError.redirected) { try await Fetched(request, by: transfers) }
        #expect(server.heard.count == 5)
    }

    @Test func nothingGoesElsewhereWithoutAConsent() async throws {
        let server = try ScriptedServer.model(Events.saying("Ja"))
        let front = try TLSFront(host: own, for: own, before: server)
        let address = try ServiceAddress(parsing: front.origin)
        let house = ChatHouse()
        let ask = AskModel(diary: house.diary, model: house.model(certificates: front.certificate))
        try await house.chooseCloud(address, agrees: false)
        let question = ConsentQuestion(
            purpose: .reflectionReply, address: address, model: "large", wasDeclined: true)
        await #expect(throws: AskModelError.needsConsent(question)) { try await ask.ask(.greeting) }
        #expect(server.connections == 0)
        #expect(try await house.ledger().isEmpty)

        try await house.chooseCloud(address, agrees: true)
        #expect(try await ask.ask(.greeting).text == "Ja")
        let heard = try #require(server.posts.first)
        #expect(heard.headers["authorization"] == "Bearer sk-1")
        #expect(heard.line == "POST /v1/chat/completions HTTP/1.1")
        // A seed means something to engines here only.
        #expect(!heard.bodyText.contains("seed"))
        // Only the request itself: nothing else of that server was asked.
        #expect(server.connections == 1)
        let line = try #require(try await house.ledger().first)
        #expect(line.address == address)
        #expect(line.bytes == heard.body.count)

        let strict = AskModel(diary: house.diary, model: house.model())
        await #expect(throws: AskModelError.model(.untrustedCertificate)) { try await strict.ask(.greeting) }
        #expect(server.posts.count == 1)
    }

    @Test func anAddressElsewhereIsNoLocalOne() async throws {
        let server = try ScriptedServer.model(Events.saying("Ja"))
        let front = try TLSFront(host: own, for: own, before: server)
        let address = try ServiceAddress(parsing: front.origin)
        let house = ChatHouse()
        await #expect(throws: LanguageModelError.notLoopback) {
            try await house.model(certificates: front.certificate).complete(
                .greeting, by: .local(address, model: "small"), ledger: house.diary, pieces: nil)
        }
        #expect(server.connections == 0)
        #expect(try await house.ledger().isEmpty)
    }
}

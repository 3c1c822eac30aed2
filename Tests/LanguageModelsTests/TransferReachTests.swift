import CompanionTesting
import Foundation
import Testing

@testable import HTTPTransfers
@testable import LanguageModels

@Suite(.timeLimit(.minutes(2))) struct TransferReachTests {
    @Test(arguments: [301, 302, 303, 307, 308])
    func aRedirectOverPlainHTTPIsNotFollowed(status: Int) async throws {
        let other = try ScriptedServer(always: [.answer(200, "here")])
        let server = try ScriptedServer(always: [
            .answer(status, headers: ["Location: \(other.origin)/x"])
        ])
        var request = TransferRequest(address: server.origin, reach: .anywhere)
        request.redirects = 5
        await #expect(throws: TransferError.redirected) { try await Fetched(request) }
        #expect(other.connections == 0)
        #expect(server.connections == 1)
    }

    @Test func aStatusOfRedirectsWithoutAPlaceIsAnAnswer() async throws {
        let server = try ScriptedServer(always: [.answer(302, "nowhere")])
        let got = try await Fetched(TransferRequest(address: server.origin, reach: .loopback))
        #expect(got.status == 302)
        #expect(got.text == "nowhere")
    }

    @Test(arguments: ["127.0.0.1", "localhost"]) func loopbackMayBeReached(host: String) async throws {
        let server = try ScriptedServer(always: [.answer(200, "here")])
        let got = try await Fetched(
            TransferRequest(address: "http://\(host):\(server.port)", reach: .loopback))
        #expect(got.text == "here")
    }

    @Test(.enabled(if: OwnAddress.found != nil, "this machine has no address but loopback"))
    func anotherAddressOfThisMachineIsNotLoopback() async throws {
        let own = try #require(OwnAddress.found)
        let server = try ScriptedServer(host: own, always: [.answer(200, "here")])
        await #expect(throws: TransferError.notLoopback) {
            try await Fetched(TransferRequest(address: server.origin, reach: .loopback))
        }
        #expect(server.connections == 0)
        #expect(try await Fetched(TransferRequest(address: server.origin, reach: .anywhere)).text == "here")
    }

    /// Nobody may be at these; the rule has to speak before anybody is asked.
    @Test(arguments: ["0.0.0.0", "[::]", "[::ffff:127.0.0.1]", "192.0.2.1", "[2001:db8::1]"])
    func whatOnlyLooksLikeLoopbackIsRefused(host: String) async {
        var request = TransferRequest(address: "http://\(host):9/", reach: .loopback)
        request.connect = .milliseconds(500)
        await #expect(throws: TransferError.notLoopback) { try await Fetched(request) }
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.255.255.254", true), ("::1", true), ("128.0.0.1", false),
        ("126.255.255.255", false), ("10.0.0.1", false), ("0.0.0.0", false), ("::", false),
        ("::ffff:127.0.0.1", false), ("fe80::1", false), ("", false),
    ])
    func theRuleKnowsLoopback(address: String, isAllowed: Bool) {
        #expect(LoopbackRule.allows(address) == isAllowed)
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.9.9.9", true), ("192.0.2.1", false), ("0.0.0.0", false), ("::1", true),
        ("::2", false), ("::ffff:127.0.0.1", false),
    ])
    func theRuleOfTheSocketKnowsLoopback(address: String, isAllowed: Bool) {
        var four = sockaddr_in()
        var six = sockaddr_in6()
        if inet_pton(AF_INET, address, &four.sin_addr) == 1 {
            let size = MemoryLayout<sockaddr_in>.size
            #expect(LoopbackRule.allows(&four, length: size, family: AF_INET) == isAllowed)
            #expect(!LoopbackRule.allows(&four, length: size - 1, family: AF_INET))
            #expect(!LoopbackRule.allows(&four, length: size, family: AF_UNIX))
        } else {
            #expect(inet_pton(AF_INET6, address, &six.sin6_addr) == 1)
            let size = MemoryLayout<sockaddr_in6>.size
            #expect(LoopbackRule.allows(&six, length: size, family: AF_INET6) == isAllowed)
        }
    }
}

/// An address of this machine that other machines could reach.
enum OwnAddress {
    /// IPv4 in numbers; `nil` = there is none.
    static let found: String? = {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return nil }
        defer { freeifaddrs(first) }
        for entry in sequence(first: first, next: { $0?.pointee.ifa_next }) {
            guard let address = entry?.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET)
            else {
                continue
            }
            let four = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self)
            let number = UInt32(bigEndian: four.sin_addr.s_addr)
            if number >> 24 == 127 || number == 0 { continue }
            return [24, 16, 8, 0].map { String(number >> $0 & 255) }.joined(separator: ".")
        }
        return nil
    }()
}

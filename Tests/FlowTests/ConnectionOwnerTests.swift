import Foundation
import Testing
import Web
import Wellbeing

@testable import LocalServer

/// Whose process is at the other end.
struct ConnectionOwnerTests {
    /// As Linux prints it: 127.0.0.1:41234 talks to 127.0.0.1:7352, as user 1000.
    static let table = [
        "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode",
        "   0: 0100007F:1CB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1001        0 22222 1",
        "   1: 0100007F:1CB8 0100007F:A112 01 00000000:00000000 00:00000000 00000000  1001        0 33333 1",
        "   2: 0100007F:A112 0100007F:1CB8 01 00000000:00000000 00:00000000 00000000  1000        0 44444 1",
        "   3: 0100007F:A113 0100007F:1CB8 05 00000000:00000000 00:00000000 00000000     0        0 0 1",
    ].joined(separator: "\n")
    static let table6 = [
        "  sl  local_address remote_address st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode",
        "   0: 0000000000000000FFFF00000100007F:A114 0000000000000000FFFF00000100007F:1CB8 01 "
            + "00000000:00000000 00:00000000 00000000  1002        0 1 1",
        "   1: 00000000000000000000000001000000:A115 00000000000000000000000001000000:1CB8 01 "
            + "00000000:00000000 00:00000000 00000000  1003        0 2 1",
    ].joined(separator: "\n")

    private func ends(_ address: [UInt8], _ port: UInt16) -> ConnectionEnds {
        ConnectionEnds(
            client: .init(address: address, port: port), server: .init(address: address, port: 0x1CB8))
    }

    @Test func findsTheClientAndNotTheServer() {
        #expect(ConnectionOwner.owner(of: ends([127, 0, 0, 1], 0xA112), in: Data(Self.table.utf8)) == 1_000)
    }

    @Test func aClosedSocketIsNobodysAndNotRoots() {
        #expect(ConnectionOwner.owner(of: ends([127, 0, 0, 1], 0xA113), in: Data(Self.table.utf8)) == nil)
    }

    @Test func findsAnIPv4ConnectionOfAnIPv6Socket() {
        #expect(ConnectionOwner.owner(of: ends([127, 0, 0, 1], 0xA114), in: Data(Self.table6.utf8)) == 1_002)
        let loopback6 = [UInt8](repeating: 0, count: 15) + [1]
        #expect(ConnectionOwner.owner(of: ends(loopback6, 0xA115), in: Data(Self.table6.utf8)) == 1_003)
        #expect(ends(loopback6, 1).isLoopback)
        #expect(!ends([10, 0, 0, 1], 1).isLoopback)
    }

    @Test func noiseIsNobody() {
        for noise in ["", "\n\n", "a b c d e f g h i", "0: 0100007F:A112"] {
            #expect(ConnectionOwner.owner(of: ends([127, 0, 0, 1], 0xA112), in: Data(noise.utf8)) == nil)
        }
    }

    /// As root the test can be another user: `nobody` asks, and is told that the diary is not hers.
    @Test(
        .enabled(
            if: geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
                && FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")))
    func anotherUserOfThisMachineIsTurnedAway() async throws {
        let house = try await House()
        try await house.save("Only hers", id: 7)
        let server = LocalServer(options: ServerOptions()) { request in
            var request = request
            // The site of the fakes believes itself on port 7352.
            request.headers["host"] = "127.0.0.1:7352"
            return await house.site.respond(to: request)
        }
        let port = try server.start()
        let mine = try await curl("http://127.0.0.1:\(port)/journal", user: nil)
        let hers = try await curl("http://127.0.0.1:\(port)/journal", user: "65534")
        await server.shutdown(grace: .seconds(1))
        #expect(mine.contains("Only hers"))
        #expect(hers.contains("This diary belongs to someone else"))
        #expect(!hers.contains("Only hers"))
    }

    private func curl(_ address: String, user: String?) async throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: user == nil ? "/usr/bin/curl" : "/usr/bin/setpriv")
        let identity =
            user.map { ["--reuid=\($0)", "--regid=\($0)", "--clear-groups", "/usr/bin/curl"] } ?? []
        process.arguments = identity + ["--silent", "--noproxy", "*", "--max-time", "30", address]
        process.standardOutput = output
        try process.run()
        return await withCheckedContinuation { done in
            Thread.detachNewThread {
                let data = output.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                done.resume(returning: String(decoding: data, as: UTF8.self))
            }
        }
    }
}

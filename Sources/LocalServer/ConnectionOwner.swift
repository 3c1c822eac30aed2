import Foundation

/// Finds the user at the client's end of a loopback connection.
///
/// A loopback connection has both its ends on this machine, so the client's socket is in the kernel's own
/// table with the user it belongs to (Linux, `Documentation/networking/proc_net_tcp.rst`).
enum ConnectionOwner {
    /// Whether the client runs as `user` or as root; `nil` = the table cannot be read, or there is none on
    /// this system.
    ///
    /// A client that is not in the table is not the same user.
    static func isSameUser(_ ends: ConnectionEnds, as user: UInt32) -> Bool? {
        #if os(Linux)
            let names = ends.client.address.count == 4 ? ["tcp", "tcp6"] : ["tcp6"]
            var isReadable = false
            for name in names {
                guard let table = contents(of: "/proc/net/\(name)") else { continue }
                isReadable = true
                if let owner = owner(of: ends, in: table) {
                    return owner == user || owner == 0
                }
            }
            return isReadable ? false : nil
        #else
            return nil
        #endif
    }

    /// The user whose socket is at the client's end, by a table in the format of `/proc/net/tcp`.
    ///
    /// Only an established connection counts. A socket that its process has closed stays in the table for
    /// a while, in another state, and the table calls it root's.
    static func owner(of ends: ConnectionEnds, in table: Data) -> UInt32? {
        let clients = spellings(of: ends.client)
        let servers = spellings(of: ends.server)
        for (client, server) in zip(clients, servers) {
            // A busy machine has thousands of lines; only the right one is taken apart.
            guard let start = table.range(of: Data(" \(client) \(server) \(established) ".utf8)) else {
                continue
            }
            let rest = table[start.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
            let fields = String(decoding: rest, as: UTF8.self).split(separator: " ")
            guard fields.count > 3 else { continue }
            return UInt32(fields[3])
        }
        return nil
    }

    /// The kernel gives such a file in pieces of a page and says that its size is 0; Foundation takes the
    /// first short piece for the end.
    private static func contents(of path: String) -> Data? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var table = Data()
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count == 0 { return table }
            guard count > 0 || errno == EINTR else { return nil }
            table.append(contentsOf: piece[..<max(count, 0)])
        }
    }

    private static let established = "01"

    /// How the table may write an end.
    ///
    /// An IPv4 connection of an IPv6 socket is written as `::ffff:127.0.0.1`.
    private static func spellings(of end: ConnectionEnds.End) -> [String] {
        let port = hexadecimal(UInt32(end.port), digits: 4)
        let plain = groups(of: end.address) + ":" + port
        guard end.address.count == 4 else { return [plain] }
        let mapped = Array(repeating: UInt8(0), count: 10) + [0xFF, 0xFF] + end.address
        return [plain, groups(of: mapped) + ":" + port]
    }

    /// The kernel prints each four bytes as one number in the machine's own byte order.
    private static func groups(of address: [UInt8]) -> String {
        stride(from: 0, to: address.count, by: 4).map { start in
            let bytes = address[start..<(start + 4)]
            let bigEndian = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            return hexadecimal(UInt32(bigEndian: bigEndian), digits: 8)
        }.joined()
    }

    private static func hexadecimal(_ number: UInt32, digits: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

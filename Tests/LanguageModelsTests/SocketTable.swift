import Foundation

/// The kernel's tables of sockets (Linux, `Documentation/networking/proc_net_tcp.rst`).
enum SocketTable {
    /// Where `process` can be reached, as the kernel writes it: address and port in hexadecimal digits.
    static func places(of process: pid_t) throws -> [String] {
        let folder = "/proc/\(process)/fd"
        let sockets = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { name in
            // One that was closed meanwhile is no place.
            let link = (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) ?? ""
            return link.hasPrefix("socket:[") ? String(link.dropFirst(8).dropLast()) : nil
        }
        var places: [String] = []
        for table in ["tcp", "tcp6", "udp", "udp6"] {
            for line in try contents(of: "/proc/net/\(table)").split(separator: "\n").dropFirst() {
                // Number, own end, other end, state (0A = listens), four more, inode.
                let fields = line.split(separator: " ").map(String.init)
                guard fields.count > 9, sockets.contains(fields[9]) else { continue }
                if table.hasPrefix("udp") || fields[3] == "0A" { places.append(fields[1]) }
            }
        }
        return places
    }

    /// The kernel gives such a file in pieces of a page; Foundation takes the first for all of it.
    private static func contents(of path: String) throws -> String {
        guard let file = FileHandle(forReadingAtPath: path) else { throw CocoaError(.fileNoSuchFile) }
        var all = Data()
        while let piece = try file.read(upToCount: 65_536), !piece.isEmpty { all += piece }
        return String(decoding: all, as: UTF8.self)
    }
}

import Foundation

/// A TCP client that sends just the bytes it is told to, however wrong.
struct RawClient: Sendable {
    let port: UInt16

    /// What a client does, one step after the other.
    enum Step: Sendable {
        case send([UInt8])
        /// Milliseconds.
        case pause(Int)
        /// Reads until the server closes, or for at most this many milliseconds.
        case readToEnd(Int)
        /// Reads until the text has come this many times, or for at most a minute.
        case readUntil(String, times: Int)
    }

    /// Takes the steps on a thread of its own.
    ///
    /// - Returns: what was read; `nil` if there was no connection.
    func run(_ steps: [Step]) async -> String? {
        await withCheckedContinuation { done in
            Thread.detachNewThread { done.resume(returning: self.runHere(steps)) }
        }
    }

    /// Sends a request and reads until the server closes.
    func send(_ text: String) async -> String? {
        await run([.send(Array(text.utf8)), .readToEnd(60_000)])
    }

    private func runHere(_ steps: [Step]) -> String? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { return nil }
        var heard: [UInt8] = []
        for step in steps { take(step, descriptor, &heard) }
        return String(decoding: heard, as: UTF8.self)
    }

    private func take(_ step: Step, _ descriptor: Int32, _ heard: inout [UInt8]) {
        switch step {
        case .send(let bytes):
            var sent = 0
            while sent < bytes.count {
                let count = bytes[sent...].withUnsafeBytes {
                    Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return }
                sent += count
            }
        case .pause(let milliseconds): usleep(UInt32(milliseconds) * 1_000)
        case .readToEnd(let milliseconds):
            while read(descriptor, into: &heard, within: milliseconds) {}
        case .readUntil(let text, let times):
            while String(decoding: heard, as: UTF8.self).components(separatedBy: text).count <= times {
                guard read(descriptor, into: &heard, within: 60_000) else { return }
            }
        }
    }

    /// `false` = closed, or nothing came in time.
    private func read(_ descriptor: Int32, into heard: inout [UInt8], within milliseconds: Int) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Int32(milliseconds)) > 0 else { return false }
        var piece = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &piece, piece.count, 0)
        guard count > 0 else { return false }
        heard += piece[..<count]
        return true
    }
}

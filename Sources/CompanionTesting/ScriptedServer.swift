import Foundation
import HTTPTransfers

/// A TCP server that reads a request and answers with just the bytes it is told to, however wrong.
package final class ScriptedServer: Sendable {
    /// What the server does with a connection, one step after the other; then it closes.
    package enum Step: Sendable {
        case send([UInt8])
        /// The same bytes until the client goes.
        case sendEndlessly([UInt8])
        /// A byte at a time, with so many milliseconds before each, over and over until the client goes.
        case drip([UInt8], every: Int)
        /// Says nothing until the client goes.
        case stall
        /// Breaks the connection off instead of closing it.
        case reset
    }

    /// A request as it came.
    package struct Heard: Sendable {
        package var line = ""
        /// Names in lower case.
        package var headers: [String: String] = [:]
        package var body: [UInt8] = []
        package var bodyText: String { String(decoding: body, as: UTF8.self) }
        package var isPost: Bool { line.hasPrefix("POST ") }
    }

    private struct State {
        var connections = 0
        var heard: [Heard] = []
        var sent = 0
        var gone = 0
    }

    package let port: UInt16
    package let host: String
    private let listener: Int32
    private let state = Locked(State())

    /// Listens on a free port.
    ///
    /// - Parameters:
    ///   - host: an IPv4 address of this machine, or `::1`.
    ///   - answer: what to do about a request, and how many of its method came before.
    package init(
        host: String = "127.0.0.1", answer: @escaping @Sendable (Heard, Int) -> [Step]
    ) throws {
        self.host = host
        (listener, port) = try Self.listen(on: host)
        let listener = listener
        let state = state
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                if connection < 0 {
                    // Closed by the thread that waits on it: the number may be another server's right after.
                    close(listener)
                    return
                }
                state.withLock { $0.connections += 1 }
                Thread.detachNewThread { Self.serve(connection, state, answer) }
            }
        }
    }

    /// Answers every request in the same way.
    package convenience init(host: String = "127.0.0.1", always steps: [Step]) throws {
        try self.init(host: host) { _, _ in steps }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    package var origin: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }
    package var connections: Int { state.withLock { $0.connections } }
    package var heard: [Heard] { state.withLock { $0.heard } }
    /// Requests that carry words.
    package var posts: [Heard] { heard.filter(\.isPost) }
    /// Bytes that the kernel has taken so far.
    package var sent: Int { state.withLock { $0.sent } }
    /// Clients whose going was noticed.
    package var gone: Int { state.withLock { $0.gone } }

    /// Waits until `isSo`; a test that waits in vain ends by its time limit.
    package func wait(until isSo: @Sendable (ScriptedServer) -> Bool) async {
        while !isSo(self) { try? await Task.sleep(for: .milliseconds(5)) }
    }
}

extension ScriptedServer {
    package struct NoListener: Error {}

    private static func listen(on host: String) throws -> (Int32, UInt16) {
        var six = sockaddr_in6()
        var four = sockaddr_in()
        let isSix = inet_pton(AF_INET6, host, &six.sin6_addr) == 1
        guard isSix || inet_pton(AF_INET, host, &four.sin_addr) == 1 else { throw NoListener() }
        six.sin6_family = sa_family_t(AF_INET6)
        four.sin_family = sa_family_t(AF_INET)
        let listener = socket(isSix ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var length = socklen_t(isSix ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
        let isListening = isSix ? take(&six, &length, listener) : take(&four, &length, listener)
        guard isListening else {
            close(listener)
            throw NoListener()
        }
        return (listener, UInt16(bigEndian: isSix ? six.sin6_port : four.sin_port))
    }

    private static func take<Address>(
        _ address: inout Address, _ length: inout socklen_t, _ listener: Int32
    ) -> Bool {
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && Foundation.listen(listener, 64) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
    }

    private static func serve(
        _ connection: Int32, _ state: Locked<State>, _ answer: @Sendable (Heard, Int) -> [Step]
    ) {
        defer { close(connection) }
        guard let heard = read(connection) else { return }
        let before = state.withLock { state in
            defer { state.heard.append(heard) }
            return state.heard.count { $0.isPost == heard.isPost }
        }
        for step in answer(heard, before) {
            let isThere = take(step, connection, state)
            if !isThere {
                state.withLock { $0.gone += 1 }
                return
            }
        }
    }

    /// `false` = the client has gone.
    private static func take(_ step: Step, _ connection: Int32, _ state: Locked<State>) -> Bool {
        switch step {
        case .send(let bytes): return send(bytes, connection, state)
        case .sendEndlessly(let bytes):
            while send(bytes, connection, state) {}
            return false
        case .drip(let bytes, let milliseconds):
            while true {
                for byte in bytes {
                    usleep(UInt32(milliseconds) * 1_000)
                    if !send([byte], connection, state) { return false }
                }
            }
        case .stall:
            var piece = [UInt8](repeating: 0, count: 4_096)
            while recv(connection, &piece, piece.count, 0) > 0 {}
            return false
        case .reset:
            var now = linger(l_onoff: 1, l_linger: 0)
            setsockopt(connection, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
            return true
        }
    }

    private static func send(_ bytes: [UInt8], _ connection: Int32, _ state: Locked<State>) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
            state.withLock { $0.sent += count }
        }
        return true
    }

    /// `nil` = the client closed before it had said all.
    private static func read(_ connection: Int32) -> Heard? {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let heard = heard(in: bytes) { return heard }
            let count = recv(connection, &piece, piece.count, 0)
            guard count > 0 else { return nil }
            bytes += piece[..<count]
        }
    }

    private static func heard(in bytes: [UInt8]) -> Heard? {
        guard let end = Data(bytes).range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        var heard = Heard(line: lines[0])
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            heard.headers[parts[0].lowercased()] = parts.count > 1 ? parts[1] : ""
        }
        heard.body = Array(bytes[end.upperBound...])
        let length = heard.headers["content-length"].flatMap { Int($0) } ?? 0
        return heard.body.count >= length ? heard : nil
    }
}

/// What servers say.
extension ScriptedServer.Step {
    package static func send(_ text: String) -> Self { .send(Array(text.utf8)) }

    /// A whole answer with its length.
    package static func answer(
        _ status: Int = 200, _ body: String = "", headers: [String] = [], type: String = "application/json"
    ) -> Self {
        let lines = ["HTTP/1.1 \(status) X", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)"]
        return .send((lines + headers).joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    /// The head of a stream of events that ends with the connection.
    package static let eventsHead = send(
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n")
}

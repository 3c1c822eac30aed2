import CChildProcess
import Foundation
import HTTPTransfers

/// One run of another program that gets nothing but its arguments and the variables that it is given.
final class ChildRun: Sendable {
    /// What came of it.
    enum End: Hashable {
        /// It ended by itself; what it wrote, at most ``mostBytes``, and its exit code.
        case ended(output: String, code: Int32)
        /// It still runs.
        case running
        /// It could not be started.
        case notStarted
    }

    private struct State {
        var number: pid_t?
        var end = End.running
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())
    /// More than any answer that is asked for.
    private static let mostBytes = 65_536

    /// Starts `program` and keeps watching it.
    ///
    /// - Parameter longest: after so long it is ended.
    init(_ program: String, _ arguments: [String], variables: [String: String], longest: Duration) {
        var ends: [Int32] = [-1, -1]
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(nothing) }
        guard nothing >= 0, child_process_pipe(&ends) == 0 else {
            state.withLock { $0.end = .notStarted }
            return
        }
        var number: pid_t = 0
        let code = Self.started(program, arguments, variables, nothing, ends[1], &number)
        close(ends[1])
        guard code == 0 else {
            close(ends[0])
            state.withLock { $0.end = .notStarted }
            return
        }
        let (output, child) = (ends[0], number)
        state.withLock { $0.number = child }
        Thread.detachNewThread { [self] in watch(child, output, until: .now + longest) }
    }

    /// Starts `program` and lets it go: a browser stays for as long as the person wants it.
    static func leave(_ program: String, _ arguments: [String], variables: [String: String]) {
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        guard nothing >= 0 else { return }
        defer { close(nothing) }
        var number: pid_t = 0
        let code = started(program, arguments, variables, nothing, nothing, &number)
        guard code == 0 else { return }
        let child = number
        Thread.detachNewThread {
            child_process_await(child)
            _ = child_process_bury(child)
        }
    }

    private static func started(
        _ program: String, _ arguments: [String], _ variables: [String: String], _ input: Int32,
        _ output: Int32, _ number: inout pid_t
    ) -> Int32 {
        withCStrings([program] + arguments) { arguments in
            withCStrings(variables.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }) { variables in
                child_process_start(program, arguments, variables, input, output, &number)
            }
        }
    }

    var end: End { state.withLock { $0.end } }

    /// Ends it and what it started in its group.
    func kill() {
        state.withLock { if let number = $0.number { _ = Foundation.kill(-number, SIGKILL) } }
    }

    /// Waits until it has ended, but no longer than `patience`.
    func end(within patience: Duration) async -> End {
        let deadline = ContinuousClock.now + patience
        while end == .running, ContinuousClock.now < deadline {
            do { try await Task.sleep(for: .milliseconds(20)) } catch { break }
        }
        return end
    }

    /// Waits until it has ended, or was ended because it took too long.
    func ended() async -> End {
        await withCheckedContinuation { done in
            let isOver = state.withLock { state in
                if state.end == .running { state.waiting.append(done) }
                return state.end != .running
            }
            if isOver { done.resume() }
        }
        return end
    }

    private func watch(_ child: pid_t, _ output: Int32, until deadline: ContinuousClock.Instant) {
        let bytes = Self.read(output, until: deadline)
        close(output)
        if bytes == nil { kill() }
        child_process_await(child)
        let waiting = state.withLock { state in
            state.number = nil
            let code = child_process_bury(child)
            state.end = .ended(output: String(decoding: bytes ?? [], as: UTF8.self), code: code)
            defer { state.waiting = [] }
            return state.waiting
        }
        for done in waiting { done.resume() }
    }

    /// `nil` = it went on for too long, or wrote too much.
    private static func read(_ descriptor: Int32, until deadline: ContinuousClock.Instant) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while bytes.count <= mostBytes {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else { return nil }
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&wait, 1, Int32(min(left.components.seconds, 60) * 1_000 + 100))
            if ready < 0, errno != EINTR { return nil }
            guard ready > 0 else { continue }
            let count = chunk.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
        return nil
    }
}

/// Lends `texts` as C strings behind each other, with NULL at the end.
private func withCStrings<Answer>(
    _ texts: [String], _ use: ([UnsafeMutablePointer<CChar>?]) -> Answer
) -> Answer {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return use(copies + [nil])
}

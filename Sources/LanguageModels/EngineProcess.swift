import CChildProcess
import Foundation
import HTTPTransfers

/// One child process that runs an engine.
///
/// It has a thread of its own in this process, which starts it, hears the one line that it says and waits for
/// its end. Linux kills a child that asks for it when the *thread* that started it ends, so that thread must
/// not be one of those that all tasks share.
final class EngineProcess: Sendable {
    /// How the child ended: its exit code, or 256 and the signal; -1 = it could not be started.
    typealias End = Int32

    /// The exit code of a script that did not find what it needs.
    static let missing: End = 69
    private static let longestLine = 4096

    private struct State {
        var child: pid_t?
        /// The end of its standard input that keeps it alive.
        var input: Int32?
        var isUnwanted = false

        mutating func closeInput() {
            if let input { close(input) }
            input = nil
        }
    }

    private let state = Locked(State())
    private let said = AwaitedValue<Int?>()
    private let end = AwaitedValue<End>()

    /// Starts the child.
    init(_ program: EngineProgram, order: [UInt8]) {
        let thread = Thread { [self] in
            Self.blockSignals()
            run(program, order: order)
        }
        thread.name = "sela.engine"
        thread.start()
    }

    /// Whether it has ended, even if nobody was told yet.
    var hasEnded: Bool {
        if end.current != nil { return true }
        return state.withLock { state in state.child.map { child_process_has_ended($0) != 0 } ?? false }
    }

    /// The number of the child; `nil` before it has one and after its end.
    var child: pid_t? { state.withLock { $0.child } }

    /// The port on which it listens; `nil` = it ended, or said something else.
    func port() async -> Int? { await said.value() }

    func ended() async -> End { await end.value() }

    /// Ends it: at once if it listens, after `grace` if it does not.
    func stop(grace: Duration) async {
        signal(SIGTERM)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [self] in
                // Cut short when it has ended, or when the one who waits does not want to wait any more.
                try? await Task.sleep(for: grace)
                kill()
            }
            _ = await ended()
            group.cancelAll()
        }
    }

    /// Ends it at once, whatever it does.
    func kill() { signal(SIGKILL) }

    private func signal(_ number: Int32) {
        state.withLock { state in
            state.isUnwanted = true
            state.closeInput()
            // The number is the child's own for as long as it stands here, even if it has ended.
            if let child = state.child { Foundation.kill(-child, number) }
        }
    }

    private func run(_ program: EngineProgram, order: [UInt8]) {
        guard let (child, input, output) = Self.start(program) else {
            said.set(nil)
            end.set(-1)
            return
        }
        // Fits into the pipe, so it does not wait. What cannot be written is not missed: the child has ended.
        _ = order.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        state.withLock { state in
            state.child = child
            state.input = input
            if state.isUnwanted {
                state.closeInput()
                Foundation.kill(-child, SIGKILL)
            }
        }
        said.set(EngineAnswer.port(in: Self.line(from: output)))
        close(output)
        child_process_await(child)
        let code = state.withLock { state in
            state.closeInput()
            state.child = nil
            // Whatever it has started itself goes with it.
            Foundation.kill(-child, SIGKILL)
            return child_process_bury(child)
        }
        end.set(code)
    }

    private static func start(_ program: EngineProgram) -> (child: pid_t, input: Int32, output: Int32)? {
        var toChild: [Int32] = [-1, -1]
        var fromChild: [Int32] = [-1, -1]
        guard child_process_pipe(&toChild) == 0 else { return nil }
        guard child_process_pipe(&fromChild) == 0 else {
            toChild.forEach { close($0) }
            return nil
        }
        var child: pid_t = 0
        let code = withCStrings([program.path] + program.arguments) { arguments in
            withCStrings(environment) { variables in
                child_process_start(program.path, arguments, variables, toChild[0], fromChild[1], &child)
            }
        }
        close(toChild[0])
        close(fromChild[1])
        guard code == 0 else {
            close(toChild[1])
            close(fromChild[0])
            return nil
        }
        return (child, toChild[1], fromChild[0])
    }

    /// All that an engine learns of the environment: threads that wait sleep, text is UTF-8.
    private static let environment = ["OMP_WAIT_POLICY=passive", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"]

    /// Up to the end of the first line; what is longer than any true answer is cut.
    private static func line(from descriptor: Int32) -> [UInt8] {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while line.count < longestLine {
            let count = read(descriptor, &byte, 1)
            if count < 0 && errno == EINTR { continue }
            guard count == 1, byte != UInt8(ascii: "\n") else { break }
            line.append(byte)
        }
        return line
    }

    /// A child that ends while we write must not end this process, and no handler runs on this thread.
    private static func blockSignals() {
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
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

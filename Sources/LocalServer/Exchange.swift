import CMicrohttpd
import CMicrohttpdBridge
import Web

/// A connection of the library.
///
/// Only `MHD_resume_connection` is ever called from another thread, which the library allows.
struct ConnectionHandle: @unchecked Sendable {  // because the library locks in the one call made elsewhere
    let pointer: OpaquePointer
}

/// One request on its way through the server.
///
/// The library never makes two calls for one connection at once, so what is not locked is touched only by
/// the thread that serves the connection.
final class Exchange: @unchecked Sendable {  // because of that, and because `outcome` is locked
    /// How far the request has come.
    enum Stage {
        case beginning
        /// It brings a file, and the site is asked whether to take it.
        case checking
        case receiving
        /// The rest of the body is dropped, and then this is answered.
        case dropping(Response)
        case handedOver
    }

    /// As sent; `nil` = not even UTF-8.
    let target: String?
    var stage = Stage.beginning
    var request: Request?
    /// Bytes of the body that came and are in memory.
    var received = 0
    /// A form with a file that is coming in; `nil` = the body is another.
    var form: IncomingForm?
    /// What is answered without asking the site; `nil` = it is asked.
    var refusal: Response?
    var isHead = false
    var bringsFile = false
    weak var connection: Connection?

    private enum Outcome {
        case pending(ConnectionHandle?)
        /// `nil` = the body is to come in.
        case decided(Response?)
    }
    private let outcome = Locked(Outcome.pending(nil))
    private let work = Locked<Task<Void, Never>?>(nil)

    init(target: String?) {
        self.target = target
    }

    /// Suspends the connection until ``decide(_:)`` is called.
    func suspend(_ handle: ConnectionHandle) {
        outcome.withLock { outcome in
            outcome = .pending(handle)
            // Inside the lock, so that an answer cannot come between the two lines and find nobody to wake.
            MHD_suspend_connection(handle.pointer)
        }
    }

    /// Decides what is answered; the first to decide after a ``suspend(_:)`` wins.
    ///
    /// - Parameter response: `nil` = nothing yet; the body is to come in.
    func decide(_ response: Response?) {
        outcome.withLock { outcome in
            guard case .pending(let handle?) = outcome else { return }
            outcome = .decided(response)
            MHD_resume_connection(handle.pointer)
        }
    }

    /// Whether it was decided what is answered.
    var isDecided: Bool {
        outcome.withLock { if case .decided = $0 { true } else { false } }
    }

    /// What is answered; `nil` = not decided yet, or the body is to come in.
    var decision: Response? {
        outcome.withLock { outcome in
            if case .decided(let response) = outcome { response } else { nil }
        }
    }

    /// Works on the answer; ``cancel()`` ends it.
    func work(on answer: @escaping @Sendable () async -> Void) {
        work.withLock { $0 = Task { await answer() } }
    }

    func cancel() {
        work.withLock { $0?.cancel() }
    }
}

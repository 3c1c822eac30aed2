import CCurl
import CCurlBridge

/// Ends an exchange from another thread.
final class CurlStop: Sendable {
    private struct State {
        var isCancelled = false
        var multi: CurlMulti?
    }

    private let state = Locked(State())

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Marks the exchange as cancelled and wakes its thread if that waits for the network.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            // Inside the lock: the handle is taken back before it is freed.
            if let multi = state.multi { curl_multi_wakeup(multi.pointer) }
        }
    }

    /// The handle that the thread waits on; `nil` = none any more.
    func watch(_ multi: CurlMulti?) {
        state.withLock { $0.multi = multi }
    }
}

/// A multi handle of libcurl.
struct CurlMulti: @unchecked Sendable {  // because only curl_multi_wakeup is called elsewhere, which may be
    let pointer: UnsafeMutableRawPointer
}

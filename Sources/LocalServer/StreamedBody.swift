import CMicrohttpd
import CMicrohttpdBridge
import Web

/// What goes out of an ``EventStream`` while the connection is open.
///
/// While there is nothing to send, the connection is suspended. That happens under the same lock as a piece is put in,
/// so none can come in between and find nobody to wake.
final class StreamedBody: Sendable {
    private struct State {
        let handle: ConnectionHandle
        var waiting: [UInt8] = []
        var isEnded = false
        var isSuspended = false
        var lastPiece = ContinuousClock.Instant.now

        mutating func wake() {
            guard isSuspended else { return }
            isSuspended = false
            MHD_resume_connection(handle.pointer)
        }
    }
    private let state: Locked<State>

    /// Bytes that may wait for a client that does not read.
    static let mostWaiting = 4 << 20

    init(_ handle: ConnectionHandle) {
        state = Locked(State(handle: handle))
    }

    /// Puts a piece in; `false` = the client does not read, and it ends.
    func append(_ piece: [UInt8]) -> Bool {
        state.withLock { state in
            let fits = state.waiting.count + piece.count <= Self.mostWaiting
            if fits { state.waiting += piece } else { state.isEnded = true }
            state.lastPiece = .now
            state.wake()
            return fits
        }
    }

    /// What is waiting goes out, and nothing after it.
    func end() {
        state.withLock { state in
            state.isEnded = true
            state.wake()
        }
    }

    /// Says that we are still here if nothing was said for `limit`: only so is a client noticed that has gone.
    func beat(at now: ContinuousClock.Instant, after limit: Duration) {
        state.withLock { state in
            guard !state.isEnded, now - state.lastPiece >= limit else { return }
            state.lastPiece = now
            // A line that begins with a colon is a comment.
            state.waiting += Array(":\n\n".utf8)
            state.wake()
        }
    }

    /// Moves what is waiting into `buffer`; suspends the connection if there is nothing.
    ///
    /// - Returns: the number of bytes, or what tells the library that it is over.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        state.withLock { state in
            guard state.waiting.isEmpty else {
                let count = min(buffer.count, state.waiting.count)
                buffer.copyBytes(from: state.waiting[..<count])
                state.waiting.removeFirst(count)
                return count
            }
            if state.isEnded { return Int(microhttpd_end_of_stream) }
            state.isSuspended = true
            MHD_suspend_connection(state.handle.pointer)
            return 0
        }
    }

    /// A response that is read from this.
    func response() -> OpaquePointer? {
        let context = Unmanaged.passRetained(self).toOpaque()
        let made = microhttpd_stream_response(readStream, freeStream, context)
        if made == nil { Unmanaged<StreamedBody>.fromOpaque(context).release() }
        return made
    }
}

private func readStream(
    _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: Int
) -> Int {
    guard let context, let buffer else { return Int(microhttpd_end_of_stream) }
    return Unmanaged<StreamedBody>.fromOpaque(context).takeUnretainedValue()
        .read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size))
}

private func freeStream(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<StreamedBody>.fromOpaque(context).release()
}

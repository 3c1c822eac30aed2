import Foundation
import Web

/// One connection: who is there, and since when a request is being waited for.
final class Connection: Sendable {
    let peer: Request.Peer
    /// The socket; open as long as the server knows this connection.
    let socket: Int32
    private let waiting: Locked<Waiting?>

    private struct Waiting {
        var since = ContinuousClock.Instant.now
        /// `nil` = as long as for any request.
        var limit: Duration?
    }

    init(peer: Request.Peer, socket: Int32) {
        self.peer = peer
        self.socket = socket
        waiting = Locked(Waiting())
    }

    /// A request has come in whole; until it is answered nobody is waited for.
    func stopWaiting() {
        waiting.withLock { $0 = nil }
    }

    /// The answer is out, and the next request may come; or the rest of this one.
    ///
    /// - Parameter limit: how long it may take; `nil` = as long as any request.
    func waitForNext(atMost limit: Duration? = nil) {
        waiting.withLock { $0 = Waiting(limit: limit) }
    }

    /// Whether a request has been on its way for longer than `limit`, however busily it trickles.
    func isTooSlow(at now: ContinuousClock.Instant, limit: Duration) -> Bool {
        waiting.withLock { waiting in
            waiting.map { now - $0.since > $0.limit ?? limit } ?? false
        }
    }
}

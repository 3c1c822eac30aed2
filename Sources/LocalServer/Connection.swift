import Foundation
import Web

/// One connection: who is there, and since when a request is being waited for.
final class Connection: Sendable {
    let peer: Request.Peer
    /// The socket; open as long as the server knows this connection.
    let socket: Int32
    private let waitingSince: Locked<ContinuousClock.Instant?>

    init(peer: Request.Peer, socket: Int32) {
        self.peer = peer
        self.socket = socket
        waitingSince = Locked(.now)
    }

    /// A request has come in whole; until it is answered nobody is waited for.
    func stopWaiting() {
        waitingSince.withLock { $0 = nil }
    }

    /// The answer is out; the next request may come.
    func waitForNext() {
        waitingSince.withLock { $0 = .now }
    }

    /// Whether a request has been on its way for longer than `limit`, however busily it trickles.
    func isTooSlow(at now: ContinuousClock.Instant, limit: Duration) -> Bool {
        waitingSince.withLock { since in since.map { now - $0 > limit } ?? false }
    }
}

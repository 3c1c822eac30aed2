import Companion
import Wellbeing

/// The browsers we know.
struct Sessions: Sendable {
    private var known: [String: Session] = [:]

    /// Sessions that are remembered at once.
    static let limit = 64

    subscript(id: String) -> Session? {
        get { known[id] }
        set { known[id] = newValue }
    }

    /// Begins a session.
    ///
    /// When there are too many, the one unused for longest goes, and first one that has not given a
    /// passphrase: strangers who knock cannot push out the person inside.
    mutating func begin(with random: any RandomSource, at instant: Instant) -> Session {
        if known.count >= Self.limit {
            let oldest = known.values.min {
                ($0.isProved ? 1 : 0, $0.lastUsed, $0.id) < ($1.isProved ? 1 : 0, $1.lastUsed, $1.id)
            }
            if let oldest { known[oldest.id] = nil }
        }
        let session = Session(id: random.token(), formToken: random.token(), at: instant)
        known[session.id] = session
        return session
    }

    /// Gives the session another id; `nil` if it is gone.
    mutating func renew(_ id: String, with random: any RandomSource) -> Session? {
        guard let session = known.removeValue(forKey: id)?.renewed(with: random) else { return nil }
        known[session.id] = session
        return session
    }

    /// Every browser has to give the passphrase again, and what was searched for is gone.
    mutating func forgetProofs() {
        for id in known.keys { known[id]?.forgetProof() }
    }

    /// Every browser begins anew.
    mutating func endAll() {
        known = [:]
    }
}

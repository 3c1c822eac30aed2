/// When an engine failed lately, and what follows from it.
///
/// After the first failure within ten minutes a second passes before the next start, after each further one
/// twice as long as before, a minute at most; after the fifth it is left alone until the ten minutes are over.
struct EngineFailures: Sendable {
    static let window = Duration.seconds(600)
    static let most = 5
    static let longestWait = Duration.seconds(60)

    /// In order.
    private var times: [Duration] = []

    mutating func add(at now: Duration) {
        times = recent(at: now) + [now]
    }

    func isUnstable(at now: Duration) -> Bool { recent(at: now).count >= Self.most }

    /// How long the next start has to wait from `now` on; zero = not at all.
    func wait(at now: Duration) -> Duration {
        let recent = recent(at: now)
        guard let last = recent.last else { return .zero }
        let pause = min(Duration.seconds(1 << min(recent.count - 1, 6)), Self.longestWait)
        return max(.zero, last + pause - now)
    }

    private func recent(at now: Duration) -> [Duration] {
        times.filter { now - $0 < Self.window }
    }
}

import Wellbeing

/// How often a passphrase may be tried: five times, then with waits of 15 seconds, 30, 60 and so on up to 15
/// minutes.
///
/// For the whole server, not per browser, since a browser costs an attacker nothing.
struct UnlockAttempts: Hashable, Sendable {
    private var wrong = 0
    private var closedUntil: Instant?

    static let free = 5
    static let firstWait: Int64 = 15
    static let longestWait: Int64 = 900

    /// Begins an attempt, which counts as wrong until it is known to be right: many at once are as slow as
    /// many in a row.
    ///
    /// Asking while one has to wait changes nothing.
    ///
    /// - Returns: seconds to wait; `nil` = go ahead.
    mutating func begin(at now: Instant) -> Int64? {
        if let until = closedUntil, now < until {
            let left = (until.milliseconds - now.milliseconds + 999) / 1_000
            guard left > Self.longestWait else { return left }
            // The clock was set back; nobody has to wait for a year because of it.
            closedUntil = now.adding(seconds: Self.longestWait)
            return Self.longestWait
        }
        wrong += 1
        closeAfterWrong(at: now)
        return nil
    }

    /// It was right: all is forgotten.
    mutating func succeed() {
        self = UnlockAttempts()
    }

    /// It could not be tried at all, such as on a full disk.
    mutating func withdraw() {
        wrong = max(0, wrong - 1)
        if wrong < Self.free { closedUntil = nil }
    }

    private mutating func closeAfterWrong(at now: Instant) {
        guard wrong >= Self.free else { return }
        let doublings = min(wrong - Self.free, 6)
        closedUntil = now.adding(seconds: min(Self.firstWait << doublings, Self.longestWait))
    }
}

import Synchronization

/// A clock on which as much time passes between two looks as it is told.
final class SteppingClock: Clock {
    struct Instant: InstantProtocol {
        var elapsed: Duration

        func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }
        func duration(to other: Instant) -> Duration { other.elapsed - elapsed }
        static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
    }

    private let step: Duration
    private let looks = Mutex(0)

    init(step: Duration = .seconds(1)) {
        self.step = step
    }

    var now: Instant {
        looks.withLock { looks in
            looks += 1
            return Instant(elapsed: step * looks)
        }
    }

    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) {}
}

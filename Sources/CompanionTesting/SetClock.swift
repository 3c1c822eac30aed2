public import Companion
import Synchronization
public import Wellbeing

/// A clock that stands still until it is set.
public final class SetClock: WallClock {
    private let milliseconds: Atomic<Int64>
    private let place: Zone

    public init(_ instant: Instant, in zone: Zone = .utc) {
        milliseconds = Atomic(instant.milliseconds)
        place = zone
    }

    public func now() -> Instant {
        Instant(milliseconds: milliseconds.load(ordering: .sequentiallyConsistent))
    }

    public func zone() -> Zone { place }

    /// Moves on; back if negative.
    public func advance(seconds: Int64) {
        milliseconds.wrappingAdd(seconds * 1_000, ordering: .sequentiallyConsistent)
    }
}

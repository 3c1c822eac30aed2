public import Companion
import Synchronization

/// Counts instead of being random: the first bytes asked for say 1, the next 2.
public final class CountingRandom: RandomSource {
    private let count = Atomic<UInt64>(0)

    public init() {}

    public func bytes(_ wanted: Int) -> [UInt8] {
        let number = count.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
        return (0..<wanted).map { index in
            let place = wanted - 1 - index
            return place < 8 ? UInt8(truncatingIfNeeded: number >> (8 * UInt64(place))) : 0
        }
    }
}

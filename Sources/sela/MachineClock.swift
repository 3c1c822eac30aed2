import Companion
import Foundation
import Wellbeing

/// The clock of this machine, unless the command line set it.
struct MachineClock: WallClock {
    /// `nil` = it runs.
    let fixedInstant: Instant?
    /// `nil` = the machine's, asked anew each time.
    let fixedZone: Zone?

    func now() -> Instant {
        if let fixedInstant { return fixedInstant }
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }

    func zone() -> Zone {
        if let fixedZone { return fixedZone }
        NSTimeZone.resetSystemTimeZone()
        return Zone(identifier: TimeZone.current.identifier) ?? .utc
    }
}

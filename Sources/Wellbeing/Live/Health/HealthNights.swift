/// Makes nights of what devices recorded.
///
/// What two devices recorded at once counts once. Where a device that knows stages says awake, a plain "asleep" of
/// that time does not count. Sleep belongs to the day on which it ends. A sleep that began in the evening or at night
/// goes on over up to three hours of waking, one of the day over up to one hour; the longest of a day is its night, all
/// others are naps.
public struct HealthNights: Sendable {
    private var spans: Set<SleepSpan> = []

    /// More than these are a fault of the file: thirty years with two devices have about a million.
    public static let acceptedSpans = 2_000_000

    public init() {}

    public var isFull: Bool { spans.count >= Self.acceptedSpans }

    /// Takes a span; one that is there already changes nothing.
    public mutating func add(_ span: SleepSpan) {
        if !isFull { spans.insert(span) }
    }

    /// The nights, earliest first.
    public func nights() -> [HealthNight] {
        var nights: [LocalDay: HealthNight] = [:]
        func change(_ day: LocalDay, _ act: (inout HealthNight) -> Void) {
            act(&nights[day, default: HealthNight(day: day)])
        }
        let awake = merged(.awake)
        let staged = merged { $0.isSleep && $0.isStage }
        let plain = merged(.asleep)
        let asleep = Self.joined(staged + plain.flatMap { Self.parts(of: $0, without: awake) })
        var periods: [LocalDay: [Int64]] = [:]
        for period in Self.periods(of: asleep) {
            periods[period.day, default: []].append(period.seconds)
        }
        for (day, lengths) in periods {
            let longest = lengths.max() ?? 0
            change(day) {
                $0.mainMinutes = Self.minutes(longest)
                $0.napMinutes = Self.minutes(lengths.reduce(0, +) - longest)
            }
        }
        for stretch in merged(.inBed) {
            change(stretch.wakeDay) {
                $0.inBedMinutes = ($0.inBedMinutes ?? 0) + Self.minutes(stretch.length)
            }
        }
        for stretch in awake {
            change(stretch.wakeDay) {
                $0.awakeMinutes = ($0.awakeMinutes ?? 0) + Self.minutes(stretch.length)
            }
        }
        for stage in [SleepSpan.Kind.core, .deep, .rem] {
            for stretch in merged(stage) {
                change(stretch.wakeDay) { $0.stageMinutes[stage, default: 0] += Self.minutes(stretch.length) }
            }
        }
        return nights.values.sorted { $0.day < $1.day }
    }

    private func merged(_ kind: SleepSpan.Kind) -> [Stretch] { merged { $0 == kind } }

    private func merged(_ isMeant: (SleepSpan.Kind) -> Bool) -> [Stretch] {
        Self.joined(
            spans.filter { isMeant($0.kind) }.map {
                Stretch(start: $0.seconds.lowerBound, end: $0.seconds.upperBound, offset: $0.offset)
            })
    }

    private static func minutes(_ seconds: Int64) -> Int { Int((seconds + 30) / 60) }
}

/// A stretch of time without its kind.
private struct Stretch {
    var start: Int64
    var end: Int64
    /// At its end.
    var offset: Int32

    var length: Int64 { end - start }
    /// The day on which it ends; midnight sharp is still the day before.
    var wakeDay: LocalDay { LocalDay(number: Int((end - 1 + Int64(offset)).floorDivided(by: 86_400))) }
    /// Seconds after midnight, on the wall clock, at its beginning.
    var startClock: Int64 {
        let wall = start + Int64(offset)
        return wall - wall.floorDivided(by: 86_400) * 86_400
    }
}

extension HealthNights {
    /// Overlapping and touching ones made one, in order.
    private static func joined(_ stretches: [Stretch]) -> [Stretch] {
        var result: [Stretch] = []
        for stretch in stretches.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            guard let last = result.last, stretch.start <= last.end else {
                result.append(stretch)
                continue
            }
            if stretch.end > last.end {
                result[result.count - 1].end = stretch.end
                result[result.count - 1].offset = stretch.offset
            }
        }
        return result
    }

    /// What is left of `stretch` outside `holes`, which are in order and apart.
    private static func parts(of stretch: Stretch, without holes: [Stretch]) -> [Stretch] {
        var parts: [Stretch] = []
        var start = stretch.start
        var index = holes.firstIndexSorted { $0.end > stretch.start }
        while index < holes.count, holes[index].start < stretch.end {
            if holes[index].start > start {
                parts.append(Stretch(start: start, end: holes[index].start, offset: stretch.offset))
            }
            start = max(start, holes[index].end)
            index += 1
        }
        if start < stretch.end {
            parts.append(Stretch(start: start, end: stretch.end, offset: stretch.offset))
        }
        return parts
    }

    /// Sleeps with their waking in between: the day on which each ended, and the seconds asleep.
    private static func periods(of asleep: [Stretch]) -> [(day: LocalDay, seconds: Int64)] {
        var periods: [(day: LocalDay, seconds: Int64)] = []
        var current: (end: Int64, pause: Int64)?
        for stretch in asleep {
            if let now = current, let last = periods.indices.last, stretch.start - now.end <= now.pause {
                periods[last] = (stretch.wakeDay, periods[last].seconds + stretch.length)
                current = (stretch.end, now.pause)
            } else {
                periods.append((stretch.wakeDay, stretch.length))
                let isOfNight = stretch.startClock >= 18 * 3_600 || stretch.startClock < 6 * 3_600
                current = (stretch.end, isOfNight ? 3 * 3_600 : 3_600)
            }
        }
        return periods
    }
}

extension [Stretch] {
    /// The first index for which `isPast` holds, which then holds for all after it.
    fileprivate func firstIndexSorted(where isPast: (Stretch) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isPast(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

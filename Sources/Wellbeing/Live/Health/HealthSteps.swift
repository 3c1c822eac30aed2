/// Counts steps that several devices counted at once only once.
///
/// For every moment the source that is believed most is taken (``HealthSource``), of two of the same rank the one that
/// came first; what another counted counts for the part of its time in which no better one counted, in proportion.
/// Steps over midnight are shared between the days in the same way.
public struct HealthSteps: Sendable {
    /// What one device counted over some time, small since there are millions.
    private struct Sample: Hashable {
        /// Seconds after the midnight on the wall clock with which the day begins.
        var start: Int32
        var end: Int32
        var count: Float
        /// Number of the source.
        var source: UInt16
    }

    private var days: [LocalDay: [Sample]] = [:]
    private var ranks: [HealthSource] = []

    public init() {}

    /// Makes a source known.
    ///
    /// - Returns: its number; `nil` = there are more than 65,535.
    public mutating func source(_ rank: HealthSource) -> UInt16? {
        guard let number = UInt16(exactly: ranks.count), number < .max else { return nil }
        ranks.append(rank)
        return number
    }

    /// Takes what a source counted.
    ///
    /// - Parameters:
    ///   - seconds: when, in seconds since 1970-01-01T00:00:00Z; at most two days.
    ///   - offset: how far the wall clock was ahead of UTC, in seconds.
    ///   - count: steps, not negative.
    /// - Returns: `false` if it is no such count; nothing is taken then.
    public mutating func add(_ count: Double, in seconds: ClosedRange<Int64>, offset: Int32, source: UInt16)
        -> Bool
    {
        guard count >= 0, count <= 500_000, seconds.upperBound - seconds.lowerBound <= 2 * 86_400,
            Int(source) < ranks.count
        else { return false }
        let (start, end) = (seconds.lowerBound + Int64(offset), seconds.upperBound + Int64(offset))
        let length = end - start
        var from = start
        repeat {
            let number = from.floorDivided(by: 86_400)
            let midnight = number * 86_400
            let to = min(end, midnight + 86_400)
            let share = length == 0 ? count : count * Double(to - from) / Double(length)
            days[LocalDay(number: Int(number)), default: []].append(
                Sample(
                    start: Int32(from - midnight), end: Int32(to - midnight), count: Float(share),
                    source: source))
            from = to
        } while from < end
        return true
    }

    /// Steps of each day on which any were counted, earliest first.
    public func totals() -> [(day: LocalDay, steps: Int)] {
        days.map { ($0.key, total(of: $0.value)) }.sorted { $0.0 < $1.0 }
    }

    private func total(of samples: [Sample]) -> Int {
        let unique = Set(samples)
        let order = Set(unique.map(\.source)).sorted {
            (ranks[Int($1)], $0) < (ranks[Int($0)], $1)
        }
        var covered = CoveredSeconds()
        var sum = 0.0
        for source in order {
            let own = unique.filter { $0.source == source }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
            for sample in own {
                sum += Double(sample.count) * covered.shareOutside(sample.start, sample.end)
            }
            covered.add(own.map { ($0.start, $0.end) })
        }
        return Int(sum.rounded())
    }
}

/// Seconds of a day that a better source has counted.
private struct CoveredSeconds {
    /// In order and apart.
    private var stretches: [(start: Int32, end: Int32)] = []

    /// The share of a stretch that is not covered, 0…1; a moment without length is covered or is not.
    func shareOutside(_ start: Int32, _ end: Int32) -> Double {
        guard !stretches.isEmpty else { return 1 }
        guard end > start else { return stretches.contains { $0.start <= start && start < $0.end } ? 0 : 1 }
        var covered: Int32 = 0
        for stretch in stretches where stretch.end > start && stretch.start < end {
            covered += min(stretch.end, end) - max(stretch.start, start)
        }
        return 1 - Double(covered) / Double(end - start)
    }

    mutating func add(_ more: [(start: Int32, end: Int32)]) {
        var result: [(start: Int32, end: Int32)] = []
        for stretch in (stretches + more).sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            if let last = result.last, stretch.start <= last.end {
                result[result.count - 1].end = max(last.end, stretch.end)
            } else {
                result.append(stretch)
            }
        }
        stretches = result
    }
}

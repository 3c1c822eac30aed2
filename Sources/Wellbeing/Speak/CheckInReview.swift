/// What is counted of the check-ins of some days, with the moods of spoken entries beside them.
///
/// A day without any is a gap, never a zero. The two scales stand side by side and are never counted together.
public struct CheckInReview: Hashable, Sendable {
    public let days: DayRange
    /// Check-ins of each rating that was given.
    public let ratings: [Mood: Int]
    /// Spoken entries of each mood that was said.
    public let moods: [SpokenFields.Mood: Int]
    /// Days with a check-in.
    public let daysWithCheckIns: Int
    /// What a point stands for.
    public let grain: CheckInGrain
    /// Parts of `days` that points are gathered in, in order and without a hole; one a day where each record is a
    /// point of its own.
    public let slots: [Slot]
    /// In the order of time; none for a slot without check-ins.
    public let checkInPoints: [MoodPoint]
    /// In the order of time; none for a slot without spoken entries.
    public let spokenPoints: [MoodPoint]

    /// Days in a row and what they hold.
    public struct Slot: Hashable, Sendable {
        public let days: DayRange
        /// Of all check-ins in it; `nil` = there are none.
        public let mean: MeanRating?
        /// Of all spoken moods in it, at 2, 3 and 4; `nil` = there are none.
        public let spokenMean: MeanRating?
    }

    public var checkIns: Int { ratings.values.reduce(0, +) }
    public var spokenEntries: Int { moods.values.reduce(0, +) }
    /// The mean of all check-ins; `nil` = there are none.
    public var mean: MeanRating? { MeanRating(of: ratings) }
    public var isEmpty: Bool { ratings.isEmpty && moods.isEmpty }

    /// Counts what belongs to `days` and gathers it as ``CheckInGrain`` says.
    ///
    /// - Parameters:
    ///   - checkIns: at most one tally a day.
    ///   - spoken: the same.
    ///   - each: the records themselves, drawn one by one where that is the grain; `nil` = gather them by days.
    public init(
        of checkIns: [CheckInTally], spoken: [SpokenTally], each: EachRecord? = nil, in days: DayRange,
        startingOn start: Week.FirstWeekday
    ) {
        let own = checkIns.filter { days.contains($0.day) }
        let said = spoken.filter { days.contains($0.day) }
        ratings = own.reduce(into: [:]) { $0.merge($1.ratings, uniquingKeysWith: +) }
        moods = said.reduce(into: [:]) { $0.merge($1.moods, uniquingKeysWith: +) }
        daysWithCheckIns = own.count { !$0.ratings.isEmpty }
        self.days = days
        let count = (ratings.values.reduce(0, +), moods.values.reduce(0, +))
        let grain = CheckInGrain(of: days, checkIns: count.0, spoken: count.1, startingOn: start)
        self.grain = grain == .each && each == nil ? .day : grain
        slots = Self.slots(of: own, said, grain.slots(of: days, startingOn: start))
        if self.grain == .each, let each {
            checkInPoints = each.checkInPoints(in: days)
            spokenPoints = each.spokenPoints(in: days)
        } else {
            checkInPoints = MoodPoint.gathered(slots, in: days, by: \.mean)
            spokenPoints = MoodPoint.gathered(slots, in: days, by: \.spokenMean)
        }
    }

    private static func slots(
        of checkIns: [CheckInTally], _ spoken: [SpokenTally], _ ranges: [DayRange]
    ) -> [Slot] {
        var (sums, counts) = (
            Array(repeating: 0, count: ranges.count), Array(repeating: 0, count: ranges.count)
        )
        var (spokenSums, spokenCounts) = (sums, counts)
        for tally in checkIns {
            guard let index = place(of: tally.day, in: ranges) else { continue }
            for (rating, number) in tally.ratings {
                sums[index] += rating.rawValue * number
                counts[index] += number
            }
        }
        for tally in spoken {
            guard let index = place(of: tally.day, in: ranges) else { continue }
            for (mood, number) in tally.moods {
                spokenSums[index] += mood.step.rawValue * number
                spokenCounts[index] += number
            }
        }
        return ranges.indices.map {
            Slot(
                days: ranges[$0], mean: MeanRating(count: counts[$0], sum: sums[$0]),
                spokenMean: MeanRating(count: spokenCounts[$0], sum: spokenSums[$0]))
        }
    }

    /// The slot that holds `day`, by halving.
    private static func place(of day: LocalDay, in ranges: [DayRange]) -> Int? {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].last < day { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(day) ? low : nil
    }
}

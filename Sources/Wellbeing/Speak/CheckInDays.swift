/// Check-ins of some days in a row: how many, and how good on average.
public struct CheckInDays: Hashable, Sendable {
    /// One day.
    public struct Day: Hashable, Sendable {
        public let day: LocalDay
        public let count: Int
        /// Mean rating, 1…5; `nil` = no check-in on this day: a gap, never a zero.
        public let mean: Double?
    }

    /// All of them in order, those without a check-in too.
    public let days: [Day]
    /// Check-ins in all.
    public let count: Int
    /// Mean of all check-ins, 1…5, each of the same weight; `nil` = there is none.
    public let mean: Double?

    /// - Parameter checkIns: those of other days are left out.
    public init(_ checkIns: some Sequence<CheckIn>, in range: ClosedRange<LocalDay>) {
        var ratings: [LocalDay: [Int]] = [:]
        for checkIn in checkIns where range.contains(checkIn.moment.day) {
            ratings[checkIn.moment.day, default: []].append(checkIn.rating.rawValue)
        }
        days = (range.lowerBound.number...range.upperBound.number).map { number in
            let day = LocalDay(number: number)
            let of = ratings[day] ?? []
            return Day(day: day, count: of.count, mean: Self.mean(of))
        }
        let all = ratings.values.flatMap { $0 }
        count = all.count
        mean = Self.mean(all)
    }

    private static func mean(_ ratings: [Int]) -> Double? {
        ratings.isEmpty ? nil : Double(ratings.reduce(0, +)) / Double(ratings.count)
    }
}

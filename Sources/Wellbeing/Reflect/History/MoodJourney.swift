/// How the mood went through a period: its days with a mood, and nothing between them.
public struct MoodJourney: Hashable, Sendable {
    /// A day on which a mood was said.
    public struct Point: Hashable, Sendable {
        public let day: LocalDay
        /// 1…5.
        public let mean: Double

        public init(day: LocalDay, mean: Double) {
            self.day = day
            self.mean = mean
        }
    }

    /// In order, at least one; a day without a mood is a gap.
    public let points: [Point]
    /// Of several the first.
    public let lightest: Point
    /// Of several the first.
    public let heaviest: Point
    /// The mean of the later half of the points against the earlier one; `nil` = fewer than four points.
    ///
    /// With an odd number the middle point is in neither half. Three quarters of a step or more count.
    public let course: Tendency?

    /// `nil` = no mood was said.
    public init?(of days: [DayMetrics]) {
        let points = days.compactMap { day in day.meanMood.map { Point(day: day.day, mean: $0) } }
        guard var lightest = points.first, var heaviest = points.first else { return nil }
        for point in points.dropFirst() {
            if point.mean > lightest.mean { lightest = point }
            if point.mean < heaviest.mean { heaviest = point }
        }
        self.points = points
        self.lightest = lightest
        self.heaviest = heaviest
        course = points.count >= 4 ? Self.course(of: points.map(\.mean)) : nil
    }

    private static func course(of means: [Double]) -> Tendency {
        let half = means.count / 2
        let early = means.prefix(half).reduce(0, +) / Double(half)
        let late = means.suffix(half).reduce(0, +) / Double(half)
        return .from(early, to: late, atLeast: 0.75)
    }
}

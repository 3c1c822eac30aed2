/// The check-ins of one day: how often each rating was given.
public struct CheckInTally: Hashable, Sendable {
    public let day: LocalDay
    /// Each at least 1; a rating that was not given is not there.
    public let ratings: [Mood: Int]

    public init(day: LocalDay, ratings: [Mood: Int]) {
        self.day = day
        self.ratings = ratings
    }

    /// The tallies of `checkIns`, oldest day first.
    public static func tallies(of checkIns: some Sequence<CheckIn>) -> [CheckInTally] {
        Dictionary(grouping: checkIns, by: \.moment.day).map { day, own in
            CheckInTally(day: day, ratings: Dictionary(own.map { ($0.rating, 1) }, uniquingKeysWith: +))
        }.sorted { $0.day < $1.day }
    }
}

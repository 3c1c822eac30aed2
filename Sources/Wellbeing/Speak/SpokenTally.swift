/// The spoken entries of one day: how often each of their moods was said.
public struct SpokenTally: Hashable, Sendable {
    public let day: LocalDay
    /// Each at least 1; a mood that was not said is not there.
    public let moods: [SpokenFields.Mood: Int]

    public init(day: LocalDay, moods: [SpokenFields.Mood: Int]) {
        self.day = day
        self.moods = moods
    }

    /// The tallies of `entries`, oldest day first.
    public static func tallies(of entries: some Sequence<SpokenEntry>) -> [SpokenTally] {
        Dictionary(grouping: entries, by: \.moment.day).map { day, own in
            SpokenTally(
                day: day,
                moods: Dictionary(own.compactMap(\.fields.mood).map { ($0, 1) }, uniquingKeysWith: +))
        }.sorted { $0.day < $1.day }
    }
}

extension SpokenFields.Mood {
    /// Where it stands on the five steps of check-ins when both are drawn side by side: 2, 3 or 4.
    ///
    /// For drawing only: the two scales are never counted together.
    public var step: Mood {
        switch self {
        case .bad: .low
        case .medium: .neutral
        case .good: .okay
        }
    }
}

/// What is counted of one day with entries, without its texts.
public struct DayTally: Hashable, Sendable {
    public let day: LocalDay
    /// At least 1.
    public let entries: Int
    /// Entries for each mood that was said.
    public let moods: [Mood: Int]
    /// Entries for each verdict, corrections respected.
    public let verdicts: [EmotionVerdict: Int]

    public init(day: LocalDay, entries: Int, moods: [Mood: Int], verdicts: [EmotionVerdict: Int]) {
        self.day = day
        self.entries = entries
        self.moods = moods
        self.verdicts = verdicts
    }

    /// The tallies of `entries`, oldest day first.
    public static func tallies(of entries: some Sequence<Reflection>) -> [DayTally] {
        Dictionary(grouping: entries, by: \.moment.day).map { day, entries in
            DayTally(
                day: day, entries: entries.count,
                moods: Dictionary(entries.compactMap(\.mood).map { ($0, 1) }, uniquingKeysWith: +),
                verdicts: Dictionary(entries.compactMap(\.verdict).map { ($0, 1) }, uniquingKeysWith: +))
        }.sorted { $0.day < $1.day }
    }
}

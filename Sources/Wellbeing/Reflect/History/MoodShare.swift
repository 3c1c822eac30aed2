/// How much of a period one mood has: a part of the ring.
public struct MoodShare: Hashable, Sendable {
    public let mood: Mood
    /// Entries with it, at least 1.
    public let entries: Int
    /// Whole per cents of the moods that were said; those of a period add up to 100.
    public let percent: Int

    public init(mood: Mood, entries: Int, percent: Int) {
        self.mood = mood
        self.entries = entries
        self.percent = percent
    }

    /// The shares of `moods` from heavy to light; a mood that was not said has none.
    public static func shares(of moods: [Mood: Int]) -> [MoodShare] {
        let said = Mood.allCases.compactMap { mood in moods[mood].map { (mood: mood, entries: $0) } }
            .filter { $0.entries > 0 }
        return zip(said, wholePercents(of: said.map(\.entries)))
            .map { MoodShare(mood: $0.mood, entries: $0.entries, percent: $1) }
    }
}

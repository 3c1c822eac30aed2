/// Everything that is counted of a week or a month.
///
/// A pure function of the entries. Ties have a rule each, so equal entries give equal metrics, in whatever order
/// they come; nothing is invented for a day without entries.
public struct PeriodMetrics: Hashable, Sendable {
    public let period: Period
    /// One for each day of the period, in order.
    public let days: [DayMetrics]
    public let entries: Int
    /// Days with at least one entry.
    public let daysWithEntries: Int
    public let moods: [Mood: Int]
    /// The mood said most often; of several the one said last; `nil` = none was said.
    public let dominantMood: Mood?
    /// Entries for each verdict, corrections respected.
    public let verdicts: [EmotionVerdict: Int]
    /// Entries without a reading.
    public let unread: Int
    /// The emotion that counts most often; of several the one felt last; `nil` = none was felt clearly.
    public let dominantEmotion: Emotion?
    /// What the texts were about: at most five, most frequent first.
    public let topics: [WordCount]
    /// The words that stand out: at most twelve, most frequent first.
    public let words: [WordCount]
    /// Words written, deeper texts included.
    public let wordsWritten: Int
    /// Entries in which the person went deeper.
    public let deeperEntries: Int
    /// Entries with a reply of a model that the person kept.
    public let keptReplies: Int
    /// At most three, in the order of the days.
    public let memorable: [MemorableMoment]
    /// `nil` = no entry has a sentence fit to stand alone.
    public let quote: QuotedSentence?

    /// Mean of all moods that were said, 1…5; `nil` = none was.
    public var meanMood: Double? { DayMetrics.mean(of: moods) }
    /// Entries with a clear emotion.
    public var decided: Int { verdicts.reduce(0) { $0 + ($1.key == .unclear ? 0 : $1.value) } }
    /// Entries in which no emotion is clear.
    public var unclear: Int { verdicts[.unclear] ?? 0 }
}

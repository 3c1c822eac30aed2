/// One card of a period's story: facts, to which a page gives words.
public enum StoryCard: Hashable, Sendable {
    /// The period at a glance.
    case glance(entries: Int, daysWithEntries: Int, days: Int, wordsWritten: Int)
    case moods(MoodJourney)
    /// Greatest share first, at least one.
    case emotions([EmotionShare], unclear: Int)
    /// At least one.
    case topics([WordCount])
    case moment(MemorableMoment)
    /// What to take along; at least one of the two.
    case closing(quote: QuotedSentence?, improvements: [Improvement])
}

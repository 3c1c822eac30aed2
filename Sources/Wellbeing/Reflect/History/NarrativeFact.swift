/// A sentence that a period's narrative can have: which one, and its numbers.
///
/// A page gives it words in the language of the interface. Each is true of the entries as they are.
public enum NarrativeFact: Hashable, Sendable {
    /// One entry, and so no pattern.
    case oneEntry(day: LocalDay)
    /// Several entries, all on one day.
    case entriesOnOneDay(entries: Int, day: LocalDay)
    case entries(Int, days: Int, ofDays: Int)
    /// An entry on every day of a period that is over.
    case entriesOnEveryDay(entries: Int, days: Int)

    /// The same mood each time, said twice or more.
    case sameMood(Mood, times: Int)
    /// More than half of three or more moods.
    case mostlyMood(Mood, times: Int, of: Int)
    /// Moods that are two steps or more apart, none of them in the majority.
    case moodsBetween(heaviest: Mood, lightest: Mood)
    /// The later half of the days with a mood was lighter by three quarters of a step or more.
    case moodBecameLighter(heaviest: LocalDay, lightest: LocalDay)
    /// The later half was heavier by as much.
    case moodBecameHeavier
    /// Moods on four days or more without such a course, all within one step and a half.
    case moodStayedEven(days: Int)

    /// The only clear emotion, of two entries or more.
    case onlyEmotion(Emotion, times: Int)
    /// The one with more than half of three or more clear entries.
    case mostlyEmotion(Emotion, times: Int, of: Int)
    /// The two most frequent, when together they are most of it.
    case twoEmotions(Emotion, Emotion)
    /// Three or more, none of which stands out.
    case manyEmotions(Int)
    /// Entries were read, and none was clear.
    case noClearEmotion(entries: Int)

    /// Most frequent first: one to three.
    case topics([String])
    /// The person went deeper.
    case wentDeeper(times: Int)
    case mostlyWrittenAt(PartOfDay)
    /// Half a step or more above or below the period before.
    case moodAgainstBefore(Tendency)
    /// An emotion with twenty percentage points more or less than in the period before: the one that changed most.
    case emotionAgainstBefore(Emotion, Tendency)
    case daysAgainstBefore(before: Int, now: Int)
}

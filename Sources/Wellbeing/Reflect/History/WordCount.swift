/// A word and how often it stands in a period's texts.
public struct WordCount: Hashable, Sendable {
    /// As it was most often spelled; ties go to the spelling that comes first.
    public let word: String
    /// Occurrences, at least 1.
    public let count: Int
    /// Entries that hold it, at least 1.
    public let entries: Int

    public init(word: String, count: Int, entries: Int) {
        self.word = word
        self.count = count
        self.entries = entries
    }
}

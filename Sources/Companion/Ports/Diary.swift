public import Wellbeing

/// Where saved entries, drafts and settings live.
///
/// A conformance promises that a call which returns has reached the disk, and that a call which throws
/// has changed nothing. Equal calls give equal answers.
public protocol Diary: ModelRecords, DiaryHistory, WeekSummaries, APITokens, CareRecords, SpokenDiary,
    CheckInRecords, ReminderRecords, LiveRecords
{
    /// Saves `reflection`, replacing the one with the same id if any, and lets go of the draft with that
    /// id, in one transaction. A reflection that is in the bin comes out of it.
    func save(_ reflection: Reflection) async throws(DiaryError)
    /// Saves all of them like one, or none: one transaction.
    func save(_ reflections: [Reflection]) async throws(DiaryError)
    /// Puts `reading` beside the entry `id`, if its text is still `text`; nothing else of it changes, and a
    /// draft of it stays. `false` if there is no such entry, it is in the bin, or it says something else.
    func note(
        _ reading: EmotionReading, of text: String, for id: Reflection.ID
    ) async throws(DiaryError) -> Bool
    /// Puts the person's word beside the reading of the entry `id`, or takes it back (`nil`); nothing else
    /// of it changes, and a draft of it stays. `false` if there is none, or it is in the bin.
    func correct(_ id: Reflection.ID, to correction: EmotionCorrection?) async throws(DiaryError) -> Bool
    /// `nil` if there is none, or it is in the bin.
    func reflection(_ id: Reflection.ID) async throws(DiaryError) -> Reflection?
    /// One page of the entries that match, newest first; those in the bin never match.
    func reflections(_ query: JournalQuery) async throws(DiaryError) -> JournalPage
    /// Entries per day in `days`; a day without entries is not in the answer.
    func counts(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [LocalDay: Int]
    /// Ids of entries that begin with `prefix`, lower-case hexadecimal digits and hyphens, in order; the bin
    /// left out. What a person types instead of a whole id.
    func ids(startingWith prefix: String, limit: Int) async throws(DiaryError) -> [Reflection.ID]
    /// Entries in all, the bin left out.
    func count() async throws(DiaryError) -> Int

    /// Moves an entry to the bin; `false` if there is none or it is there already.
    func delete(_ id: Reflection.ID, at instant: Instant) async throws(DiaryError) -> Bool
    /// Takes an entry out of the bin; `false` if it is not there.
    func restore(_ id: Reflection.ID) async throws(DiaryError) -> Bool
    /// How many entries are in the bin, spoken ones and check-ins among them.
    func binnedCount() async throws(DiaryError) -> Int
    /// What is in the bin, latest deletion first.
    func bin() async throws(DiaryError) -> [BinnedReflection]
    /// Destroys what was deleted before `instant` and drafts discarded before it, of every kind; answers how many
    /// entries went.
    func emptyBin(deletedBefore instant: Instant) async throws(DiaryError) -> Int
    /// Destroys one binned entry now; `false` if it is not in the bin.
    func destroy(_ id: Reflection.ID) async throws(DiaryError) -> Bool

    /// Keeps a draft, replacing the one with the same id. A discarded draft comes back.
    func keep(_ draft: Draft) async throws(DiaryError)
    /// `nil` if there is none, or it was discarded.
    func draft(_ id: Draft.ID) async throws(DiaryError) -> Draft?
    /// Every draft, latest kept first.
    func drafts() async throws(DiaryError) -> [Draft]
    /// Lets go of a draft; it can be brought back until the bin is emptied. `false` if there is none.
    func discard(_ id: Draft.ID, at instant: Instant) async throws(DiaryError) -> Bool
    /// Brings a discarded draft back; `false` if there is none.
    func reopen(_ id: Draft.ID) async throws(DiaryError) -> Bool

    /// The settings; `nil` before any were saved.
    func preferences() async throws(DiaryError) -> Preferences?
    func save(_ preferences: Preferences) async throws(DiaryError)
}

/// A deleted entry and when it was deleted.
///
/// It is destroyed ``BinnedReflection/daysKept`` days later.
public struct BinnedReflection: Hashable, Sendable {
    public let reflection: Reflection
    public let deletedAt: Instant

    /// Days that a deleted entry can be brought back.
    public static let daysKept: Int64 = 30

    public init(reflection: Reflection, deletedAt: Instant) {
        self.reflection = reflection
        self.deletedAt = deletedAt
    }
}

extension Diary {
    /// Looks at every entry; a diary that can do better does.
    public func ids(startingWith prefix: String, limit: Int) async throws(DiaryError) -> [Reflection.ID] {
        var found: [Reflection.ID] = []
        var query = JournalQuery(limit: JournalQuery.acceptedLimit.upperBound)
        repeat {
            let page = try await reflections(query)
            found += page.reflections.map(\.id).filter { $0.rawValue.hasPrefix(prefix) }
            query.after = page.next
        } while query.after != nil
        return Array(found.sorted { $0.rawValue < $1.rawValue }.prefix(limit))
    }
}

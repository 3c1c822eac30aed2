public import Wellbeing

/// Where spoken entries, their drafts and their recordings live.
///
/// The promises of ``Diary`` hold.
public protocol SpokenDiary: Sendable {
    /// Saves `entry`, replacing the one with the same id if any, lets go of the draft with that id, and of its
    /// recording unless it is to be kept: one transaction.
    ///
    /// An entry that is in the bin comes out of it.
    ///
    /// - Throws: ``DiaryError/refused`` for an entry that is not ``SpokenEntry/isAcceptable``.
    func save(_ entry: SpokenEntry, keepingRecording: Bool) async throws(DiaryError)
    /// Saves all of them, or none; drafts and recordings stay as they are.
    func save(_ entries: [SpokenEntry]) async throws(DiaryError)
    /// `nil` if there is none, or it is in the bin.
    func spokenEntry(_ id: SpokenEntry.ID) async throws(DiaryError) -> SpokenEntry?
    /// The first `limit` entries of `days` that come after `place` (`nil` = from the first), in the order in which
    /// they happened; the bin left out.
    func spokenEntries(
        in days: ClosedRange<LocalDay>, after place: RecordPlace?, limit: Int
    ) async throws(DiaryError) -> [SpokenEntry]
    /// The last `limit` entries of `days` that come before `place` (`nil` = from the last), newest first; the bin left
    /// out.
    func newestSpokenEntries(
        in days: ClosedRange<LocalDay>, before place: RecordPlace?, limit: Int
    ) async throws(DiaryError) -> [SpokenEntry]
    /// What each day of `days` holds, oldest first; a day without entries is not in the answer.
    func spokenTallies(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [SpokenTally]
    /// The first and the last day with an entry; `nil` = there is none.
    func spokenSpan() async throws(DiaryError) -> ClosedRange<LocalDay>?
    /// Moves an entry to the bin; `false` if there is none or it is there already.
    func deleteSpokenEntry(_ id: SpokenEntry.ID, at instant: Instant) async throws(DiaryError) -> Bool
    /// Takes an entry out of the bin; `false` if it is not there.
    func restoreSpokenEntry(_ id: SpokenEntry.ID) async throws(DiaryError) -> Bool
    /// Destroys a binned entry and its recording now; `false` if it is not in the bin.
    func destroySpokenEntry(_ id: SpokenEntry.ID) async throws(DiaryError) -> Bool
    /// What is in the bin, latest deletion first.
    func binnedSpokenEntries() async throws(DiaryError) -> [Binned<SpokenEntry>]

    /// Keeps a draft, replacing the one with the same id; a discarded one comes back.
    ///
    /// - Throws: ``DiaryError/refused`` for a draft that is not ``SpokenDraft/isAcceptable``.
    func keep(_ draft: SpokenDraft) async throws(DiaryError)
    /// Keeps a draft and the recording that it is made of, together.
    func keep(_ draft: SpokenDraft, with recording: Recording) async throws(DiaryError)
    /// `nil` if there is none, or it was discarded.
    func spokenDraft(_ id: SpokenDraft.ID) async throws(DiaryError) -> SpokenDraft?
    /// Every draft, latest kept first.
    func spokenDrafts() async throws(DiaryError) -> [SpokenDraft]
    /// Lets go of a draft; it can be brought back until the bin is emptied, with its recording. `false` if there is
    /// none.
    func discardSpokenDraft(_ id: SpokenDraft.ID, at instant: Instant) async throws(DiaryError) -> Bool
    /// Brings a discarded draft back; `false` if there is none.
    func reopenSpokenDraft(_ id: SpokenDraft.ID) async throws(DiaryError) -> Bool

    /// The recording of a draft or an entry, with 16 bits a sample; `nil` = none is kept.
    func recording(of id: SpokenEntry.ID) async throws(DiaryError) -> Recording?
    /// Seconds of the recording of a draft or an entry; `nil` = none is kept.
    func recordingLength(of id: SpokenEntry.ID) async throws(DiaryError) -> Double?
    /// Destroys a recording; `false` if there is none.
    func deleteRecording(of id: SpokenEntry.ID) async throws(DiaryError) -> Bool
}

/// Something in the bin, and when it was deleted.
///
/// It is destroyed ``BinnedReflection/daysKept`` days later.
public struct Binned<Record: Hashable & Sendable>: Hashable, Sendable {
    public let record: Record
    public let deletedAt: Instant

    public init(_ record: Record, deletedAt: Instant) {
        self.record = record
        self.deletedAt = deletedAt
    }
}

extension SpokenDiary {
    /// Every entry of `days`, in the order in which they happened.
    public func spokenEntries(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [SpokenEntry] {
        try await spokenEntries(in: days, after: nil, limit: .max)
    }
}

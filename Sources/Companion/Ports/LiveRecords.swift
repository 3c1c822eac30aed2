public import Wellbeing

/// Where sleep, water, food and exercise live.
///
/// The promises of ``Diary`` hold. An id belongs to one entry of one kind.
public protocol LiveRecords: Sendable {
    /// Saves all of them, or none: one transaction. Each replaces the one with the same id and kind; one that is in the
    /// bin comes out of it.
    ///
    /// - Throws: ``DiaryError/refused`` for one that is not ``LiveEntry/isAcceptable``.
    func save(_ entries: [LiveEntry]) async throws(DiaryError)
    /// `nil` if there is none, or it is in the bin.
    func liveEntry(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind) async throws(DiaryError) -> LiveEntry?
    /// Those of `days`, in the order in which they happened; the bin left out.
    func liveEntries(
        in days: ClosedRange<LocalDay>, _ kinds: Set<LiveEntry.Kind>
    ) async throws(DiaryError) -> [LiveEntry]
    /// The first and the last day with any of them; `nil` = there is none.
    func liveSpan() async throws(DiaryError) -> ClosedRange<LocalDay>?
    /// Moves an entry to the bin; `false` if there is none or it is there already.
    func deleteLiveEntry(
        _ id: LiveEntry.ID, _ kind: LiveEntry.Kind, at instant: Instant
    ) async throws(DiaryError) -> Bool
    /// Takes an entry out of the bin; `false` if it is not there.
    func restoreLiveEntry(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind) async throws(DiaryError) -> Bool
    /// Destroys a binned entry now; `false` if it is not in the bin.
    func destroyLiveEntry(_ id: LiveEntry.ID, _ kind: LiveEntry.Kind) async throws(DiaryError) -> Bool
    /// What is in the bin, latest deletion first.
    func binnedLiveEntries() async throws(DiaryError) -> [Binned<LiveEntry>]

    /// Stamps a goal on a day; `nil` takes it away.
    func stamp(_ goal: WaterGoal?, on day: LocalDay) async throws(DiaryError)
    /// The goals that are stamped on `days`; a day without one is not in the answer.
    func waterGoals(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [LocalDay: WaterGoal]
    /// Says when the person chose what a device measured over what she wrote; `nil` takes it back.
    func chooseHealth(on day: LocalDay, at instant: Instant?) async throws(DiaryError)
    /// When she chose so, of `days`; a day on which she did not is not in the answer.
    func healthChoices(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [LocalDay: Instant]

    /// Remembers what the person said of the same words (``FoodKey``), in the place of what she said before.
    ///
    /// - Throws: ``DiaryError/refused`` for words without a key.
    func remember(_ correction: FoodCorrection) async throws(DiaryError)
    /// All that is remembered, latest first.
    func foodCorrections() async throws(DiaryError) -> [FoodCorrection]
    /// Forgets one; `false` if there is none. Entries that were judged by it stay as they are.
    func forgetFoodCorrection(_ id: FoodCorrection.ID) async throws(DiaryError) -> Bool
}

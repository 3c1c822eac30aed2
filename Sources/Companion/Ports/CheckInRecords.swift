public import Wellbeing

/// Where check-ins live.
///
/// The promises of ``Diary`` hold.
public protocol CheckInRecords: Sendable {
    /// Saves `checkIn`, replacing the one with the same id if any; one that is in the bin comes out of it.
    ///
    /// - Throws: ``DiaryError/refused`` for one that is not ``CheckIn/isAcceptable``.
    func save(_ checkIn: CheckIn) async throws(DiaryError)
    /// Saves all of them like one, or none: one transaction.
    func save(_ checkIns: [CheckIn]) async throws(DiaryError)
    /// `nil` if there is none, or it is in the bin.
    func checkIn(_ id: CheckIn.ID) async throws(DiaryError) -> CheckIn?
    /// The first `limit` check-ins of `days` that come after `place` (`nil` = from the first), in the order in which
    /// they happened; the bin left out.
    func checkIns(
        in days: ClosedRange<LocalDay>, after place: RecordPlace?, limit: Int
    ) async throws(DiaryError) -> [CheckIn]
    /// The last `limit` check-ins of `days` that come before `place` (`nil` = from the last), newest first; the bin
    /// left out.
    func newestCheckIns(
        in days: ClosedRange<LocalDay>, before place: RecordPlace?, limit: Int
    ) async throws(DiaryError) -> [CheckIn]
    /// What each day of `days` holds, oldest first; a day without check-ins is not in the answer.
    func checkInTallies(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [CheckInTally]
    /// The first and the last day with a check-in; `nil` = there is none.
    func checkInSpan() async throws(DiaryError) -> ClosedRange<LocalDay>?
    /// Moves a check-in to the bin; `false` if there is none or it is there already.
    func deleteCheckIn(_ id: CheckIn.ID, at instant: Instant) async throws(DiaryError) -> Bool
    /// Takes a check-in out of the bin; `false` if it is not there.
    func restoreCheckIn(_ id: CheckIn.ID) async throws(DiaryError) -> Bool
    /// Destroys a binned check-in now; `false` if it is not in the bin.
    func destroyCheckIn(_ id: CheckIn.ID) async throws(DiaryError) -> Bool
    /// What is in the bin, latest deletion first.
    func binnedCheckIns() async throws(DiaryError) -> [Binned<CheckIn>]
}

extension CheckInRecords {
    /// Every check-in of `days`, in the order in which they happened.
    public func checkIns(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [CheckIn] {
        try await checkIns(in: days, after: nil, limit: .max)
    }
}

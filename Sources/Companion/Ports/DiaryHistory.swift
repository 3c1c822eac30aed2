public import Wellbeing

/// The diary as it is looked back on.
public protocol DiaryHistory: Sendable {
    /// Every entry of `days`, the bin left out, in the order in which they happened; those of the same instant
    /// by id.
    func entries(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [Reflection]
    /// What each day of `days` holds, oldest first; a day without entries is not in the answer.
    func tallies(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [DayTally]
    /// The first and the last day with an entry; `nil` = there is none.
    func span() async throws(DiaryError) -> ClosedRange<LocalDay>?
}

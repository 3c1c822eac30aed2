public import Wellbeing

/// What models wrote of weeks.
///
/// It is gone as soon as anything changes in the week: an entry is written, changed, read anew, corrected, deleted or
/// brought back.
public protocol WeekSummaries: Sendable {
    /// Whether there is one, on whatever basis.
    func hasWeekSummary(from first: LocalDay, in language: Language) async throws(DiaryError) -> Bool
    /// The summary of the week that begins on `first`; `nil` = there is none for exactly `basis`.
    ///
    /// - Parameter basis: everything that the model was given.
    func weekSummary(
        from first: LocalDay, in language: Language, basis: String
    ) async throws(DiaryError) -> WeekSummary?
    /// Keeps `summary` in place of any other for its week and language.
    func keep(_ summary: WeekSummary, basis: String) async throws(DiaryError)
    /// Lets go of it; `false` if there is none.
    func forgetWeekSummary(from first: LocalDay, in language: Language) async throws(DiaryError) -> Bool
}

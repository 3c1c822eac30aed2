public import Wellbeing

/// Looks back on check-ins and the moods of spoken entries.
public struct ReviewCheckIns: Sendable {
    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// What is counted of `range`; the records themselves are read only where each of them is drawn.
    public func review(
        _ range: CheckInRange, today: LocalDay, startingOn start: Week.FirstWeekday
    ) async throws(DiaryError) -> CheckInReview {
        let days = range.days(today: today, span: try await span())
        let bounds = days.first...days.last
        let checkIns = try await diary.checkInTallies(in: bounds)
        let spoken = try await diary.spokenTallies(in: bounds)
        let gathered = CheckInReview(of: checkIns, spoken: spoken, in: days, startingOn: start)
        let grain = CheckInGrain(
            of: days, checkIns: gathered.checkIns, spoken: gathered.spokenEntries, startingOn: start)
        guard grain == .each else { return gathered }
        let each = EachRecord(
            checkIns: try await diary.checkIns(in: bounds), spoken: try await diary.spokenEntries(in: bounds))
        return CheckInReview(of: checkIns, spoken: spoken, each: each, in: days, startingOn: start)
    }

    /// The first and the last day with a check-in or a spoken entry; `nil` = there is none.
    public func span() async throws(DiaryError) -> ClosedRange<LocalDay>? {
        let spans = [try await diary.checkInSpan(), try await diary.spokenSpan()].compactMap { $0 }
        guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max() else {
            return nil
        }
        return first...last
    }

    /// One page of both kinds.
    public struct Page: Hashable, Sendable {
        /// Newest first.
        public let records: [MoodRecord]
        /// Where the next page begins; `nil` = this is the last.
        public let next: RecordPlace?
    }

    /// The last `limit` records of `days` that come before `place`; `nil` = from the last.
    public func page(
        of days: DayRange, before place: RecordPlace?, limit: Int
    ) async throws(DiaryError) -> Page {
        let bounds = days.first...days.last
        let checkIns = try await diary.newestCheckIns(in: bounds, before: place, limit: limit + 1)
        let spoken = try await diary.newestSpokenEntries(in: bounds, before: place, limit: limit + 1)
        let all = MoodRecord.newestFirst(checkIns, spoken)
        let shown = Array(all.prefix(limit))
        return Page(records: shown, next: all.count > limit ? shown.last?.place : nil)
    }
}

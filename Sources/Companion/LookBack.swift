public import Wellbeing

/// Looks back on weeks and months of the diary.
public struct LookBack: Sendable {
    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// What is told of `period`.
    ///
    /// - Parameter today: the present day; days after it are still to come.
    public func review(_ period: Period, today: LocalDay) async throws(DiaryError) -> PeriodReview {
        let entries = try await diary.entries(in: period.previous.first...period.last)
        return PeriodReview(of: entries, in: period, today: today)
    }

    /// Weeks that hold entries, newest first, and whether there are older ones.
    public struct Weeks: Sendable {
        public let reviews: [PeriodReview]
        /// The next page begins before this day; `nil` = this is the last one.
        public let older: LocalDay?
    }

    /// A page of weeks that hold entries.
    ///
    /// - Parameters:
    ///   - before: only weeks that begin before this day; `nil` = all.
    ///   - limit: how many at most.
    public func weeks(
        before: LocalDay?, limit: Int, startingOn start: Week.FirstWeekday, today: LocalDay
    ) async throws(DiaryError) -> Weeks {
        guard let span = try await diary.span() else { return Weeks(reviews: [], older: nil) }
        let counts = try await diary.counts(in: span)
        let firsts = Set(counts.keys.map { Week(containing: $0, startingOn: start).first })
            .filter { first in before.map { first < $0 } ?? true }.sorted(by: >)
        let shown = firsts.prefix(limit).map(Week.init(first:))
        guard let newest = shown.first, let oldest = shown.last else {
            return Weeks(reviews: [], older: nil)
        }
        let entries = try await diary.entries(in: oldest.first.adding(days: -7)...newest.last)
        let byWeek = Dictionary(grouping: entries) {
            Week(containing: $0.moment.day, startingOn: start).first
        }
        let reviews = shown.map { week in
            PeriodReview(
                of: (byWeek[week.first.adding(days: -7)] ?? []) + (byWeek[week.first] ?? []),
                in: .week(week), today: today)
        }
        return Weeks(reviews: reviews, older: firsts.count > shown.count ? oldest.first : nil)
    }
}

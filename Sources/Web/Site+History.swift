import Companion
import HTML
import Pages
import Wellbeing

/// Looking back: weeks, months and days.
extension Site {
    /// Weeks with entries on a page of the overview.
    private static let weeksOnAPage = 12

    func history(
        _ visit: Visit, _ route: HistoryRoute, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        switch route {
        case .overview(let before): return try await overview(visit, before: before, diary)
        case .week(let day): return try await week(visit, day, HistoryRoute.week, diary, periodPage)
        case .story(let day): return try await week(visit, day, HistoryRoute.story, diary, storyPage)
        case .weekReport(let day):
            return try await week(
                visit, day, HistoryRoute.weekReport, diary, reportPage, choosesWords: false)
        case .month(let month):
            let view = try await periodView(.month(month), visit, diary)
            return page(visit) { periodPage(view, in: $0) }
        case .monthReport(let month):
            let view = try await periodView(.month(month), visit, diary, choosesWords: false)
            return page(visit) { reportPage(view, in: $0) }
        case .day(let day): return try await oneDay(visit, day, diary)
        case .checkIns(let query): return try await checkInHistory(visit, query, diary)
        case .summaryConsent(let day): return try await summaryConsent(visit, day, diary)
        case .askSummary, .stopSummary, .dropSummary: return try await summarise(visit, route, diary)
        }
    }

    private func overview(
        _ visit: Visit, before: LocalDay?, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let start = visit.preferences.weekStart
        let present = Week(containing: visit.moment.day, startingOn: start)
        var counts: [LocalDay: Int] = [:]
        if let span = try await diary.span() { counts = try await diary.counts(in: span) }
        let limit = min(before ?? present.first, present.first)
        let firsts = Set(counts.keys.map { Week(containing: $0, startingOn: start).first })
            .filter { $0 < limit }.sorted(by: >)
        let shown = firsts.prefix(Self.weeksOnAPage).map(Week.init(first:))
        var tallies: [DayTally] = []
        if let newest = shown.first, let oldest = shown.last {
            tallies = try await diary.tallies(in: oldest.first...newest.last)
        }
        let recent = try await diary.entries(in: present.first.adding(days: -7)...present.last)
        let metrics = PeriodMetrics(
            of: recent, in: .week(present), today: visit.moment.day, choosesWords: false)
        let view = HistoryView(
            present: before == nil ? WeekGlance(present, of: DayTally.tallies(of: recent)) : nil,
            opening: NarrativeFacts(of: metrics, before: nil, rhythm: nil).facts.first,
            tier: tier(of: recent, try await care(visit, diary)),
            weeks: shown.map { WeekGlance($0, of: tallies) },
            older: firsts.count > shown.count ? shown.last?.first : nil, isContinued: before != nil,
            months: counts.reduce(into: [:]) { $0[Month(containing: $1.key), default: 0] += $1.value })
        return page(visit) { historyPage(view, in: $0) }
    }

    /// A page of the week that holds `day`, at the address of its first day.
    private func week(
        _ visit: Visit, _ day: LocalDay, _ address: (LocalDay) -> HistoryRoute, _ diary: any Diary,
        _ make: (PeriodView, Frame) -> HTML, choosesWords: Bool = true
    ) async throws(DiaryError) -> Response {
        let week = Week(containing: day, startingOn: visit.preferences.weekStart)
        guard week.first == day else { return redirect(visit, to: .history(address(week.first))) }
        let view = try await periodView(.week(week), visit, diary, choosesWords: choosesWords)
        return page(visit) { make(view, $0) }
    }

    private func periodView(
        _ period: Period, _ visit: Visit, _ diary: any Diary, choosesWords: Bool = true
    ) async throws(DiaryError) -> PeriodView {
        let today = visit.moment.day
        let entries = try await diary.entries(in: period.previous.first...period.last)
        let review = PeriodReview(
            of: entries, in: period, today: today, choosesWords: choosesWords)
        let span = try await diary.span()
        let care = try await care(visit, diary)
        let own = entries.filter { period.contains($0.moment.day) }
        // A text that is not saved yet, or lies in the bin, holds the present back as well.
        let isHeld = care.isOn && period.contains(today)
        var view = PeriodView(
            review: review, tier: max(tier(of: own, care), isHeld ? .help : .none),
            hasPrevious: (span?.lowerBound ?? period.first) < period.first,
            hasNext: period.last < max(today, span?.upperBound ?? today))
        view.checkIns =
            CheckInReview(
                of: try await diary.checkInTallies(in: period.first...period.last), spoken: [],
                in: DayRange(first: period.first, last: period.last) ?? DayRange(last: 1, through: today),
                startingOn: visit.preferences.weekStart
            ).mean
        if case .week(let week) = period {
            view.summary = try await summaryView(of: week, visit, tier: view.tier, diary)
        }
        return view
    }

    private func oneDay(
        _ visit: Visit, _ day: LocalDay, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let week = Week(containing: day, startingOn: visit.preferences.weekStart)
        let entries = try await diary.entries(in: day...day)
        let span = try await diary.span()
        let latest = max(visit.moment.day, span?.upperBound ?? visit.moment.day)
        let view = DayView(
            day: day, week: week, counts: try await diary.counts(in: week.first...week.last),
            entries: entries,
            records: MoodRecord.newestFirst(
                try await diary.checkIns(in: day...day), try await diary.spokenEntries(in: day...day)
            ).reversed(), hasPrevious: (span?.lowerBound ?? week.first) < week.first,
            hasNext: week.last < latest)
        return page(visit) { dayPage(view, in: $0) }
    }

    /// How strongly the gravest of those of `entries` that are of the last 72 hours calls for help.
    private func tier(of entries: [Reflection], _ care: Care) -> CrisisTier {
        entries.map { tierNow(of: $0, care) }.max() ?? .none
    }
}

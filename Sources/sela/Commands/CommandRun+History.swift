import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela history`: a week, a month, a day, or the weeks there are.
    func history() async throws {
        let word = HistoryWord(rawValue: invocation.operands.first ?? "") ?? .week
        if word == .checkins { return try await historyOfCheckIns() }
        let open = try await openDiary()
        let moment = surroundings.clock.moment(dayStart: open.preferences.dayStart)
        let day = invocation.operands.dropFirst().first.flatMap { LocalDay(iso: $0) } ?? moment.day
        switch word {
        case .week:
            let week = Week(containing: day, startingOn: open.preferences.weekStart)
            let summary = try await summary(of: week, at: moment, open)
            try await lookBack(on: .week(week), today: moment.day, open, written: summary)
        case .month:
            try await lookBack(on: .month(Month(containing: day)), today: moment.day, open)
        case .day: try await lookBack(onDay: day, open)
        case .weeks: try await listWeeks(today: moment.day, open)
        case .checkins: break
        }
    }

    private func lookBack(
        on period: Period, today: LocalDay, _ open: OpenDiary, written: WeekSummary? = nil
    ) async throws {
        let review = try await LookBack(diary: open.diary).review(period, today: today)
        let isHeld = period.contains(today) ? await isCareOn(in: open) : false
        try terminal.result(
            periodText(review, isHeld: isHeld, in: language)
                + (isHeld ? "" : written.map { "\n" + summaryText($0, in: language) } ?? ""),
            json: review.json(in: language, written: written))
    }

    private func lookBack(onDay day: LocalDay, _ open: OpenDiary) async throws {
        let entries = try await open.diary.entries(in: day...day)
        try terminal.result(
            entries.map { entryLine($0, in: language) + "\n" }.joined(),
            json: .object([
                .init("day", .string(day.description)), .init("entries", .array(entries.map(\.json))),
            ]))
        if entries.isEmpty { terminal.talk(.nothingFound) }
    }

    private func listWeeks(today: LocalDay, _ open: OpenDiary) async throws {
        let weeks = try await LookBack(diary: open.diary).weeks(
            before: invocation.day(.through)?.adding(days: 1), limit: invocation.number(.limit) ?? 10,
            startingOn: open.preferences.weekStart, today: today)
        let isHeld = await isCareOn(in: open)
        let text = weeks.reviews.map { review in
            weekLine(review, isHeld: isHeld && review.period.contains(today), in: language) + "\n"
        }
        try terminal.result(
            text.joined(),
            json: .object([
                .init("weeks", .array(weeks.reviews.map { $0.json(in: language, written: nil) })),
                .init("next", .optional(weeks.older) { .string($0.description) }),
            ]))
        if let older = weeks.older { terminal.talk(.moreFollow("--through \(older.adding(days: -1))")) }
        if weeks.reviews.isEmpty { terminal.talk(.noEntries) }
    }

    /// What a model wrote of the week: now, with `--with-model`, or earlier.
    private func summary(of week: Week, at moment: Moment, _ open: OpenDiary) async throws -> WeekSummary? {
        let act = SummariseWeek(
            diary: open.diary, model: try composition.models().model, crisis: RuleCrisisReader()
        ) { Copy($1).narrative(of: $0) }
        guard invocation.has(.withModel) else {
            return try await act.kept(week, language: language, today: moment.day)
        }
        return try await act.run(week, language: language, today: moment.day, at: moment.instant)
    }
}

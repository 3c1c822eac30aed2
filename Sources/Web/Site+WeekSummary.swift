import Companion
import Pages
import Wellbeing

/// A model's words about a week: asked for, stopped or let go.
extension Site {
    func summarising(_ diary: any Diary) -> SummariseWeek {
        SummariseWeek(diary: diary, model: models, crisis: crisis) { review, language in
            Copy(language).narrative(of: review)
        }
    }

    /// What the page of `week` shows.
    ///
    /// - Parameter tier: how strongly an entry of the week calls for help now.
    func summaryView(
        of week: Week, _ visit: Visit, tier: CrisisTier, _ diary: any Diary
    ) async throws(DiaryError) -> SummaryView {
        guard tier < .help else { return .nothing }
        switch summaries[week.first]?.state {
        case .waiting: return .waiting
        case .failed(let trouble): return .failed(trouble)
        case .idle, nil: break
        }
        let offer = try await summarising(diary).offer(
            for: week, language: visit.preferences.language, today: visit.moment.day)
        switch offer {
        case .nothing: return .nothing
        case .needsConsent, .ready: return .ask
        case .written(let summary):
            return .written(summary, isHelpNear: try await care(visit, diary).isOn)
        }
    }

    /// Acts on what was asked; the way leads back to the week.
    func summarise(
        _ visit: Visit, _ route: HistoryRoute, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        switch route {
        case .stopSummary(let first):
            summaries[first]?.stop()
            summaries[first]?.state = .idle
            return redirect(visit, to: .history(.week(first)))
        case .dropSummary(let first):
            summaries[first]?.state = .idle
            _ = try await summarising(diary).forget(
                Week(first: first), language: visit.preferences.language)
            return redirect(visit, to: .history(.week(first)))
        case .askSummary(let day): return try await ask(visit, day, diary)
        default: return notFound(visit)
        }
    }

    /// Whether the week may be sent.
    func summaryConsent(
        _ visit: Visit, _ day: LocalDay, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let week = Week(containing: day, startingOn: visit.preferences.weekStart)
        let offer = try await summarising(diary).offer(
            for: week, language: visit.preferences.language, today: visit.moment.day)
        guard case .needsConsent(let question) = offer else {
            return redirect(visit, to: .history(.week(week.first)))
        }
        return page(visit) { summaryConsentPage(question, for: week.first, in: $0) }
    }

    private func ask(
        _ visit: Visit, _ day: LocalDay, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let week = Week(containing: day, startingOn: visit.preferences.weekStart)
        let act = summarising(diary)
        let (language, today) = (visit.preferences.language, visit.moment.day)
        // Asked again: the one that is there goes, and is written anew.
        if case .written = try await act.offer(for: week, language: language, today: today) {
            _ = try await act.forget(week, language: language)
        }
        switch try await act.offer(for: week, language: language, today: today) {
        case .needsConsent: return redirect(visit, to: .history(.summaryConsent(week.first)))
        case .ready: beginSummary(of: week, visit, diary)
        case .nothing, .written: break
        }
        return redirect(visit, to: .history(.week(week.first)))
    }

    /// The model writes while the person is free to go; one at a time for each week.
    private func beginSummary(of week: Week, _ visit: Visit, _ diary: any Diary) {
        var run = summaries[week.first] ?? ModelRun()
        guard !run.isWaiting else { return }
        run.attempt += 1
        let attempt = run.attempt
        let (language, moment) = (visit.preferences.language, visit.moment)
        run.state = .waiting(
            Task { await write(week, attempt: attempt, language: language, at: moment, diary) })
        summaries[week.first] = run
    }

    private func write(
        _ week: Week, attempt: Int, language: Language, at moment: Moment, _ diary: any Diary
    ) async {
        var trouble: SummaryTrouble?
        do throws(SummaryError) {
            _ = try await summarising(diary).run(
                week, attempt: attempt, language: language, today: moment.day, at: moment.instant)
        } catch {
            trouble = SummaryTrouble(error)
        }
        // Whoever stopped it, or asked anew, does not want to hear of this one any more.
        guard let run = summaries[week.first], run.attempt == attempt, run.isWaiting else { return }
        summaries[week.first]?.state = trouble.map { .failed($0) } ?? .idle
    }
}

extension SummaryTrouble {
    /// `nil` = nothing to tell: it was stopped, or there is nothing to sum up any more.
    init?(_ error: SummaryError) {
        switch error {
        case .nothingToSay, .model(.model(.cancelled)): return nil
        case .changed: self = .changed
        case .unfit(let fault): self = .unfit(fault)
        case .model(let error): self = .model(ModelTrouble(error))
        }
    }
}

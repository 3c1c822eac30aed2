public import Wellbeing

/// Gets a model's words around the numbers of a week, checks them and keeps them until something changes in the week.
///
/// Where an entry of the week calls for help no model is asked, however long ago it was written.
public struct SummariseWeek: Sendable {
    private let diary: any Diary
    private let model: any LanguageModel
    private let crisis: (any CrisisReader)?
    private let told: @Sendable (PeriodReview, Language) -> String

    /// Entries that a week needs: of one there is nothing to sum up.
    public static let fewestEntries = 2

    /// - Parameters:
    ///   - crisis: `nil` = no crisis net is built in.
    ///   - told: what Sela tells of a week, in words.
    public init(
        diary: any Diary, model: any LanguageModel, crisis: (any CrisisReader)?,
        told: @escaping @Sendable (PeriodReview, Language) -> String
    ) {
        self.diary = diary
        self.model = model
        self.crisis = crisis
        self.told = told
    }

    /// Whether a summary of `week` can be asked for, as far as the entries and the choices of the person go.
    public func offer(
        for week: Week, language: Language, today: LocalDay
    ) async throws(DiaryError) -> SummaryOffer {
        // What is cheap to know comes first: most weeks have no summary, and most people no model.
        let readiness = try await AskModel(diary: diary, model: model).readiness(for: .weeklySummary)
        let ways: SummaryOffer =
            switch readiness {
            case .noModel, .cloudDeclined: .nothing
            case .needsConsent(let question): .needsConsent(question)
            case .ready: .ready
            }
        let mayBeKept = try await diary.hasWeekSummary(from: week.first, in: language)
        guard mayBeKept || ways != .nothing,
            let prompt = try await prompt(for: week, language: language, today: today)
        else { return .nothing }
        if let kept = try await kept(by: prompt, for: week, language: language) { return .written(kept) }
        return ways
    }

    /// Asks for a summary of `week`, and keeps it if it holds against the entries.
    ///
    /// - Parameters:
    ///   - attempt: counted from 1.
    ///   - instant: now.
    public func run(
        _ week: Week, attempt: Int = 1, language: Language, today: LocalDay, at instant: Instant
    ) async throws(SummaryError) -> WeekSummary {
        let prompt = try await ready(week, language: language, today: today)
        let answer: ModelAnswer
        do {
            answer = try await AskModel(diary: diary, model: model).ask(prompt.request(attempt: attempt))
        } catch {
            throw .model(error)
        }
        guard !Task.isCancelled else { throw .model(.model(.cancelled)) }
        let summary = try prompt.summary(of: answer, model: modelName(answer.model), at: instant)
        // It took its time: what it rests on may have changed since, or call for help now.
        guard try await ready(week, language: language, today: today).basis == prompt.basis else {
            throw .changed
        }
        do {
            try await diary.keep(summary, basis: prompt.basis)
        } catch {
            throw .model(.diary(error))
        }
        return summary
    }

    /// Lets go of the summary of `week`; `false` if there is none.
    public func forget(_ week: Week, language: Language) async throws(DiaryError) -> Bool {
        try await diary.forgetWeekSummary(from: week.first, in: language)
    }

    /// The summary of `week` that still holds; `nil` = there is none, or an entry calls for help.
    public func kept(_ week: Week, language: Language, today: LocalDay) async throws(DiaryError)
        -> WeekSummary?
    {
        guard try await diary.hasWeekSummary(from: week.first, in: language),
            let prompt = try await prompt(for: week, language: language, today: today)
        else { return nil }
        return try await kept(by: prompt, for: week, language: language)
    }

    private func kept(
        by prompt: SummaryPrompt, for week: Week, language: Language
    ) async throws(DiaryError) -> WeekSummary? {
        try await diary.weekSummary(from: week.first, in: language, basis: prompt.basis)
    }

    private func ready(
        _ week: Week, language: Language, today: LocalDay
    ) async throws(SummaryError) -> SummaryPrompt {
        let prompt: SummaryPrompt?
        do {
            prompt = try await self.prompt(for: week, language: language, today: today)
        } catch {
            throw .model(.diary(error))
        }
        guard let prompt else { throw .nothingToSay }
        return prompt
    }

    /// `nil` = too few entries, or one calls for help.
    private func prompt(
        for week: Week, language: Language, today: LocalDay
    ) async throws(DiaryError) -> SummaryPrompt? {
        let period = Period.week(week)
        let entries = try await diary.entries(in: period.previous.first...period.last)
        let own = entries.filter { period.contains($0.moment.day) }
        guard own.count >= Self.fewestEntries, !own.contains(where: callsForHelp) else { return nil }
        let review = PeriodReview(of: entries, in: period, today: today)
        return SummaryPrompt(of: review, told: told(review, language), entries: own, language: language)
    }

    private func callsForHelp(_ entry: Reflection) -> Bool {
        guard let crisis else { return false }
        return crisis.tier(of: entry.text) >= .help
            || entry.deeper.map { crisis.tier(of: $0) >= .help } ?? false
    }
}

/// What a person who looks at a week can be offered.
public enum SummaryOffer: Hashable, Sendable {
    /// No model: too few entries, one that calls for help, or nobody who could write.
    case nothing
    case needsConsent(ConsentQuestion)
    case ready
    case written(WeekSummary)
}

/// Why there is no summary of a model.
public enum SummaryError: Error, Hashable, Sendable {
    /// Too few entries, or one calls for help.
    case nothingToSay
    /// An entry changed while the model wrote.
    case changed
    /// The model said something that is not shown.
    case unfit(SummaryFault)
    case model(AskModelError)
}

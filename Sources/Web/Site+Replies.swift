import Companion
import Pages
import Wellbeing

/// Words of a model that were asked for: in memory only, until they are kept.
struct ModelRun<Trouble: Sendable>: Sendable {
    enum State: Sendable {
        case idle
        case waiting(Task<Void, Never>)
        case failed(Trouble)
    }

    /// Times that it was asked for.
    var attempt = 0
    var state = State.idle

    var isWaiting: Bool { if case .waiting = state { true } else { false } }

    func stop() {
        if case .waiting(let task) = state { task.cancel() }
    }
}

/// A model's reply to a deeper text: asked for, stopped, kept or let go.
extension Site {
    private func replying(_ diary: any Diary) -> ReplyToReflection {
        ReplyToReflection(diary: diary, model: models, crisis: crisis)
    }

    /// What the page to go deeper shows.
    func deeperView(
        of draft: Draft, _ visit: Visit, _ diary: any Diary
    ) async throws(DiaryError) -> DeeperView {
        let tier = tier(of: draft.text, draft.deeper)
        var view = DeeperView(draft: draft, tier: tier, reply: try await replyView(of: draft, visit, diary))
        switch view.reply {
        case .offered: view.isHelpNear = try await care(visit, diary).isOn
        // Beside words that call for help themselves it stands whatever was said of the days before.
        case .kept:
            let isCareOn = try await care(visit, diary).isOn
            view.isHelpNear = isCareOn || tier >= .help
        default: break
        }
        return view
    }

    private func replyView(
        of draft: Draft, _ visit: Visit, _ diary: any Diary
    ) async throws(DiaryError) -> ReplyView {
        let offer = try await replying(diary).offer(for: draft)
        // What will be saved is shown, so that it can be taken out; nothing new is asked for.
        if let reply = draft.standingReply, reply.isKept { return .kept(reply.reply) }
        if offer == .help { return .nothing }
        switch replies[draft.id]?.state {
        case .waiting: return .waiting
        case .failed(let trouble): return .failed(trouble)
        case .idle, nil: break
        }
        // Nobody writes now; what came since the draft was read, while the offer was looked up, stands in the diary.
        let now = try await diary.draft(draft.id) ?? draft
        if let reply = now.standingReply { return .offered(reply.reply) }
        if offer == .noModel { return secondQuestion(to: draft, visit) }
        return .ask(hasChanged: now.reply != nil)
    }

    /// Without a model: another question, never words that pretend to be a reply.
    private func secondQuestion(to draft: Draft, _ visit: Visit) -> ReplyView {
        let understanding = draft.understanding
        let prompt = ReflectionPrompt.choose(
            for: understanding?.reading?.verdict ?? .unclear,
            language: understanding?.language ?? visit.preferences.language, on: visit.moment.day,
            differentFrom: understanding?.question?.text)
        return prompt.map(ReplyView.secondQuestion) ?? .nothing
    }

    /// Acts on what was asked, once the text that came along is kept.
    func reply(_ visit: Visit, _ id: Draft.ID, _ diary: any Diary) async throws(WritingError) -> Response {
        let draft = try await asking { () async throws(DiaryError) in try await diary.draft(id) }
        guard let draft else { throw .unknown }
        let act = replying(diary)
        switch visit.route {
        case .stopReply:
            replies[id]?.stop()
            replies[id]?.state = .idle
        case .keepReply:
            await takeTurn(of: id)
            defer { turns.end(id) }
            _ = try await asking { () async throws(DiaryError) in try await act.keep(id) }
        case .dropReply:
            replies[id]?.state = .idle
            await takeTurn(of: id)
            defer { turns.end(id) }
            _ = try await asking { () async throws(DiaryError) in try await act.put(nil, beside: id) }
        // The reply may have come between the page that waits and this: looking must not ask for another.
        case .askReply where visit.fields.said(.looks) == FieldName.yes: break
        default:
            guard !isBlank(draft.deeper ?? "") else { throw .empty }
            let offer = try await asking { () async throws(DiaryError) in try await act.offer(for: draft) }
            if case .needsConsent = offer { return redirect(visit, to: .replyConsent(id)) }
            if offer == .ready { begin(id, visit, diary) }
        }
        return redirect(visit, to: .deeper(id))
    }

    /// Whether the deeper text may be sent.
    ///
    /// Once that is answered, the way leads back to it.
    func replyConsent(
        _ visit: Visit, _ id: Draft.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard let draft = try await diary.draft(id) else { return redirect(visit, to: .draft(id)) }
        guard case .needsConsent(let question) = try await replying(diary).offer(for: draft) else {
            return redirect(visit, to: .deeper(id))
        }
        return page(visit) { replyConsentPage(question, for: id, in: $0) }
    }

    /// The model writes while the person is free to go; one at a time for each text.
    private func begin(_ id: Draft.ID, _ visit: Visit, _ diary: any Diary) {
        var run = replies[id] ?? ModelRun()
        guard !run.isWaiting else { return }
        run.attempt += 1
        let attempt = run.attempt
        let (language, instant) = (visit.preferences.language, visit.moment.instant)
        run.state = .waiting(
            Task { await write(id, attempt: attempt, language: language, at: instant, diary) })
        replies[id] = run
    }

    private func write(
        _ id: Draft.ID, attempt: Int, language: Language, at instant: Instant, _ diary: any Diary
    ) async {
        let act = replying(diary)
        var trouble: ReplyTrouble?
        do throws(ReplyError) {
            let reply = try await act.run(id, attempt: attempt, language: language, at: instant)
            await takeTurn(of: id)
            defer { turns.end(id) }
            // Whoever stopped it, or asked anew, does not want this one any more.
            guard isAwaited(id, attempt) else { return }
            _ = try await put(reply, beside: id, by: act)
        } catch {
            trouble = ReplyTrouble(error)
        }
        guard isAwaited(id, attempt) else { return }
        replies[id]?.state = trouble.map { .failed($0) } ?? .idle
    }

    private func isAwaited(_ id: Draft.ID, _ attempt: Int) -> Bool {
        replies[id]?.attempt == attempt && replies[id]?.isWaiting == true
    }

    /// Waits until no model is writing.
    public func repliesEnd() async {
        for run in replies.values {
            if case .waiting(let task) = run.state { await task.value }
        }
        for run in summaries.values {
            if case .waiting(let task) = run.state { await task.value }
        }
    }

    /// The text becomes an entry, or is let go: nobody waits for a reply any more.
    func forgetReply(to id: Draft.ID) {
        replies.removeValue(forKey: id)?.stop()
    }

    /// The diary is locked or gone.
    func forgetReplies() {
        for run in replies.values { run.stop() }
        replies = [:]
        for run in summaries.values { run.stop() }
        summaries = [:]
        forgetHearings()
    }

    /// Waits until no request writes the draft `id`; it is this one's own then, until its turn is ended.
    private func takeTurn(of id: Draft.ID) async {
        guard turns.mustWait(for: id) else { return }
        await withCheckedContinuation { turns.wait(for: id, $0) }
    }

    private func put(
        _ reply: DraftReply, beside id: Draft.ID, by act: ReplyToReflection
    ) async throws(ReplyError) -> Bool {
        do {
            return try await act.put(reply, beside: id)
        } catch {
            throw .model(.diary(error))
        }
    }
}

extension ReplyTrouble {
    /// `nil` = nothing to tell: it was stopped, or help stands in its place.
    init?(_ error: ReplyError) {
        switch error {
        case .nothingToAnswer, .help, .model(.model(.cancelled)): return nil
        case .unfit(let fault): self = .unfit(fault)
        case .model(let error): self = .model(ModelTrouble(error))
        }
    }
}

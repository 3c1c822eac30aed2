import Companion
import Pages
import Wellbeing

/// Writing: from the first word to the saved entry.
extension Site {
    /// A new text, at an address of its own: who comes back to it finds what she wrote, script or not.
    ///
    /// Nothing is stored before there is something to store.
    func beginning(_ visit: Visit) -> Response {
        let id = random.newID()
        sessions[visit.sessionID]?.begin(id)
        return redirect(visit, to: .draft(id))
    }

    func draft(_ visit: Visit, _ id: Draft.ID, _ diary: any Diary) async throws(DiaryError) -> Response {
        if let draft = try await diary.draft(id) {
            let tier = tier(of: draft.text, draft.deeper)
            return page(visit) { composePage(ComposeView(draft: draft, tier: tier), in: $0) }
        }
        // Back, after it was saved.
        if try await diary.reflection(id) != nil { return redirect(visit, to: .reflection(id)) }
        guard sessions[visit.sessionID]?.hasBegun(id) == true else { return notFound(visit) }
        let draft = Draft(id: id, moment: visit.moment, text: "", keptAt: visit.moment.instant)
        let others = try await begunTexts(in: diary)
        return page(visit) { composePage(ComposeView(draft: draft, others: others), in: $0) }
    }

    func editing(_ visit: Visit, _ id: Reflection.ID, _ diary: any Diary) async throws(DiaryError) -> Response
    {
        guard let reflection = try await diary.reflection(id) else { return notFound(visit) }
        let draft = try await diary.draft(id) ?? Draft(editing: reflection, keptAt: visit.moment.instant)
        let tier = tier(of: draft.text, draft.deeper)
        return page(visit) { composePage(ComposeView(draft: draft, tier: tier), in: $0) }
    }

    func understood(_ visit: Visit, _ id: Draft.ID, _ diary: any Diary) async throws(DiaryError) -> Response {
        guard let draft = try await diary.draft(id), let understanding = draft.understanding else {
            return redirect(visit, to: .draft(id))
        }
        let view = UnderstoodView(
            draft: draft, tier: tier(of: draft.text, draft.deeper), hasNoReading: understanding.reading == nil
        )
        return page(visit) { understoodPage(view, in: $0) }
    }

    func deeper(_ visit: Visit, _ id: Draft.ID, _ diary: any Diary) async throws(DiaryError) -> Response {
        guard let draft = try await diary.draft(id) else { return redirect(visit, to: .draft(id)) }
        let view = try await deeperView(of: draft, visit, diary)
        return page(visit) { deeperPage(view, in: $0) }
    }

    /// Keeps what was sent, and then reads, saves or discards it if that was asked for.
    ///
    /// What is discarded is kept first as well, so that it comes back whole.
    func write(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        do {
            try await keep(visit, diary)
            return try await go(on: visit, diary)
        } catch .unknown {
            return visit.wantsJSON
                ? finished(.json(404, "problem", "\"unknown\""), for: visit) : notFound(visit)
        } catch .diary(.locked) {
            throw .locked
        } catch {
            let (problem, status) = error.problem
            return await composeAgain(visit, problem, status: status)
        }
    }

    private func go(on visit: Visit, _ diary: any Diary) async throws(WritingError) -> Response {
        switch visit.route {
        case .readDraft(let id):
            _ = try await readDraft(diary).run(id, language: visit.preferences.language)
            return redirect(visit, to: .understood(id))
        case .saveDraft(let id):
            try await readIfUnread(id, visit, diary)
            forgetReply(to: id)
            let reflection = try await SaveDraft(diary: diary).run(id, at: visit.moment.instant)
            try await correctIfTold(reflection.id, visit, diary)
            return redirect(visit, to: .reflection(reflection.id), notice: .saved)
        case .discardDraft(let id): return try await discard(visit, id, diary)
        case .askReply(let id), .stopReply(let id), .keepReply(let id), .dropReply(let id):
            return try await reply(visit, id, diary)
        case .keepDraft(let id) where !visit.wantsJSON:
            return redirect(visit, to: .draft(id))
        default:
            return try await told(visit, diary)
        }
    }

    /// What the script learns when a text is kept: also how strongly it calls for help.
    private func told(_ visit: Visit, _ diary: any Diary) async throws(WritingError) -> Response {
        let draft = try await asking { () async throws(DiaryError) -> Draft? in
            guard let id = visit.writing?.id else { return nil }
            return try await diary.draft(id)
        }
        let tier = draft.map { self.tier(of: $0.text, $0.deeper) } ?? CrisisTier.none
        return finished(
            .json(200, .object([.init("kept", .bool(true)), .init("tier", .integer(tier.rawValue))])),
            for: visit)
    }

    private func readDraft(_ diary: any Diary) -> ReadDraft {
        ReadDraft(diary: diary, understand: UnderstandText(crisis: crisis, emotions: emotions))
    }

    /// Somebody who saves at once has an emotion in her list as well.
    private func readIfUnread(_ id: Draft.ID, _ visit: Visit, _ diary: any Diary) async throws(WritingError) {
        let draft = try await asking { () async throws(DiaryError) in try await diary.draft(id) }
        guard let draft, draft.understanding == nil else { return }
        _ = try await readDraft(diary).run(id, language: visit.preferences.language)
    }

    /// The result page lets the person say at once that it was another emotion.
    private func correctIfTold(_ id: Reflection.ID, _ visit: Visit, _ diary: any Diary)
        async throws(WritingError)
    {
        guard let verdict = visit.fields.said(.verdict).flatMap(EmotionVerdict.init(rawValue:)) else {
            return
        }
        let instant = visit.moment.instant
        _ = try await asking { () async throws(DiaryError) in
            try await CorrectEmotion(diary: diary).run(id, to: verdict, at: instant)
        }
    }

    /// Keeps the text that came along, if any, and unless a later one of the same page is kept already.
    func keep(_ visit: Visit, _ diary: any Diary) async throws(WritingError) {
        guard let sent = visit.writing else { return }
        if turns.mustWait(for: sent.id) {
            await withCheckedContinuation { turns.wait(for: sent.id, $0) }
        }
        // Until the end of this the text is this request's own.
        defer { turns.end(sent.id) }
        guard turns.isLatest(visit.fields[.turn].flatMap(WritingTurns.Turn.init(parsing:)), of: sent.id)
        else { return }
        try await keep(sent, visit, diary)
    }

    private func keep(_ sent: SentWriting, _ visit: Visit, _ diary: any Diary) async throws(WritingError) {
        let present = try await presentWriting(of: sent.id, in: diary)
        guard let text = sent.text ?? present?.text else { throw .unknown }
        if present == nil, isBlank(text), isBlank(sent.deeper ?? "") {
            // Nothing was written yet; a draft of it would only clutter the list.
            switch visit.route {
            case .keepDraft, .discardDraft: return
            default: throw .empty
            }
        }
        let mood = sent.text == nil ? present?.mood : sent.mood
        let writing = KeepDraft.Writing(text: text, mood: mood, deeper: sent.deeper)
        if case .keepDraft = visit.route, try await isAsSaved(writing, sent.id, diary) { return }
        _ = try await KeepDraft(diary: diary).run(writing, as: sent.id, at: visit.moment)
    }

    /// Whether this is the saved entry, word for word, and nobody is changing it.
    ///
    /// The script may keep a text once more just after it was saved; that is no edit.
    private func isAsSaved(
        _ writing: KeepDraft.Writing, _ id: Draft.ID, _ diary: any Diary
    ) async throws(WritingError) -> Bool {
        try await asking { () async throws(DiaryError) in
            guard try await diary.draft(id) == nil, let saved = try await diary.reflection(id) else {
                return false
            }
            return saved.text == writing.text && saved.mood == writing.mood
                && (writing.deeper == nil || writing.deeper == saved.deeper)
        }
    }

    private func presentWriting(
        of id: Draft.ID, in diary: any Diary
    ) async throws(WritingError) -> (text: String, mood: Mood?)? {
        try await asking { () async throws(DiaryError) in
            if let draft = try await diary.draft(id) { return (draft.text, draft.mood) }
            return try await diary.reflection(id).map { ($0.text, $0.mood) }
        }
    }

    /// The form once more, with everything that was sent, and with what is wrong.
    func composeAgain(_ visit: Visit, _ problem: WritingProblem, status: Int) async -> Response {
        if visit.wantsJSON { return finished(.json(status, "problem", "\"\(problem)\""), for: visit) }
        guard let sent = visit.writing else {
            return trouble(visit, Edge.Refusal(trouble: .badRequest, status: status))
        }
        var draft = await presentDraft(sent.id, visit)
        if let text = sent.text {
            draft.text = text
            draft.mood = sent.mood
        }
        draft.deeper = sent.deeper ?? draft.deeper
        let shown = draft
        let tier = tier(of: shown.text, shown.deeper)
        return page(visit, status: status) { frame in
            sent.text == nil
                ? deeperPage(DeeperView(draft: shown, tier: tier, problem: problem), in: frame)
                : composePage(ComposeView(draft: shown, tier: tier, problem: problem), in: frame)
        }
    }

    /// What is known of a draft when something has gone wrong; the form fills in the rest.
    private func presentDraft(_ id: Draft.ID, _ visit: Visit) async -> Draft {
        let empty = Draft(id: id, moment: visit.moment, text: "", keptAt: visit.moment.instant)
        guard visit.isOpen else { return empty }
        do {
            let diary = try await vault.diary()
            if let draft = try await diary.draft(id) { return draft }
            return try await diary.reflection(id)
                .map { Draft(editing: $0, keptAt: visit.moment.instant) } ?? empty
        } catch {
            return empty
        }
    }

    private func discard(
        _ visit: Visit, _ id: Draft.ID, _ diary: any Diary
    ) async throws(WritingError) -> Response {
        let instant = visit.moment.instant
        // What is written at this address later must not take the place of what can be brought back.
        sessions[visit.sessionID]?.end(id)
        forgetReply(to: id)
        let saved = try await asking { () async throws(DiaryError) in try await diary.reflection(id) }
        let isGone = try await asking { () async throws(DiaryError) in
            try await diary.discard(id, at: instant)
        }
        return redirect(
            visit, to: saved == nil ? .today : .reflection(id), notice: isGone ? .discarded(id) : nil)
    }

    func reopen(_ visit: Visit, _ id: Draft.ID, _ diary: any Diary) async throws(DiaryError) -> Response {
        guard try await diary.reopen(id) else { return notFound(visit) }
        return redirect(visit, to: .draft(id), notice: .reopened)
    }

    /// Drafts that hold something.
    func begunTexts(in diary: any Diary) async throws(DiaryError) -> [Draft] {
        try await diary.drafts().filter { $0.isEdit || !isBlank($0.text) || $0.deeper != nil }
    }
}

extension WritingError {
    /// What the form says, and the status.
    var problem: (WritingProblem, status: Int) {
        switch self {
        case .empty: (.empty, 422)
        case .tooLong: (.tooLong, 413)
        case .diary(.diskFull): (.diskFull, 507)
        case .diary(.readOnly): (.readOnly, 503)
        case .diary(.locked): (.locked, 423)
        case .diary(.busy): (.notKept, 503)
        case .unknown, .diary: (.notKept, 500)
        }
    }
}

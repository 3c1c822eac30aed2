import Companion
import Pages
import Wellbeing

/// Looking a spoken entry through: kept, read again, saved; and filling one in by hand.
extension Site {
    /// A new form, at an address of its own; nothing is stored before there is something to store.
    func beginningSpoken(_ visit: Visit) -> Response {
        let id = random.newID()
        sessions[visit.sessionID]?.begin(id)
        return redirect(visit, to: .speak(.review(id)))
    }

    func review(
        _ visit: Visit, _ id: SpokenDraft.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        do {
            let draft = try await EditSpokenEntry(diary: diary).run(id, at: visit.moment.instant)
            let view = try await reviewView(of: draft, visit, diary)
            return page(visit) { reviewPage(view, in: $0) }
        } catch let error as DiaryError {
            throw error
        } catch SpokenEntryError.diary(let error) {
            throw error
        } catch {
            guard sessions[visit.sessionID]?.hasBegun(id) == true else { return notFound(visit) }
            let draft = SpokenDraft(
                id: id, moment: visit.moment, language: nil, keptAt: visit.moment.instant)
            return page(visit) { reviewPage(ReviewView(draft: draft, isKept: false), in: $0) }
        }
    }

    /// Keeps what was sent, and then reads or saves it if that was asked for.
    func review(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        do {
            return try await keepAndGoOn(visit, diary)
        } catch .unknown {
            return visit.wantsJSON
                ? finished(.json(404, "problem", "\"unknown\""), for: visit) : notFound(visit)
        } catch .diary(.locked) {
            throw .locked
        } catch {
            let (problem, status) = error.problem
            return await reviewAgain(visit, problem, status: status)
        }
    }

    private func keepAndGoOn(
        _ visit: Visit, _ diary: any Diary
    ) async throws(SpokenEntryError) -> Response {
        guard let sent = visit.spokenWriting else { throw .unknown }
        try await keepSpoken(sent, visit, diary)
        let hasLeftOut = !sent.form.leftOut.isEmpty
        switch visit.route {
        case .speak(.save(let id)):
            let keeps = visit.fields.said(.keepsRecording) == FieldName.yes
            _ = try await ConfirmSpokenEntry(diary: diary)
                .run(id, keepingRecording: keeps, at: visit.moment.instant)
            spokenTroubles[id] = nil
            return redirect(visit, to: .spoken(.detail(id)), notice: hasLeftOut ? .savedWithoutSome : .saved)
        case .speak(.read(let id)):
            _ = try await ReadSpokenDraftAgain(diary: diary).run(
                id, asRead: visit.fields.asRead, pages: visit.preferences.language, at: visit.moment.instant)
            spokenTroubles[id] = nil
            return redirect(visit, to: .speak(.review(id)), notice: .readAgain)
        default:
            guard visit.wantsJSON else {
                let isKept = try await isBegun(sent.id, in: diary)
                let notice: Notice? = isKept && hasLeftOut ? .keptWithoutSome : nil
                return redirect(visit, to: .speak(.review(sent.id)), notice: notice)
            }
            let tier = tier(ofSpoken: sent.form, try await heard(in: sent.id, diary))
            return finished(
                .json(200, .object([.init("kept", .bool(true)), .init("tier", .integer(tier.rawValue))])),
                for: visit)
        }
    }

    /// Keeps the form that came along, unless a later one of the same page is kept already.
    func keepSpoken(
        _ sent: SentSpokenWriting, _ visit: Visit, _ diary: any Diary
    ) async throws(SpokenEntryError) {
        if turns.mustWait(for: sent.id) {
            await withCheckedContinuation { turns.wait(for: sent.id, $0) }
        }
        defer { turns.end(sent.id) }
        guard turns.isLatest(visit.fields[.turn].flatMap(WritingTurns.Turn.init(parsing:)), of: sent.id)
        else { return }
        let form = sent.form
        do {
            let present = try await EditSpokenEntry(diary: diary).run(sent.id, at: visit.moment.instant)
            // The script may keep a form once more just after it was saved; that is no edit.
            let isAsKept = present.transcript == form.transcript && present.fields == form.fields
            let isStored = try await isBegun(sent.id, in: diary)
            if isAsKept, present.isEdit, !isStored { return }
        } catch .unknown {
            // Of a form that holds nothing a draft would only clutter the list.
            let isEmpty = isBlank(form.transcript) && form.words.isEmpty
            if isEmpty, case .speak(.keep) = visit.route { return }
        }
        _ = try await KeepSpokenDraft(diary: diary).run(
            .init(transcript: form.transcript, fields: form.fields), as: sent.id, at: visit.moment)
    }

    private func isBegun(
        _ id: SpokenDraft.ID, in diary: any Diary
    ) async throws(SpokenEntryError) -> Bool {
        try await heldDraft(id, diary) != nil
    }

    private func heard(in id: SpokenDraft.ID, _ diary: any Diary) async throws(SpokenEntryError) -> String? {
        try await heldDraft(id, diary)?.heard?.text
    }

    private func heldDraft(
        _ id: SpokenDraft.ID, _ diary: any Diary
    ) async throws(SpokenEntryError) -> SpokenDraft? {
        do {
            return try await diary.spokenDraft(id)
        } catch {
            throw .diary(error)
        }
    }

    /// What the page shows of a draft, with the words that each field rests on.
    private func reviewView(
        of draft: SpokenDraft, _ visit: Visit, _ diary: any Diary
    ) async throws(DiaryError) -> ReviewView {
        let length = try await diary.recordingLength(of: draft.id)
        let isKept = try await diary.spokenDraft(draft.id) != nil
        let form = SpokenForm(draft)
        let pages = visit.preferences.language
        return ReviewView(
            draft: draft, form: form, tier: tier(ofSpoken: form, draft.heard?.text),
            evidence: draft.evidence(pages: pages), asRead: draft.asRead(pages: pages),
            recordingLength: length,
            // A recording that was kept with its entry stays unless she takes it away.
            keepsRecording: draft.isEdit || visit.preferences.keepsRecordings,
            isKept: isKept, trouble: spokenTroubles[draft.id])
    }

    /// How strongly what was heard, or what stands in the form, calls for help.
    func tier(ofSpoken form: SpokenForm, _ heard: String?) -> CrisisTier {
        guard let crisis else { return .none }
        let texts = [heard, form.transcript, form.words[.songName], form.words[.countermeasureActivity]]
        return texts.compactMap { $0 }.map { crisis.tier(of: $0) }.max() ?? .none
    }

    /// The form once more, with everything that was sent, and with what is wrong.
    func reviewAgain(_ visit: Visit, _ problem: ReviewProblem, status: Int) async -> Response {
        if visit.wantsJSON {
            let name = if case .writing(let writing) = problem { "\(writing)" } else { "notKept" }
            return finished(.json(status, "problem", "\"\(name)\""), for: visit)
        }
        guard let sent = visit.spokenWriting else {
            return trouble(visit, Edge.Refusal(trouble: .badRequest, status: status))
        }
        var view = await presentReview(sent.id, visit)
        view.form = sent.form
        view.asRead = visit.fields.asRead
        view.keepsRecording = visit.fields.said(.keepsRecording) == FieldName.yes
        view.problem = problem
        view.tier = tier(ofSpoken: sent.form, view.draft.heard?.text)
        // A field that was changed since no longer rests on the words.
        let words = sent.form.words
        let present = view.draft.fields.words
        view.evidence = view.evidence.filter { words[$0.key] == present[$0.key] }
        view.draft.proposed = view.draft.proposed.filter { words[$0] == present[$0] }
        let shown = view
        return page(visit, status: status) { reviewPage(shown, in: $0) }
    }

    /// What is known of a draft when something has gone wrong; the form fills in the rest.
    private func presentReview(_ id: SpokenDraft.ID, _ visit: Visit) async -> ReviewView {
        let empty = ReviewView(
            draft: SpokenDraft(id: id, moment: visit.moment, language: nil, keptAt: visit.moment.instant),
            isKept: false)
        guard visit.isOpen else { return empty }
        do {
            let diary = try await vault.diary()
            let draft = try await EditSpokenEntry(diary: diary).run(id, at: visit.moment.instant)
            return try await reviewView(of: draft, visit, diary)
        } catch {
            return empty
        }
    }

    /// Spoken entries that are not saved yet, latest first.
    func begunSpoken(in diary: any Diary) async throws(DiaryError) -> [BegunSpokenEntry] {
        var begun: [BegunSpokenEntry] = []
        for draft in try await diary.spokenDrafts() {
            let isSilent = draft.heard == nil && isBlank(draft.transcript) && draft.fields == SpokenFields()
            let hasVoice = isSilent ? try await diary.recordingLength(of: draft.id) != nil : false
            begun.append(BegunSpokenEntry(draft: draft, isToBeHeard: hasVoice))
        }
        return begun
    }
}

extension SpokenDraft {
    /// The words that each field rests on: those heard, or those that the rules find in the words as they stand now.
    func evidence(pages: Language) -> [SpokenFields.Field: String] {
        let reading = SpokenReader(languageRead(pages: pages)).read(transcript)
        var evidence: [SpokenFields.Field: String] = [:]
        for field in SpokenFields.Field.allCases {
            guard let word = fields.word(field) else { continue }
            if let heard = wordsHeard(for: field) {
                evidence[field] = heard
            } else if reading.fields.word(field) == word, let span = reading.spans[field] {
                evidence[field] = transcript.words(at: span)
            }
        }
        return evidence
    }
}

extension SpokenEntryError {
    /// What the form says, and the status.
    var problem: (ReviewProblem, status: Int) {
        switch self {
        case .noMood: return (.noMood, 422)
        case .detailTooLong(let field): return (.detailTooLong(field), 413)
        case .transcriptTooLong: return (.writing(.tooLong), 413)
        case .unknown: return (.writing(.notKept), 500)
        case .diary(let error):
            let (problem, status) = WritingError.diary(error).problem
            return (.writing(problem), status)
        }
    }
}

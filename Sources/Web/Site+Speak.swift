import Companion
import Pages
import Wellbeing

/// Spoken entries: which act or page each address stands for, and how a recording comes in.
extension Site {
    func speak(
        _ visit: Visit, _ route: SpeakRoute, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        switch route {
        case .record: try await record(visit, diary)
        case .receive: try await receive(visit, diary)
        case .hearing(let id): try await hearing(visit, id, diary)
        case .events(let id): try await hearingEvents(visit, id, diary)
        case .stop(let id): try await stopHearing(visit, id, diary)
        case .again(let id): try await hearAgain(visit, id, diary)
        case .discard(let id): try await discardSpoken(visit, id, diary)
        case .reopen(let id): try await reopenSpoken(visit, id, diary)
        case .write: beginningSpoken(visit)
        case .review(let id): try await review(visit, id, diary)
        case .keep, .read, .save: try await review(visit, diary)
        }
    }

    private func record(
        _ visit: Visit, problem: RecordingProblem? = nil, status: Int = 200, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        let preferences = visit.preferences
        let view = RecordView(
            language: preferences.spokenLanguage.language(pages: preferences.language),
            begun: try await begunSpoken(in: diary).filter { !$0.draft.isEdit }, problem: problem,
            obstacle: await recogniser.obstacle().map(HearingTrouble.init))
        return recordPage(visit, view, status: status)
    }

    /// The page may use the microphone; no other page of ours may.
    private func recordPage(_ visit: Visit, _ view: RecordView, status: Int) -> Response {
        var response = page(visit, status: status) { Pages.recordPage(view, in: $0) }
        response.headers.append(.permissions(microphone: true))
        return response
    }

    /// Whether a form with a file is taken, asked before any of it is; what is answered otherwise.
    ///
    /// `nil` = it is taken. The token of the form is in its body, and checked once that is there.
    public func refusal(ofUpload request: Request) async -> Response? {
        do throws(Edge.Refusal) {
            try edge.checkAddress(of: request)
            guard let target = Target(parsing: request.target),
                case .speak(.receive)? = Route(.post, target.path, query: target.query)
            else { return await respond(to: request) }
            let door = await opened()
            try checkPeer(of: request, at: door)
            try edge.checkOrigin(of: request)
            let session = Cookies(parsing: request.headers["cookie"] ?? "")[edge.address.cookieName]
                .flatMap { sessions[$0] }
            let isOpen = door.state == .open && (!door.hasPassphrase || session?.isProved == true)
            return session != nil && isOpen ? nil : await respond(to: request)
        } catch {
            return await respond(to: request)
        }
    }

    /// Takes a recording: it is kept in the diary before anything else, so that nothing can lose it.
    private func receive(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        let form = visit.request.form
        guard !visit.request.isBodyTooLarge else { return try await refuse(visit, .tooLarge, 413, diary) }
        if form?.fault == .noRoom { return try await refuse(visit, .diskFull, 507, diary) }
        guard let file = form?.file, file.count > 0 else {
            return try await refuse(visit, .nothing, 422, diary)
        }
        guard let bytes = file.bytes() else { return try await refuse(visit, .failed, 500, diary) }
        let recording: Recording
        do {
            recording = try await recordings.recording(from: bytes)
        } catch {
            return try await refuse(visit, error.problem, 422, diary)
        }
        let language = visit.saidLanguage ?? visit.preferences.spokenLanguage
        let id = random.newID()
        let draft = SpokenDraft(
            id: id, moment: visit.moment, language: language.language(pages: visit.preferences.language),
            keptAt: visit.moment.instant)
        try await diary.keep(draft, with: recording)
        beginHearing(of: draft, recording, hasScript: visit.wantsJSON, visit, diary)
        let next = Route.speak(.hearing(id))
        guard visit.wantsJSON else { return redirect(visit, to: next) }
        return finished(.json(200, "next", "\"\(next.path)\""), for: visit)
    }

    private func refuse(
        _ visit: Visit, _ problem: RecordingProblem, _ status: Int, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard visit.wantsJSON else {
            return try await record(visit, problem: problem, status: status, diary)
        }
        return finished(.json(status, "problem", "\"\(problem.rawValue)\""), for: visit)
    }

    /// The form of a recording has no token, or another's: nothing of it is taken.
    func refusedRecording(_ visit: Visit) async -> Response {
        if visit.wantsJSON { return finished(.json(403, "problem", "\"failed\""), for: visit) }
        guard visit.request.isBodyTooLarge else {
            return trouble(visit, Edge.Refusal(trouble: .refusedForm, status: 403))
        }
        // What was too large was not read as far as its token.
        let language = visit.preferences.spokenLanguage.language(pages: visit.preferences.language)
        return recordPage(visit, RecordView(language: language, problem: .tooLarge), status: 413)
    }

    /// The diary is locked: the page keeps the recording, and says so.
    func lockedRecording(_ visit: Visit) -> Response {
        if visit.wantsJSON { return finished(.json(423, "problem", "\"locked\""), for: visit) }
        sessions[visit.sessionID]?.wanted = .speak(.record)
        return redirect(visit, to: .unlock, notice: .recordingNotTaken)
    }
}

extension RecordingError {
    /// As the page says it.
    fileprivate var problem: RecordingProblem {
        switch self {
        case .notAudio: .notAudio
        case .damaged: .damaged
        case .tooLong: .tooLong
        case .converterMissing: .converterMissing
        case .cancelled: .failed
        }
    }
}

extension Visit {
    /// In which language a recording is to be heard; `nil` = the form does not say.
    var saidLanguage: SpokenLanguage? { fields.said(.spokenLanguage).flatMap(SpokenLanguage.init(word:)) }
}

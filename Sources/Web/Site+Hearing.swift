import Companion
import Pages
import Wellbeing

/// From a kept recording to words: heard, stopped, heard again or let go.
extension Site {
    /// What is heard so far; once all is, the way leads on to the review.
    func hearing(
        _ visit: Visit, _ id: SpokenDraft.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard let draft = try await diary.spokenDraft(id) else { return notFound(visit) }
        let hearing = hearings[id]
        let length = try await diary.recordingLength(of: id)
        // Filled in by hand: there is nothing to hear.
        if length == nil, hearing == nil { return redirect(visit, to: .speak(.review(id))) }
        var view = HearingView(id: id, state: .idle, language: draft.language, length: length)
        switch hearing?.run.state {
        case .waiting: view.state = .waiting(share: hearing?.share ?? 0, words: hearing?.words)
        case .failed(let trouble): view.state = .failed(trouble)
        case .idle, nil:
            if draft.heard != nil { return redirect(visit, to: .speak(.review(id))) }
        }
        view.tier = max(hearing?.tier ?? .none, tier(of: draft.transcript, nil))
        let shown = view
        var response = page(visit) { hearingPage(shown, in: $0) }
        if case .waiting = shown.state, hearing?.hasScript == false {
            response.headers.append(.init("Refresh", "3"))
        }
        return response
    }

    /// The same as events, for the script of the page.
    func hearingEvents(
        _ visit: Visit, _ id: SpokenDraft.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard try await diary.spokenDraft(id) != nil else { return notFound(visit) }
        let headers: [Response.Header] = [.init("Content-Type", "text/event-stream")]
        if visit.isHead { return finished(Response(status: 200, headers: headers), for: visit) }
        guard hearings[id]?.run.isWaiting == true else {
            return finished(Response(status: 200, headers: headers, body: Hearing.ended), for: visit)
        }
        let (pieces, listener) = AsyncStream<[UInt8]>.makeStream()
        let number = hearings[id]?.add(listener) ?? 0
        listener.onTermination = { [weak self] _ in
            Task { await self?.forgetListener(number, of: id) }
        }
        return finished(Response(status: 200, headers: headers, events: EventStream(pieces)), for: visit)
    }

    private func forgetListener(_ number: Int, of id: SpokenDraft.ID) {
        hearings[id]?.remove(number)
    }

    func stopHearing(
        _ visit: Visit, _ id: SpokenDraft.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        if hearings[id]?.run.isWaiting == true { endHearing(of: id) }
        return redirect(visit, to: .speak(.hearing(id)))
    }

    /// Once more, maybe in another language.
    func hearAgain(
        _ visit: Visit, _ id: SpokenDraft.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard var draft = try await diary.spokenDraft(id), let recording = try await diary.recording(of: id)
        else { return notFound(visit) }
        guard hearings[id]?.run.isWaiting != true else { return redirect(visit, to: .speak(.hearing(id))) }
        if let said = visit.saidLanguage {
            draft.language = said.language(pages: visit.preferences.language)
            try await diary.keep(draft)
        }
        beginHearing(
            of: draft, recording, hasScript: hearings[id]?.hasScript ?? true, visit, diary)
        return redirect(visit, to: .speak(.hearing(id)))
    }

    func discardSpoken(
        _ visit: Visit, _ id: SpokenDraft.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        endHearing(of: id)
        hearings[id] = nil
        // What is filled in at this address later must not take the place of what can be brought back.
        sessions[visit.sessionID]?.end(id)
        spokenTroubles[id] = nil
        let isSaved = try await diary.spokenEntry(id) != nil
        let isGone = try await diary.discardSpokenDraft(id, at: visit.moment.instant)
        return redirect(
            visit, to: isSaved ? .today : .speak(.record), notice: isGone ? .spokenDiscarded(id) : nil)
    }

    func reopenSpoken(
        _ visit: Visit, _ id: SpokenDraft.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard try await diary.reopenSpokenDraft(id) else { return notFound(visit) }
        return redirect(visit, to: .speak(.hearing(id)), notice: .reopened)
    }

    /// Begins to transcribe, while the person is free to go.
    func beginHearing(
        of draft: SpokenDraft, _ recording: Recording, hasScript: Bool, _ visit: Visit, _ diary: any Diary
    ) {
        var hearing = Hearing()
        hearing.hasScript = hasScript
        hearingsBegun += 1
        hearing.run.attempt = hearingsBegun
        let attempt = hearingsBegun
        let (pages, instant) = (visit.preferences.language, visit.moment.instant)
        hearing.run.state = .waiting(
            Task { await hear(draft, recording, attempt, pages: pages, at: instant, diary) })
        hearings[draft.id] = hearing
    }

    private func hear(
        _ draft: SpokenDraft, _ recording: Recording, _ attempt: Int, pages: Language, at instant: Instant,
        _ diary: any Diary
    ) async {
        var trouble: HearingTrouble?
        for await event in TranscribeRecording(recogniser: recogniser).run(recording, in: draft.language) {
            guard await isAwaited(draft.id, attempt) else { return }
            switch event {
            case .progress(let share): hearings[draft.id]?.advance(to: share)
            case .heard(let heard):
                hearings[draft.id]?.hear(heard.text, tier: tier(of: heard.text, nil))
            case .finished(let heard):
                trouble = await fill(
                    draft.id, with: heard, in: draft.language, pages: pages, at: instant, diary)
            case .noSpeech: trouble = .noSpeech
            case .failed(let error): trouble = HearingTrouble(error)
            }
        }
        guard await isAwaited(draft.id, attempt) else { return }
        let state = trouble.map { ModelRun<HearingTrouble>.State.failed($0) } ?? .idle
        hearings[draft.id]?.end()
        hearings[draft.id]?.run.state = state
    }

    private func fill(
        _ id: SpokenDraft.ID, with heard: Transcript, in language: Language?, pages: Language,
        at instant: Instant, _ diary: any Diary
    ) async -> HearingTrouble? {
        do {
            let begun = try await BeginSpokenEntry(diary: diary, model: models, crisis: crisis)
                .run(id, heard: heard, in: language, pages: pages, at: instant)
            spokenTroubles[id] = begun.trouble.map { ModelTrouble($0) }
            return nil
        } catch {
            return .notKept
        }
    }

    /// Whether somebody still wants these words: nobody stopped it or asked anew, and the diary is open.
    private func isAwaited(_ id: SpokenDraft.ID, _ attempt: Int) async -> Bool {
        // Words that are heard after the diary was locked are nobody's to see.
        if await vault.state() != .open { endHearing(of: id) }
        return hearings[id]?.run.attempt == attempt && hearings[id]?.run.isWaiting == true
    }

    /// It was stopped, or nobody may see it any more.
    func endHearing(of id: SpokenDraft.ID) {
        hearings[id]?.end()
        hearings[id]?.run.state = .idle
    }

    func forgetHearings() {
        for id in hearings.keys { endHearing(of: id) }
        hearings = [:]
    }

    /// Waits until nothing is being transcribed.
    public func hearingsEnd() async {
        for hearing in hearings.values {
            if case .waiting(let task) = hearing.run.state { await task.value }
        }
    }
}

extension HearingTrouble {
    init(_ error: SpeechError) {
        self =
            switch error {
            case .libraryMissing: .libraryMissing
            case .libraryUnfit(let version): .libraryUnfit(version: version)
            case .detectorMissing: .detectorMissing
            case .modelMissing: .modelMissing
            case .modelCorrupt: .modelCorrupt
            case .noMemory(let needed, let free): .noMemory(needed: needed, free: free)
            case .busy: .busy
            case .failed: .failed
            }
    }
}

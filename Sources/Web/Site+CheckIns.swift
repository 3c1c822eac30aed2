import Companion
import Pages
import Wellbeing

/// Check-ins: which act or page each address stands for.
extension Site {
    func checkIns(
        _ visit: Visit, _ route: CheckInRoute, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        switch route {
        case .page: try await checkInPage(visit, diary)
        case .tap: try await tap(visit, diary)
        case .undo(let id):
            try await inTurn(id) { () async throws(DiaryError) in try await undo(visit, id, diary) }
        case .answer(let id):
            try await inTurn(id) { () async throws(DiaryError) in try await answer(visit, diary) }
        case .dismiss(let id):
            try await inTurn(id) { () async throws(DiaryError) in try await dismiss(visit, id, diary) }
        case .detail(let id): try await checkInDetail(visit, id, diary)
        case .edit(let id): try await editCheckIn(visit, id, diary)
        case .save(let id):
            try await inTurn(id) { () async throws(DiaryError) in try await saveCheckIn(visit, id, diary) }
        case .delete(let id): try await deleteCheckIn(visit, id, diary)
        case .restore(let id): try await restoreCheckIn(visit, id, diary)
        case .destroy(let id): try await destroyCheckIn(visit, id, diary)
        }
    }

    /// Lets one request at a time look at a check-in and change it, among pages and programs alike.
    func inTurn(
        _ id: CheckIn.ID, _ change: () async throws(DiaryError) -> Response
    ) async throws(DiaryError) -> Response {
        if turns.mustWait(for: id) {
            await withCheckedContinuation { turns.wait(for: id, $0) }
        }
        defer { turns.end(id) }
        return try await change()
    }

    /// A reminder was followed: the next look at Today begins with the five faces, and asks nothing.
    func fromReminder(_ visit: Visit) -> Response {
        if !visit.isHead { sessions[visit.sessionID]?.isFromReminder = true }
        return redirect(visit, to: .today)
    }

    /// What Today shows of check-ins; `nil` = the person does not keep track of them.
    ///
    /// - Parameter isCareOn: for these days nothing is counted; the question is asked below the way to help.
    func todayCheckIns(
        _ visit: Visit, isCareOn: Bool, _ diary: any Diary
    ) async throws(DiaryError) -> TodayCheckIns? {
        let isFromReminder = takeReminder(visit)
        guard visit.preferences.tracks.contains(.checkIns) || isFromReminder else { return nil }
        let today = visit.moment.day
        let range = today.adding(days: -6)...today
        let recent = try await diary.checkIns(in: range)
        let asked = isFromReminder ? nil : CheckIn.toAskAbout(on: today, among: recent)
        return TodayCheckIns(
            // The page that one lands on after a tap does not ask about that very tap.
            question: asked?.id == justCheckedIn(visit) ? nil : asked.map { FollowUpView(checkIn: $0) },
            faces: FacesView(id: random.newID(), source: isFromReminder ? .notification : .manual),
            days: isCareOn ? nil : CheckInDays(recent, in: range))
    }

    /// Whether this look at Today follows a reminder; the mark holds for one look.
    private func takeReminder(_ visit: Visit) -> Bool {
        let isMarked = sessions[visit.sessionID]?.isFromReminder ?? false
        if !visit.isHead { sessions[visit.sessionID]?.isFromReminder = false }
        return isMarked
    }

    private func justCheckedIn(_ visit: Visit) -> CheckIn.ID? {
        if case .checkedIn(let id, _) = sessions[visit.sessionID]?.notice { id } else { nil }
    }

    private func checkInPage(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        let view = try await checkInView(visit, diary)
        return page(visit) { Pages.checkInPage(view, in: $0) }
    }

    private func tap(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        guard let id = visit.fields.said(.checkIn).flatMap(CheckIn.ID.init(rawValue:)),
            let rating = visit.fields.said(.rating).flatMap({ Int($0) })
        else { return trouble(visit, Edge.Refusal(trouble: .badRequest, status: 400)) }
        let source = visit.fields.said(.source).flatMap(CheckIn.Source.init(rawValue:)) ?? .manual
        let tap = CheckInNow.Tap(rating: rating, source: source)
        return try await inTurn(id) { () async throws(DiaryError) in
            do throws(CheckInError) {
                let made = try await checkIn(tap, as: id, visit, diary)
                return redirect(visit, to: .today, notice: .checkedIn(made.id, made.rating))
            } catch {
                return try await checkInAgain(visit, error, diary)
            }
        }
    }

    /// A page that was left open long ago gives its id once more; it is another check-in then.
    private func checkIn(
        _ tap: CheckInNow.Tap, as id: CheckIn.ID, _ visit: Visit, _ diary: any Diary
    ) async throws(CheckInError) -> CheckIn {
        let act = CheckInNow(diary: diary)
        let now = visit.moment.instant
        do throws(CheckInError) {
            return try await act.run(tap, as: id, at: visit.moment, now: now).checkIn
        } catch {
            guard error == .taken else { throw error }
        }
        return try await act.run(tap, as: random.newID(), at: visit.moment, now: now).checkIn
    }

    private func undo(
        _ visit: Visit, _ id: CheckIn.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        do {
            try await UndoCheckIn(diary: diary).run(id, at: visit.moment.instant)
        } catch .tooLate {
            return redirect(visit, to: .today, notice: .checkInTooLate)
        } catch .diary(let error) {
            throw error
        } catch {
            // Taken back already: that was what was asked for.
        }
        return redirect(visit, to: .today, notice: .checkInUndone)
    }

    func answer(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        guard let note = visit.note else {
            return trouble(visit, Edge.Refusal(trouble: .badRequest, status: 400))
        }
        let tier = tier(of: note.text, nil)
        do {
            try await keep(note, visit, diary)
        } catch {
            return try await answerAgain(visit, note, tier, error, diary)
        }
        // Where the note calls for help, help stands above it on the page of the day.
        return tier > .none
            ? redirect(visit, to: .checkIns(.page), notice: .checkInAnswered)
            : redirect(visit, to: .today, notice: .checkInAnswered)
    }

    /// Keeps a note: an answer, or what was changed on the page of a check-in.
    func keep(_ note: HeldNote, _ visit: Visit, _ diary: any Diary) async throws(CheckInError) {
        let now = visit.moment.instant
        if let rating = note.rating {
            _ = try await ChangeCheckIn(diary: diary).run(
                note.checkIn, rating: rating, note: note.text, at: now)
        } else {
            _ = try await AnswerFollowUp(diary: diary).answer(
                note.checkIn, with: note.text, at: now,
                isReplacing: visit.fields.said(.answer) == FieldName.yes)
        }
    }

    private func dismiss(
        _ visit: Visit, _ id: CheckIn.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        do {
            _ = try await AnswerFollowUp(diary: diary).dismiss(id)
        } catch .diary(let error) {
            throw error
        } catch {
            return notFound(visit)
        }
        // What was typed and not saved is read all the same.
        let tier = tier(of: visit.fields.prose(.note) ?? "", nil)
        guard tier > .none else { return redirect(visit, to: .today, notice: .checkInDismissed) }
        var view = try await checkInView(visit, diary)
        view.tier = max(view.tier, tier)
        let shown = view
        return page(visit) { Pages.checkInPage(shown, in: $0) }
    }
}

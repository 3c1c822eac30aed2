import Companion
import Pages
import Wellbeing

/// One check-in: looking at it, changing it, deleting it and bringing it back.
extension Site {
    func checkInDetail(
        _ visit: Visit, _ id: CheckIn.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard let checkIn = try await diary.checkIn(id) else { return notFound(visit) }
        let tier = tierNow(of: .checkIn(checkIn), try await care(visit, diary))
        return page(visit) { checkInDetailPage(checkIn, tier: tier, zone: visit.moment.zone, in: $0) }
    }

    func editCheckIn(
        _ visit: Visit, _ id: CheckIn.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard let checkIn = try await diary.checkIn(id) else { return notFound(visit) }
        let tier = tierNow(of: .checkIn(checkIn), try await care(visit, diary))
        return page(visit) { checkInEditPage(CheckInEditView(checkIn: checkIn, tier: tier), in: $0) }
    }

    /// Saves what the form says; what cannot be saved comes back with everything in it.
    func saveCheckIn(
        _ visit: Visit, _ id: CheckIn.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard let note = visit.note else {
            return trouble(visit, Edge.Refusal(trouble: .badRequest, status: 400))
        }
        let isDismissed = visit.fields.said(.dismissed) == FieldName.yes
        do {
            _ = try await ChangeCheckIn(diary: diary).run(
                id, rating: note.rating ?? 0, note: note.text, isDismissed: isDismissed,
                at: visit.moment.instant)
        } catch {
            return try await unsaved(visit, note, isDismissed: isDismissed, error, diary)
        }
        return redirect(visit, to: .checkIns(.detail(id)), notice: .saved)
    }

    private func unsaved(
        _ visit: Visit, _ note: HeldNote, isDismissed: Bool, _ error: CheckInError, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        if error == .diary(.locked) { throw .locked }
        if error == .unknown { return try await keepAsText(note, visit, diary) }
        let saved: CheckIn?
        do {
            saved = try await diary.checkIn(note.checkIn)
        } catch {
            saved = nil
        }
        // A diary that cannot be read still gets the words back: the form needs no more than the id.
        var checkIn = saved ?? CheckIn(id: note.checkIn, moment: visit.moment, rating: .neutral)
        checkIn.rating = note.rating.flatMap(Mood.init(rawValue:)) ?? checkIn.rating
        checkIn.note = note.text
        checkIn.isDismissed = isDismissed
        let (problem, status) = error.problem
        let view = CheckInEditView(checkIn: checkIn, tier: tier(of: note.text, nil), problem: problem)
        return page(visit, status: status) { checkInEditPage(view, in: $0) }
    }

    func deleteCheckIn(
        _ visit: Visit, _ id: CheckIn.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard try await diary.deleteCheckIn(id, at: visit.moment.instant) else { return notFound(visit) }
        return redirect(visit, to: .history(.checkIns(CheckInRangeQuery())), notice: .checkInDeleted(id))
    }

    func restoreCheckIn(
        _ visit: Visit, _ id: CheckIn.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard try await diary.restoreCheckIn(id) else { return notFound(visit) }
        return redirect(visit, to: .checkIns(.detail(id)), notice: .restored)
    }

    func destroyCheckIn(
        _ visit: Visit, _ id: CheckIn.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard try await diary.destroyCheckIn(id) else { return notFound(visit) }
        return redirect(visit, to: .bin, notice: .destroyed)
    }
}

import Companion
import Pages
import Wellbeing

/// Check-ins that were not saved: shown again, with what is wrong.
extension Site {
    /// The five faces and the check-ins of the day, with help where a note of it calls for it.
    func checkInView(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> CheckInView {
        let today = visit.moment.day
        let checkIns = try await diary.checkIns(in: today...today)
        let since = try await care(visit, diary).since
        let tier = checkIns.reduce(CrisisTier.none) { max($0, self.tier(of: $1, writtenAfter: since)) }
        return CheckInView(
            faces: FacesView(id: random.newID()), checkIns: checkIns.reversed(), tier: tier)
    }

    /// How strongly the note calls for help; one from before the person said that she is safe is not asked after.
    private func tier(of checkIn: CheckIn, writtenAfter since: Instant) -> CrisisTier {
        let written = max(checkIn.moment.instant, checkIn.editedAt ?? checkIn.moment.instant)
        guard let note = checkIn.note, written > since else { return .none }
        return tier(of: note, nil)
    }

    func checkInAgain(
        _ visit: Visit, _ error: CheckInError, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        if case .diary(let error) = error { throw error }
        var view = try await checkInView(visit, diary)
        let (problem, status) = error.problem
        view.problem = problem
        let shown = view
        return page(visit, status: status) { Pages.checkInPage(shown, in: $0) }
    }

    /// The form once more, with everything that was sent.
    func answerAgain(
        _ visit: Visit, _ note: HeldNote, _ tier: CrisisTier, _ error: CheckInError, _ diary: any Diary,
        status: Int? = nil
    ) async throws(DiaryError) -> Response {
        if error == .diary(.locked) { throw .locked }
        if error == .unknown { return try await keepAsText(note, visit, diary) }
        let (problem, ownStatus) = error.problem
        let known: CheckIn?
        do {
            known = try await diary.checkIn(note.checkIn)
        } catch {
            known = nil
        }
        // A diary that cannot be read still gets the words back: the form needs no more than the id.
        let checkIn = known ?? CheckIn(id: note.checkIn, moment: visit.moment, rating: .neutral)
        let view = CheckInView(
            faces: FacesView(id: random.newID()),
            question: FollowUpView(checkIn: checkIn, text: note.text, tier: tier, problem: problem))
        return page(visit, status: status ?? ownStatus) { Pages.checkInPage(view, in: $0) }
    }

    /// A note whose check-in is gone stays as a text that was begun.
    func keepAsText(
        _ note: HeldNote, _ visit: Visit, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard !isBlank(note.text) else { return notFound(visit) }
        let id = random.newID()
        do {
            _ = try await KeepDraft(diary: diary).run(
                KeepDraft.Writing(text: note.text, mood: nil), as: id, at: visit.moment)
        } catch .diary(let error) {
            throw error
        } catch {
            return notFound(visit)
        }
        return redirect(visit, to: .draft(id), notice: .checkInGone)
    }

    /// A note in a form that is not from a page of now, such as one from before Sela was started anew.
    func noteAgain(_ visit: Visit, _ note: HeldNote) async -> Response {
        do {
            return try await answerAgain(
                visit, note, tier(of: note.text, nil), .diary(.busy), vault.diary(), status: 403)
        } catch {
            return trouble(visit, Edge.Refusal(error))
        }
    }
}

extension CheckInError {
    /// What is wrong, in a person's terms, and the status that goes with it.
    var problem: (CheckInProblem, status: Int) {
        switch self {
        case .rating: (.rating, 422)
        case .future: (.future, 422)
        case .emptyNote: (.emptyNote, 422)
        case .longNote: (.longNote, 413)
        case .answered: (.answered, 409)
        case .unknown, .taken, .tooLate: (.storage(.notKept), 409)
        case .diary(let error):
            (.storage(WritingError.diary(error).problem.0), WritingError.diary(error).problem.1)
        }
    }
}

extension Visit {
    /// The note that came along; `nil` = this request brings none.
    var note: HeldNote? {
        switch route {
        case .checkIns(.answer(let id)):
            fields.prose(.note).map { HeldNote(checkIn: id, text: $0) }
        case .checkIns(.save(let id)):
            fields.prose(.note).map {
                HeldNote(checkIn: id, text: $0, rating: fields.said(.rating).flatMap { Int($0) } ?? 0)
            }
        case .doUnlock:
            fields.said(.heldNote).flatMap(CheckIn.ID.init(rawValue:)).map {
                HeldNote(
                    checkIn: $0, text: fields.prose(.note) ?? "",
                    rating: fields.said(.rating).flatMap { Int($0) })
            }
        default: nil
        }
    }
}

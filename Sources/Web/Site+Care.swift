import Companion
import Pages
import Wellbeing

/// Calls for help: what they are read from, and the days after one.
extension Site {
    func care(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Care {
        try await TakeCare(diary: diary, crisis: crisis).care(at: visit.moment.instant)
    }

    /// How strongly a text, or what was added on going deeper, calls for help.
    func tier(of text: String, _ deeper: String?) -> CrisisTier {
        guard let crisis else { return .none }
        return max(crisis.tier(of: text), deeper.map { crisis.tier(of: $0) } ?? .none)
    }

    /// The same of what a form brought; nothing if it brought nothing.
    func tier(of writing: SentWriting?) -> CrisisTier {
        writing.map { tier(of: $0.text ?? "", $0.deeper) } ?? .none
    }

    /// How strongly an entry of the last days calls for help.
    ///
    /// An older one, or one from before the person said that she is safe, is read again without being asked after.
    func tierNow(of reflection: Reflection, _ care: Care) -> CrisisTier {
        let written = max(reflection.moment.instant, reflection.editedAt ?? reflection.moment.instant)
        return written > care.since ? tier(of: reflection.text, reflection.deeper) : .none
    }

    /// The page of help; whatever is wrong with the diary, the numbers are there.
    func helpNow(_ visit: Visit) async -> Response {
        var shown = CareView.none
        if visit.isOpen {
            do {
                shown =
                    switch try await care(visit, vault.diary()).state {
                    case .none: .none
                    case .on: .on
                    case .ended: .ended
                    }
            } catch {
                // The diary tells of its fault on every other page.
            }
        }
        let care = shown
        return page(visit) { helpNowPage(country: visit.preferences.country, care: care, in: $0) }
    }

    func endCare(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        try await TakeCare(diary: diary, crisis: crisis).end(at: visit.moment.instant)
        return redirect(visit, to: .today, notice: .careEnded)
    }

    func resumeCare(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        try await TakeCare(diary: diary, crisis: crisis).resume()
        return redirect(visit, to: .helpNow, notice: .careResumed)
    }
}

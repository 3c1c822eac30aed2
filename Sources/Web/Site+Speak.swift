import Companion
import Pages
import Wellbeing

/// Spoken entries: which act or page each address stands for.
extension Site {
    func speak(
        _ visit: Visit, _ route: SpeakRoute, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        switch route {
        case .record, .receive, .hearing, .events, .stop, .again, .discard: notFound(visit)
        case .write: beginningSpoken(visit)
        case .review(let id): try await review(visit, id, diary)
        case .keep, .read, .save: try await review(visit, diary)
        }
    }
}

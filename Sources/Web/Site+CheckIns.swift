import Companion
import Pages
import Wellbeing

/// Check-ins: which act or page each address stands for.
extension Site {
    func checkIns(
        _ visit: Visit, _ route: CheckInRoute, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        switch route {
        case .page, .tap, .undo, .answer, .dismiss: notFound(visit)
        case .detail, .edit, .save, .delete, .restore, .destroy: notFound(visit)
        }
    }

    /// A reminder was followed.
    func fromReminder(_ visit: Visit) -> Response { redirect(visit, to: .today) }
}

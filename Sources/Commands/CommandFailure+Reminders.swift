public import Companion
import Pages

extension CommandFailure {
    public init(_ error: NotifierError) {
        switch error {
        case .programMissing:
            self.init("notify_send_missing", .notifySendMissing, hint: .notifySendMissingHint)
        case .noSession: self.init("no_session", .noDesktopSession, hint: .noDesktopSessionHint)
        case .refused: self.init("notification_refused", .notificationRefused, hint: .notificationRefusedHint)
        case .noAnswerInTime: self.init("no_answer_in_time", .notificationUnanswered, hint: .askAgain)
        }
    }

    public static let badReminderTime = Self(
        "usage", .badReminderTime, hint: .seeCommandHelp("reminders"), exitCode: 64)
    public static let serviceManagerMissing = Self(
        "no_service_manager", .serviceManagerMissing, hint: .serviceManagerMissingHint)
    public static let serviceManagerRefused = Self(
        "service_manager_refused", .serviceManagerRefused, hint: .serviceManagerMissingHint)
    public static let serviceFileForeign = Self(
        "service_file_foreign", .serviceFileForeign, hint: .serviceFileForeignHint)
    public static let serviceFileUnwritable = Self(
        "service_file_unwritable", .serviceFileUnwritable, hint: .diskFullHint)
}

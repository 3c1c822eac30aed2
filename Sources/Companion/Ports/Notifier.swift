/// Shows a reminder on the desktop.
public protocol Notifier: Sendable {
    /// What stands in the way of showing one now; `nil` = nothing that can be told beforehand.
    func obstacle() async -> NotifierError?
    /// Shows `words` and returns once they are shown; what the person does with them is not waited for.
    ///
    /// - Parameter address: what to open when the person takes the reminder up.
    func show(_ words: ReminderWords, opening address: String) async throws(NotifierError)
}

/// What a reminder says: the same each time, and nothing of the diary.
public struct ReminderWords: Hashable, Sendable {
    public let title: String
    /// Where it can be taken up at once.
    public let text: String
    /// Where it is not certain that there is a button: the same, and where to look.
    public let whereToLook: String
    /// The name of the button that opens the five faces.
    public let open: String

    public init(title: String, text: String, whereToLook: String, open: String) {
        self.title = title
        self.text = text
        self.whereToLook = whereToLook
        self.open = open
    }
}

/// Why a reminder could not be shown on the desktop.
public enum NotifierError: Error, Hashable, Sendable {
    /// The program that shows notifications is not installed.
    case programMissing
    /// No desktop session is known to this process: it runs without one, as on a server.
    case noSession
    /// The desktop did not take it.
    case refused
    case noAnswerInTime
}

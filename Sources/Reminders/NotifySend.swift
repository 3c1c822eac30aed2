public import Companion
import Foundation
import HTTPTransfers

/// Notifications of the desktop by the program `notify-send` (package libnotify-bin).
///
/// A subprocess, so that neither GLib nor D-Bus comes into our process. Its arguments are words that are the same for
/// everybody, and an address of this machine.
public struct NotifySend: Notifier {
    private let session: DesktopSession
    private let patience: Patience
    private let waiting = Locked<[ChildRun]>([])

    /// How long to wait for another program.
    struct Patience: Sendable {
        /// For one that answers at once.
        var answer = Duration.seconds(10)
        /// For one that fails if it cannot show a notification, and else stays until the person has seen it.
        var start = Duration.seconds(3)
        /// As long as a reminder stands on an open page too.
        var stay = Duration.seconds(Remind.shownFor)
    }

    public init(session: DesktopSession) {
        self.init(session: session, patience: Patience())
    }

    init(session: DesktopSession, patience: Patience) {
        self.session = session
        self.patience = patience
    }

    public func obstacle() async -> NotifierError? {
        if session.program("notify-send") == nil { return .programMissing }
        return session.hasBus ? nil : .noSession
    }

    public func show(_ words: ReminderWords, opening address: String) async throws(NotifierError) {
        if let obstacle = await obstacle() { throw obstacle }
        guard let program = session.program("notify-send") else { throw .programMissing }
        if await hasButtons(program) {
            try await showWithButton(program, words, address)
        } else {
            try Self.check(await answer(of: program, arguments(words.title, words.whereToLook)))
        }
    }

    /// Takes back the notifications that still wait to be seen: after the end nobody would hear the button.
    public func withdraw() {
        for run in waiting.withLock({ $0 }) { run.kill() }
    }

    /// Notifications that nobody has seen yet, as far as that is known.
    var waitingCount: Int { waiting.withLock { $0.count } }

    /// A button came with libnotify 0.8; before it, and on other desktops, the words say where to look.
    private func hasButtons(_ program: String) async -> Bool {
        guard case .ended(let output, 0) = await answer(of: program, ["--help"]) else { return false }
        return output.contains("--action")
    }

    /// Runs what answers at once, and ends it if it does not.
    private func answer(of program: String, _ arguments: [String]) async -> ChildRun.End {
        let run = start(program, arguments, longest: patience.stay)
        let end = await run.end(within: patience.answer)
        if end == .running { run.kill() }
        return end
    }

    private func showWithButton(
        _ program: String, _ words: ReminderWords, _ address: String
    ) async throws(NotifierError) {
        let options = ["--action=open=\(words.open)"]
        // Some desktops leave the button out without a word, so what it is for is said as well.
        let run = start(
            program, options + arguments(words.title, words.whereToLook), longest: patience.stay)
        let end = await run.end(within: patience.start)
        guard end == .running else {
            try Self.check(end)
            return openIfAsked(end, address)
        }
        waiting.withLock { $0.append(run) }
        Task {
            openIfAsked(await run.ended(), address)
            waiting.withLock { $0.removeAll { $0 === run } }
        }
    }

    private func arguments(_ title: String, _ text: String) -> [String] {
        ["--app-name=Sela", "--category=reminder", "--", title, text]
    }

    private func start(_ program: String, _ arguments: [String], longest: Duration) -> ChildRun {
        ChildRun(program, arguments, variables: session.variables, longest: longest)
    }

    private static func check(_ end: ChildRun.End) throws(NotifierError) {
        switch end {
        case .ended(_, 0): return
        case .ended: throw .refused
        case .running: throw .noAnswerInTime
        case .notStarted: throw .programMissing
        }
    }

    /// The program prints the name of the button that was pressed.
    private func openIfAsked(_ end: ChildRun.End, _ address: String) {
        guard case .ended(let output, 0) = end, output.split(separator: "\n").first == "open",
            let opener = session.program("xdg-open")
        else { return }
        // A browser that is started from a service would be in the service's cage, and end with it.
        if session.isService, let runner = session.program("systemd-run") {
            _ = start(
                runner, ["--user", "--quiet", "--collect", "--", opener, address], longest: patience.answer)
        } else {
            ChildRun.leave(opener, [address], variables: session.variables)
        }
    }
}

import Companion
import Foundation
import Testing

@testable import Reminders

@Suite(.timeLimit(.minutes(2)))
struct NotifySendTests {
    private let words = ReminderWords(
        title: "Sela", text: "How are you?", whereToLook: "Look at Sela.", open: "Answer")
    private let address = "http://127.0.0.1:7352/from-reminder"
    /// For a program that has ended by itself long before.
    private let long = NotifySend.Patience(answer: .seconds(60), start: .seconds(60), stay: .seconds(60))

    @Test func aNotificationIsShownWithAButton() async throws {
        try await FakeDesktop.with { desktop in
            try desktop.installNotifySend("exit 0")
            try await NotifySend(session: desktop.session(), patience: long).show(words, opening: address)
            #expect(
                try await desktop.arguments(of: "notify-send") == [
                    "--action=open=Answer", "--app-name=Sela", "--category=reminder", "--", "Sela",
                    "Look at Sela.",
                ])
        }
    }

    @Test func withoutButtonsTheWordsSayWhereToLook() async throws {
        try await FakeDesktop.with { desktop in
            try desktop.installNotifySend("exit 0", knowsButtons: false)
            try await NotifySend(session: desktop.session(), patience: long).show(words, opening: address)
            #expect(
                try await desktop.arguments(of: "notify-send") == [
                    "--app-name=Sela", "--category=reminder", "--", "Sela", "Look at Sela.",
                ])
        }
    }

    @Test func theButtonOpensTheFaces() async throws {
        try await FakeDesktop.with { desktop in
            try desktop.installNotifySend("echo open")
            try desktop.install("xdg-open", "exit 0")
            try await NotifySend(session: desktop.session(), patience: long).show(words, opening: address)
            #expect(try await desktop.arguments(of: "xdg-open") == [address])
        }
    }

    @Test func aButtonThatIsPressedLateOpensTheFacesAsWell() async throws {
        try await FakeDesktop.with { desktop in
            try desktop.installNotifySend(
                "while [ ! -e \"\(desktop.folder.path)/press\" ]; do sleep 0.05; done; echo open")
            try desktop.install("xdg-open", "exit 0")
            var patience = long
            patience.start = .milliseconds(1)
            try await NotifySend(session: desktop.session(), patience: patience)
                .show(words, opening: address)
            #expect(!desktop.wasStarted("xdg-open"))
            try Data().write(to: desktop.folder.appending(path: "press"))
            #expect(try await desktop.arguments(of: "xdg-open") == [address])
        }
    }

    @Test func fromAServiceTheBrowserIsStartedOutsideOfIt() async throws {
        try await FakeDesktop.with { desktop in
            try desktop.installNotifySend("echo open")
            try desktop.install("xdg-open", "exit 0")
            try desktop.install("systemd-run", "exit 0")
            let session = desktop.session(["INVOCATION_ID": "0123456789abcdef"])
            try await NotifySend(session: session, patience: long).show(words, opening: address)
            #expect(
                try await desktop.arguments(of: "systemd-run") == [
                    "--user", "--quiet", "--collect", "--", "\(desktop.folder.path)/xdg-open", address,
                ])
            #expect(!desktop.wasStarted("xdg-open"))
        }
    }

    @Test(arguments: ["", "echo other", "echo open; exit 1"])
    func nothingIsOpenedThatNobodyAskedFor(script: String) async throws {
        try await FakeDesktop.with { desktop in
            try desktop.installNotifySend(script)
            try desktop.install("xdg-open", "exit 0")
            try? await NotifySend(session: desktop.session(), patience: long).show(words, opening: address)
            // It would have been started before `show` returned.
            #expect(desktop.wasStarted("notify-send"))
            #expect(!desktop.wasStarted("xdg-open"))
        }
    }

    @Test func aDesktopThatDoesNotTakeItIsAnError() async throws {
        try await FakeDesktop.with { desktop in
            for knowsButtons in [true, false] {
                try desktop.installNotifySend("exit 1", knowsButtons: knowsButtons)
                await #expect(throws: NotifierError.refused) {
                    try await NotifySend(session: desktop.session(), patience: long)
                        .show(words, opening: address)
                }
            }
        }
    }

    @Test func aProgramThatDoesNotAnswerIsAnError() async throws {
        try await FakeDesktop.with { desktop in
            try desktop.install("notify-send", "sleep 600")
            let patience = NotifySend.Patience(
                answer: .milliseconds(100), start: .seconds(60), stay: .seconds(60))
            await #expect(throws: NotifierError.noAnswerInTime) {
                try await NotifySend(session: desktop.session(), patience: patience)
                    .show(words, opening: address)
            }
        }
    }

    @Test func withoutTheProgramOrASessionItSaysSo() async throws {
        try await FakeDesktop.with { desktop in
            let none = DesktopSession(environment: [
                "PATH": desktop.folder.path, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
            ])
            #expect(await NotifySend(session: none).obstacle() == .programMissing)
            await #expect(throws: NotifierError.programMissing) {
                try await NotifySend(session: none).show(words, opening: address)
            }
            try desktop.installNotifySend("exit 0")
            let alone = DesktopSession(environment: [
                "PATH": desktop.folder.path, "XDG_RUNTIME_DIR": desktop.folder.path,
            ])
            #expect(await NotifySend(session: alone).obstacle() == .noSession)
            await #expect(throws: NotifierError.noSession) {
                try await NotifySend(session: alone).show(words, opening: address)
            }
            #expect(!desktop.wasStarted("notify-send"))
            #expect(await NotifySend(session: desktop.session()).obstacle() == nil)
        }
    }

    @Test func theBusOfTheSessionIsFoundWhereItUsuallyIs() async throws {
        try await FakeDesktop.with { desktop in
            try desktop.installNotifySend("exit 0")
            try Data().write(to: desktop.folder.appending(path: "bus"))
            let session = DesktopSession(environment: [
                "PATH": desktop.folder.path, "XDG_RUNTIME_DIR": desktop.folder.path,
            ])
            #expect(await NotifySend(session: session).obstacle() == nil)
        }
    }

    @Test func nothingOfOurEnvironmentReachesThePrograms() async throws {
        try await FakeDesktop.with { desktop in
            try desktop.installNotifySend("exit 0")
            let session = desktop.session([
                "SELA_HOME": "/somewhere", "SECRET": "x", "DISPLAY": ":0", "INVOCATION_ID": "",
            ])
            try await NotifySend(session: session, patience: long).show(words, opening: address)
            let variables = try await desktop.variables(of: "notify-send")
            #expect(Set(variables).isSuperset(of: ["DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "PATH"]))
            #expect(Set(variables).isDisjoint(with: ["SELA_HOME", "SECRET", "INVOCATION_ID"]))
        }
    }

    @Test func whatWaitsToBeSeenIsTakenBackAtTheEnd() async throws {
        try await FakeDesktop.with { desktop in
            try desktop.installNotifySend("sleep 600")
            var patience = long
            patience.start = .milliseconds(1)
            let notifier = NotifySend(session: desktop.session(), patience: patience)
            try await notifier.show(words, opening: address)
            #expect(notifier.waitingCount == 1)
            notifier.withdraw()
            while notifier.waitingCount > 0 { try await Task.sleep(for: .milliseconds(5)) }
        }
    }
}

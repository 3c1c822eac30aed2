import Foundation

@testable import Reminders

/// A folder with programs of our own in the place of the desktop's, and what they were told.
struct FakeDesktop {
    let folder: URL

    /// Makes the folder for the time of `use`.
    static func with(_ use: (FakeDesktop) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sela-desktop-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await use(FakeDesktop(folder: folder))
    }

    /// A shell script that writes its arguments and its environment down first.
    func install(_ name: String, _ script: String) throws {
        let file = folder.appending(path: name)
        let text = """
            #!/bin/sh
            for word in "$@"; do printf '%s\\n' "$word"; done > "\(folder.path)/\(name).part"
            env | cut -d= -f1 | sort > "\(folder.path)/\(name).variables"
            mv "\(folder.path)/\(name).part" "\(folder.path)/\(name).arguments"
            \(script)
            """
        try text.write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// `notify-send` as it comes with libnotify 0.8: it knows buttons.
    func installNotifySend(_ script: String, knowsButtons: Bool = true) throws {
        let help = knowsButtons ? "  -A, --action=[NAME=]Text..." : "  -u, --urgency=LEVEL"
        try install("notify-send", "[ \"$1\" = --help ] && echo '\(help)' && exit 0\n\(script)")
    }

    func session(_ more: [String: String] = [:]) -> DesktopSession {
        let bus = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "PATH": "\(folder.path):/usr/bin:/bin"]
        return DesktopSession(environment: bus.merging(more) { $1 })
    }

    /// What the program was told last; waits until it was started.
    func arguments(of name: String) async throws -> [String] { try await lines(name + ".arguments") }

    /// Which variables reached it.
    func variables(of name: String) async throws -> [String] { try await lines(name + ".variables") }

    func wasStarted(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: name + ".arguments").path)
    }

    private func lines(_ name: String) async throws -> [String] {
        let file = folder.appending(path: name)
        while !FileManager.default.fileExists(atPath: file.path) {
            try await Task.sleep(for: .milliseconds(5))
        }
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
}

import Commands
import Foundation
import Testing

struct ServiceUnitsTests {
    private func line(_ beginning: String, of units: ServiceUnits) throws -> Substring {
        let lines = units.files[0].text.split(separator: "\n")
        return try #require(lines.first { $0.hasPrefix(beginning) })
    }

    @Test func whatSystemdWouldExpandIsEscaped() throws {
        let units = ServiceUnits(
            executable: "/opt/my \"tools\"/100%/$HOME\\sela", dataFolder: "/data/my diary")
        #expect(
            try line("ExecStart=", of: units)
                == #"ExecStart="/opt/my \"tools\"/100%%/$$HOME\\sela" serve --data "/data/my diary""#)
    }

    @Test func theUsualFolderIsNotNamed() throws {
        let units = ServiceUnits(executable: "/usr/bin/sela", dataFolder: nil)
        #expect(try line("ExecStart=", of: units) == #"ExecStart="/usr/bin/sela" serve"#)
    }

    @Test func bothFilesSayWhoWroteThem() {
        let files = ServiceUnits(executable: "/usr/bin/sela", dataFolder: nil).files
        #expect(files.map(\.name) == ["sela.service", "sela.timer"])
        #expect(files.allSatisfy { $0.text.hasPrefix(ServiceUnits.mark) })
    }

    /// systemd itself reads them, where it is installed.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")))
    func systemdUnderstandsThem() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sela-units-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ServiceUnits(executable: "/bin/true", dataFolder: "/tmp/my diary").files
        for file in files {
            try file.text.write(to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
        }
        let process = Process()
        let said = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/systemd-analyze")
        process.arguments = ["verify", "--user"] + files.map { folder.appending(path: $0.name).path }
        process.environment = ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "PATH": "/usr/bin:/bin"]
        process.standardError = said
        try process.run()
        let text = String(decoding: try said.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(!text.contains("sela."), "\(text)")
    }
}

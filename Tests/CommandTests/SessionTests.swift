import CompanionTesting
import Foundation
import Testing

/// Whole sessions on the command line, as text: `Golden/*.session`.
///
/// A line that begins with `$ ` is run; what follows it is what came out, standard error with `! ` before
/// it, and the exit code if it is not 0. A line that begins with `# ` is a remark. Percentages and decimals
/// are replaced, since readings differ a little between processors.
struct SessionTests {
    @Test(arguments: [
        "write-list-show", "search", "edit", "delete-and-undo", "bin", "json", "languages", "back-dating",
        "trouble", "passphrase", "backup", "everything", "safety", "care", "consent", "models", "import",
        "history", "reminders", "service", "checkin", "check-in-history",
    ])
    func goesAsWrittenDown(session: String) throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        expectGolden(try Self.replay(session, with: sela), "\(session).session")
    }

    @Test func readsTextsAsWrittenDown() throws {
        let sela = try SelaProcess().with("SELA_ONNXRUNTIME", "")
        defer { sela.remove() }
        expectGolden(try Self.replay("emotion", with: sela), "emotion.session")
    }

    @Test func exportsAsWrittenDown() throws {
        let exports = SelaProcess.repository.appending(path: "Tests/Fixtures/exports").path
        let sela = try SelaProcess().with("EXPORTS", exports)
        defer { sela.remove() }
        expectGolden(try Self.replay("export", with: sela), "export.session")
    }

    @Test func transcribesAsWrittenDown() throws {
        let fixtures = SelaProcess.repository.appending(path: "Tests/Fixtures/audio").path
        let sample = SelaProcess.repository.appending(path: ".deps/whisper/jfk.wav").path
        let sela = try SelaProcess().with("AUDIO", fixtures).with("SAMPLE", sample)
        defer { sela.remove() }
        expectGolden(try Self.replay("transcribe", with: sela), "transcribe.session")
    }

    @Test func asksAServerOnThisMachineAsWrittenDown() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        let server = try ModelServer(in: sela.home)
        defer { server.stop() }
        expectGolden(
            try Self.replay("local-model", with: sela.with("SERVER", server.address)), "local-model.session")
    }

    /// Runs the commands of a session anew and writes it down.
    private static func replay(_ session: String, with sela: SelaProcess) throws -> String {
        let file = SelaProcess.repository.appending(path: "Tests/CommandTests/Golden/\(session).session")
        var blocks: [String] = []
        for line in String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("# ") { blocks.append(String(line) + "\n") }
            guard line.hasPrefix("$ ") else { continue }
            let output = try sela.run(String(line.dropFirst(2)))
            blocks.append(line + "\n" + transcript(of: output, home: sela.home.path))
        }
        try #require(!blocks.isEmpty, "a session without a command tests nothing")
        return blocks.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    private static func transcript(of output: SelaProcess.Output, home: String) -> String {
        var text = output.standard
        if !text.isEmpty, !text.hasSuffix("\n") { text += "(no line feed)\n" }
        for line in output.error.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            text += "! \(line)\n"
        }
        if output.code != 0 { text += "[\(output.code)]\n" }
        return text.replacing(home, with: "~")
            .replacing(SelaProcess.repository.appending(path: "Resources").path, with: "RESOURCES")
            .replacing(/\d+\s?%/, with: "N%").replacing(/0\.\d{2,6}/, with: "0.N")
            .replacing(/unsaved-[0-9a-f-]{36}/, with: "unsaved-UUID")
            .replacing(/[0-9A-Z]{5}(-[0-9A-Z]{5}){7}/, with: "RECOVERY-CODE")
            .replacing(/"bytes":\d+/, with: "\"bytes\":N")
            .replacing(/127\.0\.0\.1:\d{5}/, with: "127.0.0.1:PORT")
            .replacing(/\d[.,]\d s\n/, with: "N s\n")
    }
}

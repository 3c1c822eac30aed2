import CompanionTesting
import Foundation
import Testing

/// `sela speak` and `sela spoken`, with the model that `scripts/set-up tests` makes and the sample clip: it says
/// nothing of how anybody's day was.
struct SpeakTests {
    private static let model: String = {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? "/root"
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.cache"
        return environment["SELA_TEST_SPEECH_MODEL"] ?? caches + "/sela/whisper-base.bin"
    }()
    private static let isThere = FileManager.default.fileExists(atPath: model)
    private static let sample = SelaProcess.repository.appending(path: ".deps/whisper/jfk.wav").path

    @Test(
        .enabled(
            if: isThere,
            "nothing was heard: there is no model at \(model) (scripts/set-up tests makes it)"))
    func aRecordingBecomesAnEntryOrADraftAndNothingOfItIsSaidAside() throws {
        let sela = try SelaProcess().with("SELA_SPEECH_MODEL", Self.model)
        defer { sela.remove() }
        let kept = try sela.run("sela speak \(Self.sample) --spoken en --yes")
        #expect(kept.code == 1 && kept.error.contains("kept as a draft"), "nobody said how the day was")
        #expect(!kept.error.lowercased().contains("country"))
        let unconfirmed = try sela.run("sela speak - --spoken en --was good --json < \(Self.sample)")
        #expect(unconfirmed.code == 1 && unconfirmed.error.contains("\"draft_kept\""))
        #expect(unconfirmed.standard.isEmpty)
        #expect(try sela.run("sela spoken").standard.isEmpty)

        let saved = try sela.run("sela speak \(Self.sample) --spoken en --was medium --yes")
        #expect(saved.code == 0 && saved.standard.lowercased().contains("what your country can do for you"))
        let listed = try sela.run("sela spoken list").standard
        let id = String(listed.prefix(8))
        #expect(listed.split(separator: "\n").count == 1 && listed.contains("medium"))
        let shown = try sela.run("sela spoken show \(id) --json").standard
        #expect(shown.contains("\"mood\":\"mittel\"") && shown.contains("\"spoken\":true"))
        #expect(try sela.run("sela spoken list --through 2020-01-01").standard.isEmpty)
        #expect(try sela.run("sela spoken delete \(id)").code == 0)
        #expect(try sela.run("sela spoken show \(id)").code == 1)
        #expect(try sela.run("sela spoken restore \(id)").code == 0)
        #expect(try sela.run("sela spoken show \(id)").code == 0)
        #expect(try sela.run("sela spoken show").code == 64)
    }

    @Test(
        .enabled(
            if: isThere,
            "nothing was heard: there is no model at \(model) (scripts/set-up tests makes it)"))
    func onATerminalItAsksHowTheDayWasAndBeforeItSaves() throws {
        let sela = try SelaProcess().with("SELA_SPEECH_MODEL", Self.model)
            .with("EDITOR", "sh -c 'printf %s \"Work was stressful. No earworm today.\" > \"$1\"' sh")
        defer { sela.remove() }
        let shown = try sela.run(
            onTerminal("sela speak \(Self.sample) --spoken en", typing: ["great", "good", "edit", "yes"]))
        #expect(shown.code == 0)
        #expect(shown.standard.contains("How was the day?") && shown.standard.contains("Save it?"))
        let saved = try sela.run("sela spoken list --json").standard
        #expect(saved.contains("\"mood\":\"gut\"") && saved.contains("\"stress\":\"hoch\""))
        #expect(saved.contains("\"transcript\":\"Work was stressful. No earworm today.\""))
        let declined = try sela.run(
            onTerminal("sela speak \(Self.sample) --spoken en --was bad", typing: ["no"]))
        #expect(declined.code == 1)
        #expect(try sela.run("sela spoken").standard.split(separator: "\n").count == 1)
    }

    @Test func silenceMakesNothing() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        let output = try sela.run("printf nothing | sela speak - --yes --was good")
        #expect(output.code == 1 && output.standard.isEmpty)
        let folder = sela.home.path + "/diary/diary.db"
        #expect(!FileManager.default.fileExists(atPath: folder), "no diary is begun for it")
    }
}

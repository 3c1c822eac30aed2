import CompanionTesting
import Foundation
import Testing

/// `sela transcribe`, with the model that `scripts/set-up tests` makes.
struct TranscribeTests {
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
            "nothing was transcribed: there is no model at \(model) (scripts/set-up tests makes it)"))
    func printsWhatIsSaidAndKeepsNothing() throws {
        let sela = try SelaProcess().with("SELA_SPEECH_MODEL", Self.model)
        defer { sela.remove() }
        let output = try sela.run("sela transcribe \(Self.sample) --spoken en")
        #expect(output.code == 0)
        #expect(output.standard.lowercased().contains("what your country can do for you"))
        #expect(output.standard.hasSuffix("\n"))
        #expect(output.error.isEmpty)
        let left = try FileManager.default.contentsOfDirectory(atPath: sela.home.path).filter {
            !$0.hasPrefix(".")
        }
        #expect(left == ["run"])
    }

    @Test(
        .enabled(
            if: isThere,
            "nothing was transcribed: there is no model at \(model) (scripts/set-up tests makes it)"))
    func ctrlCEndsIt() throws {
        let sela = try SelaProcess().with("SELA_SPEECH_MODEL", Self.model)
        defer { sela.remove() }
        // Nine minutes of voice behind a length of 0, which means to the end; nobody transcribes them at once.
        let output = try sela.run(
            """
            { head -c 74 \(Self.sample); printf '\\0\\0\\0\\0'; for n in $(seq 50); do tail -c +79 \(Self.sample); done; } > long.wav
            sela transcribe long.wav --spoken en &
            until grep -q '^SigIgn:.*[2367abef]$' /proc/$!/status; do sleep 0.02; done
            while kill -INT $! 2>/dev/null; do sleep 0.1; done; wait $!
            """)
        #expect(output.code == 1)
        #expect(output.standard.isEmpty)
        #expect(output.error == "sela: error: cancelled; nothing was kept\n")
    }
}

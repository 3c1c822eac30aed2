import Foundation
import Testing

/// An engine ends with the program that started it, however that ends.
///
/// A stand-in runs instead of a real one,
/// and a file of holes instead of a model.
struct EngineEndTests {
    @Test func endsWithTheCommandThatAskedIt() throws {
        let sela = try Self.withModel()
        defer { sela.remove() }
        let output = try sela.run(
            """
            sela model use qwen3-1.7b 2>/dev/null; sela model try 2>/dev/null
            \(Self.waitForItsEnd)
            sela egress; sela doctor | grep -c 'qwen3-1.7b, ready'
            """)
        #expect(output.standard == "qwen3-1.7b\n{\"ok\":true}\ngone\n1\n")
        #expect(output.error == "sela: nothing was ever sent\n")
    }

    @Test(arguments: ["KILL", "TERM", "INT"])
    func endsWhenTheCommandIsStopped(by signal: String) throws {
        let sela = try Self.withModel()
        defer { sela.remove() }
        let output = try sela.run(
            """
            touch hang; sela model use qwen3-1.7b >/dev/null 2>&1
            python3 -c 'import os, signal, sys
            signal.pthread_sigmask(signal.SIG_SETMASK, [])
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.execvp("sela", ["sela", "model", "try"])' >/dev/null 2>&1 & asking=$!
            for try in $(seq 300); do [ -e asked ] && break; sleep 0.1; done
            kill -0 $(cat pid) && echo runs
            kill -\(signal) $asking
            \(Self.waitForItsEnd)
            """)
        #expect(output.standard == "runs\ngone\n")
    }

    /// USR1 locks the diary, and the server goes on.
    @Test(arguments: ["TERM", "KILL", "USR1"])
    func endsWithTheServerAndWhenTheDiaryIsLocked(by signal: String) throws {
        let sela = try Self.withModel()
        defer { sela.remove() }
        let press = SelaProcess.repository.appending(path: "Tests/Fixtures/language-models/press_try.py")
        let output = try sela.run(
            """
            sela model use qwen3-1.7b >/dev/null 2>&1
            sela serve --port 0 > address 2>/dev/null & server=$!
            for try in $(seq 100); do grep -q http address && break; sleep 0.1; done
            python3 \(press.path) $(cat address)
            [ -e asked ] && kill -0 $(cat pid) && echo runs
            kill -\(signal) $server
            \(Self.waitForItsEnd)
            kill -KILL $server 2>/dev/null; wait $server 2>/dev/null
            """)
        #expect(output.standard == "runs\ngone\n")
    }

    private static let waitForItsEnd = """
        for try in $(seq 300); do kill -0 $(cat pid) 2>/dev/null || break; sleep 0.1; done
        kill -0 $(cat pid) 2>/dev/null && echo stays || echo gone
        """

    /// A diary, and beside it a model that counts as checked and tried.
    private static func withModel() throws -> SelaProcess {
        let sela = try SelaProcess()
        let engine = sela.home.appending(path: "engine.py")
        let fixture = SelaProcess.repository.appending(path: "Tests/Fixtures/language-models/engine.py")
        try FileManager.default.copyItem(at: fixture, to: engine)
        let ready = sela.with("SELA_ENGINE_PYTHON", engine.path)
        let output = try ready.run(
            """
            chmod +x engine.py; printf 'words' | sela write >/dev/null 2>&1
            umask 077; folder=diary/models/qwen3-1.7b; mkdir -p $folder
            sela model list --json | python3 -c '
            import json, os, re, sys
            model = next(m for m in json.load(sys.stdin)["language_models"] if m["id"] == "qwen3-1.7b")
            file = sys.argv[1] + "/Qwen3-1.7B-Q4_K_M.gguf"
            with open(file, "wb") as holes:
                holes.truncate(model["bytes"])
            status = os.stat(file)
            mark = {"digest": "\(digest)", "bytes": model["bytes"], "modifiedAt": status.st_mtime_ns,
                    "inode": status.st_ino, "isTried": True}
            open(sys.argv[1] + "/checked.json", "w").write(json.dumps(mark))' $folder
            sela model list | grep -c 'qwen3-1.7b  *ready'
            """)
        try #require(output.standard == "1\n", "the model does not count as ready: \(output.error)")
        return ready
    }

    private static let digest = "d2387ca2dbfee2ffabce7120d3770dadca0b293052bc2f0e138fdc940d9bc7b5"
}

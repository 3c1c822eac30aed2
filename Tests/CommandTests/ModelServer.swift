import Foundation

/// `Tests/Fixtures/language-models/server.py` while it runs: speaks chat completions and notes what it is asked.
struct ModelServer {
    /// Such as `http://127.0.0.1:40123`.
    let address: String
    private let process: Process
    private let folder: URL

    /// Waits until it listens.
    ///
    /// - Parameters:
    ///   - answer: what it says to every question.
    ///   - certificate: a file with key and certificate in PEM; it speaks TLS then.
    init(in home: URL, answer: String = #"{"ok":true}"#, certificate: URL? = nil) throws {
        folder = home.appending(path: "server-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let answerFile = folder.appending(path: "answer")
        try Data(answer.utf8).write(to: answerFile)
        process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        let script = SelaProcess.repository.appending(path: "Tests/Fixtures/language-models/server.py")
        process.arguments =
            [script.path, folder.path, answerFile.path] + [certificate?.path].compactMap { $0 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let note = folder.appending(path: "server")
        var found = ""
        while found.isEmpty, process.isRunning {
            Thread.sleep(forTimeInterval: 0.02)
            found = (try? String(contentsOf: note, encoding: .utf8)) ?? ""
        }
        address = found
    }

    /// Every request so far, headers and all.
    func requests() throws -> String {
        let file = folder.appending(path: "requests")
        guard FileManager.default.fileExists(atPath: file.path) else { return "" }
        return try String(contentsOf: file, encoding: .utf8)
    }

    func stop() {
        // The threads of a test block the gentler signals, and a child inherits that.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}

import Foundation

/// The built program with a home of its own: no test can open anybody's diary.
struct SelaProcess {
    /// Removed by ``remove()``; holds the diary, the runtime folder and what a test puts there.
    let home: URL
    private var extra: [String: String] = [:]

    struct Output {
        let standard: String
        let error: String
        let code: Int32
    }

    init() throws {
        home = FileManager.default.temporaryDirectory.appending(path: "sela-command-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: home.appending(path: "run"), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
    }

    func remove() {
        try? FileManager.default.removeItem(at: home)
    }

    /// With `value` for `name` in its environment.
    func with(_ name: String, _ value: String) -> SelaProcess {
        var copy = self
        copy.extra[name] = value
        return copy
    }

    /// Runs one line of shell, in which `sela` is the program.
    func run(_ line: String, input: String? = nil) throws -> Output {
        let files = ["in", "out", "err"].map { home.appending(path: ".\($0)-\(UUID().uuidString)") }
        try Data((input ?? "").utf8).write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        let process = Process()
        // In a session of its own: the terminal of whoever runs the tests must not be asked anything.
        process.executableURL = URL(filePath: "/usr/bin/setsid")
        process.arguments = ["--wait", "/bin/sh", "-c", line]
        process.currentDirectoryURL = home
        process.environment = environment
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Output(
            standard: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
            code: process.terminationStatus)
    }

    var environment: [String: String] {
        var variables = [
            "HOME": home.path, "SELA_HOME": home.path + "/diary", "XDG_RUNTIME_DIR": home.path + "/run",
            "LC_ALL": "C.UTF-8", "PATH": Self.folder + ":/usr/bin:/bin", "TZ": "Etc/UTC",
            "SELA_RESOURCES": Self.repository.appending(path: "Resources").path,
            // Readings differ a little between processors; only the tests of reading want them.
            "SELA_ONNXRUNTIME": "/nowhere/libonnxruntime.so",
        ]
        for (name, value) in extra { variables[name] = value.isEmpty ? nil : value }
        return variables
    }

    /// Where the program was built: beside this test.
    static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().path

    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

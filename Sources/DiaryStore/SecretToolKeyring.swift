public import Companion
import Dispatch
import Foundation

/// The desktop's keyring through the program `secret-tool` (package libsecret-tools).
///
/// A subprocess, so that neither GLib nor the plain SQLite it may bring comes into our process. The secret
/// goes through standard input, never through an argument.
public struct SecretToolKeyring: Keyring {
    private let program: String
    /// A keyring that is locked asks the person; without an answer we go on without it.
    private let patience: DispatchTimeInterval

    /// - Parameter program: absolute path of `secret-tool`.
    public init(program: String = "/usr/bin/secret-tool") {
        self.init(program: program, patience: .seconds(30))
    }

    init(program: String, patience: DispatchTimeInterval) {
        self.program = program
        self.patience = patience
    }

    public func store(_ secret: Secret, for diary: String) async throws(DiaryError) {
        let (status, _) = try await run(
            ["store", "--label=Sela"] + Self.attributes(diary), input: secret.exposed)
        guard status == 0 else { throw .keyringUnavailable }
    }

    public func secret(for diary: String) async throws(DiaryError) -> Secret? {
        let (status, output) = try await run(["lookup"] + Self.attributes(diary), input: "")
        let found = output.trimmingCharacters(in: .whitespacesAndNewlines)
        // secret-tool answers 1 for "nothing found" and for "no keyring" alike; either way there is none.
        return status == 0 && !found.isEmpty ? Secret(found) : nil
    }

    public func clear(for diary: String) async throws(DiaryError) {
        _ = try await run(["clear"] + Self.attributes(diary), input: "")
    }

    private static func attributes(_ diary: String) -> [String] {
        ["application", "sela", "diary", diary]
    }

    private func run(_ arguments: [String], input: String) async throws(DiaryError) -> (Int32, String) {
        let answer = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: Self.answer(program, arguments, input, patience))
            }
        }
        guard let answer else { throw .keyringUnavailable }
        return answer
    }

    /// `nil` = the program is not there or did not end in time.
    private static func answer(
        _ program: String, _ arguments: [String], _ input: String, _ patience: DispatchTimeInterval
    ) -> (Int32, String)? {
        let process = Process()
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        guard (try? process.run()) != nil else { return nil }
        // The secrets are under 100 bytes and fit into a pipe, so neither side waits for the other.
        try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try? standardInput.fileHandleForWriting.close()
        guard ended.wait(timeout: .now() + patience) == .success else {
            process.terminate()
            return nil
        }
        guard let output = try? standardOutput.fileHandleForReading.readToEnd() ?? Data() else { return nil }
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}

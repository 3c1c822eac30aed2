import Dispatch
import Foundation

/// `store-victim` at work until it is killed.
final class Victim {
    /// The program did not begin its work, or ended by itself.
    struct DidNotWork: Error, CustomStringConvertible {
        let description: String
    }

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private var bytes = Data()

    /// Starts `act` on a folder, kills it with SIGKILL some time after it said that it begins, and answers
    /// the lines that it had printed by then: what it was promised has reached the disk.
    static func killed(
        _ act: String, in folder: String, from number: Int, afterMicroseconds delay: UInt64
    ) async throws -> [String] {
        try await killed(act, in: folder, from: number) { usleep(UInt32(delay)) }
    }

    /// The same, killed as soon as `meanwhile` has returned.
    ///
    /// - Parameter meanwhile: runs while the victim works, on a thread that may be blocked.
    static func killed(
        _ act: String, in folder: String, from number: Int, after meanwhile: @escaping @Sendable () -> Void
    ) async throws -> [String] {
        let outcome = await withCheckedContinuation { continuation in
            // Waiting blocks a thread; not one of those that all tests share.
            DispatchQueue.global().async {
                continuation.resume(
                    returning: Result {
                        let victim = try Victim(act, folder, number)
                        meanwhile()
                        return try victim.killed()
                    })
            }
        }
        return try outcome.get()
    }

    /// Starts the program, and returns when it says that it begins.
    private init(_ act: String, _ folder: String, _ number: Int) throws {
        process.executableURL = URL(filePath: Self.program)
        process.arguments = [act, folder, String(number)]
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        while !bytes.starts(with: Array("ready\n".utf8)) {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw try failure() }
            bytes += more
        }
    }

    private func killed() throws -> [String] {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        bytes += try output.fileHandleForReading.readToEnd() ?? Data()
        // A victim that ended by itself met an error, and that is never part of the plan.
        guard process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGKILL else {
            throw try failure()
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map(String.init)
    }

    private func failure() throws -> DidNotWork {
        let said = try errors.fileHandleForReading.readToEnd() ?? Data()
        let arguments = (process.arguments ?? []).enumerated().filter { $0.offset != 1 }.map(\.element)
        return DidNotWork(
            description: arguments.joined(separator: " ") + ": " + String(decoding: said, as: UTF8.self))
    }

    /// `SELA_STORE_VICTIM`, or the program beside the tests.
    private static var program: String {
        if let named = ProcessInfo.processInfo.environment["SELA_STORE_VICTIM"] { return named }
        // SwiftPM's helper is given the path of the test bundle, which lies beside the products.
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(filePath: bundle).deletingLastPathComponent().appending(path: "store-victim").path
    }
}

/// Numbers that look random and are the same in every run.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64, 0 ..< limit.
    mutating func next(_ limit: UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return (mixed ^ (mixed >> 31)) % limit
    }
}

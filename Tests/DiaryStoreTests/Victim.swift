import Dispatch
import Foundation

/// `store-victim` at work until it is killed.
struct Victim {
    /// The program did not begin its work.
    struct DidNotBegin: Error, CustomStringConvertible {
        let description: String
    }

    /// Starts `act` on a folder, kills it with SIGKILL some time after it said that it begins, and answers
    /// the lines that it had printed by then: what it was promised has reached the disk.
    static func killed(
        _ act: String, in folder: String, from number: Int, afterMicroseconds delay: UInt64
    ) async throws -> [String] {
        let outcome = await withCheckedContinuation { continuation in
            // Waiting blocks a thread; not one of those that all tests share.
            DispatchQueue.global().async {
                continuation.resume(returning: Result { try run(act, folder, number, delay) })
            }
        }
        return try outcome.get()
    }

    private static func run(_ act: String, _ folder: String, _ number: Int, _ delay: UInt64) throws
        -> [String]
    {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = [act, folder, String(number)]
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        var bytes = Data()
        while !bytes.starts(with: Array("ready\n".utf8)) {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else {
                let said = try errors.fileHandleForReading.readToEnd() ?? Data()
                throw DidNotBegin(
                    description: "\(act) from \(number): " + String(decoding: said, as: UTF8.self))
            }
            bytes += more
        }
        usleep(UInt32(delay))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        bytes += try output.fileHandleForReading.readToEnd() ?? Data()
        // A victim that ended by itself met an error, and that is never part of the plan.
        guard process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGKILL else {
            let said = try errors.fileHandleForReading.readToEnd() ?? Data()
            throw DidNotBegin(description: "\(act) from \(number): " + String(decoding: said, as: UTF8.self))
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map(String.init)
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

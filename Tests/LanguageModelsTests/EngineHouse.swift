import Companion
import CompanionTesting
import Foundation
import HTTPTransfers
import Testing

@testable import LanguageModels
@testable import Wellbeing

/// A folder with files for an engine that only plays one, and engines to serve them.
final class EngineHouse: Sendable {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    static let scripts = root + "/Tests/Fixtures/language-models/engines"
    static let pythons = EnginePrograms.pythonCandidates(
        environment: ProcessInfo.processInfo.environment, executable: root + "/.build/sela")

    let folder: String
    /// What a process is said to have in memory.
    let resident = Locked(0)
    /// What the machine is said to have free.
    let available = Locked(1 << 40)
    let time = SetTime()

    private init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "sela-engines-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// Runs `body` in a house of its own, which is removed afterwards.
    static func with(_ body: (EngineHouse) async throws -> Void) async throws {
        let house = try EngineHouse()
        defer { try? FileManager.default.removeItem(atPath: house.folder) }
        try await body(house)
    }

    static func model(_ name: String, memory: Int = 1 << 20) throws -> ManagedModel {
        ManagedModel(
            id: try #require(ManagedModel.ID(rawValue: name)), name: name, engine: .gguf, statedLanguages: [],
            licence: .init(name: "", address: "", needsAcceptance: false),
            source: .init(address: "", fileName: "", bytes: 0, digest: "", signature: ""), memory: memory)
    }

    /// Engines that serve a model for each behaviour, under its name.
    ///
    /// - Parameter isTimed: whether time stands still but for the test's word.
    func engines(
        _ behaviours: [String], limits: EngineLimits = EngineHouse.limits(), isTimed: Bool = false
    ) throws -> ChildEngines {
        let models = try behaviours.map { try Self.model($0) }
        for behaviour in behaviours { try write(behaviour, to: behaviour) }
        let programs = EnginePrograms(pythons: Self.pythons, scripts: Self.scripts)
        return ChildEngines(
            programs: { programs.program(for: $0) }, models: models, installed: Files(folder: folder),
            transfers: CurlTransfers(), random: CountingRandom(), limits: limits,
            time: isTimed ? time.time : .real,
            memory: EngineMemory(
                available: { self.available.withLock { $0 } },
                resident: { _ in self.resident.withLock { $0 } }))
    }

    /// Short where a test waits for the end of a time, long where it must not come.
    static func limits(start: Duration = .seconds(60)) -> EngineLimits {
        var limits = EngineLimits(threads: 1)
        limits.start = start
        limits.grace = .milliseconds(200)
        return limits
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path(name)))
    }

    func path(_ name: String) -> String { folder + "/" + name }

    /// What the engine that served `name` last saw of its surroundings.
    struct Seen: Decodable {
        let pid: pid_t
        let group: pid_t
        let umask: Int
        let core: Int
        let goesFirst: Int
        let folder: String
        let environment: [String: String]
        let arguments: [String]
        let inherited: [Int]
        let order: Order
        let got: Bool?
        let child: pid_t?

        struct Order: Decodable {
            let key: String
            let name: String
        }
    }

    func seen(_ name: String) throws -> Seen {
        let data = try Data(contentsOf: URL(filePath: path(name) + ".seen"))
        return try JSONDecoder().decode(Seen.self, from: data)
    }

    private struct Files: InstalledModels {
        let folder: String

        func file(of model: ManagedModel.ID) async -> String? {
            let path = folder + "/" + model.rawValue
            return FileManager.default.fileExists(atPath: path) ? path : nil
        }
    }
}

/// Whether a process with this number exists.
func isAlive(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    // One that has ended and that nobody has asked about yet is gone too.
    let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
    return !String(decoding: status, as: UTF8.self).contains(") Z ")
}

/// Waits until `condition` holds: a minute at most, which only a broken program needs.
func eventually(_ condition: () async throws -> Bool) async throws -> Bool {
    for _ in 0..<6000 {
        if try await condition() { return true }
        try await Task.sleep(for: .milliseconds(10))
    }
    return false
}

/// Time that passes when a test says so.
final class SetTime: Sendable {
    private struct State {
        var now = Duration.zero
        var sleepers: [(until: Duration, wake: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())

    var time: EngineTime {
        EngineTime(
            now: { self.state.withLock { $0.now } },
            sleep: { duration in
                try Task.checkCancellation()
                await withCheckedContinuation { wake in
                    self.state.withLock { $0.sleepers.append(($0.now + duration, wake)) }
                }
                try Task.checkCancellation()
            })
    }

    /// Whether somebody sleeps, and until when: the earliest.
    var nextWaking: Duration? { state.withLock { $0.sleepers.map(\.until).min() } }

    /// Lets time pass, and wakes whoever's has come.
    func pass(_ duration: Duration) {
        let due = state.withLock { state in
            state.now += duration
            let due = state.sleepers.filter { $0.until <= state.now }
            state.sleepers.removeAll { $0.until <= state.now }
            return due
        }
        for sleeper in due { sleeper.wake.resume() }
    }
}

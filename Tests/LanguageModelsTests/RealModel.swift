import Companion
import CompanionTesting
import Foundation
import HTTPTransfers

@testable import LanguageModels
@testable import Wellbeing

/// The smallest instruct model there is, which `scripts/set-up tests` fetches: it shows that everything is
/// connected, not that the answers are good.
enum RealModel {
    static let digest = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"

    /// `SELA_TEST_MODEL`, or where set-up puts it.
    static let path: String = {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["SELA_TEST_MODEL"], !named.isEmpty { return named }
        let home = environment["HOME"] ?? "/root"
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.cache"
        return caches + "/sela/SmolLM2-135M-Instruct.Q4_1.gguf"
    }()

    /// Why no real model can be run here; `nil` = it can.
    static let obstacle: String? = {
        guard programs.program(for: .gguf) != nil else {
            return "the engines are not installed in .deps/python (scripts/set-up installs them)"
        }
        guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
            return "there is no model at \(path) (scripts/set-up tests fetches it when there is a network)"
        }
        var hash = SHA256()
        data.withUnsafeBytes { hash.update($0) }
        guard hash.hexadecimal() == digest else {
            return "the model at \(path) is another one or damaged (remove it, then scripts/set-up tests)"
        }
        return nil
    }()

    static let programs = EnginePrograms(
        pythons: EngineHouse.pythons, scripts: EngineHouse.root + "/Resources/engines")

    static func model(
        _ name: String = "smollm2", _ engine: ManagedModel.Engine = .gguf
    ) throws -> ManagedModel {
        var model = try EngineHouse.model(name, memory: 260_000_000)
        model = ManagedModel(
            id: model.id, name: model.name, engine: engine, statedLanguages: [.english],
            licence: model.licence, source: model.source, memory: model.memory)
        return model
    }

    static func engines(idle: Duration = .seconds(600)) throws -> ChildEngines {
        var limits = EngineLimits(threads: ProcessInfo.processInfo.activeProcessorCount)
        limits.idle = idle
        limits.look = .milliseconds(100)
        return ChildEngines(
            programs: { programs.program(for: $0) }, models: [try model()], installed: Installed(),
            transfers: CurlTransfers(), random: SystemBytes(), limits: limits, time: .real, memory: .real)
    }

    /// What an engine answers to one request: its status, and the body as text.
    static func ask(
        _ service: EngineService, _ path: String, key: String?, body: String? = nil
    ) async throws -> (status: Int, text: String) {
        let status = Locked(0)
        let text = Locked([UInt8]())
        var request = TransferRequest(address: "\(service.address.origin)\(path)", reach: .loopback)
        request.headers = [("Content-Type", "application/json")]
        if let key { request.headers.append(("Authorization", "Bearer \(key)")) }
        if let body {
            request.method = .post
            request.body = Array(body.utf8)
        }
        request.total = .seconds(60)
        try await CurlTransfers().run(request) { head in
            status.withLock { $0 = head.status }
        } bytes: { bytes in
            text.withLock { $0 += bytes }
        }
        return (status.withLock { $0 }, text.withLock { String(decoding: $0, as: UTF8.self) })
    }

    private struct Installed: InstalledModels {
        func file(of model: ManagedModel.ID) async -> String? { path }
    }
}

struct SystemBytes: RandomSource {
    func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: .min ... .max) } }
}

import Companion
import CompanionTesting
import Foundation
import HTTPTransfers
import Testing

@testable import LanguageModels
@testable import Wellbeing

/// A folder for models, a server with one, and all that a library needs.
final class LibraryHouse: Sendable {
    /// What the model of the catalogue holds: `GGUF` and bytes that repeat nowhere.
    static let content: [UInt8] = Array("GGUF".utf8) + bytes(seed: 1, count: 300_000)
    static let now = Instant(milliseconds: 1_764_540_000_000)

    let folder: String
    let engines = ScriptedEngines()
    let ledger = MemoryDiary()
    let server: ScriptedServer?
    let model: ManagedModel

    var models: String { folder + "/models" }
    var place: String { models + "/tiny-1" }
    var whole: String { place + "/tiny.gguf" }
    var part: String { whole + ".part" }

    init(
        in parent: String? = nil, needsAcceptance: Bool = false,
        _ answer: (@Sendable (ScriptedServer.Heard, Int) -> [ScriptedServer.Step])? = nil
    ) throws {
        let parent = parent ?? FileManager.default.temporaryDirectory.path
        folder = parent + "/sela-library-\(UUID())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        server = try answer.map { try ScriptedServer(answer: $0) }
        model = try Self.model("tiny-1", at: server?.origin ?? "http://127.0.0.1:9", needsAcceptance)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// A library over the folder, as a process has it that began just now.
    func library(
        patience: DownloadPatience = .short, transfers: any Transfers = CurlTransfers(), reserve: Int = 0,
        catalogue: [ManagedModel]? = nil
    ) -> DiskModelLibrary {
        DiskModelLibrary(
            folders: ModelFolders(path: models, catalogue: catalogue ?? [model]), transfers: transfers,
            engines: engines, clock: SetClock(Self.now), patience: patience, reserve: reserve)
    }

    /// Installs the model and waits for the end.
    func install(
        _ library: DiskModelLibrary, _ model: ManagedModel? = nil, acceptsTerms: Bool = true
    ) async throws -> ManagedModelState {
        let model = model ?? self.model
        let agreement = DownloadAgreement(to: model, acceptsTerms: acceptsTerms, at: Self.now)
        try await library.install(agreement, ledger: ledger)
        return await library.settled(model.id)
    }

    /// Begins to install the model, and waits until so many bytes are here.
    func begin(_ library: DiskModelLibrary, until received: Int) async throws {
        try await library.install(
            DownloadAgreement(to: model, acceptsTerms: true, at: Self.now), ledger: ledger)
        while true {
            let state = await library.states()[0].state
            if case .downloading(let bytes) = state, bytes >= received { return }
            try #require(state.isUnderWay)
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Bytes at `path`; `nil` if there is no such file.
    func bytes(at path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map { Array($0) }
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(filePath: path))
    }

    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
    }

    static func model(
        _ name: String, at origin: String, _ needsAcceptance: Bool = false, content: [UInt8] = content
    ) throws -> ManagedModel {
        var hash = SHA256()
        content.withUnsafeBytes { hash.update($0) }
        return ManagedModel(
            id: try #require(ManagedModel.ID(rawValue: name)), name: name, engine: .gguf, statedLanguages: [],
            licence: .init(name: "Terms", address: "", needsAcceptance: needsAcceptance),
            source: .init(
                address: origin + "/files/tiny.gguf", fileName: "tiny.gguf", bytes: content.count,
                digest: hash.hexadecimal(), signature: "GGUF"), memory: 1 << 20)
    }

    static func bytes(seed: UInt64, count: Int) -> [UInt8] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
    }
}

extension DownloadPatience {
    /// No test waits for a server that is to break.
    static let short = DownloadPatience(
        tries: 3, worthwhile: 10_000, restarts: 2, firstPause: .milliseconds(1),
        longestPause: .milliseconds(5), connect: .seconds(10), silence: .seconds(60), tick: .zero)
}

/// Engines that start with any file, or refuse every one.
actor ScriptedEngines: ModelEngines {
    private var fault: EngineFault?
    private var isSlow = false
    private(set) var tried: [String] = []
    private(set) var stopped: [ManagedModel.ID] = []

    func refuse(with fault: EngineFault?) { self.fault = fault }
    /// A trial that begins from now on ends only when it is cancelled.
    func becomeSlow() { isSlow = true }

    func service(of model: ManagedModel.ID) throws(EngineFault) -> EngineService { throw .missing }
    func finished(_ model: ManagedModel.ID) {}

    func tryOut(_ file: String, as model: ManagedModel) async throws(EngineFault) {
        tried.append(file)
        if isSlow {
            do { try await Task.sleep(for: .seconds(600)) } catch { throw .ended }
        }
        if let fault { throw fault }
    }

    func stop(_ model: ManagedModel.ID) { stopped.append(model) }
    func stopAll() {}
}

/// What a server of files says.
extension ScriptedServer {
    /// What `Range` asks for; 0 = all.
    static func offset(_ heard: Heard) -> Int {
        heard.headers["range"].flatMap { $0.wholeMatch(of: /bytes=(\d+)-/) }.flatMap { Int($0.1) } ?? 0
    }

    /// As HTTP wants it: the rest to somebody who has the same version, all of it to everybody else.
    static func serve(
        _ content: [UInt8], tag: String = #""v1""#, to heard: Heard, atMost limit: Int = .max
    ) -> [Step] {
        let from = offset(heard)
        guard from > 0, heard.headers["if-range"] == tag else {
            return [head(200, length: content.count, tag: tag), .send(Array(content.prefix(limit)))]
        }
        return rest(of: content, from: from, tag: tag, atMost: limit)
    }

    static func rest(
        of content: [UInt8], from: Int, tag: String?, atMost limit: Int = .max
    ) -> [Step] {
        let range = "Content-Range: bytes \(from)-\(content.count - 1)/\(content.count)"
        return [
            head(206, length: content.count - from, tag: tag, [range]),
            .send(Array(content.dropFirst(from).prefix(limit))),
        ]
    }

    static func head(_ status: Int, length: Int?, tag: String? = nil, _ more: [String] = []) -> Step {
        var lines = ["HTTP/1.1 \(status) X", "Connection: close"] + more
        if let length { lines.append("Content-Length: \(length)") }
        if let tag { lines.append("ETag: \(tag)") }
        return .send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    }
}

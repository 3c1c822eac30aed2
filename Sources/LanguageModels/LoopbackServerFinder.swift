public import Companion
import Foundation
public import HTTPTransfers
public import Wellbeing

/// Looks for servers of language models on this machine.
///
/// Asks 127.0.0.1 and `::1` on the ports that such servers choose for themselves: GET, no body, no key, a
/// second each, and no more than 256 kB of an answer. What does not answer in the shape of such a server is
/// nobody.
public struct LoopbackServerFinder: ModelServerFinder {
    private let transfers: any Transfers
    private let ports: [Int]

    /// Ollama, LM Studio, llama-server of today and of tomorrow, litert-lm.
    public static let usualPorts = [11_434, 1_234, 8_080, 9_931, 9_379]

    public init(transfers: any Transfers) {
        self.init(transfers: transfers, ports: Self.usualPorts)
    }

    init(transfers: any Transfers, ports: [Int]) {
        self.transfers = transfers
        self.ports = ports
    }

    public func look() async -> [FoundModelServer] {
        let found = await withTaskGroup(of: (Int, FoundModelServer?).self) { group in
            for (index, port) in ports.enumerated() {
                group.addTask { (index, await look(atPort: port)) }
            }
            var found: [Int: FoundModelServer] = [:]
            for await (index, server) in group { found[index] = server }
            return found
        }
        return ports.indices.compactMap { found[$0] }
    }

    public func look(at address: ServiceAddress) async -> FoundModelServer? {
        guard address.isLoopback else { return nil }
        guard let start = await get(address.origin + "/").answer else { return nil }
        if start.says("Ollama is running"), let server = await ollama(at: address) { return server }
        guard let list = await get("\(address)/models").answer?.decoded(as: ModelList.self) else {
            return nil
        }
        let models = list.data.compactMap(\.id).filter(isName).map {
            FoundModelServer.Model(name: $0, isElsewhere: false)
        }
        return FoundModelServer(
            kind: await kind(of: address), address: address, models: Array(models.prefix(Self.mostModels)),
            isCloudDisabled: nil)
    }

    /// The server at a port, by either of the machine's own addresses.
    private func look(atPort port: Int) async -> FoundModelServer? {
        for host in ["127.0.0.1", "[::1]"] {
            guard let address = try? ServiceAddress(parsing: "http://\(host):\(port)/v1") else { continue }
            if let server = await look(at: address) { return server }
        }
        return nil
    }

    private func ollama(at address: ServiceAddress) async -> FoundModelServer? {
        let origin = address.origin
        guard await get(origin + "/api/version").answer?.decoded(as: OllamaVersion.self) != nil,
            let tags = await get(origin + "/api/tags").answer?.decoded(as: OllamaTags.self),
            let address = try? ServiceAddress(parsing: origin + "/v1")
        else { return nil }
        let status = await get(origin + "/api/status").answer?.decoded(as: OllamaStatus.self)
        let models = tags.models.compactMap { entry in
            entry.name.map { FoundModelServer.Model(name: $0, isElsewhere: entry.isElsewhere) }
        }
        return FoundModelServer(
            kind: .ollama, address: address,
            models: Array(models.filter { isName($0.name) }.prefix(Self.mostModels)),
            isCloudDisabled: status?.cloud.disabled)
    }

    private func kind(of address: ServiceAddress) async -> FoundModelServer.Kind {
        let health = await get(address.origin + "/health").answer?.decoded(as: Health.self)
        if health?.status == "ok" { return .llamaServer }
        switch address.port {
        case 1_234: return .lmStudio
        case 9_379: return .litertServe
        default: return .other
        }
    }

    /// Nobody wants to choose among more.
    private static let mostModels = 200

    /// Whether a name can be shown and asked for.
    private func isName(_ name: String) -> Bool {
        (1...200).contains(name.utf8.count)
            && name.unicodeScalars.allSatisfy { $0.value > 32 && $0.value != 127 }
    }
}

extension LoopbackServerFinder {
    /// Throws if the server would not answer with `model` itself but pass the text on to another machine, as
    /// Ollama does with models of its cloud.
    ///
    /// Asked anew before each request: the same name can mean something else tomorrow.
    func refusePassing(on model: String, at address: ServiceAddress) async throws(LanguageModelError) {
        let isUsualPort = address.port == Self.usualPorts[0]
        // A busy server may take longer to say than one that is only looked for.
        switch await get(address.origin + "/api/tags", within: .seconds(3)) {
        case .failure(.notLoopback): throw .notLoopback
        case .failure(.cancelled): throw .cancelled
        case .failure(.redirected): throw .redirected
        case .failure(.untrustedCertificate): throw .untrustedCertificate
        case .failure(.unreachable) where isUsualPort: throw .unreachable
        // It cannot be known, so nothing is sent.
        case .failure where isUsualPort: throw .noAnswerInTime
        case .failure: return
        case .success(let answer):
            if let tags = answer.decoded(as: OllamaTags.self) {
                if tags.passesOn(model) { throw .passedOn }
            } else if isUsualPort, OllamaTags.namesCloud(model) {
                throw .passedOn
            }
        }
    }
}

extension LoopbackServerFinder {
    /// An answer to a GET.
    fileprivate struct Answer {
        let status: Int
        let body: [UInt8]

        func says(_ text: String) -> Bool {
            status == 200 && String(decoding: body, as: UTF8.self).contains(text)
        }

        func decoded<Shape: Decodable>(as shape: Shape.Type) -> Shape? {
            status == 200 ? try? JSONDecoder().decode(shape, from: Data(body)) : nil
        }
    }

    fileprivate func get(
        _ address: String, within time: Duration = .seconds(1)
    ) async -> Result<Answer, TransferError> {
        var request = TransferRequest(address: address, reach: .loopback)
        request.connect = time
        request.total = time
        let status = Locked(0)
        let body = Locked<[UInt8]>([])
        do throws(TransferError) {
            try await transfers.run(request) { head throws(TransferError) in
                status.withLock { $0 = head.status }
            } bytes: { bytes throws(TransferError) in
                let isTooLong = body.withLock { body in
                    body += bytes
                    return body.count > 262_144
                }
                if isTooLong { throw .stopped }
            }
            return .success(Answer(status: status.withLock { $0 }, body: body.withLock { $0 }))
        } catch {
            return .failure(error)
        }
    }
}

extension Result {
    fileprivate var answer: Success? { try? get() }
}

/// The answer to `GET /v1/models`.
private struct ModelList: Decodable {
    struct Entry: Decodable { let id: String? }

    let data: [Entry]
}

/// The answer to `GET /health`.
private struct Health: Decodable { let status: String }

/// The answer to `GET /api/version`.
private struct OllamaVersion: Decodable { let version: String }

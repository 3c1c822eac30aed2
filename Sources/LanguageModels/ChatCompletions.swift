public import Companion
public import HTTPTransfers
public import Wellbeing

/// Asks language models that speak chat completions, as most servers do, here and elsewhere.
///
/// A request is one POST to `/chat/completions` behind the address. A local server gets it only at an address
/// of this machine, one elsewhere only by a consent; redirects are not followed. Each try that leaves Sela is
/// in the ledger before its first byte goes out.
public struct ChatCompletions: LanguageModel {
    private let transfers: any Transfers
    private let engines: any ModelEngines
    private let clock: any WallClock
    private let random: any RandomSource
    private let pause: @Sendable (Duration) async throws -> Void

    /// - Parameters:
    ///   - transfers: make the connections.
    ///   - engines: run the models that Sela installed.
    ///   - clock: dates the lines of the ledger.
    ///   - random: spreads the pauses between tries.
    ///   - pause: waits between two tries; throws when the task is cancelled.
    public init(
        transfers: any Transfers, engines: any ModelEngines, clock: any WallClock, random: any RandomSource,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.transfers = transfers
        self.engines = engines
        self.clock = clock
        self.random = random
        self.pause = pause
    }

    public func complete(
        _ request: ModelRequest, by access: ModelAccess, ledger: any EgressLedger,
        pieces: (@Sendable (String) async -> Void)?
    ) async throws(LanguageModelError) -> ModelAnswer {
        guard case .managed(let id) = access else {
            let service = try await service(access)
            return try await answer(request, by: service, ledger, pieces)
        }
        let engine = try await engine(of: id)
        // The engine is let go of however this ends, and before the answer is handed over.
        let result: Result<ModelAnswer, LanguageModelError>
        do throws(LanguageModelError) {
            let service = ChatService(
                kind: .managed(id), address: engine.address, key: engine.key, model: engine.model)
            result = .success(try await answer(request, by: service, ledger, pieces))
        } catch {
            result = .failure(error)
        }
        await engines.finished(id)
        return try result.get()
    }

    private func engine(of id: ManagedModel.ID) async throws(LanguageModelError) -> EngineService {
        do throws(EngineFault) {
            return try await engines.service(of: id)
        } catch {
            if Task.isCancelled { throw .cancelled }
            throw error == .notInstalled ? .notInstalled : .engine(error)
        }
    }

    private func service(_ access: ModelAccess) async throws(LanguageModelError) -> ChatService {
        switch access {
        case .local(let address, let model):
            guard address.isLoopback else { throw .notLoopback }
            try await LoopbackServerFinder(transfers: transfers).refusePassing(on: model, at: address)
            return ChatService(kind: .local, address: address, key: nil, model: model)
        case .cloud(let consent, let key):
            return ChatService(kind: .cloud, address: consent.address, key: key, model: consent.model)
        case .managed: throw .notInstalled
        }
    }

    private func answer(
        _ request: ModelRequest, by service: ChatService, _ ledger: any EgressLedger,
        _ pieces: (@Sendable (String) async -> Void)?
    ) async throws(LanguageModelError) -> ModelAnswer {
        let one = ChatTry(
            transfers: transfers, clock: clock, service: service,
            body: ChatBody(request, to: service), limits: request.limits)
        let line = EgressLine(ledger: ledger, clock: clock, purpose: request.purpose, service: service)
        let reply = try await tries(one, line, pieces)
        return try ModelAnswer(reply, to: request, asked: service.model)
    }

    /// Tries until there is an answer, or no sense in another try.
    private func tries(
        _ one: ChatTry, _ line: EgressLine, _ pieces: (@Sendable (String) async -> Void)?
    ) async throws(LanguageModelError) -> ChatReply {
        let end = ContinuousClock.now + one.limits.total
        var count = 0
        while true {
            if Task.isCancelled { throw .cancelled }
            count += 1
            let number = try await line.begin(one.body.bytes)
            // The time that the ledger took is part of the whole.
            let (result, hasSpoken) = await one.run(total: end - .now, pieces: pieces)
            await line.end(number, result)
            switch result {
            case .success(let reply): return reply
            case .failure(let fault):
                guard fault.isTransient, !hasSpoken, count < one.limits.tries else { throw fault.error }
                let wait = RetryPause.length(
                    afterTries: count, retryAfter: fault.retryAfter, random: random)
                guard wait < end - .now else { throw fault.error }
                try await rest(wait)
            }
        }
    }

    private func rest(_ length: Duration) async throws(LanguageModelError) {
        do {
            try await pause(length)
        } catch {
            throw .cancelled
        }
    }
}

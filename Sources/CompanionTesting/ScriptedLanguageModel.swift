public import Companion
public import Wellbeing

/// Answers as the script says, and keeps what it was asked.
///
/// As a model does that Sela does not run itself, it tells the ledger of each request first, at instant 0.
public actor ScriptedLanguageModel: LanguageModel {
    private var results: [Result<ModelAnswer, LanguageModelError>]
    public private(set) var requests: [ModelRequest] = []
    /// The way in of each request.
    public private(set) var accesses: [ModelAccess] = []
    private var isHeld = false

    /// The results in their order; the last is given again and again.
    public init(_ results: [Result<ModelAnswer, LanguageModelError>]) {
        self.results = results
    }

    public init(saying text: String) {
        self.init([.success(ModelAnswer(text: text, model: "script"))])
    }

    /// Whether every answer waits, until this is called with `false` or the task that waits is cancelled.
    public func hold(_ isHeld: Bool) {
        self.isHeld = isHeld
    }

    public func complete(
        _ request: ModelRequest, by access: ModelAccess, ledger: any EgressLedger,
        pieces: (@Sendable (String) async -> Void)?
    ) async throws(LanguageModelError) -> ModelAnswer {
        let number = try await record(request, by: access, in: ledger)
        requests.append(request)
        accesses.append(access)
        while isHeld {
            if Task.isCancelled {
                try await finish(number, .cancelled, in: ledger)
                throw .cancelled
            }
            await Task.yield()
        }
        let result = results.count > 1 ? results.removeFirst() : results.first
        do {
            let answer = try (result ?? .failure(.unreachable)).get()
            try await finish(number, .answered, in: ledger)
            await pieces?(answer.text)
            return answer
        } catch {
            try await finish(number, error == .cancelled ? .cancelled : .failed, in: ledger)
            throw error
        }
    }

    private func record(
        _ request: ModelRequest, by access: ModelAccess, in ledger: any EgressLedger
    ) async throws(LanguageModelError) -> Int64? {
        let (address, model): (ServiceAddress, String)
        switch access {
        case .managed: return nil
        case .local(let local, let name): (address, model) = (local, name)
        case .cloud(let consent, _): (address, model) = (consent.address, consent.model)
        }
        do {
            return try await ledger.record(
                EgressRecord(
                    instant: Instant(milliseconds: 0), purpose: request.purpose, address: address,
                    model: model, bytes: request.messages.map(\.text.utf8.count).reduce(0, +),
                    digest: String(repeating: "0", count: 64)))
        } catch {
            throw .ledgerFailed
        }
    }

    private func finish(
        _ number: Int64?, _ outcome: EgressRecord.Outcome, in ledger: any EgressLedger
    ) async throws(LanguageModelError) {
        guard let number else { return }
        do {
            _ = try await ledger.finish(number, outcome)
        } catch {
            throw .ledgerFailed
        }
    }
}

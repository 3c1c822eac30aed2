import Companion
import CompanionTesting
import HTTPTransfers
import Wellbeing

@testable import LanguageModels

/// A chat client with a diary in memory, whose pauses take no time.
struct ChatHouse: Sendable {
    let diary = MemoryDiary()
    let clock = SetClock(Instant(milliseconds: 1_780_000_000_000))
    let engines: OneEngine
    /// How long it was waited between tries.
    private let waits = Locked<[Duration]>([])

    init(engines: OneEngine = OneEngine()) {
        self.engines = engines
    }

    var pauses: [Duration] { waits.withLock { $0 } }

    func model(certificates: String? = nil) -> ChatCompletions {
        let waits = waits
        return ChatCompletions(
            transfers: CurlTransfers(certificates: certificates), engines: engines, clock: clock,
            random: CountingRandom()
        ) { length in
            try Task.checkCancellation()
            waits.withLock { $0.append(length) }
        }
    }

    /// Asks a server on this machine.
    func ask(
        _ server: ScriptedServer, _ request: ModelRequest = .greeting,
        pieces: (@Sendable (String) async -> Void)? = nil
    ) async throws(LanguageModelError) -> ModelAnswer {
        guard let address = try? ServiceAddress(parsing: server.origin) else { throw .unreachable }
        return try await model().complete(
            request, by: .local(address, model: "small"), ledger: diary, pieces: pieces)
    }

    /// What goes wrong when a server on this machine is asked; `nil` = nothing.
    func fault(_ server: ScriptedServer, _ request: ModelRequest = .greeting) async -> LanguageModelError? {
        do throws(LanguageModelError) {
            _ = try await ask(server, request)
            return nil
        } catch {
            return error
        }
    }

    /// Makes `address` the chosen service, as somebody elsewhere, and agrees if `agrees`.
    func chooseCloud(_ address: ServiceAddress, key: String? = "sk-1", agrees: Bool) async throws {
        var preferences = Preferences(language: .german)
        preferences.aiConsent = AIConsent(
            isGranted: true, version: AIConsent.currentVersion, decidedAt: clock.now())
        try await diary.save(preferences)
        try await diary.save(ModelProvider.cloud(address, CloudModels(general: "large")))
        try await diary.keepModelKey(key.map { Secret($0) }, for: address)
        try await diary.record(
            ModelConsent(
                purpose: .reflectionReply, address: address, model: "large", isGranted: agrees,
                decidedAt: clock.now()))
    }

    /// The ledger, latest first.
    func ledger() async throws -> [EgressRecord] {
        try await diary.egress(before: nil, limit: 1_000).map(\.record)
    }
}

/// An engine that is always there, and counts who uses it.
struct OneEngine: ModelEngines {
    var fault: EngineFault?
    var address: ServiceAddress?
    var key: Secret?
    private let users = Locked((begun: 0, finished: 0))

    var begun: Int { users.withLock { $0.begun } }
    var finished: Int { users.withLock { $0.finished } }

    func service(of model: ManagedModel.ID) async throws(EngineFault) -> EngineService {
        guard fault == nil, let address else { throw fault ?? .missing }
        users.withLock { $0.begun += 1 }
        return EngineService(address: address, key: key, model: "loaded")
    }

    func finished(_ model: ManagedModel.ID) async { users.withLock { $0.finished += 1 } }
    func tryOut(_ file: String, as model: ManagedModel) async throws(EngineFault) {}
    func stop(_ model: ManagedModel.ID) async {}
    func stopAll() async {}
}

extension ModelRequest {
    static let greeting = asking("Hallo")

    static func asking(
        _ text: String, limits: ModelLimits = ModelLimits(), schema: AnswerSchema? = nil,
        language: Language? = nil
    ) -> ModelRequest {
        ModelRequest(
            purpose: .reflectionReply, messages: [ModelMessage(.user, text)], limits: limits, schema: schema,
            language: language)
    }
}

/// What a model says, as events.
enum Events {
    static let done = "data: [DONE]\n\n"

    /// One event with a piece of text; the text must need no escape in JSON.
    static func piece(_ text: String) -> String {
        #"data: {"model":"small-1","choices":[{"delta":{"content":"\#(text)"}}]}"# + "\n\n"
    }

    static func end(_ reason: String = "stop") -> String {
        #"data: {"choices":[{"delta":{},"finish_reason":"\#(reason)"}]}"# + "\n\n" + done
    }

    /// The steps of a whole answer.
    static func saying(_ pieces: String..., end: String = Events.end()) -> [ScriptedServer.Step] {
        [.eventsHead] + pieces.map { .send(piece($0)) } + [.send(end)]
    }
}

extension ScriptedServer {
    /// A server of a model: what is asked by GET is not there.
    static func model(
        _ answer: @escaping @Sendable (Heard, Int) -> [Step]
    ) throws -> ScriptedServer {
        try ScriptedServer { heard, count in
            heard.isPost ? answer(heard, count) : [.answer(404)]
        }
    }

    static func model(_ steps: [Step]) throws -> ScriptedServer {
        try model { _, _ in steps }
    }
}

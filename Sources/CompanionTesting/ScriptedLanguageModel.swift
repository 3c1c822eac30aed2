public import Companion
import Wellbeing

/// Answers as the script says, and keeps what it was asked.
public actor ScriptedLanguageModel: LanguageModel {
    private var results: [Result<ModelAnswer, LanguageModelError>]
    public private(set) var requests: [ModelRequest] = []

    /// The results in their order; the last is given again and again.
    public init(_ results: [Result<ModelAnswer, LanguageModelError>]) {
        self.results = results
    }

    public init(saying text: String) {
        self.init([.success(ModelAnswer(text: text, model: "script"))])
    }

    public func complete(
        _ request: ModelRequest, by access: ModelAccess, ledger: any EgressLedger,
        pieces: (@Sendable (String) async -> Void)?
    ) async throws(LanguageModelError) -> ModelAnswer {
        requests.append(request)
        let result = results.count > 1 ? results.removeFirst() : results.first
        guard let result else { throw .unreachable }
        let answer = try result.get()
        await pieces?(answer.text)
        return answer
    }
}

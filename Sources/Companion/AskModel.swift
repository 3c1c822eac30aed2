public import Wellbeing

/// Asks the language model that the person chose, if she chose one and, where it is elsewhere, agreed.
public struct AskModel: Sendable {
    private let diary: any ModelRecords
    private let model: any LanguageModel

    public init(diary: any ModelRecords, model: any LanguageModel) {
        self.diary = diary
        self.model = model
    }

    /// Whether the model may be asked for `purpose`, and what is missing if not.
    public func readiness(for purpose: ModelPurpose) async throws(DiaryError) -> ModelReadiness {
        let provider = try await diary.modelProvider()
        switch provider {
        case .none: return .noModel
        case .managed, .local: return .ready(provider)
        case .cloud(let address, let models):
            let name = models.name(for: purpose)
            if try await consent(for: purpose, address, name) != nil { return .ready(provider) }
            return .needsConsent(try await question(for: purpose, address, name))
        }
    }

    /// Asks, and waits for the whole answer.
    ///
    /// - Parameter pieces: called with each new piece of text as it comes.
    public func ask(
        _ request: ModelRequest, pieces: (@Sendable (String) async -> Void)? = nil
    ) async throws(AskModelError) -> ModelAnswer {
        let access = try await access(for: request.purpose)
        do {
            return try await model.complete(request, by: access, ledger: diary, pieces: pieces)
        } catch {
            throw .model(error)
        }
    }

    private func access(for purpose: ModelPurpose) async throws(AskModelError) -> ModelAccess {
        do {
            switch try await diary.modelProvider() {
            case .none: throw AskModelError.noModel
            case .managed(let id): return .managed(id)
            case .local(let address, let name): return .local(address, model: name)
            case .cloud(let address, let models):
                let name = models.name(for: purpose)
                guard let consent = try await consent(for: purpose, address, name) else {
                    throw AskModelError.needsConsent(try await question(for: purpose, address, name))
                }
                return .cloud(consent, key: try await diary.modelKey(for: address))
            }
        } catch let error as AskModelError {
            throw error
        } catch let error as DiaryError {
            throw .diary(error)
        } catch {
            throw .noModel
        }
    }

    /// The only place where an ``EgressConsent`` is made.
    private func consent(
        for purpose: ModelPurpose, _ address: ServiceAddress, _ name: String
    ) async throws(DiaryError) -> EgressConsent? {
        let granted = EgressConsent(purpose: purpose, address: address, model: name)
        // The trial sends one sentence of ours, and choosing the address was the word for it.
        if purpose == .trial { return granted }
        let asked = ConsentQuestion(purpose: purpose, address: address, model: name, wasDeclined: false)
        let answer = try await diary.modelConsents().first { $0.answers(asked) }
        return answer?.isGranted == true ? granted : nil
    }

    private func question(
        for purpose: ModelPurpose, _ address: ServiceAddress, _ name: String
    ) async throws(DiaryError) -> ConsentQuestion {
        let asked = ConsentQuestion(purpose: purpose, address: address, model: name, wasDeclined: false)
        let wasDeclined = try await diary.modelConsents().contains { $0.answers(asked) && !$0.isGranted }
        return ConsentQuestion(purpose: purpose, address: address, model: name, wasDeclined: wasDeclined)
    }
}

/// Whether a model may be asked.
public enum ModelReadiness: Hashable, Sendable {
    case noModel
    case ready(ModelProvider)
    case needsConsent(ConsentQuestion)
}

/// Why a model was not asked, or gave nothing.
public enum AskModelError: Error, Hashable, Sendable {
    /// None is chosen.
    case noModel
    case needsConsent(ConsentQuestion)
    case diary(DiaryError)
    case model(LanguageModelError)
}

public import Wellbeing

/// Asks the language model that the person chose, if she chose one and, where it is elsewhere, agreed.
///
/// What she agreed to is looked up for each request, right before it. A consent that is taken back after that
/// does not call back what is on its way.
public struct AskModel: Sendable {
    private let diary: any Diary
    private let model: any LanguageModel

    public init(diary: any Diary, model: any LanguageModel) {
        self.diary = diary
        self.model = model
    }

    /// Whether the model may be asked for `purpose`, and what is missing if not.
    ///
    /// For ``ModelPurpose/trial`` it speaks of ``tryModel(timedBy:)``.
    public func readiness(for purpose: ModelPurpose) async throws(DiaryError) -> ModelReadiness {
        let permissions = try await diary.egressPermissions()
        switch permissions.provider {
        case .none: return .noModel
        case .managed, .local: return .ready(permissions.provider)
        case .cloud:
            guard permissions.isCloudAllowed else { return .cloudDeclined }
            if purpose == .trial || permissions.isGranted(purpose) { return .ready(permissions.provider) }
            return permissions.question(for: purpose).map(ModelReadiness.needsConsent) ?? .cloudDeclined
        }
    }

    /// Asks, and waits for the whole answer.
    ///
    /// - Parameter pieces: called with each new piece of text as it comes.
    public func ask(
        _ request: ModelRequest, pieces: (@Sendable (String) async -> Void)? = nil
    ) async throws(AskModelError) -> ModelAnswer {
        try await complete(request, by: try await access(for: request.purpose, isTrial: false), pieces)
    }

    /// Sends ``ModelTrial/request``, because the person asked for it, and tells how it went.
    ///
    /// It needs no consent of its own, since it holds no word of a person; but where a model elsewhere may
    /// not be used at all, it is not tried either.
    ///
    /// - Parameter clock: measures how long the answer took.
    public func tryModel(timedBy clock: some Clock<Duration>) async throws(AskModelError) -> ModelTrial {
        let access = try await access(for: .trial, isTrial: true)
        let start = clock.now
        let answer = try await complete(ModelTrial.request, by: access, nil)
        guard case .boolean(let isRight) = answer.fields[ModelTrial.field] else {
            throw .model(.unfitAnswer(.unfit(field: ModelTrial.field)))
        }
        return ModelTrial(
            elapsed: start.duration(to: clock.now), model: answer.model, isRight: isRight, text: answer.text)
    }

    private func complete(
        _ request: ModelRequest, by access: ModelAccess, _ pieces: (@Sendable (String) async -> Void)?
    ) async throws(AskModelError) -> ModelAnswer {
        do {
            return try await model.complete(request, by: access, ledger: diary, pieces: pieces)
        } catch {
            throw .model(error)
        }
    }

    /// The only place where an ``EgressConsent`` is made.
    ///
    /// - Parameter isTrial: whether the request is ``ModelTrial/request``. The purpose of a request does not
    ///   say so: whoever writes ``ModelPurpose/trial`` on other words must not get around the question.
    private func access(for purpose: ModelPurpose, isTrial: Bool) async throws(AskModelError) -> ModelAccess {
        let permissions: EgressPermissions
        do {
            permissions = try await diary.egressPermissions()
        } catch {
            throw .diary(error)
        }
        switch permissions.provider {
        case .none: throw .noModel
        case .managed(let id): return .managed(id)
        case .local(let address, let name): return .local(address, model: name)
        case .cloud(let address, let models):
            guard permissions.isCloudAllowed else { throw .cloudDeclined }
            guard isTrial || permissions.isGranted(purpose) else {
                throw permissions.question(for: purpose).map(AskModelError.needsConsent) ?? .cloudDeclined
            }
            let consent = EgressConsent(
                purpose: purpose, address: address, model: models.name(for: purpose))
            return .cloud(consent, key: try await key(for: address))
        }
    }

    private func key(for address: ServiceAddress) async throws(AskModelError) -> Secret? {
        do {
            return try await diary.modelKey(for: address)
        } catch {
            throw .diary(error)
        }
    }
}

/// Whether a model may be asked.
public enum ModelReadiness: Hashable, Sendable {
    case noModel
    case ready(ModelProvider)
    /// One elsewhere is chosen, but the answer to "may a model elsewhere be used at all?" is not yes.
    case cloudDeclined
    case needsConsent(ConsentQuestion)
}

/// Why a model was not asked, or gave nothing.
public enum AskModelError: Error, Hashable, Sendable {
    /// None is chosen.
    case noModel
    /// One elsewhere is chosen, but may not be used at all, or never for this purpose.
    case cloudDeclined
    case needsConsent(ConsentQuestion)
    case diary(DiaryError)
    case model(LanguageModelError)
}

extension Diary {
    /// What may be sent elsewhere now.
    public func egressPermissions() async throws(DiaryError) -> EgressPermissions {
        // One after the other, not at one moment: an answer counts only for the address and the model that it
        // names, so what changes in between grants nothing that was not agreed to.
        let provider = try await modelProvider()
        let consents = try await modelConsents()
        let general = try await preferences()?.aiConsent
        return EgressPermissions(provider: provider, general: general, consents: consents)
    }
}

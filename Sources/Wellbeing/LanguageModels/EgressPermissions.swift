/// What may be sent to another machine now: worked out from the provider and the person's answers.
public struct EgressPermissions: Hashable, Sendable {
    public let provider: ModelProvider
    /// The answer to "may a model elsewhere be used at all?"; `nil` = not asked, which means no.
    public let general: AIConsent?
    /// The latest answer for each purpose.
    public let consents: [ModelConsent]

    public init(provider: ModelProvider, general: AIConsent?, consents: [ModelConsent]) {
        self.provider = provider
        self.general = general
        self.consents = consents
    }

    /// Whether a model elsewhere may be used at all.
    ///
    /// Nothing is sent without, whatever was agreed to for a purpose.
    public var isCloudAllowed: Bool { general?.isInForce == true }

    /// What there is to agree to for `purpose`; `nil` = nothing, since nobody elsewhere is chosen or the
    /// purpose sends no words of a person.
    public func question(for purpose: ModelPurpose) -> ConsentQuestion? {
        guard case .cloud(let address, let models) = provider, ModelPurpose.consented.contains(purpose) else {
            return nil
        }
        let model = models.name(for: purpose)
        let asked = ConsentQuestion(purpose: purpose, address: address, model: model, wasDeclined: false)
        let wasDeclined = consents.contains { $0.answers(asked) && !$0.isGranted }
        return ConsentQuestion(purpose: purpose, address: address, model: model, wasDeclined: wasDeclined)
    }

    /// Whether the person agreed to `purpose` as it would be sent now: to this address, this model, in
    /// today's wording, and with the general answer still yes.
    public func isGranted(_ purpose: ModelPurpose) -> Bool {
        guard isCloudAllowed, let question = question(for: purpose) else { return false }
        // There is one for each purpose; should there ever be two, a no wins.
        let answers = consents.filter { $0.answers(question) }
        return !answers.isEmpty && answers.allSatisfy(\.isGranted)
    }
}

extension AIConsent {
    /// Whether it is a yes to the question as it is asked today.
    public var isInForce: Bool { isGranted && version == Self.currentVersion }
}

/// A dated answer to the question whether a model elsewhere may be sent words for one purpose.
///
/// It names who gets them and under which model; for another address or model it says nothing.
public struct ModelConsent: Hashable, Sendable {
    public let purpose: ModelPurpose
    public let address: ServiceAddress
    public let model: String
    public let isGranted: Bool
    /// Which wording was answered; a new wording asks again.
    public let version: Int
    public let decidedAt: Instant

    public static let currentVersion = 1

    public init(
        purpose: ModelPurpose, address: ServiceAddress, model: String, isGranted: Bool,
        version: Int = currentVersion, decidedAt: Instant
    ) {
        self.purpose = purpose
        self.address = address
        self.model = model
        self.isGranted = isGranted
        self.version = version
        self.decidedAt = decidedAt
    }

    /// Whether this is an answer to the question as it is asked today.
    public func answers(_ question: ConsentQuestion) -> Bool {
        purpose == question.purpose && address == question.address && model == question.model
            && version == Self.currentVersion
    }
}

/// What a person is asked to agree to.
public struct ConsentQuestion: Hashable, Sendable {
    public let purpose: ModelPurpose
    public let address: ServiceAddress
    public let model: String
    /// Whether the person answered "not now" before: then it is asked only when she acts again.
    public let wasDeclined: Bool

    public init(purpose: ModelPurpose, address: ServiceAddress, model: String, wasDeclined: Bool) {
        self.purpose = purpose
        self.address = address
        self.model = model
        self.wasDeclined = wasDeclined
    }
}

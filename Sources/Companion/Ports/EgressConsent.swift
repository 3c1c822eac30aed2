public import Wellbeing

/// The proof that a person agreed to send words for one purpose to one address and model.
///
/// Only ``AskModel`` makes one, from a consent in the diary that is granted and of today's wording; so a call
/// to another machine cannot be written without asking first.
public struct EgressConsent: Sendable {
    public let purpose: ModelPurpose
    public let address: ServiceAddress
    public let model: String

    /// Internal on purpose: no adapter and no room can make one.
    init(purpose: ModelPurpose, address: ServiceAddress, model: String) {
        self.purpose = purpose
        self.address = address
        self.model = model
    }
}

/// A line of the ledger: something that Sela sent to another program or machine.
///
/// It is written before the first byte goes out, and completed when the answer is there.
public struct EgressRecord: Hashable, Sendable {
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// Sent, or about to be; nothing more is known. What a crash leaves behind.
        case sent
        case answered
        /// The other side refused, broke off or could not be reached.
        case failed
        case cancelled
    }

    public let instant: Instant
    public let purpose: ModelPurpose
    public let address: ServiceAddress
    public let model: String
    /// Bytes of the request's body, at least 0; for a download, 0.
    public let bytes: Int
    /// SHA-256 of the body: 64 lower-case hexadecimal digits.
    public let digest: String
    public var outcome: Outcome

    public init(
        instant: Instant, purpose: ModelPurpose, address: ServiceAddress, model: String, bytes: Int,
        digest: String, outcome: Outcome = .sent
    ) {
        self.instant = instant
        self.purpose = purpose
        self.address = address
        self.model = model
        self.bytes = bytes
        self.digest = digest
        self.outcome = outcome
    }
}

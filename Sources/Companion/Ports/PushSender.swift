public import Wellbeing

/// Sends a reminder to an address elsewhere.
public protocol PushSender: Sendable {
    /// Sends `sentence`, after a line in `ledger`; returns once the other side has taken it.
    func send(
        _ sentence: String, by consent: PushConsent, ledger: any EgressLedger
    ) async throws(PushError)
}

/// The proof that the person agreed to have a fixed sentence sent to an address.
///
/// Only ``Remind`` makes one, from a consent in the diary that is granted and of today's wording; so a push cannot be
/// written without asking first.
public struct PushConsent: Sendable {
    public let address: ServiceAddress

    /// Internal on purpose: no adapter and no room can make one.
    init(address: ServiceAddress) {
        self.address = address
    }
}

/// Why a reminder did not reach the address elsewhere.
public enum PushError: Error, Hashable, Sendable {
    /// Nobody agreed to it, or nobody gave an address.
    case notAllowed
    /// The diary is locked or cannot be read: what cannot be written down beforehand is not sent.
    case diary(DiaryError)
    case unreachable
    case untrustedCertificate
    /// The address points to another one, which was not agreed to.
    case redirected
    case noAnswerInTime
    /// The other side answered that it does not take it; its HTTP status.
    case refused(status: Int)
}

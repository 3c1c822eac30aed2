/// An address elsewhere that a reminder is sent to, and whether the person agreed to that.
///
/// Services such as ntfy take a message at an address of one's own choice and show it on a phone.
public struct PushHook: Hashable, Sendable {
    public let address: ServiceAddress
    /// The answer to "may a fixed sentence be sent there at the times of the reminders?"; no until it is asked.
    public let isGranted: Bool
    /// Which wording was answered; a new wording asks again.
    public let version: Int
    /// When it was answered; before that, when the address was given.
    public let decidedAt: Instant

    public static let currentVersion = 1

    public init(address: ServiceAddress, isGranted: Bool, version: Int = currentVersion, decidedAt: Instant) {
        self.address = address
        self.isGranted = isGranted
        self.version = version
        self.decidedAt = decidedAt
    }

    /// Whether it is a yes to the question as it is asked today.
    public var isInForce: Bool { isGranted && version == Self.currentVersion }
}

extension PushHook {
    /// Why an address is none that a reminder can be sent to.
    public enum Fault: Error, Hashable, Sendable {
        /// Not `https://` and a host.
        case notAnAddress
        /// A name and password before the host, a query or a fragment.
        case holdsMore
        /// Plain HTTP to another machine.
        case needsEncryption
        /// Nothing behind the host that says whose it is.
        case noTopic
    }

    /// Reads an address that a person typed or pasted, such as `https://ntfy.sh/of-my-own-choice`.
    public static func address(parsing text: String) throws(Fault) -> ServiceAddress {
        let address: ServiceAddress
        do {
            address = try ServiceAddress(parsing: text)
        } catch {
            switch error {
            case .notAnAddress: throw .notAnAddress
            case .holdsMore: throw .holdsMore
            case .needsEncryption: throw .needsEncryption
            }
        }
        // An address of a model is completed or cut where that is what is meant; here what is typed is meant.
        let typed = text.filter { !$0.isWhitespace }.split(separator: "/").dropFirst(2)
        if typed.isEmpty { throw .noTopic }
        guard address.path == "/" + typed.joined(separator: "/") else { throw .notAnAddress }
        return address
    }
}

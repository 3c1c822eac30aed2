/// Why the server did not start.
public enum ServerError: Error, Hashable, Sendable {
    /// Another program listens there.
    case portInUse(UInt16)
    /// Not an address, or one that other machines can reach although that was not allowed.
    case addressNotAllowed
    /// Anything else; `code` is the system's `errno`.
    case notStarted(code: Int32)
}

/// For a log.
extension ServerError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .portInUse(let port): "server: port \(port) in use"
        case .addressNotAllowed: "server: address not allowed"
        case .notStarted(let code): "server: not started, error \(code)"
        }
    }
}

/// Where the site is reached.
public struct SiteAddress: Hashable, Sendable {
    /// The host that the server listens on, such as `127.0.0.1`.
    public let host: String
    public let port: UInt16
    /// Whether only this machine can reach it.
    public let isLoopbackOnly: Bool

    public init(host: String, port: UInt16, isLoopbackOnly: Bool) {
        self.host = host
        self.port = port
        self.isLoopbackOnly = isLoopbackOnly
    }

    /// The values of the `Host` header that we answer.
    ///
    /// Any other name that leads here is somebody else's page whose name was made to point to this machine
    /// (DNS rebinding).
    public var acceptedHosts: Set<String> {
        var names = ["127.0.0.1", "localhost", "[::1]"]
        if !isLoopbackOnly { names.append(host.contains(":") ? "[\(host)]" : host) }
        return Set(names.map { "\($0):\(port)" })
    }

    /// The name of the session cookie.
    ///
    /// Browsers share cookies between the ports of a host, so it holds the port.
    public var cookieName: String { "sela_session_\(port)" }
}

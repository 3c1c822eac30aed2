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

    /// Whether we answer under this value of the `Host` header.
    ///
    /// Our names are `127.0.0.1`, `localhost` and `[::1]` with our port; where other machines may reach us,
    /// any address of this machine as well, but no other name: that would be somebody else's page, whose
    /// name was made to point here (DNS rebinding). An address cannot be made to point anywhere.
    public func accepts(host: String) -> Bool {
        guard host.hasSuffix(":\(port)") else { return false }
        let name = host.dropLast(":\(port)".count)
        if ["127.0.0.1", "localhost", "[::1]"].contains(name) { return true }
        return !isLoopbackOnly && Self.isAddress(name)
    }

    /// Whether `name` is written as an IPv4 or a bracketed IPv6 address.
    private static func isAddress(_ name: Substring) -> Bool {
        if name.first == "[" {
            let inside = name.dropFirst().dropLast()
            return name.last == "]" && inside.contains(":")
                && inside.allSatisfy { $0.isHexDigit || $0 == ":" }
        }
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers.allSatisfy { $0.utf8.count <= 3 && UInt8($0) != nil }
    }

    /// The name of the session cookie.
    ///
    /// Browsers share cookies between the ports of a host, so it holds the port.
    public var cookieName: String { "sela_session_\(port)" }
}

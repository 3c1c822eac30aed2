/// The base address of a service that speaks chat completions, such as `http://127.0.0.1:11434/v1`.
///
/// Paths such as `/chat/completions` are put behind it. Equal addresses are equal values: the host is in
/// lower case, a default port is left out, a trailing slash is dropped.
public struct ServiceAddress: Hashable, Sendable {
    public enum Scheme: String, Hashable, Sendable { case http, https }

    public let scheme: Scheme
    /// A host name or an address; IPv6 without its brackets.
    public let host: String
    /// 1…65535.
    public let port: Int
    /// Begins with a slash and ends without; never empty.
    public let path: String

    /// Whether the host is spelled as this machine itself: `localhost`, 127.0.0.0/8 or `::1`.
    ///
    /// A name may still resolve elsewhere, so whoever connects checks the address that was resolved too.
    public let isLoopback: Bool
}

/// Where nothing is set up yet, `https://openrouter.ai/api/v1` is offered for the cloud.
extension ServiceAddress {
    public static let openRouter = ServiceAddress(
        scheme: .https, host: "openrouter.ai", port: 443, path: "/api/v1", isLoopback: false)
}

extension ServiceAddress: CustomStringConvertible {
    /// Scheme, host, port unless it is the usual one, and path.
    public var description: String { origin + path }

    /// Scheme, host and port: what a key is kept for.
    public var origin: String {
        let name = host.contains(":") ? "[\(host)]" : host
        let usual = scheme == .https ? 443 : 80
        return "\(scheme.rawValue)://\(name)" + (port == usual ? "" : ":\(port)")
    }
}

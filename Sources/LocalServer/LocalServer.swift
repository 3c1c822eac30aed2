public import Web

/// HTTP on this machine, over libmicrohttpd.
public final class LocalServer: Sendable {
    public init(options: ServerOptions, respond: @escaping @Sendable (Request) async -> Response) {}

    /// Starts to listen; answers the port.
    public func start() throws(ServerError) -> UInt16 { throw .notStarted(code: 0) }

    /// Takes no new connection, lets what is being answered end for at most `grace`, and stops.
    public func shutdown(grace: Duration) async {}
}

import Web

@testable import LocalServer

/// Runs a server for the time of `use`.
func withServer(
    _ change: (inout ServerOptions) -> Void = { _ in },
    checking check: (@Sendable (Request) async -> Response?)? = nil,
    answering respond: @escaping @Sendable (Request) async -> Response,
    _ use: (RawClient, LocalServer) async throws -> Void
) async throws {
    var options = ServerOptions()
    change(&options)
    let server = LocalServer(options: options, check: check, respond: respond)
    let port = try server.start()
    do {
        try await use(RawClient(port: port), server)
    } catch {
        await server.shutdown(grace: .seconds(1))
        throw error
    }
    await server.shutdown(grace: .seconds(1))
}

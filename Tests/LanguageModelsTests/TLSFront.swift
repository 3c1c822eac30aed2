import CompanionTesting
import Foundation

/// A certificate made for the test, and a server that speaks TLS with it in front of a scripted one.
final class TLSFront: Sendable {
    struct Failed: Error {}

    let port: Int
    let host: String
    /// The file of the certificate.
    let certificate: String
    private let folder: URL
    private let process: Process

    /// - Parameters:
    ///   - host: an IPv4 address of this machine to listen on.
    ///   - name: the address that the certificate is for.
    init(host: String, for name: String, before server: ScriptedServer) throws {
        self.host = host
        folder = FileManager.default.temporaryDirectory.appending(path: "sela-tls-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        certificate = folder.appending(path: "certificate.pem").path
        let key = folder.appending(path: "key.pem").path
        let made = Process()
        made.executableURL = URL(filePath: "/usr/bin/env")
        made.arguments =
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=test"
            .split(separator: " ").map(String.init)
            + ["-addext", "subjectAltName=IP:\(name)", "-keyout", key, "-out", certificate]
        made.standardError = FileHandle.nullDevice
        made.standardOutput = FileHandle.nullDevice
        try made.run()
        made.waitUntilExit()
        guard made.terminationStatus == 0 else { throw Failed() }
        process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.program, host, "\(server.port)", certificate, key]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        // The server ends when this end is closed, so also when the test is killed.
        let input = Pipe()
        process.standardInput = input
        try process.run()
        var line = ""
        while !line.hasSuffix("\n") {
            let piece = output.fileHandleForReading.availableData
            guard !piece.isEmpty else { throw Failed() }
            line += String(decoding: piece, as: UTF8.self)
        }
        guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else { throw Failed() }
        self.port = port
        keepOpen = input
    }

    private let keepOpen: Pipe

    deinit {
        // Started from a thread that blocks the gentler signals, it would not hear of them.
        kill(process.processIdentifier, SIGKILL)
        try? FileManager.default.removeItem(at: folder)
    }

    var origin: String { "https://\(host):\(port)" }

    private static let program = """
        import asyncio, ssl, sys

        async def pump(reader, writer):
            try:
                while piece := await reader.read(65536):
                    writer.write(piece)
                    await writer.drain()
            except OSError:
                pass
            finally:
                writer.close()

        async def main(host, target, certificate, key):
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate, key)

            async def front(reader, writer):
                try:
                    back_reader, back_writer = await asyncio.open_connection("127.0.0.1", int(target))
                except OSError:
                    writer.close()
                    return
                await asyncio.gather(pump(reader, back_writer), pump(back_reader, writer))

            server = await asyncio.start_server(front, host, 0, ssl=context)
            print(server.sockets[0].getsockname()[1], flush=True)
            await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)

        asyncio.run(main(*sys.argv[1:]))
        """
}

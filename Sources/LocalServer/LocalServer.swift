import CMicrohttpd
import CMicrohttpdBridge
import Foundation
public import Web

/// HTTP on this machine, over libmicrohttpd.
///
/// The library's own threads read requests and write responses. In between, a connection is suspended and
/// a task asks the site, so a slow answer holds up nobody else.
public final class LocalServer: Sendable {
    let options: ServerOptions
    let respond: @Sendable (Request) async -> Response
    private let check: (@Sendable (Request) async -> Response?)?
    private let running = Locked<Running?>(nil)
    private let traffic = Locked(Traffic())

    /// The library's server and what watches over it.
    private struct Running: @unchecked Sendable {  // because one thread at a time has it
        let daemon: OpaquePointer
        let watch: Task<Void, Never>
    }

    private struct Traffic {
        var connections: [ObjectIdentifier: Connection] = [:]
        /// Requests that the site was asked about and whose response is not sent yet.
        var exchanges: [ObjectIdentifier: Exchange] = [:]
        /// Whether a request that comes now is turned away: its connection would be suspended while the
        /// library is stopped.
        var isStopping = false
        /// Bytes of bodies in memory.
        var bodyBytes = 0
        /// Bytes of files that came and wait.
        var uploadBytes = 0
        var streams: [ObjectIdentifier: StreamedBody] = [:]
    }

    /// - Parameter check: asked when the headers of a form with a file are there, and before any of it is taken: what
    ///   is answered instead of taking it, `nil` = it is taken. `nil` in the place of the function = no such form is
    ///   taken, and the site gets the request without it.
    public init(
        options: ServerOptions, check: (@Sendable (Request) async -> Response?)? = nil,
        respond: @escaping @Sendable (Request) async -> Response
    ) {
        self.options = options
        self.check = check
        self.respond = respond
    }

    /// Starts to listen.
    ///
    /// - Returns: the port, which the system has chosen if ``ServerOptions/port`` is 0.
    public func start() throws(ServerError) -> UInt16 {
        var port = options.port
        var code: Int32 = 0
        let listener = microhttpd_listen(options.address, &port, options.allowsOtherMachines ? 1 : 0, &code)
        guard listener >= 0 else {
            switch code {
            case EADDRINUSE: throw .portInUse(options.port)
            case EADDRNOTAVAIL,
                EACCES where options.port > 1_023 || options.port == 0:
                throw .addressNotAllowed
            default: throw .notStarted(code: code)
            }
        }
        let limits = microhttpd_limits(
            is_ipv6: options.address.contains(":") ? 1 : 0, threads: 2, idle_seconds: options.idleSeconds,
            connections: options.connections, connection_memory: 65_536)
        // The library calls back until it is stopped, so it holds the server until then.
        let context = Unmanaged.passRetained(self).toOpaque()
        let callbacks = microhttpd_callbacks(
            access: accessed, completed: completed, connection: connectionChanged, target: targetRead,
            context: context)
        guard let daemon = microhttpd_start(listener, limits, callbacks) else {
            let code = errno
            close(listener)
            Unmanaged<LocalServer>.fromOpaque(context).release()
            throw .notStarted(code: code)
        }
        let watch = Task { [weak self] in
            while let self, await self.watchForASecond() {}
        }
        running.withLock { $0 = Running(daemon: daemon, watch: watch) }
        return port
    }

    /// Takes no new connection, lets what is being answered end, and stops.
    ///
    /// What is not answered after `grace` gets a 503.
    public func shutdown(grace: Duration = .seconds(5)) async {
        guard
            let running = running.withLock({ running in
                defer { running = nil }
                return running
            })
        else { return }
        running.watch.cancel()
        // A connection that is kept alive can bring another request although no new one is taken.
        let streams = traffic.withLock { traffic in
            traffic.isStopping = true
            return Array(traffic.streams.values)
        }
        // Nothing else ends them, and nobody loses anything: the page asks again.
        for stream in streams { stream.end() }
        let listener = MHD_quiesce_daemon(running.daemon)
        if listener >= 0 { close(listener) }
        await waitForAnswers(atMost: grace)
        // The library must not be stopped while a connection is suspended.
        for exchange in traffic.withLock({ Array($0.exchanges.values) }) {
            exchange.cancel()
            exchange.decide(Self.unavailable("stopping"))
        }
        await waitForAnswers(atMost: .seconds(2))
        await withCheckedContinuation { stopped in
            // It waits for its threads; not on one of the few that all tasks share.
            DispatchQueue.global().async {
                MHD_stop_daemon(running.daemon)
                stopped.resume()
            }
        }
        Unmanaged.passUnretained(self).release()
    }

    private func waitForAnswers(atMost limit: Duration) async {
        let end = ContinuousClock.now + limit
        while traffic.withLock({ !$0.exchanges.isEmpty }), ContinuousClock.now < end {
            do {
                try await Task.sleep(for: .milliseconds(10))
            } catch {
                return
            }
        }
    }

    /// Ends connections whose request takes too long to come in.
    ///
    /// - Returns: `false` = the server is stopping.
    private func watchForASecond() async -> Bool {
        endSlowConnections(limit: .seconds(options.requestSeconds))
        let streams = traffic.withLock { Array($0.streams.values) }
        for stream in streams { stream.beat(at: .now, after: .seconds(options.beatSeconds)) }
        do {
            try await Task.sleep(for: .seconds(1))
            return true
        } catch {
            return false
        }
    }

    private func endSlowConnections(limit: Duration) {
        let now = ContinuousClock.now
        traffic.withLock { traffic in
            // Inside the lock: the socket of a connection that is still known has not been closed.
            for connection in traffic.connections.values where connection.isTooSlow(at: now, limit: limit) {
                Foundation.shutdown(connection.socket, Int32(SHUT_RDWR))
            }
        }
    }

    static func unavailable(_ text: String) -> Response {
        Response.plain(503, text).guarded()
    }
}

/// What the library's threads note.
extension LocalServer {
    func noteOpened(_ connection: Connection) {
        traffic.withLock { $0.connections[ObjectIdentifier(connection)] = connection }
    }

    func noteClosed(_ connection: Connection) {
        traffic.withLock { $0.connections[ObjectIdentifier(connection)] = nil }
    }

    /// Whether so many more bytes of a body may be held.
    func reserve(_ bytes: Int) -> Bool {
        traffic.withLock { traffic in
            guard traffic.bodyBytes + bytes <= options.allBodyBytes else { return false }
            traffic.bodyBytes += bytes
            return true
        }
    }

    var takesUploads: Bool { check != nil }

    /// The same for bytes of a file that are put aside.
    func reserveUpload(_ bytes: Int) -> Bool {
        traffic.withLock { traffic in
            guard traffic.uploadBytes + bytes <= options.allUploadBytes else { return false }
            traffic.uploadBytes += bytes
            return true
        }
    }

    /// Whether a response may come piece by piece.
    func open(_ stream: StreamedBody, for exchange: Exchange) -> Bool {
        traffic.withLock { traffic in
            guard !traffic.isStopping, traffic.streams.count < options.streams else { return false }
            traffic.streams[ObjectIdentifier(exchange)] = stream
            return true
        }
    }

    /// Whether the request may be answered.
    ///
    /// From here on ``shutdown(grace:)`` waits for it, so this comes before its connection is suspended.
    func admit(_ exchange: Exchange) -> Bool {
        traffic.withLock { traffic in
            guard !traffic.isStopping else { return false }
            traffic.exchanges[ObjectIdentifier(exchange)] = exchange
            return true
        }
    }

    /// Asks the site, and answers 503 if that takes too long.
    func ask(about request: Request, for exchange: Exchange) {
        let limit = Duration.seconds(options.answerSeconds)
        exchange.work { [respond] in
            await withTaskGroup(of: Response?.self) { group in
                group.addTask { await respond(request) }
                group.addTask {
                    do {
                        try await Task.sleep(for: limit)
                        return LocalServer.unavailable("this takes too long")
                    } catch {
                        return nil
                    }
                }
                for await response in group {
                    guard let response else { continue }
                    exchange.decide(response)
                    group.cancelAll()
                }
            }
        }
    }

    /// Asks the site whether it takes the file that comes.
    func checkUpload(_ request: Request, for exchange: Exchange) {
        exchange.work { [check] in exchange.decide(await check?(request)) }
    }

    func noteCompleted(_ exchange: Exchange) {
        traffic.withLock { traffic in
            traffic.streams[ObjectIdentifier(exchange)] = nil
            traffic.uploadBytes -= exchange.form?.received ?? 0
            traffic.exchanges[ObjectIdentifier(exchange)] = nil
            traffic.bodyBytes -= exchange.received
        }
    }
}

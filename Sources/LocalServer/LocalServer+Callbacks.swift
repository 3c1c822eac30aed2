import CMicrohttpd
import CMicrohttpdBridge
import Foundation
import Web

// What libmicrohttpd calls, on its own threads. Free functions: a closure would inherit an actor.

/// A connection begins or ends; its `Connection` is held by the library in between.
func connectionChanged(
    _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?,
    _ stored: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ change: MHD_ConnectionNotificationCode
) {
    guard let context, let handle, let stored else { return }
    let server = Unmanaged<LocalServer>.fromOpaque(context).takeUnretainedValue()
    if change == microhttpd_connection_started {
        var ends = microhttpd_ends()
        guard microhttpd_connection_ends(handle, &ends) == 1 else { return }
        let found = ConnectionEnds(ends)
        let isSameUser = found.isLoopback ? ConnectionOwner.isSameUser(found, as: geteuid()) : nil
        let connection = Connection(
            peer: Request.Peer(isLoopback: found.isLoopback, isSameUser: isSameUser), socket: ends.socket)
        server.noteOpened(connection)
        stored.pointee = Unmanaged.passRetained(connection).toOpaque()
    } else if let pointer = stored.pointee {
        stored.pointee = nil
        server.noteClosed(Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue())
    }
}

/// A request line has come; the `Exchange` made here is held by the library until ``completed``.
func targetRead(
    _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ handle: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    let text = target.flatMap { String(validatingCString: $0) }
    return Unmanaged.passRetained(Exchange(target: text)).toOpaque()
}

/// Called when the headers are there, for each piece of the body, when the body is there, and once more
/// when a suspended connection goes on.
func accessed(
    _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?, _ url: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ data: UnsafePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ stored: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let handle, let method, let size, let pointer = stored?.pointee else {
        return microhttpd_no
    }
    let server = Unmanaged<LocalServer>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    if case .beginning = exchange.stage {
        exchange.stage = .receiving
        begin(exchange, String(cString: method), handle, server)
        // A refusal goes out before the body comes in.
        if let refusal = exchange.refusal { return send(refusal, to: handle, of: exchange, server) }
        if exchange.bringsFile { check(exchange, handle, server) }
        return microhttpd_yes
    }
    if case .checking = exchange.stage {
        goOn(exchange, handle, server)
        // The library calls about the headers once more when the connection goes on; no body came with that.
        if size.pointee == 0 { return microhttpd_yes }
    }
    if size.pointee > 0 {
        take(UnsafeRawBufferPointer(start: data, count: size.pointee), into: exchange, server)
        size.pointee = 0
        return microhttpd_yes
    }
    if let refusal = exchange.refusal { return send(refusal, to: handle, of: exchange, server) }
    switch exchange.stage {
    case .dropping(let response): return send(response, to: handle, of: exchange, server)
    case .handedOver:
        return exchange.decision.map { send($0, to: handle, of: exchange, server) } ?? microhttpd_yes
    default: break
    }
    guard var request = exchange.request else { return microhttpd_no }
    exchange.stage = .handedOver
    request.form = exchange.form?.end()
    exchange.request = nil
    exchange.connection?.stopWaiting()
    guard server.admit(exchange) else {
        return send(LocalServer.unavailable("stopping"), to: handle, of: exchange, server)
    }
    exchange.suspend(ConnectionHandle(pointer: handle))
    server.ask(about: request, for: exchange)
    return microhttpd_yes
}

/// Asks the site whether a file is to come in, before any of it is looked at.
private func check(_ exchange: Exchange, _ handle: OpaquePointer, _ server: LocalServer) {
    guard let request = exchange.request else { return }
    exchange.stage = .checking
    exchange.connection?.stopWaiting()
    guard server.admit(exchange) else {
        exchange.stage = .dropping(LocalServer.unavailable("stopping"))
        return
    }
    exchange.suspend(ConnectionHandle(pointer: handle))
    server.checkUpload(request, for: exchange)
}

/// The site has said whether it takes the file.
private func goOn(_ exchange: Exchange, _ handle: OpaquePointer, _ server: LocalServer) {
    exchange.connection?.waitForNext(atMost: .seconds(server.options.uploadSeconds))
    if let refused = exchange.decision {
        exchange.stage = .dropping(refused)
    } else {
        exchange.stage = .receiving
        exchange.form = IncomingForm(of: handle, folder: server.options.spoolFolder)
    }
}

/// The response is sent, or the client has gone.
func completed(
    _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?,
    _ stored: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
    guard let context, let pointer = stored?.pointee else { return }
    stored?.pointee = nil
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
    exchange.cancel()
    exchange.connection?.waitForNext()
    Unmanaged<LocalServer>.fromOpaque(context).takeUnretainedValue().noteCompleted(exchange)
}

/// Makes the request from its headers, or refuses it.
private func begin(_ exchange: Exchange, _ method: String, _ handle: OpaquePointer, _ server: LocalServer) {
    let connection = microhttpd_connection_context(handle).map {
        Unmanaged<Connection>.fromOpaque($0).takeUnretainedValue()
    }
    exchange.connection = connection
    guard let headers = headers(of: handle), let target = exchange.target else {
        exchange.refusal = Response.plain(400, "bad request").guarded()
        return
    }
    // Two ways to say where a body ends are how requests are smuggled past a proxy.
    let length = headers["content-length"]
    guard length == nil || headers["transfer-encoding"] == nil, length?.contains(",") != true else {
        exchange.refusal = Response.plain(400, "bad request").guarded()
        return
    }
    guard length == nil || length.flatMap({ Int($0) }) != nil else {
        exchange.refusal = Response.plain(413, "too large").guarded()
        return
    }
    exchange.request = Request(
        method: method, target: target, headers: headers,
        peer: connection?.peer ?? Request.Peer(isLoopback: false, isSameUser: nil))
    exchange.isHead = method == "HEAD"
    let promised = length.flatMap { Int($0) } ?? 0
    let type = (headers["content-type"] ?? "").lowercased()
    exchange.bringsFile =
        server.takesUploads && method == "POST" && type.hasPrefix("multipart/form-data")
        && promised <= server.options.uploadBytes
    exchange.request?.isBodyTooLarge = promised > server.options.bodyBytes && !exchange.bringsFile
}

/// Names in lower case; `nil` if one is not UTF-8.
private func headers(of handle: OpaquePointer) -> [String: String]? {
    var collected: [String: String]? = [:]
    withUnsafeMutablePointer(to: &collected) { collected in
        _ = MHD_get_connection_values(
            handle, microhttpd_headers,
            { collected, _, name, value in
                guard let collected, let name else { return microhttpd_no }
                let headers = collected.assumingMemoryBound(to: [String: String]?.self)
                guard let name = String(validatingCString: name)?.lowercased(),
                    let value = value.map({ String(validatingCString: $0) }) ?? ""
                else {
                    headers.pointee = nil
                    return microhttpd_no
                }
                headers.pointee?[name] = headers.pointee?[name].map { $0 + ", " + value } ?? value
                return microhttpd_yes
            }, collected)
    }
    return collected
}

/// Takes a piece of the body.
///
/// When there is too much, all of it is read and dropped, so that the client comes to read the answer: the site's
/// own, in the person's language. ``ServerOptions/requestSeconds`` bounds how long that can take.
private func take(_ piece: UnsafeRawBufferPointer, into exchange: Exchange, _ server: LocalServer) {
    if case .dropping = exchange.stage { return }
    guard exchange.refusal == nil, exchange.request?.isBodyTooLarge == false else { return }
    if let form = exchange.form { return take(piece, into: form, of: exchange, server) }
    if exchange.received + piece.count > server.options.bodyBytes {
        exchange.request?.isBodyTooLarge = true
    } else if !server.reserve(piece.count) {
        exchange.refusal = LocalServer.unavailable("too much at once")
    } else {
        exchange.received += piece.count
        exchange.request?.body.append(contentsOf: piece)
        return
    }
    exchange.request?.body = []
}

/// The same for a body that brings a file.
private func take(
    _ piece: UnsafeRawBufferPointer, into form: IncomingForm, of exchange: Exchange, _ server: LocalServer
) {
    if form.received + piece.count > server.options.uploadBytes {
        exchange.request?.isBodyTooLarge = true
    } else if !server.reserveUpload(piece.count) {
        exchange.refusal = LocalServer.unavailable("too much at once")
    } else {
        return form.take(piece)
    }
    form.drop()
}

/// Hands the response to the library.
private func send(
    _ response: Response, to handle: OpaquePointer, of exchange: Exchange, _ server: LocalServer
) -> MHD_Result {
    var response = response
    var made: OpaquePointer?
    if let events = response.events, !exchange.isHead {
        let body = StreamedBody(ConnectionHandle(pointer: handle))
        if server.open(body, for: exchange) {
            made = body.response()
            exchange.work(on: {
                for await piece in events.pieces where !body.append(piece) { break }
                body.end()
            })
        } else {
            response = LocalServer.unavailable("too many streams")
        }
    }
    guard let made = made ?? copied(response.body) else { return microhttpd_no }
    defer { MHD_destroy_response(made) }
    for header in response.headers
    where MHD_add_response_header(made, header.name, header.value) != microhttpd_yes {
        // A response without one of its headers, such as the policy of the page, is not sent at all.
        return microhttpd_no
    }
    return MHD_queue_response(handle, UInt32(response.status), made)
}

/// A response that holds a copy of `body`.
private func copied(_ body: [UInt8]) -> OpaquePointer? {
    body.withUnsafeBytes { bytes in
        // An empty array has no address; the library wants one, and copies nothing from it.
        guard let address = bytes.baseAddress else { return microhttpd_copy_response("", 0) }
        return microhttpd_copy_response(address, bytes.count)
    }
}

import CCurl
import CCurlBridge
import Foundation

// What libcurl calls, on the thread of the exchange. Free functions: a closure would inherit an actor.

/// A line of the head; another count than the one that came ends the exchange.
func curlHead(
    _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let context else { return 0 }
    let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
    return exchange.takeHeadLine(UnsafeRawBufferPointer(start: text, count: size * count)) ? size * count : 0
}

/// A part of the body; as above.
func curlBody(
    _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let context, size * count > 0 else { return 0 }
    let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
    return exchange.takeBody(UnsafeRawBufferPointer(start: text, count: size * count)) ? size * count : 0
}

/// Makes the socket for an address that was resolved, unless it is one that may not be reached.
///
/// Here and nowhere else does a connection begin, so a name that resolves to another machine gets none,
/// however often it changes its mind.
func curlOpenSocket(
    _ context: UnsafeMutableRawPointer?, _ purpose: curlsocktype,
    _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
    guard let context, let address else { return -1 }
    let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
    let family = address.pointee.family
    let isLoopback = withUnsafePointer(to: &address.pointee.addr) {
        LoopbackRule.allows(UnsafeRawPointer($0), length: Int(address.pointee.addrlen), family: family)
    }
    if exchange.request.reach == .loopback, !isLoopback {
        exchange.verdict = .notLoopback
        return -1
    }
    let descriptor = socket(family, address.pointee.socktype, address.pointee.protocol)
    // A child that is started meanwhile must not hold the connection open.
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
}

/// The connection stands and nothing has been sent: the other end is looked at once more.
func curlConnected(
    _ context: UnsafeMutableRawPointer?, _ remote: UnsafeMutablePointer<CChar>?,
    _ local: UnsafeMutablePointer<CChar>?, _ remotePort: Int32, _ localPort: Int32
) -> Int32 {
    guard let context, let remote else { return CURL_PREREQFUNC_ABORT }
    let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
    if exchange.request.reach == .loopback, !LoopbackRule.allows(String(cString: remote)) {
        exchange.verdict = .notLoopback
        return CURL_PREREQFUNC_ABORT
    }
    exchange.isConnected = true
    return CURL_PREREQFUNC_OK
}

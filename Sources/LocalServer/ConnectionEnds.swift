import CMicrohttpdBridge

/// Both ends of a TCP connection: the client's and ours.
struct ConnectionEnds: Hashable, Sendable {
    struct End: Hashable, Sendable {
        /// In network order: 4 bytes for IPv4, 16 for IPv6.
        let address: [UInt8]
        let port: UInt16
    }

    let client: End
    let server: End

    /// Whether the client is on this machine.
    var isLoopback: Bool {
        switch client.address.count {
        case 4: client.address[0] == 127
        default: client.address == Array(repeating: 0, count: 15) + [1]
        }
    }

    init(client: End, server: End) {
        self.client = client
        self.server = server
    }

    init(_ ends: microhttpd_ends) {
        let length = ends.is_ipv6 == 1 ? 16 : 4
        let remote = withUnsafeBytes(of: ends.remote) { Array($0.prefix(length)) }
        let local = withUnsafeBytes(of: ends.local) { Array($0.prefix(length)) }
        client = End(address: remote, port: ends.remote_port)
        server = End(address: local, port: ends.local_port)
    }
}

/// How the server listens and what it puts up with.
public struct ServerOptions: Hashable, Sendable {
    /// An IPv4 or IPv6 address, such as `127.0.0.1`.
    public var address: String
    /// 0 = any free port.
    public var port: UInt16
    /// Whether an address that other machines can reach is allowed; the caller has made sure that a
    /// passphrase is set.
    public var allowsOtherMachines = false
    /// Seconds without a byte after which a connection is closed.
    public var idleSeconds: UInt32 = 20
    /// Seconds in which a whole request has to arrive.
    public var requestSeconds: Int64 = 60
    /// Seconds after which a request that is still being answered gets a 503.
    public var answerSeconds: Int64 = 60
    /// Connections at once.
    public var connections: UInt32 = 128
    /// Bytes of one body.
    public var bodyBytes = 24 << 20
    /// Bytes of all bodies in memory at once.
    public var allBodyBytes = 96 << 20

    /// Bytes of one body that brings a file, and of all of them at once.
    public var uploadBytes = 250 << 20
    public var allUploadBytes = 600 << 20
    /// Seconds in which a whole body with a file has to arrive.
    public var uploadSeconds: Int64 = 600
    /// Where such files wait, without a name; a folder that is there.
    public var spoolFolder = "/tmp"
    /// Responses that come piece by piece, at once.
    public var streams = 32
    /// Seconds without a piece after which such a response says that it is still there.
    public var beatSeconds: Int64 = 15

    public init(address: String = "127.0.0.1", port: UInt16 = 0) {
        self.address = address
        self.port = port
    }
}

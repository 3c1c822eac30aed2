/// One HTTP request, as it came over the wire.
public struct Request: Hashable, Sendable {
    /// Upper case.
    public var method: String
    /// Path and query as sent, percent-encoded.
    public var target: String
    /// Names in lower case; a header sent twice is joined with ", ".
    public var headers: [String: String]
    public var body: [UInt8]
    /// Whether more was sent than the server takes in; ``body`` is empty then.
    public var isBodyTooLarge = false
    /// What a body of `multipart/form-data` held, where that is taken; ``body`` is empty then.
    ///
    /// `nil` = no such body.
    public var form: ReceivedForm?
    /// Who is at the other end.
    public var peer: Peer

    public init(method: String, target: String, headers: [String: String], body: [UInt8] = [], peer: Peer) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
        self.peer = peer
    }

    /// The other end of the connection.
    public struct Peer: Hashable, Sendable {
        /// Whether the address is a loopback address.
        public var isLoopback: Bool
        /// Whether the process there runs as the user who runs Sela (or as root); `nil` = cannot be told.
        public var isSameUser: Bool?

        public init(isLoopback: Bool, isSameUser: Bool?) {
            self.isLoopback = isLoopback
            self.isSameUser = isSameUser
        }
    }
}

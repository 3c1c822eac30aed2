/// Makes HTTP exchanges: libcurl in earnest, a script in a test.
public protocol Transfers: Sendable {
    /// Sends `request` and hands over the answer as it comes. Cancelling the task ends it at once.
    ///
    /// - Parameters:
    ///   - head: called once, before the first byte; throwing ends the exchange.
    ///   - bytes: called with each part of the body; what comes waits meanwhile. Throwing ends the exchange.
    func run(
        _ request: TransferRequest,
        head: @escaping @Sendable (TransferHead) throws(TransferError) -> Void,
        bytes: @escaping @Sendable ([UInt8]) throws(TransferError) -> Void
    ) async throws(TransferError)
}

/// One HTTP request.
public struct TransferRequest: Sendable {
    public enum Method: String, Sendable { case get = "GET", post = "POST", head = "HEAD" }

    /// To whom a connection may go.
    public enum Reach: Sendable {
        /// To an address that is loopback once it is resolved; anything else is refused before connecting.
        case loopback
        case anywhere
    }

    public var method: Method = .get
    public var address: String
    /// Names and values; never logged.
    public var headers: [(name: String, value: String)] = []
    public var body: [UInt8] = []
    public var reach: Reach
    /// How many redirects are followed, https to https only.
    public var redirects = 0
    public var connect: Duration = .seconds(3)
    /// Until the first byte of the body; `nil` = ``total`` alone counts.
    public var firstByte: Duration?
    /// The longest silence between two bytes after the first; `nil` = any.
    public var silence: Duration?
    /// `nil` = as long as it takes, for a download.
    public var total: Duration?

    public init(address: String, reach: Reach) {
        self.address = address
        self.reach = reach
    }
}

/// What an answer begins with.
public struct TransferHead: Sendable {
    public let status: Int
    /// Names in lower case; of a repeated name the last counts.
    public let headers: [String: String]

    public init(status: Int, headers: [String: String]) {
        self.status = status
        self.headers = headers
    }
}

/// Why an exchange did not come to its end.
public enum TransferError: Error, Hashable, Sendable {
    case badAddress, unreachable, notLoopback, untrustedCertificate
    /// A redirect that is not followed.
    case redirected
    case noByteInTime, silent, unfinishedInTime
    /// The connection broke before the answer was whole.
    case brokenOff
    case cancelled
    /// The caller has had enough.
    case stopped
}

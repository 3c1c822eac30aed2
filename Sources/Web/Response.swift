/// One HTTP response.
public struct Response: Hashable, Sendable {
    public var status: Int
    /// In the order in which they are sent.
    public var headers: [Header]
    public var body: [UInt8]
    /// What comes after ``body``, as it comes; `nil` = the response is complete.
    public var events: EventStream?

    public struct Header: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(status: Int, headers: [Header] = [], body: [UInt8] = [], events: EventStream? = nil) {
        self.status = status
        self.headers = headers
        self.body = body
        self.events = events
    }
}

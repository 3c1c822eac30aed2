/// The body of a response that comes piece by piece, as long as both sides are there.
public final class EventStream: Hashable, Sendable {
    /// Each is sent as soon as it comes; the response ends with the stream.
    ///
    /// Whoever is listening may go at any time:
    /// the stream is cancelled then.
    public let pieces: AsyncStream<[UInt8]>

    public init(_ pieces: AsyncStream<[UInt8]>) {
        self.pieces = pieces
    }

    /// Only the same stream is equal.
    public static func == (left: EventStream, right: EventStream) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// An event of `text/event-stream` (HTML Standard, 9.2.5).
    ///
    /// - Parameter data: any text; each of its lines goes out as one of the event.
    public static func event(_ name: StaticString, _ data: String) -> [UInt8] {
        let lines = data.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return Array("event: \(name)\n\(lines.map { "data: \($0)\n" }.joined())\n".utf8)
    }
}

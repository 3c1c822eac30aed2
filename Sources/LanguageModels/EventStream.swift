/// Takes server-sent events (HTML standard, 9.2.6) out of bytes that may be cut anywhere.
///
/// Lines end with CR, LF or both. Only what an event says is kept: its name and number are of no use here.
struct EventStream {
    /// Whether an event is longer than allowed; nothing more is taken then.
    private(set) var isTooLong = false
    private var line: [UInt8] = []
    private var data: [UInt8]?
    private var endedWithReturn = false
    private var isAtStart = true
    private let mostBytes: Int

    /// - Parameter mostBytes: of one event and of one line.
    init(mostBytes: Int) {
        self.mostBytes = mostBytes
    }

    /// Takes the next bytes; answers what the events say that came to their end with them.
    mutating func take(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
        var events: [[UInt8]] = []
        for byte in bytes where !isTooLong {
            let isSecondOfPair = byte == 10 && endedWithReturn
            endedWithReturn = byte == 13
            if isSecondOfPair { continue }
            guard byte == 10 || byte == 13 else {
                line.append(byte)
                isTooLong = line.count > mostBytes
                continue
            }
            if let event = endLine() { events.append(event) }
        }
        return events
    }

    /// The stream is over: what an event says that no empty line ended, `nil` = nothing.
    mutating func finish() -> [UInt8]? {
        if !line.isEmpty, let event = endLine() { return event }
        defer { data = nil }
        return data
    }

    private mutating func endLine() -> [UInt8]? {
        defer { line.removeAll(keepingCapacity: true) }
        if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        isAtStart = false
        if line.isEmpty {
            defer { data = nil }
            return data
        }
        let name = line.prefix { $0 != UInt8(ascii: ":") }
        // An error is told under a name of its own by some servers.
        guard name.elementsEqual("data".utf8) || name.elementsEqual("error".utf8) else { return nil }
        var value = line.dropFirst(name.count + 1)
        if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
        if data == nil {
            data = Array(value)
        } else {
            data?.append(10)
            data?.append(contentsOf: value)
        }
        isTooLong = (data?.count ?? 0) > mostBytes
        return nil
    }
}

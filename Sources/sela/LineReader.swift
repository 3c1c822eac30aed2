import Commands
import Foundation

/// The lines of a file or pipe, one after another, each at most ``longest`` bytes.
struct LineReader {
    /// A text of 100,000 characters fits, escaped, into 4 MiB.
    static let longest = 4 << 20

    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// What came next.
    enum Line {
        case bytes([UInt8])
        /// It was longer than ``longest`` and was skipped.
        case tooLong

        /// Whether there is nothing but blanks.
        var isBlank: Bool {
            guard case .bytes(let bytes) = self else { return false }
            return bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        }
    }

    /// Whether a whole line has been read already, so that ``next()`` does not wait.
    var hasLine: Bool { buffer[start...].contains(0x0A) }

    /// The next line without its line feed; `nil` = there is none.
    mutating func next() throws(CommandFailure) -> Line? {
        var isTooLong = false
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                let line = buffer[start..<end]
                start = end + 1
                return isTooLong || line.count > Self.longest ? .tooLong : .bytes(Array(line))
            }
            if isAtEnd {
                let line = buffer[start...]
                start = buffer.count
                if isTooLong { return .tooLong }
                return line.isEmpty ? nil : line.count > Self.longest ? .tooLong : .bytes(Array(line))
            }
            if buffer.count - start > Self.longest {
                isTooLong = true
                start = buffer.count
            }
            buffer.removeFirst(start)
            start = 0
            searched = buffer.count
            try fill()
        }
    }

    private mutating func fill() throws(CommandFailure) {
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .fileUnreadable }
            isAtEnd = count == 0
            buffer += chunk[..<count]
            return
        }
    }
}

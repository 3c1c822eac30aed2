import Commands
import Foundation
import Wellbeing

/// Reads texts from files and standard input, bounded and checked.
enum TextInput {
    /// Bytes of the largest text that is read: what the diary takes.
    private static let limit = 10_000_000
    /// Bytes of the largest file of another diary, or of an export, that is read.
    static let importLimit = 64_000_000

    /// The text in the file, `-` for standard input, without the line feed at its very end.
    static func text(from path: String, limit: Int = limit) throws(CommandFailure) -> String {
        let descriptor = try open(path)
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        return try text(from: descriptor, limit: limit)
    }

    /// Opens `path` for reading; `-` is standard input.
    static func open(_ path: String) throws(CommandFailure) -> Int32 {
        guard path != "-" else { return STDIN_FILENO }
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .fileUnreadable }
        return descriptor
    }

    private static func text(from descriptor: Int32, limit: Int) throws(CommandFailure) -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .fileUnreadable }
            if count == 0 { break }
            bytes += chunk[..<count]
            guard bytes.count <= limit else { throw .textTooLong }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .textNotUTF8 }
        return withoutLastLineFeed(text)
    }

    /// `echo` and editors end a text with a line feed that nobody wrote.
    private static func withoutLastLineFeed(_ text: String) -> String {
        text.last == "\n" || text.last == "\r\n" ? String(text.dropLast()) : text
    }
}

import Commands
import Companion
import Foundation

/// Reads a recording from a file or standard input, bounded.
enum AudioInput {
    /// The bytes of the file, `-` for standard input.
    static func bytes(from path: String) throws -> [UInt8] {
        let descriptor = try TextInput.open(path)
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw CommandFailure.fileUnreadable }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
            guard bytes.count <= RecordingError.largestFile else { throw RecordingError.tooLong }
        }
    }
}

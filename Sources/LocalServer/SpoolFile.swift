import Foundation

/// A file without a name, readable by nobody else, that goes with its descriptor: also when the process is killed.
///
/// Who writes and who reads come one after the other, so the offsets need no lock.
final class SpoolFile: Sendable {
    private let descriptor: Int32

    /// `nil` = no file can be made in `folder`.
    init?(folder: String) {
        let path = "\(folder)/sela-\(UUID().uuidString)"
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        if descriptor < 0 { return nil }
        unlink(path)
    }

    deinit {
        close(descriptor)
    }

    /// Adds at the end; `false` = there is no room.
    func append(_ piece: UnsafeRawBufferPointer) -> Bool {
        var rest = piece
        while !rest.isEmpty {
            let count = write(descriptor, rest.baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        return true
    }

    /// All `count` bytes from the beginning; `nil` = they cannot be read.
    func bytes(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        let isWhole = bytes.withUnsafeMutableBytes { buffer in
            var done = 0
            while done < count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
                let got = pread(descriptor, rest.baseAddress, rest.count, off_t(done))
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { return false }
                done += got
            }
            return true
        }
        return isWhole ? bytes : nil
    }
}

import Commands
import Foundation
import Wellbeing

/// A file that is written beside its place and put there once it is whole, so that a full disk leaves no half of it.
struct OutputFile {
    /// For writing.
    let descriptor: Int32
    private let path: String
    private var unfinished: String { path + ".unfinished-\(getpid())" }

    /// Makes the file, readable by the person only.
    ///
    /// - Throws: ``CommandFailure/fileExists`` if something stands there and is not to be replaced;
    ///   ``CommandFailure/notWritten`` if nothing can be written there.
    init(_ path: String, replaces: Bool) throws(CommandFailure) {
        guard replaces || !FileManager.default.fileExists(atPath: path) else { throw .fileExists }
        self.path = path
        let name = path + ".unfinished-\(getpid())"
        descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .notWritten }
    }

    /// Puts the file in its place, once all of it is on the disk.
    func finish() throws(CommandFailure) {
        let isWhole = fsync(descriptor) == 0
        guard close(descriptor) == 0, isWhole, rename(unfinished, path) == 0 else {
            unlink(unfinished)
            throw .notWritten
        }
    }

    /// Removes what was written so far.
    func abandon() {
        close(descriptor)
        unlink(unfinished)
    }

    /// Writes all of `bytes` to `descriptor`.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(WorkbookError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                switch errno {
                case ENOSPC, EDQUOT, EFBIG: throw .diskFull
                case EPIPE, ECONNRESET: throw .receiverGone
                default: throw .system(code: Int(errno))
                }
            }
            rest = rest.dropFirst(count)
        }
    }
}

public import Companion
import Foundation
public import Wellbeing

/// A finished file that has no name any more: it is gone from the disk with this value.
public final class ExportedFile: FinishedWorkbook {
    /// For reading, at the beginning; closed with this value.
    public let descriptor: Int32
    /// In bytes.
    public let length: Int64

    /// Opens a file and takes its name away.
    init(takingNameFrom path: String) throws(WorkbookError) {
        let opened = open(path, O_RDONLY | O_CLOEXEC)
        guard opened >= 0 else { throw .reading(errno) }
        unlink(path)
        var status = stat()
        guard fstat(opened, &status) == 0 else {
            let code = errno
            close(opened)
            throw .reading(code)
        }
        descriptor = opened
        length = Int64(status.st_size)
    }

    deinit {
        close(descriptor)
    }

    /// Writes the whole file to `receiver`: a file, a pipe, a socket.
    ///
    /// It stays open. The process must ignore SIGPIPE, or a receiver that has gone ends it.
    /// - Throws: ``WorkbookError/diskFull`` or ``WorkbookError/receiverGone``; the receiver then holds a part.
    public func copy(to receiver: Int32) throws(WorkbookError) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var offset: off_t = 0
        while offset < length {
            let count = pread(descriptor, &buffer, buffer.count, offset)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .reading(count < 0 ? errno : EIO) }
            try Self.write(buffer[..<count], to: receiver)
            offset += off_t(count)
        }
    }

    public func bytes() throws(WorkbookError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Int(length))
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress, $0.count, off_t(offset))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .reading(count < 0 ? errno : EIO) }
            offset += count
        }
        return bytes
    }

    private static func write(_ bytes: ArraySlice<UInt8>, to receiver: Int32) throws(WorkbookError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(receiver, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .reading(errno) }
            rest = rest.dropFirst(count)
        }
    }
}

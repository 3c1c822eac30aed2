import CChildProcess
import Foundation

/// A file that nobody can find and that goes with its last descriptor.
struct NamelessFile {
    let descriptor: Int32

    /// Holds `bytes`, its beginning to be read next; `nil` = there is no room.
    init?(_ bytes: [UInt8]) {
        let descriptor = child_process_nameless_file()
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                close()
                return nil
            }
            written += count
        }
        guard lseek(descriptor, 0, SEEK_SET) == 0 else {
            close()
            return nil
        }
    }

    func close() {
        _ = Foundation.close(descriptor)
    }
}

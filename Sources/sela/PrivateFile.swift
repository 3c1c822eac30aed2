import Commands
import Foundation

/// A file that only the person can read, for a text on its way into the diary.
struct PrivateFile {
    let path: String
    /// The folder that was made for it alone; `nil` = it lies in the login's runtime folder.
    private let ownFolder: String?

    /// Makes the file with `text` in it.
    ///
    /// It lies in the login's runtime folder, which is in memory, else in a new folder of its own in the
    /// temporary folder; nobody else can enter either. `nil` = no such place can be written.
    init?(_ text: String, name: String, in surroundings: Surroundings) {
        guard let (folder, ownFolder) = Self.folder(surroundings) else { return nil }
        let path = folder + "/" + name
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            written += count
        }
        let isComplete = close(descriptor) == 0 && written == bytes.count
        self.path = path
        self.ownFolder = ownFolder
        if !isComplete {
            remove()
            return nil
        }
    }

    func remove() {
        unlink(path)
        if let ownFolder { rmdir(ownFolder) }
    }

    private static func folder(_ surroundings: Surroundings) -> (path: String, own: String?)? {
        if let runtime = runtimeFolder(surroundings) { return (runtime, nil) }
        let parent = surroundings.value("TMPDIR") ?? "/tmp"
        var template = Array((parent + "/sela-XXXXXX").utf8CString)
        let isMade = template.withUnsafeMutableBufferPointer {
            $0.baseAddress.map { mkdtemp($0) != nil } ?? false
        }
        guard isMade else { return nil }
        let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
        let path = String(decoding: bytes, as: UTF8.self)
        return (path, path)
    }

    /// The login's runtime folder, made if it was not there; `nil` = there is none, or others can enter it.
    static func runtimeFolder(_ surroundings: Surroundings) -> String? {
        guard let folder = surroundings.runtimeFolder, mkdir(folder, 0o700) == 0 || errno == EEXIST,
            isOurs(folder)
        else { return nil }
        return folder
    }

    private static func isOurs(_ folder: String) -> Bool {
        var status = stat()
        return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
            && status.st_mode & 0o077 == 0
    }
}

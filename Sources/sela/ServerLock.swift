import Foundation

/// Says that a server runs on a diary: a lock that the system takes back when the process ends, however
/// it ends.
struct ServerLock {
    private let descriptor: Int32

    private static func path(in dataFolder: String) -> String { dataFolder + "/server.lock" }

    /// Takes the lock, in a new folder if there is none; `nil` = another process has it, or the folder cannot
    /// be written.
    init?(dataFolder: String) {
        // A folder that is there already is as good as one that was made now.
        try? FileManager.default.createDirectory(
            atPath: dataFolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        descriptor = open(Self.path(in: dataFolder), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        var lock = Self.whole(F_WRLCK)
        guard Self.control(descriptor, F_SETLK, &lock) else {
            close(descriptor)
            return nil
        }
    }

    /// Notes where the server is reached, for a second one to tell.
    func note(address: String) {
        let bytes = Array(address.utf8)
        ftruncate(descriptor, 0)
        pwrite(descriptor, bytes, bytes.count, 0)
    }

    /// The process that serves the diary in `dataFolder` and where it is reached; `nil` = none.
    static func holder(dataFolder: String) -> (process: pid_t, address: String)? {
        let descriptor = open(path(in: dataFolder), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var lock = whole(F_WRLCK)
        // The kernel answers who holds the lock, so a stale or forged note leads nowhere.
        guard control(descriptor, F_GETLK, &lock), lock.l_type == Int16(F_WRLCK), lock.l_pid > 0 else {
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: 200)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        return (lock.l_pid, String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
    }

    /// Removes the file; only when nobody serves.
    static func remove(dataFolder: String) {
        unlink(path(in: dataFolder))
    }

    private static func whole(_ type: Int32) -> flock {
        var lock = flock()
        lock.l_type = Int16(type)
        lock.l_whence = Int16(SEEK_SET)
        return lock
    }

    private static func control(_ descriptor: Int32, _ command: Int32, _ lock: inout flock) -> Bool {
        withUnsafeMutablePointer(to: &lock) { fcntl(descriptor, command, UnsafeMutableRawPointer($0)) } == 0
    }
}

import Companion

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Held while files of the folder change that no SQLite lock guards: key slots, the key file, the place of
/// the database.
///
/// Other processes wait; a kill releases it.
struct FolderLock: ~Copyable {
    private let descriptor: Int32

    private init(owning descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// - Throws: ``DiaryError/busy`` after ten seconds.
    static func take(_ folder: String) throws(DiaryError) -> FolderLock {
        for _ in 0..<1_000 {
            if let lock = try takeIfFree(folder) { return lock }
            usleep(10_000)
        }
        throw .busy
    }

    /// `nil` = somebody holds it.
    static func takeIfFree(_ folder: String) throws(DiaryError) -> FolderLock? {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw DiskFile.failure() }
        let lock = FolderLock(owning: descriptor)
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
        return consume lock
    }

    deinit {
        close(descriptor)
    }
}

import CSodium
import Companion
import Wellbeing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Small files, written so that a kill or a full disk leaves the old one or the new one, never half.
///
/// Every file is made with mode 0600 and every folder with 0700, whatever the umask says.
enum DiskFile {
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether files may be made beside the one at `path`.
    static func isFolderWritable(of path: String) -> Bool {
        access(folder(of: path), W_OK) == 0
    }

    private static func folder(of path: String) -> String {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        return folder.isEmpty ? "/" : folder
    }

    /// Bytes on disk; `nil` if there is no such file.
    static func size(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// When the bytes of a file last changed, to the second; 1970 if there is no such file.
    static func changedAt(_ path: String) -> Instant {
        var status = stat()
        guard stat(path, &status) == 0 else { return Instant(milliseconds: 0) }
        #if canImport(Glibc)
            return Instant(milliseconds: Int64(status.st_mtim.tv_sec) * 1_000)
        #else
            return Instant(milliseconds: Int64(status.st_mtimespec.tv_sec) * 1_000)
        #endif
    }

    /// Whether other people may read the file or folder.
    static func isExposed(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFLNK && status.st_mode & 0o077 != 0
    }

    /// Names in a folder, sorted; none if it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Makes a folder and those above it that are missing.
    ///
    /// One that is there is left as it is.
    static func makeFolder(_ path: String) throws(DiaryError) {
        if mkdir(path, 0o700) != 0 {
            if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
                try makeFolder(String(path[..<slash]))
                guard mkdir(path, 0o700) == 0 else { throw failure() }
            } else if errno != EEXIST {
                throw failure()
            } else {
                return
            }
        }
        try makePrivate(path)
    }

    /// Lets nobody but the owner into a folder.
    static func makePrivate(_ folder: String) throws(DiaryError) {
        guard chmod(folder, 0o700) == 0 else { throw failure() }
    }

    /// The first bytes of a file.
    ///
    /// - Parameter limit: no more than about this many; our own small files are far below the default.
    static func read(_ path: String, limit: Int = 1 << 20) throws(DiaryError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let chunk = try nextChunk(of: descriptor, 64 << 10)
            if chunk.isEmpty { break }
            bytes += chunk
        }
        return bytes
    }

    /// Reads a big file piece by piece.
    ///
    /// - Parameter offset: bytes to leave out at the beginning.
    static func forEachChunk(
        of path: String, from offset: Int, _ body: ([UInt8]) throws(DiaryError) -> Void
    ) throws(DiaryError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0, lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw failure() }
        defer { close(descriptor) }
        while true {
            let chunk = try nextChunk(of: descriptor, 1 << 20)
            if chunk.isEmpty { return }
            try body(chunk)
        }
    }

    private static func nextChunk(of descriptor: Int32, _ limit: Int) throws(DiaryError) -> [UInt8] {
        var count = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: limit) { memory, filled in
            repeat {
                count = systemRead(descriptor, memory.baseAddress, limit)
            } while count < 0 && errno == EINTR
            filled = max(0, count)
        }
        guard count >= 0 else { throw failure() }
        return chunk
    }

    /// A new file with these bytes, on disk when this returns.
    ///
    /// Replaces nothing unless told so.
    static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(DiaryError) {
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | (replacing ? O_TRUNC : O_EXCL)
        let descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0 else { throw failure() }
        try append(bytes, to: descriptor)
        guard fsync(descriptor) == 0 else { throw failure() }
    }

    static func append(_ bytes: [UInt8], to descriptor: Int32) throws(DiaryError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure() }
            rest = rest.dropFirst(count)
        }
    }

    /// Puts `bytes` in place of the file at `path` in one step.
    ///
    /// - Parameter prove: reads what was written back from the path it is given, and throws if it would not
    ///   do; the old file is still in place then.
    static func replace(
        _ path: String, with bytes: [UInt8], prove: (String) throws(DiaryError) -> Void
    ) throws(DiaryError) {
        let fresh = path + ".new"
        do {
            try write(bytes, to: fresh, replacing: true)
            try prove(fresh)
        } catch {
            unlink(fresh)
            throw error
        }
        try move(fresh, to: path)
    }

    /// Renames, and returns when the folder has it on disk.
    static func move(_ old: String, to new: String) throws(DiaryError) {
        guard rename(old, new) == 0 else { throw failure() }
        try sync(folderOf: new)
    }

    static func sync(folderOf path: String) throws(DiaryError) {
        try sync(folder(of: path))
    }

    /// Returns when the file or folder at `path` is on disk.
    static func sync(_ path: String) throws(DiaryError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure() }
    }

    /// Removes a file; that there is none is no error.
    static func remove(_ path: String) throws(DiaryError) {
        if unlink(path) != 0, errno != ENOENT { throw failure() }
    }

    /// Overwrites a small file with random bytes and removes it, so that old key material does not lie
    /// about where the file system writes in place.
    static func wipeAndRemove(_ path: String) throws(DiaryError) {
        guard let size = size(path) else { return try remove(path) }
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
        if descriptor >= 0 {
            defer { close(descriptor) }
            // A disk that is full or read-only may refuse; removing is what counts, and is checked below.
            if (try? append(randomBytes(min(size, 1 << 20)), to: descriptor)) != nil { fsync(descriptor) }
        }
        try remove(path)
    }

    /// Removes a folder with all that is in it; links are removed, not followed.
    static func removeTree(_ path: String) throws(DiaryError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else { return try remove(path) }
        for name in names(in: path) { try removeTree(path + "/" + name) }
        guard rmdir(path) == 0 else { throw failure() }
    }

    /// The error for the present `errno`.
    static func failure() -> DiaryError {
        switch errno {
        case ENOSPC, EDQUOT: .diskFull
        case EACCES, EPERM, EROFS: .readOnly
        default: .storage(code: Connection.inputOutputError)
        }
    }
}

// Inside the enum above `read` and `write` name its own functions.
private func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, memory, count)
}

private func systemWrite(_ descriptor: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, memory, count)
}

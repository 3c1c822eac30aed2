import Foundation
import Wellbeing

/// Files and folders of the library: mode 0600 and 0700, whatever the umask says.
enum ModelDisk {
    /// What the file system knows about a file.
    struct Status: Hashable, Sendable {
        let size: Int
        /// Nanoseconds since 1970.
        let modifiedAt: Int64
        let inode: UInt64
        let device: UInt64
        let isFile: Bool

        fileprivate init(_ status: stat) {
            size = Int(status.st_size)
            #if canImport(Glibc)
                let time = status.st_mtim
            #else
                let time = status.st_mtimespec
            #endif
            modifiedAt = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
            inode = UInt64(status.st_ino)
            device = UInt64(status.st_dev)
            isFile = status.st_mode & S_IFMT == S_IFREG
        }

        /// Whether both are one file, under whatever names.
        func isSameFile(as other: Status?) -> Bool {
            inode == other?.inode && device == other?.device
        }
    }

    /// Links are followed; `nil` if nothing is there.
    static func status(of path: String) -> Status? {
        var status = stat()
        return stat(path, &status) == 0 ? Status(status) : nil
    }

    static func status(of descriptor: Int32) -> Status? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Status(status) : nil
    }

    /// Absolute and without links; `nil` if nothing is there.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Bytes that this person may still write; the folder need not be there yet.
    static func freeBytes(at path: String) -> Int? {
        var status = statvfs()
        var path = path
        while statvfs(path, &status) != 0 {
            guard errno == ENOENT, let slash = path.lastIndex(of: "/"), path.count > 1 else { return nil }
            path = slash == path.startIndex ? "/" : String(path[..<slash])
        }
        return Int(status.f_bavail) * Int(status.f_frsize)
    }

    /// Makes a folder and those above it that are missing; one that is there is left as it is.
    static func makeFolder(_ path: String) throws(ModelLibraryFault) {
        if mkdir(path, 0o700) == 0 {
            guard chmod(path, 0o700) == 0 else { throw failure(at: path) }
        } else if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            try makeFolder(String(path[..<slash]))
            guard mkdir(path, 0o700) == 0 || errno == EEXIST, chmod(path, 0o700) == 0 else {
                throw failure(at: path)
            }
        } else if errno != EEXIST {
            throw failure(at: path)
        }
    }

    /// A small file; `nil` if it cannot be read.
    static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let limit = 64 << 10
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { memory, filled in
            count = pread(descriptor, memory.baseAddress, limit, 0)
            filled = max(0, count)
        }
        return count >= 0 ? bytes : nil
    }

    /// Puts `bytes` in place of the file in one step.
    ///
    /// - Parameter isLasting: whether it has to be on disk when this returns.
    static func replace(
        _ path: String, with bytes: [UInt8], isLasting: Bool
    ) throws(ModelLibraryFault) {
        let fresh = path + ".new"
        let descriptor = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure(at: path, needing: bytes.count) }
        let isWritten =
            fchmod(descriptor, 0o600) == 0 && write(bytes, at: 0, to: descriptor)
            && (!isLasting || fsync(descriptor) == 0)
        let problem = isWritten ? nil : failure(at: path, needing: bytes.count)
        close(descriptor)
        if let problem {
            unlink(fresh)
            throw problem
        }
        guard rename(fresh, path) == 0 else { throw failure(at: path) }
        if isLasting { try sync(folderOf: path) }
    }

    /// `false` leaves the reason in `errno`.
    static func write(_ bytes: [UInt8], at offset: Int, to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { memory in
                pwrite(
                    descriptor, memory.baseAddress.map { $0 + done }, bytes.count - done,
                    off_t(offset + done))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    /// Cuts off the end of a file, if there is one.
    static func shorten(_ path: String, by bytes: Int) {
        guard let status = status(of: path) else { return }
        // Only ever to make room: if it cannot be done, there is none.
        _ = truncate(path, off_t(max(0, status.size - bytes)))
    }

    /// Renames, and returns when the folder has it on disk.
    static func move(_ old: String, to new: String) throws(ModelLibraryFault) {
        guard rename(old, new) == 0 else { throw failure(at: new) }
        try sync(folderOf: new)
    }

    private static func sync(folderOf path: String) throws(ModelLibraryFault) {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(at: path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure(at: path) }
    }

    /// That there is none is no fault.
    static func remove(_ path: String) throws(ModelLibraryFault) {
        if unlink(path) != 0, errno != ENOENT { throw failure(at: path) }
    }

    /// `false` if it is not empty or not there.
    static func removeFolder(_ path: String) -> Bool {
        rmdir(path) == 0
    }

    /// Removes what is in a folder; links are removed, not followed.
    static func removeContents(of folder: String, keeping kept: Status?) throws(ModelLibraryFault) {
        for name in names(in: folder) {
            let path = folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0, kept?.isSameFile(as: Status(status)) != true else { continue }
            guard status.st_mode & S_IFMT == S_IFDIR else {
                try remove(path)
                continue
            }
            try removeContents(of: path, keeping: kept)
            _ = removeFolder(path)
        }
    }

    private static func names(in folder: String) -> [String] {
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

    /// The fault for the present `errno`.
    ///
    /// - Parameter needed: bytes that were to be written.
    static func failure(at path: String, needing needed: Int = 0) -> ModelLibraryFault {
        switch errno {
        case ENOSPC, EDQUOT: .noSpace(needed: needed, free: freeBytes(at: path) ?? 0)
        default: .unwritableFolder
        }
    }
}

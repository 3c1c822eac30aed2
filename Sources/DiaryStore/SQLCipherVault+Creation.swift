public import Companion
import Wellbeing

extension SQLCipherVault {
    public func create() throws(DiaryError) {
        let hadFolder = DiskFile.exists(folder.path)
        try DiskFile.makeFolder(folder.path)
        let lock = try FolderLock.take(folder.path)
        try refuseToOverwrite()
        do {
            // It may have been there before, open to others.
            try DiskFile.makePrivate(folder.path)
            let key = try SecretKey.random()
            try writeFirstKeySlots(for: key)
            try writeEmptyDatabase(key)
            let connection = try Connection.open(folder.database, key: key)
            opened = OpenDatabase(connection, key: key)
        } catch {
            // Nothing half made stays behind, unless the database is in its place: then its key is needed.
            // The first error is the one to report.
            if DiskFile.exists(folder.database) { throw error }
            for path in [folder.database + ".new", folder.keySlots, folder.keySlots + ".new", folder.key] {
                try? DiskFile.remove(path)
            }
            if !hadFolder { try? DiskFile.removeTree(folder.path) }
            throw error
        }
        _ = consume lock
        // The diary is there and open; should this fail, the next start does it.
        try? changeKeySlots { $0.isPending = false }
    }

    private func refuseToOverwrite() throws(DiaryError) {
        let hasDatabase = DiskFile.exists(folder.database)
        guard DiskFile.exists(folder.keySlots) else {
            if hasDatabase { throw .missingKey }
            return
        }
        if hasDatabase { throw .refused }
        guard try readKeySlots().isPending else { throw .damaged(part: .database) }
    }

    private func writeFirstKeySlots(for key: SecretKey) throws(DiaryError) {
        var slots = try KeySlotFile(for: key)
        try addKeyFile(to: &slots, sealing: key)
        let bytes = try slots.encoded()
        try DiskFile.replace(folder.keySlots, with: bytes) { path throws(DiaryError) in
            guard try DiskFile.read(path) == bytes else { throw .damaged(part: .keySlots) }
        }
    }

    /// Makes the database beside its place and moves it there when it is whole and on disk.
    private func writeEmptyDatabase(_ key: SecretKey) throws(DiaryError) {
        let fresh = folder.database + ".new"
        for suffix in ["", "-wal", "-shm", "-journal"] { try DiskFile.remove(fresh + suffix) }
        try DiskFile.write([], to: fresh, replacing: false)
        do {
            let connection = try Connection.open(fresh, key: key)
            try schema.upgrade(connection)
            _ = try connection.firstText("PRAGMA journal_mode = WAL")
        }
        try Self.refusePlainSQLite(fresh)
        try DiskFile.sync(fresh)
        // The log of a database that is gone would be played into this one.
        for suffix in ["-wal", "-shm"] { try DiskFile.remove(folder.database + suffix) }
        try DiskFile.move(fresh, to: folder.database)
    }
}

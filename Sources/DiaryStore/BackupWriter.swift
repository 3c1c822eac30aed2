import Companion
import Wellbeing

/// Makes backup files of a database that is in use.
struct BackupWriter {
    let folder: StoreFolder
    let schema: Schema

    /// Copies the database of `connection`, proves the copy by restoring it, and only then gives it its name.
    ///
    /// - Parameter name: beginning of the file's name, before the time.
    func write(
        from connection: borrowing Connection, key: SecretKey, slots: KeySlotFile, at instant: Instant,
        name: String
    ) throws(DiaryError) -> BackupFile {
        try DiskFile.makeFolder(folder.backups)
        let lock = try FolderLock.take(folder.backups)
        try BackupProof.sweep(folder.backups)
        let temporary = folder.backups + "/" + BackupProof.temporaryPrefix + hexadecimal(randomBytes(6))
        defer {
            // What is left after an error is swept away by the next backup if not now.
            for suffix in ["", ".db", ".db-journal", ".db-wal", ".db-shm"] {
                try? DiskFile.remove(temporary + suffix)
            }
        }
        let contents = try copy(connection, key: key, to: temporary + ".db")
        let head = BackupFile.Head(
            madeAt: instant.description, contents: contents,
            databaseSize: DiskFile.size(temporary + ".db") ?? 0,
            databaseHash: try hash(ofFile: temporary + ".db"), keySlots: slots)
        try BackupFile.write(head, database: temporary + ".db", to: temporary)
        try DiskFile.remove(temporary + ".db")
        _ = try BackupProof.restore(
            try BackupFile(reading: temporary), key: key, schema: schema, inside: folder.backups)
        try BackupFile.stamp(temporary, provedAt: instant)
        let path = freePath(name: name, at: instant)
        try DiskFile.move(temporary, to: path)
        let file = try BackupFile(reading: path)
        _ = consume lock
        return file
    }

    /// Pages and hash from one unchanging view, while other processes go on writing.
    private func copy(
        _ connection: borrowing Connection, key: SecretKey, to path: String
    ) throws(DiaryError) -> Contents {
        try DiskFile.write([], to: path, replacing: false)
        return try connection.snapshot { () throws(DiaryError) in
            let contents = try Contents(inTransactionOf: connection, key: key)
            let destination = try Connection.open(path, key: key)
            // A copy that is not finished is thrown away, so it needs no journal of its own.
            _ = try destination.firstText("PRAGMA journal_mode = OFF")
            try connection.copy(to: destination)
            return contents
        }
    }

    private func hash(ofFile path: String) throws(DiaryError) -> String {
        try SQLCipherVault.refusePlainSQLite(path)
        var digest = SHA256()
        try DiskFile.forEachChunk(of: path, from: 0) { digest.add($0) }
        return hexadecimal(digest.finished())
    }

    /// Such as `sela-20260526T150000Z.selabackup`; a number is added while the name is taken.
    private func freePath(name: String, at instant: Instant) -> String {
        let time = instant.description.filter { $0 != "-" && $0 != ":" }
        let start = folder.backups + "/" + name + "-" + time
        var path = start + BackupFile.fileExtension
        var number = 2
        while DiskFile.exists(path) {
            path = start + "-\(number)" + BackupFile.fileExtension
            number += 1
        }
        return path
    }
}

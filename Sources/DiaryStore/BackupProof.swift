import Companion
import Wellbeing

/// A folder of its own for one restored database, gone when the proof is over.
///
/// What is in it is encrypted.
struct BackupProof: ~Copyable {
    /// Where the restored database is.
    let database: String
    private let folder: String
    /// Tells ``sweep(_:)`` of this and other processes that the folder is in use.
    private let lock: FolderLock

    private init(folder: String, lock: consuming FolderLock) {
        self.folder = folder
        self.lock = lock
        database = folder + "/" + StoreFolder.databaseName
    }

    /// Restores `file` into a temporary store and compares what is in it with what was noted when it was
    /// made: every page, every row, every count.
    ///
    /// - Throws: ``DiaryError/damaged(part:)``.
    static func restore(
        _ file: BackupFile, key: SecretKey, schema: Schema, inside parent: String
    ) throws(DiaryError) -> BackupProof {
        let folder = parent + "/" + temporaryPrefix + hexadecimal(randomBytes(6))
        try DiskFile.makeFolder(folder)
        let proof = BackupProof(folder: folder, lock: try FolderLock.take(folder))
        try file.extract(to: proof.database)
        do {
            try compare(proof.database, with: file.head.contents, key: key, schema: schema)
        } catch {
            if case .damaged = error { throw .damaged(part: .backup) }
            throw error
        }
        return proof
    }

    private static func compare(
        _ database: String, with contents: Contents, key: SecretKey, schema: Schema
    ) throws(DiaryError) {
        let connection = try Connection.open(database, key: key)
        _ = try schema.number(of: connection)
        guard try connection.damageOfTables().isEmpty, try Contents(of: connection, key: key) == contents
        else {
            throw .damaged(part: .backup)
        }
    }

    deinit {
        // Should this fail, the next backup sweeps it away.
        try? DiskFile.removeTree(folder)
    }

    /// Names of what only a running backup needs.
    static let temporaryPrefix = ".making-"

    /// Removes what a killed backup left behind.
    ///
    /// The caller holds the lock of the backup folder.
    static func sweep(_ backups: String) throws(DiaryError) {
        for name in DiskFile.names(in: backups) where name.hasPrefix(temporaryPrefix) {
            let path = backups + "/" + name
            guard DiskFile.isFolder(path) else {
                try DiskFile.remove(path)
                continue
            }
            guard let lock = try FolderLock.takeIfFree(path) else { continue }
            try DiskFile.removeTree(path)
            _ = consume lock
        }
    }
}

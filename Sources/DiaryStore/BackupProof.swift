import Companion
import Wellbeing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder of its own for one restored database, gone when the proof is over.
///
/// What is in it is encrypted.
struct BackupProof: ~Copyable {
    /// Where the restored database is.
    let database: String
    private let folder: String

    private init(folder: String) {
        self.folder = folder
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
        let proof = BackupProof(folder: folder)
        try DiskFile.makeFolder(folder)
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
        guard try connection.damage().isEmpty, try Contents(of: connection, key: key) == contents else {
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
    static func sweep(_ folder: String) throws(DiaryError) {
        for name in DiskFile.names(in: folder) where name.hasPrefix(temporaryPrefix) {
            try DiskFile.removeTree(folder + "/" + name)
        }
    }
}

extension Connection {
    /// Complaints about pages whose seal is broken, then about the structure; empty = sound.
    func damage() throws(DiaryError) -> [String] {
        var complaints = try sealComplaints()
        // Another process may have moved pages from the log to the file while they were read.
        if !complaints.isEmpty {
            usleep(100_000)
            complaints = try sealComplaints()
        }
        let structure = try rows("PRAGMA integrity_check(20)") { row in row.text(0) ?? "" }
        return complaints + structure.filter { $0 != "ok" }
    }

    private func sealComplaints() throws(DiaryError) -> [String] {
        try rows("PRAGMA cipher_integrity_check") { row in row.text(0) ?? "" }
    }
}

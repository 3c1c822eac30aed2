public import Companion
import Wellbeing

extension SQLCipherVault {
    public func checkUp() async -> StoreReport {
        var report = StoreReport(
            folder: folder.path, state: state(), sqliteVersion: Connection.sqliteVersion,
            newestSchema: schema.newest)
        report.cipherVersion = Connection.cipherVersion
        report.keySlots = (try? keySlots()) ?? []
        report.size = DiskFile.size(folder.database)
        report.lastProvedBackup = SQLCipherBackups.records(in: folder).first { $0.provedAt != nil }
        report.exposedFiles = exposedFiles()
        guard let database = try? openDatabase() else { return report }
        report.schema = try? schema.number(of: database.connection)
        report.reflections = count("SELECT count(*) FROM reflection WHERE deleted_at IS NULL", database)
        report.binned = count("SELECT count(*) FROM reflection WHERE deleted_at IS NOT NULL", database)
        report.drafts = count("SELECT count(*) FROM draft WHERE discarded_at IS NULL", database)
        report.damage = await DamageReader().damage(of: folder.database, key: database.key)
        return report
    }

    private func count(_ sql: SQL, _ database: OpenDatabase) -> Int? {
        (try? database.connection.firstInteger(sql)).flatMap { $0 }.map { Int($0) }
    }

    /// Models are the same for everybody, so who may read them does not matter.
    private func exposedFiles() -> [String] {
        let names = DiskFile.names(in: folder.path).filter { $0 != StoreFolder.modelsName }
        let backups = DiskFile.names(in: folder.backups).map { folder.backups + "/" + $0 }
        return ([folder.path] + names.map { folder.path + "/" + $0 } + backups)
            .filter { DiskFile.isExposed($0) }
    }
}

/// Reads a whole database on a queue of its own: for 100,000 entries that takes seconds, in which the diary
/// is not to stand still.
private actor DamageReader {
    private let executor = SerialQueueExecutor(label: "sela.damage")

    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    func damage(of path: String, key: SecretKey) -> [String] {
        do {
            return try Connection.open(path, key: key).damage()
        } catch {
            // The check itself stopped on a page that it could not read.
            return [error.description]
        }
    }
}

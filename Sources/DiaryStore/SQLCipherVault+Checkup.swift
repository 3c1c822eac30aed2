public import Companion
import Wellbeing

extension SQLCipherVault {
    public func checkUp() -> StoreReport {
        var report = StoreReport(
            folder: folder.path, state: state(), sqliteVersion: Connection.sqliteVersion,
            newestSchema: schema.newest)
        report.cipherVersion = Connection.cipherVersion
        report.keySlots = (try? keySlots()) ?? []
        report.size = DiskFile.size(folder.database)
        report.lastProvedBackup = SQLCipherBackups.records(in: folder).first { $0.provedAt != nil }
        report.exposedFiles = exposedFiles()
        if let database = try? openDatabase() { look(at: database.connection, for: &report) }
        return report
    }

    private func look(at connection: borrowing Connection, for report: inout StoreReport) {
        report.schema = try? schema.number(of: connection)
        do {
            report.damage = try connection.damage()
        } catch {
            // The check itself stopped on a page that it could not read.
            report.damage = [error.description]
        }
        report.reflections = count("SELECT count(*) FROM reflection WHERE deleted_at IS NULL", connection)
        report.binned = count("SELECT count(*) FROM reflection WHERE deleted_at IS NOT NULL", connection)
        report.drafts = count("SELECT count(*) FROM draft WHERE discarded_at IS NULL", connection)
    }

    private func count(_ sql: SQL, _ connection: borrowing Connection) -> Int? {
        (try? connection.firstInteger(sql)).flatMap { $0 }.map { Int($0) }
    }

    /// Models are the same for everybody, so who may read them does not matter.
    private func exposedFiles() -> [String] {
        let names = DiskFile.names(in: folder.path).filter { $0 != StoreFolder.modelsName }
        let backups = DiskFile.names(in: folder.backups).map { folder.backups + "/" + $0 }
        return ([folder.path] + names.map { folder.path + "/" + $0 } + backups)
            .filter { DiskFile.isExposed($0) }
    }
}

import Companion
import Wellbeing

extension SQLCipherVault {
    /// Brings an older database up to date: a proved copy first, then every step in one transaction.
    ///
    /// - Throws: ``DiaryError/upgradeFailed(from:to:)`` if a step failed; the database is as it was.
    func upgrade(
        _ connection: borrowing Connection, from number: Int, slots: KeySlotFile, key: SecretKey
    ) throws(DiaryError) {
        let writer = BackupWriter(folder: folder, schema: schema)
        let copy = try writer.write(
            from: connection, key: key, slots: slots, at: clock.now(),
            name: "before-upgrade-\(number)-to-\(schema.newest)")
        do {
            try schema.upgrade(connection)
        } catch {
            try putBack(copy, into: connection, key: key)
            switch error {
            // These say what to do; the upgrade is tried again at the next start.
            case .diskFull, .readOnly, .busy: throw error
            default: throw .upgradeFailed(from: number, to: schema.newest)
            }
        }
    }

    /// After a failed upgrade SQLite has rolled back.
    ///
    /// Checked, and the copy put back if it is not so.
    private func putBack(
        _ copy: BackupFile, into connection: borrowing Connection, key: SecretKey
    ) throws(DiaryError) {
        if let contents = try? Contents(of: connection, key: key), contents == copy.head.contents { return }
        let proof = try BackupProof.restore(copy, key: key, schema: schema, inside: folder.backups)
        try Connection.open(proof.database, key: key).copy(to: connection)
    }
}

import Commands
import Companion
import DiaryStore
import Foundation
import Pages
import Wellbeing

extension CommandRun {
    /// `sela restore`: checks a backup and puts the diary back as it has it.
    func restore() async throws {
        try refuse(.list, with: .dryRun)
        if invocation.has(.list) { return try await listBackups() }
        guard let path = invocation.operands.first else { throw UsageError.missingOperand("FILE", .restore) }
        guard FileManager.default.isReadableFile(atPath: path) else { throw CommandFailure.fileUnreadable }
        if !invocation.has(.dryRun), ServerLock.holder(dataFolder: try surroundings.dataFolder()) != nil {
            throw CommandFailure.serverRuns
        }
        let vault = try composition.vault()
        do {
            try await vault.openWithoutAsking()
        } catch {
            // A diary that is lost, locked or damaged is why one restores; the backup asks for its own key.
        }
        let backups = composition.backups(of: vault)
        let full = Surroundings.absolute(path)
        let (record, key) = try await rehearsed(full, backups)
        if invocation.has(.dryRun) {
            terminal.talk(.wouldRestore)
            return try tell(record)
        }
        let restored = try await backups.restore(full, key: key, at: surroundings.clock.now())
        terminal.talk(.restored)
        try tell(restored)
    }

    /// The backup, proved, and the key that opens it; asks for one only where none is at hand.
    private func rehearsed(
        _ path: String, _ backups: any Backups
    ) async throws -> (record: BackupRecord, key: UnlockKey?) {
        if invocation.has(.recoveryCode) {
            let key = UnlockKey.recoveryCode(try questions.secret(.askRecoveryCode, in: language))
            return (try await backups.rehearse(path, key: key), key)
        }
        do {
            return (try await backups.rehearse(path, key: nil), nil)
        } catch DiaryError.locked, DiaryError.wrongSecret, DiaryError.missingKey, DiaryError.absent {
            let key = UnlockKey.passphrase(try questions.secret(.askBackupPassphrase, in: language))
            return (try await backups.rehearse(path, key: key), key)
        }
    }

    private func tell(_ record: BackupRecord) throws {
        try terminal.result(backupLine(record, in: language) + "\n", json: record.json)
    }
}

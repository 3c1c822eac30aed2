import Commands
import Companion
import DiaryStore
import Foundation
import Pages
import Wellbeing

extension CommandRun {
    /// `sela backup`: a proved copy, in the backup folder and where else it is wanted.
    func backup() async throws {
        if invocation.has(.list) { return try await listBackups() }
        let output = invocation.text(.output)
        if let output, !invocation.has(.force), FileManager.default.fileExists(atPath: output) {
            throw CommandFailure.fileExists
        }
        let open = try await openDiary()
        terminal.talk(.backingUp)
        let record = try await composition.backups(of: open.vault).make(at: surroundings.clock.now())
        if let output { try copy(record.path, to: output) }
        try terminal.result(backupLine(record, in: language) + "\n", json: record.json)
    }

    func listBackups() async throws {
        let vault = try composition.vault()
        do {
            try await vault.openWithoutAsking()
        } catch DiaryError.locked, DiaryError.absent, DiaryError.missingKey {
            // A list can be had without the diary.
        }
        let records = try await composition.backups(of: vault).list()
        try terminal.result(
            records.map { backupLine($0, in: language) + "\n" }.joined(),
            json: .object([.init("backups", .array(records.map(\.json)))]))
        if records.isEmpty { terminal.talk(.noBackups) }
    }

    /// Copies beside the target first, so that a full disk leaves no half of a backup behind.
    private func copy(_ path: String, to output: String) throws {
        let unfinished = output + ".unfinished-\(getpid())"
        do {
            try FileManager.default.copyItem(atPath: path, toPath: unfinished)
        } catch {
            unlink(unfinished)
            throw CommandFailure.copyFailed
        }
        guard chmod(unfinished, 0o600) == 0, rename(unfinished, output) == 0 else {
            unlink(unfinished)
            throw CommandFailure.copyFailed
        }
    }
}

import Companion
import Wellbeing

// Stand-ins until the adapters land; this file goes then.

struct StoreFolder {
    let path: String
    let runtimePath: String?
    var models: String { path + "/models" }
}

struct SecretToolKeyring: Sendable {}

actor SQLCipherVault: Vault, StoreCheckup {
    nonisolated let path: String
    init(folder: StoreFolder, clock: any WallClock, keyring: SecretToolKeyring?) { path = folder.path }
    func state() -> VaultState { .absent }
    func keySlots() throws(DiaryError) -> [KeySlot] { [] }
    func create() throws(DiaryError) { throw .encryptionUnavailable(found: "stub") }
    func open(with key: UnlockKey) throws(DiaryError) { throw .absent }
    func openWithoutAsking() throws(DiaryError) { throw .absent }
    func lock() {}
    func diary() throws(DiaryError) -> any Diary { throw .absent }
    func setPassphrase(_ passphrase: Secret) throws(DiaryError) { throw .absent }
    func removePassphrase(_ passphrase: Secret) throws(DiaryError) { throw .absent }
    func makeRecoveryCode() throws(DiaryError) -> Secret { throw .absent }
    func useKeyring(_ isWanted: Bool) throws(DiaryError) { throw .absent }
    func deleteEverything() throws(DiaryError) { throw .absent }
    func leaveSession(untilIdleFor minutes: Int) throws(DiaryError) { throw .absent }
    func endSession() throws(DiaryError) {}
    func checkUp() -> StoreReport {
        StoreReport(folder: path, state: .absent, sqliteVersion: "", newestSchema: 0)
    }
}

struct SQLCipherBackups: Backups {
    init(vault: SQLCipherVault, clock: any WallClock) {}
    func make(at instant: Instant) async throws(DiaryError) -> BackupRecord { throw .absent }
    func list() async throws(DiaryError) -> [BackupRecord] { [] }
    func rehearse(_ path: String, key: UnlockKey?) async throws(DiaryError) -> BackupRecord { throw .absent }
    func restore(
        _ path: String, key: UnlockKey?, at instant: Instant
    ) async throws(DiaryError) -> BackupRecord { throw .absent }
    func prune(keeping kept: Int) async throws(DiaryError) -> Int { 0 }
}

import Companion
import Wellbeing

/// A vault whose locking ends the engines too: they hold no diary, but in their memory is what they were last
/// sent of it.
struct VaultWithEngines: Vault {
    let vault: any Vault
    let models: ModelHouse

    func lock() async {
        await vault.lock()
        await models.stopEngines()
    }

    func deleteEverything() async throws(DiaryError) {
        // A download writes into the folder that is about to go.
        await models.pauseWork()
        await models.stopEngines()
        try await vault.deleteEverything()
    }

    func state() async -> VaultState { await vault.state() }
    func keySlots() async throws(DiaryError) -> [KeySlot] { try await vault.keySlots() }
    func create() async throws(DiaryError) { try await vault.create() }
    func open(with key: UnlockKey) async throws(DiaryError) { try await vault.open(with: key) }
    func openWithoutAsking() async throws(DiaryError) { try await vault.openWithoutAsking() }
    func diary() async throws(DiaryError) -> any Diary { try await vault.diary() }
    func setPassphrase(_ passphrase: Secret) async throws(DiaryError) {
        try await vault.setPassphrase(passphrase)
    }
    func removePassphrase(_ passphrase: Secret) async throws(DiaryError) {
        try await vault.removePassphrase(passphrase)
    }
    func makeRecoveryCode() async throws(DiaryError) -> Secret { try await vault.makeRecoveryCode() }
    func useKeyring(_ isWanted: Bool) async throws(DiaryError) { try await vault.useKeyring(isWanted) }
}

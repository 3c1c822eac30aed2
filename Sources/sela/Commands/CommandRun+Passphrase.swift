import Commands
import Companion
import DiaryStore
import Pages
import Wellbeing

extension CommandRun {
    /// `sela passphrase`: the ways into the diary.
    func passphrase() async throws {
        let wish = invocation.operands.dropFirst().first
        let act = invocation.operands[0]
        guard (act == "keyring") == (wish != nil) else {
            throw wish == nil
                ? UsageError.missingOperand("on|off", .passphrase) : UsageError.extraOperand(.passphrase)
        }
        let vault = try composition.vault()
        let slots = try await vault.keySlots()
        guard !slots.isEmpty else { throw DiaryError.absent }
        let isSet = slots.contains { $0.kind == .passphrase }
        switch act {
        case "set": try await setPassphrase(vault, isSet: isSet)
        case "change": try await changePassphrase(vault, isSet: isSet)
        case "remove": try await removePassphrase(vault, isSet: isSet)
        case "recovery-code": try await showRecoveryCode()
        default: try await useKeyring(wish == "on")
        }
    }

    private func setPassphrase(_ vault: SQLCipherVault, isSet: Bool) async throws {
        guard !isSet else { throw CommandFailure.passphraseAlreadySet }
        try await vault.openWithoutAsking()
        try await vault.setPassphrase(try newPassphrase())
        try tellState("open", .passphraseSet)
    }

    /// Asks for the old passphrase even where a session would open the diary: whoever finds an unlocked
    /// machine must not be able to lock its owner out.
    private func changePassphrase(_ vault: SQLCipherVault, isSet: Bool) async throws {
        guard isSet else { throw CommandFailure.passphraseNotSet }
        try await openByAsking(vault)
        try await vault.setPassphrase(try newPassphrase())
        try tellState("open", .passphraseSet)
    }

    private func removePassphrase(_ vault: SQLCipherVault, isSet: Bool) async throws {
        guard isSet else { throw CommandFailure.passphraseNotSet }
        let passphrase = try questions.secret(.askPassphrase, in: language)
        try await vault.open(with: .passphrase(passphrase))
        try await vault.removePassphrase(passphrase)
        try tellState("open", .passphraseRemoved)
    }

    private func showRecoveryCode() async throws {
        let open = try await openDiary()
        let code = try await open.vault.makeRecoveryCode()
        try terminal.result(
            code.exposed + "\n", json: .object([.init("recovery_code", .string(code.exposed))]))
        terminal.talk(.recoveryCodeShown)
    }

    private func useKeyring(_ isWanted: Bool) async throws {
        let open = try await openDiary()
        try await open.vault.useKeyring(isWanted)
        try tellState("open", isWanted ? .keyringUsed : .keyringUnused)
    }

    /// Asked twice on a terminal; a line of a file descriptor is taken at its word.
    private func newPassphrase() throws -> Secret {
        let first = try questions.secret(.askNewPassphrase, in: language)
        guard questions.canAskAgain else { return first }
        let second = try questions.secret(.askNewPassphraseAgain, in: language)
        guard first.exposed == second.exposed else { throw CommandFailure.passphrasesDiffer }
        return first
    }
}

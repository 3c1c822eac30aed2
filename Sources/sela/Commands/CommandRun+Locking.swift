import Commands
import Companion
import DiaryStore
import Foundation
import Pages
import Wellbeing

extension CommandRun {
    /// `sela lock`: ends the session and makes a running server forget its key.
    func lock() async throws {
        let vault = try composition.vault()
        guard await vault.state() != .absent else { throw DiaryError.absent }
        guard try await hasPassphrase(vault) else { throw CommandFailure.lockNeedsPassphrase }
        try await vault.endSession()
        if let server = ServerLock.holder(dataFolder: try surroundings.dataFolder()) {
            kill(server.process, SIGUSR1)
        }
        try tellState("locked", .diaryNowLocked)
    }

    /// `sela unlock`: asks, and leaves the key for the commands to come.
    func unlock() async throws {
        let vault = try composition.vault()
        let slots = try await vault.keySlots()
        guard !slots.isEmpty else { throw DiaryError.absent }
        guard surroundings.runtimeFolder != nil else { throw CommandFailure.noRuntimeFolder }
        if invocation.has(.recoveryCode) {
            let code = try questions.secret(.askRecoveryCode, in: language)
            try await vault.open(with: .recoveryCode(code))
        } else if slots.contains(where: { $0.kind == .passphrase }) {
            try await openByAsking(vault)
        } else {
            try await vault.openWithoutAsking()
            return try tellState("open", .nothingToUnlock)
        }
        let stored = try await vault.diary().preferences()
        let minutes = stored?.idleLockMinutes ?? Preferences(language: language).idleLockMinutes
        try await vault.leaveSession(untilIdleFor: minutes)
        try tellState("open", .diaryNowOpen)
    }

    func hasPassphrase(_ vault: any Vault) async throws -> Bool {
        try await vault.keySlots().contains { $0.kind == .passphrase }
    }

    func tellState(_ state: String, _ phrase: CommandCopy) throws {
        if terminal.isJSON { try terminal.result(JSON.object([.init("state", .string(state))])) }
        terminal.talk(phrase)
    }
}

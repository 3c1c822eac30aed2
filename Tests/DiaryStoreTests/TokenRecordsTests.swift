import Companion
import CompanionTesting
import DiaryStore
import Foundation
import Testing
import Wellbeing

struct TokenRecordsTests {
    private let noon = Instant(milliseconds: 1_780_000_000_000)
    private let secret = Secret("sela_" + String(repeating: "5b2f8d1c", count: 8))

    @Test func aRestoreBringsNoTokenBackAndTakesNoneAway() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
            let lost = try await diary.addAPIToken(
                named: "lost phone", for: [.readEntries], openedBy: secret, at: noon)
            let made = try await backups.make(at: noon)
            #expect(try await diary.removeAPIToken(lost.number))
            let script = try await diary.addAPIToken(
                named: "script", for: [.scanSafety], openedBy: Secret("sela_x"), at: noon)
            _ = try await backups.restore(made.path, key: nil, at: noon)
            #expect(try await diary.apiTokens() == [script])
            #expect(try await diary.apiToken(openedBy: secret) == nil)
            let next = try await diary.addAPIToken(
                named: "next", for: [.scanSafety], openedBy: Secret("sela_y"), at: noon)
            #expect(next.number > script.number)

            // And where there is no diary yet.
            try await vault.setPassphrase(Secret("a passphrase"))
            let portable = try await backups.make(at: noon)
            try await TemporaryStore.with { other in
                let vault = other.vault()
                _ = try await SQLCipherBackups(vault: vault, clock: FixedClock()).restore(
                    portable.path, key: .passphrase(Secret("a passphrase")), at: noon)
                #expect(try await vault.diary().apiTokens() == [])
            }
        }
    }

    @Test func aTokenStandsInNoFileAndStillOpens() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            _ = try await diary.addAPIToken(
                named: "script", for: [.scanSafety], openedBy: secret, at: noon)
            await vault.lock()
            #expect(try store.files().count >= 3)
            for (name, bytes) in try store.files() {
                #expect(Data(bytes).range(of: Data(secret.exposed.utf8)) == nil, "\(name)")
            }
            let again = store.vault()
            try await again.openWithoutAsking()
            #expect(try await again.diary().apiToken(openedBy: secret)?.name == "script")
        }
    }
}

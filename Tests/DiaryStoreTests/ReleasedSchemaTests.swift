import Companion
import CompanionTesting
import DiaryStore
import Foundation
import Testing
import Wellbeing

/// Promise: a diary written by any released version opens in every later one.
///
/// The diaries in `Tests/Fixtures/diaries` were written by those versions themselves.
struct ReleasedSchemaTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fixtures/diaries").standardized.path

    /// Puts the diary of a released schema where `store` looks, as it lay there.
    private func place(_ schema: Int, in store: TemporaryStore) throws {
        let folder = Self.fixtures + "/schema-\(schema)/"
        try FileManager.default.createDirectory(
            atPath: store.folder.path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        for path in [store.folder.database, store.folder.key, store.folder.keySlots] {
            let name = URL(filePath: path).lastPathComponent
            try store.overwrite(path, with: Array(try Data(contentsOf: URL(filePath: folder + name))))
            chmod(path, 0o600)
        }
    }

    private func backup(_ schema: Int) -> String { Self.fixtures + "/schema-\(schema)/backup.selabackup" }

    /// - Parameter sent: lines in the ledger; such a diary itself has none.
    private func expectEverything(_ diary: any Diary, sent: Int = 0) async throws {
        let entries = try await diary.reflections(JournalQuery()).reflections
        #expect(
            entries.map(\.text) == ["Müde und doch froh. 🌧️", "Aku lelah, tapi pekerjaan selesai."])
        #expect(entries.map(\.mood) == [nil, .okay])
        #expect(entries.map(\.correction?.verdict) == [nil, .felt(.happy)])
        #expect(entries.map(\.language) == [.german, .indonesian])
        #expect(entries.map(\.question?.keyword) == ["froh", "pekerjaan"])
        #expect(entries.first?.moment.instant == Instant(iso: "2026-05-26T15:01:00Z"))
        #expect(entries.first?.moment.zone.identifier == "Asia/Jakarta")
        #expect(try await diary.reflections(JournalQuery(words: "mude")).reflections.count == 1)
        #expect(try await diary.bin().map(\.reflection.text) == ["To be binned."])
        #expect(try await diary.drafts().map(\.text) == ["Ein halber Satz"])
        let preferences = try #require(try await diary.preferences())
        #expect(preferences.language == .german && preferences.country == "DE")
        #expect(preferences.tracks == [.reflections, .sleep] && preferences.backupsKept == 9)
        #expect(preferences.aiConsent?.isGranted == true && preferences.aiConsent?.version == 1)
        #expect(try await diary.modelProvider() == .none, "nobody was asked about a model yet")
        #expect(try await diary.modelConsents() == [])
        #expect(try await diary.egress(before: nil, limit: 10).count == sent)
    }

    @Test(arguments: 1..<Migration.all.count)
    func opensAfterAProvedCopy(schema: Int) async throws {
        try await TemporaryStore.with { store in
            try place(schema, in: store)
            let vault = store.vault()
            try await vault.openWithoutAsking()
            #expect(await vault.checkUp().schema == Migration.all.count)
            #expect(await vault.checkUp().damage == [])
            let diary = try await vault.diary()
            try await expectEverything(diary)
            let copies = try await SQLCipherBackups(vault: vault, clock: FixedClock()).list()
            #expect(copies.count == 1 && copies.first?.schema == schema && copies.first?.reflections == 2)
            #expect(copies.first?.provedAt != nil)
            #expect(
                copies.first?.path.contains("before-upgrade-\(schema)-to-\(Migration.all.count)") == true)
            try await diary.save(.cloud(.openRouter, .openRouter))
            #expect(try await diary.modelProvider() == .cloud(.openRouter, .openRouter))
        }
    }

    @Test(arguments: 1..<Migration.all.count)
    func restoresItsBackup(schema: Int) async throws {
        try await TemporaryStore.with { store in
            try place(schema, in: store)
            let vault = store.vault()
            try await vault.openWithoutAsking()
            let diary = try await vault.diary()
            try await diary.save(.cloud(.openRouter, .openRouter))
            _ = try await diary.record(try Sample.line(.trial, bytes: 1))
            for entry in try await diary.reflections(JournalQuery()).reflections {
                _ = try await diary.delete(entry.id, at: FixedClock().now())
            }
            let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
            let restored = try await backups.restore(backup(schema), key: nil, at: FixedClock().now())
            #expect(restored.schema == schema && restored.drafts == 1)
            try await expectEverything(diary, sent: 1)
            #expect(await vault.checkUp().schema == Migration.all.count)
            #expect(await vault.checkUp().damage == [])
        }
    }

    /// 24 kills at random moments of the upgrade from each released schema.
    @Test(arguments: 1..<Migration.all.count)
    func isWholeWheneverTheUpgradeIsKilled(schema: Int) async throws {
        var random = SeededNumbers(seed: 6)
        for _ in 1...24 {
            let delay = random.next(120_000)
            try await TemporaryStore.with { store in
                try place(schema, in: store)
                let lines = try await Victim.killed(
                    "open", in: store.folder.path, from: 0, afterMicroseconds: delay)
                let vault = store.vault()
                try await vault.openWithoutAsking()
                #expect(await vault.checkUp().damage == [])
                try await expectEverything(try await vault.diary())
                let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
                let copies = try await backups.list()
                #expect(copies.contains { $0.schema == schema && $0.provedAt != nil && $0.reflections == 2 })
                #expect(lines.isEmpty || copies.count == 1, "an upgrade that returned is not done again")
            }
        }
    }
}

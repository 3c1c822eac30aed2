import Companion
import CompanionTesting
import DiaryStore
import Foundation
import Testing
import Wellbeing

struct ModelRecordsTests {
    private let noon = Instant(milliseconds: 1_780_000_000_000)
    private let key = "sk-or-canary-5b2f8d1c9e"

    private func fill(_ diary: any Diary) async throws {
        try await diary.save(.cloud(try Sample.address(), CloudModels(general: "a", weeklySummary: "b")))
        try await diary.keepModelKey(Secret(key), for: try Sample.address())
        try await diary.record(try Sample.consent(.toneLines, isGranted: true))
        try await diary.record(try Sample.consent(.toneLines, isGranted: false, seconds: 1))
        try await diary.record(try Sample.consent(.extraction, isGranted: true, seconds: 2))
        for bytes in 1...3 { _ = try await diary.record(try Sample.line(.trial, bytes: bytes)) }
        _ = try await diary.finish(2, .answered)
    }

    private func everything(_ diary: any Diary) async throws -> [String] {
        [
            String(describing: try await diary.modelProvider()),
            String(describing: try await diary.modelKey(for: try Sample.address())?.exposed),
            String(describing: try await diary.modelConsents()),
            String(describing: try await diary.egress(before: nil, limit: 100)),
        ]
    }

    @Test func areThereWhenTheDiaryIsOpenedAgain() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await fill(try await vault.diary())
            let before = try await everything(try await vault.diary())
            await vault.lock()
            let again = store.vault()
            try await again.openWithoutAsking()
            let diary = try await again.diary()
            #expect(try await everything(diary) == before)
            #expect(try await diary.record(try Sample.line(.trial, bytes: 4)) == 4, "numbers go on")
        }
    }

    @Test func travelInBackups() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
            try await fill(diary)
            let before = try await everything(diary)
            let made = try await backups.make(at: noon)
            try await diary.save(ModelProvider.none)
            try await diary.keepModelKey(nil, for: try Sample.address())
            #expect(try await everything(diary) != before)
            _ = try await backups.restore(made.path, key: nil, at: noon)
            #expect(try await everything(diary) == before)

            // And where there is no diary yet.
            try await vault.setPassphrase(Secret("a passphrase"))
            let portable = try await backups.make(at: noon)
            try await TemporaryStore.with { other in
                let vault = other.vault()
                let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
                _ = try await backups.restore(
                    portable.path, key: .passphrase(Secret("a passphrase")), at: noon)
                #expect(try await everything(try await vault.diary()) == before)
            }
        }
    }

    @Test func aRestoreBringsNoYesBackAndForgetsNothingThatWasSent() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
            try await fill(diary)
            try await diary.record(try Sample.consent(.weeklySummary, isGranted: true, seconds: 3))
            try await diary.record(try Sample.consent(.toneLines, isGranted: true, seconds: 4))
            let made = try await backups.make(at: noon)

            try await diary.record(try Sample.consent(.extraction, isGranted: false, seconds: 9))
            // The clock was set back in between.
            try await diary.record(try Sample.consent(.weeklySummary, isGranted: false, seconds: 2))
            _ = try await diary.finish(3, .failed)
            #expect(try await diary.record(try Sample.line(.toneLines, bytes: 4)) == 4)
            let ledger = String(describing: try await diary.egress(before: nil, limit: 9))
            for _ in 1...2 {
                _ = try await backups.restore(made.path, key: nil, at: noon)
                let consents = try await diary.modelConsents()
                #expect(consents.map(\.purpose) == [.weeklySummary, .toneLines, .extraction])
                #expect(consents.map(\.isGranted) == [false, true, false])
                #expect(String(describing: try await diary.egress(before: nil, limit: 9)) == ledger)
            }
        }
    }

    @Test func aRestoreBringsNoGeneralYesBack() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
            var preferences = Preferences(language: .german)
            let instant = try Sample.moment().instant
            preferences.aiConsent = AIConsent(isGranted: true, version: 1, decidedAt: instant)
            try await diary.save(preferences)
            try await diary.record(try Sample.consent(.extraction, isGranted: true, seconds: 2))
            let made = try await backups.make(at: noon)
            preferences.aiConsent = AIConsent(
                isGranted: false, version: 1, decidedAt: instant.adding(seconds: 5))
            preferences.language = .english
            try await diary.save(preferences)
            _ = try await backups.restore(made.path, key: nil, at: noon)
            #expect(try await diary.preferences()?.aiConsent == preferences.aiConsent)
            #expect(try await diary.preferences()?.language == .german, "all else is as it was")
            #expect(try await diary.modelConsents().map(\.isGranted) == [false])
        }
    }

    /// A ledger of another diary is added to, each line once, and the numbers go on.
    @Test func theLedgersOfTwoDiariesComeTogether() async throws {
        try await TemporaryStore.with { first in
            let one = try await first.created()
            for bytes in 1...2 { _ = try await one.diary().record(try Sample.line(.trial, bytes: bytes)) }
            try await one.setPassphrase(Secret("a passphrase"))
            let made = try await SQLCipherBackups(vault: one, clock: FixedClock()).make(at: noon)
            try await TemporaryStore.with { second in
                let vault = try await second.created()
                let diary = try await vault.diary()
                let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
                for bytes in 7...9 { _ = try await diary.record(try Sample.line(.download, bytes: bytes)) }
                for _ in 1...2 {
                    _ = try await backups.restore(
                        made.path, key: .passphrase(Secret("a passphrase")), at: noon)
                    let lines = try await diary.egress(before: nil, limit: 9)
                    #expect(lines.map(\.number) == [5, 4, 3, 2, 1])
                    #expect(lines.map(\.record.bytes) == [9, 8, 7, 2, 1])
                }
            }
        }
    }

    /// A backup whose pages are sound but whose ledger is not the one that was counted is no proof.
    @Test func everyTableCountsInTheProof() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            try await fill(diary)
            let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
            let hash = { (made: BackupRecord) throws -> String in
                let text = String(decoding: try store.bytes(made.path), as: UTF8.self)
                return String(try #require(text.firstMatch(of: /"hash":"([0-9a-f]{64})"/)).1)
            }
            var hashes = [try hash(try await backups.make(at: noon))]
            let changes: [@Sendable () async throws -> Void] = [
                { try await diary.save(.cloud(.openRouter, .openRouter)) },
                { try await diary.keepModelKey(Secret("sk-other"), for: .openRouter) },
                { try await diary.record(try Sample.consent(.extraction, isGranted: false)) },
                { _ = try await diary.finish(3, .cancelled) },
            ]
            for change in changes {
                try await change()
                hashes.append(try hash(try await backups.make(at: noon)))
            }
            #expect(Set(hashes).count == hashes.count)
        }
    }

    @Test func noKeyStandsInClearInAnyFile() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            try await fill(diary)
            _ = try await SQLCipherBackups(vault: vault, clock: FixedClock()).make(at: noon)
            try await expectNoTrace(in: store)
            await vault.lock()
            try await expectNoTrace(in: store)
            // The search does find what is in clear.
            try store.overwrite(store.folder.path + "/note", with: Array("x\(key)x".utf8))
            #expect(try tracedFiles(in: store) == ["note"])
        }
    }

    private func expectNoTrace(in store: TemporaryStore) async throws {
        #expect(try store.files().count >= 4, "database, key, slots and a backup were looked at")
        #expect(try tracedFiles(in: store) == [])
    }

    /// Names of files with a piece of the key, or the name of the service, in them.
    private func tracedFiles(in store: TemporaryStore) throws -> [String] {
        try store.files().filter { _, bytes in
            ["sk-or-canary", "5b2f8d1c9e", "models.example"].contains {
                Data(bytes).range(of: Data($0.utf8)) != nil
            }
        }.keys.sorted()
    }

    @Test func nothingIsLeftAfterEverythingWasDeleted() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await fill(try await vault.diary())
            _ = try await SQLCipherBackups(vault: vault, clock: FixedClock()).make(at: noon)
            try await vault.deleteEverything()
            #expect(try store.files().isEmpty)
            try await vault.create()
            let diary = try await vault.diary()
            #expect(try await diary.modelProvider() == .none)
            #expect(try await diary.modelKey(for: try Sample.address()) == nil)
            #expect(try await diary.modelConsents().isEmpty)
            #expect(try await diary.egress(before: nil, limit: 10).isEmpty)
        }
    }

    private static func step(_ script: String) -> [Migration] {
        Migration.all + [Migration(number: Migration.all.count + 1, script: script)]
    }

    /// What a later version with the same tables may have written.
    @Test func aPurposeThatIsNotKnownGrantsNothingAndHidesNothing() async throws {
        let later = Self.step(
            """
            INSERT INTO model_consent (purpose, address, model, is_granted, version, decided_at) VALUES
                ('toneLines', 'https://models.example:8443/v1', 'vendor/model:free', 1, 1, 5),
                ('dreams', 'https://models.example:8443/v1', 'm', 1, 1, 6),
                ('extraction', 'https://models.example:8443/v1', 'm', 1, 1, 7),
                ('extraction', 'http://not-read-as-an-address.example/v1', 'm', 1, 1, 8);
            INSERT INTO egress (instant, purpose, address, model, bytes, digest, outcome)
            SELECT value, iif(value % 2, 'dreams', 'trial'), 'https://models.example:8443/v1', 'm', 1,
                printf('%064d', 0), 'sent'
            FROM json_each('[1,2,3,4,5]');
            """)
        try await TemporaryStore.with { store in
            let vault = store.vault(migrations: later)
            try await vault.create()
            let diary = try await vault.diary()
            let consents = try await diary.modelConsents()
            #expect(consents.map(\.purpose) == [.toneLines], "nor does an older yes count again")
            #expect(consents.first?.decidedAt == Instant(milliseconds: 5))
            #expect(try await diary.egress(before: nil, limit: 9).map(\.number) == [4, 2])
            #expect(try await diary.egress(before: nil, limit: 1).map(\.number) == [4])
            #expect(try await diary.egress(before: 4, limit: 1).map(\.number) == [2])
        }
    }

    /// Each row breaks one rule; the program itself asks before.
    @Test(arguments: [
        "model_provider VALUES (2, 'none', NULL, NULL, NULL, NULL)",
        "model_provider VALUES (1, 'other', NULL, NULL, NULL, NULL)",
        "model_provider VALUES (1, 'none', NULL, NULL, 'm', NULL)",
        "model_provider VALUES (1, 'managed', NULL, NULL, NULL, NULL)",
        "model_provider VALUES (1, 'managed', 'Gemma', NULL, NULL, NULL)",
        "model_provider VALUES (1, 'managed', 'gemma', 'https://a/v1', NULL, NULL)",
        "model_provider VALUES (1, 'local', NULL, 'http://localhost:1/v1', NULL, NULL)",
        "model_provider VALUES (1, 'local', NULL, NULL, 'm', NULL)",
        "model_provider VALUES (1, 'local', NULL, 'http://localhost:1/v1', 'm', 'w')",
        "model_provider VALUES (1, 'cloud', NULL, 'ftp://a/v1', 'm', NULL)",
        "model_provider VALUES (1, 'cloud', 'gemma', 'https://a/v1', 'm', NULL)",
        "model_provider VALUES (1, 'cloud', NULL, 'https://a/v1', '', NULL)",
        "model_key VALUES ('https://a/v1', 'k')", "model_key VALUES ('https://a', '')",
        "model_consent VALUES (1, 'tone lines', 'https://a/v1', 'm', 1, 1, 1)",
        "model_consent VALUES (1, '', 'https://a/v1', 'm', 1, 1, 1)",
        "model_consent VALUES (1, 'toneLines', 'https://a/v1', 'm', 2, 1, 1)",
        "model_consent VALUES (1, 'toneLines', 'https://a/v1', 'm', 1, 0, 1)",
        "egress VALUES (1, 1, 'trial', 'https://a/v1', 'm', -1, printf('%064d', 0), 'sent')",
        "egress VALUES (1, 1, 'trial', 'https://a/v1', 'm', 1, printf('%063d', 0), 'sent')",
        "egress VALUES (1, 1, 'trial', 'https://a/v1', 'm', 1, printf('%064X', 10), 'sent')",
        "egress VALUES (1, 1, 'trial', 'https://a/v1', 'm', 1, printf('%064d', 0), 'lost')",
    ]) func theSchemaRefuses(row: String) async throws {
        try await TemporaryStore.with { store in
            let vault = store.vault(migrations: Self.step("INSERT INTO \(row);"))
            await #expect(throws: DiaryError.refused) { try await vault.create() }
        }
    }

    /// The rows above break their rules and not something else.
    @Test(arguments: [
        "model_provider VALUES (1, 'none', NULL, NULL, NULL, NULL)",
        "model_provider VALUES (1, 'managed', 'gemma-4-e2b.q4', NULL, NULL, NULL)",
        "model_provider VALUES (1, 'local', NULL, 'http://localhost:1/v1', 'm', NULL)",
        "model_provider VALUES (1, 'cloud', NULL, 'https://a/v1', 'm', 'w')",
        "model_key VALUES ('https://a', 'k')",
        "model_consent VALUES (1, 'toneLines', 'https://a/v1', 'm', 1, 1, 1)",
        "egress VALUES (1, 1, 'trial', 'https://a/v1', 'm', 1, printf('%064x', 10), 'sent')",
    ]) func theSchemaTakes(row: String) async throws {
        try await TemporaryStore.with { store in
            let vault = store.vault(migrations: Self.step("INSERT INTO \(row);"))
            try await vault.create()
            #expect(await vault.checkUp().damage == [])
        }
    }
}

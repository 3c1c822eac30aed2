import Companion
import CompanionTesting
import DiaryStore
import Foundation
import Testing
import Wellbeing

struct MigrationTests {
    private static let newest = Migration.all.count
    private let next = Migration(
        number: newest + 1,
        script: "ALTER TABLE reflection ADD COLUMN weather TEXT; UPDATE reflection SET weather = 'rain';")
    private let failing = Migration(
        number: newest + 2, script: "DELETE FROM reflection; DROP TABLE draft; SELECT no_such_function(1);")

    @Test func theProgramCarriesTheFilesOfTheSource() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Sources/DiaryStore/Migrations")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.standardized.path).sorted()
        #expect(names.count == Migration.all.count)
        for (name, migration) in zip(names, Migration.all) {
            #expect(
                name.hasPrefix(
                    String(repeating: "0", count: 4 - "\(migration.number)".count) + "\(migration.number)-"))
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            #expect(text == migration.script)
        }
        #expect(Migration.all.map(\.number) == Array(1...Migration.all.count), "without gaps")
    }

    @Test func upgradesAfterAProvedCopy() async throws {
        try await TemporaryStore.with { store in
            let old = try await store.created()
            try await old.diary().save(try Sample.fullReflection(1))
            await old.lock()
            let new = store.vault(migrations: Migration.all + [next])
            try await new.openWithoutAsking()
            #expect(await new.checkUp().schema == Self.newest + 1)
            #expect(try await new.diary().reflection(try Sample.id(1)) == Sample.fullReflection(1))
            let copies = try await SQLCipherBackups(vault: new, clock: FixedClock()).list()
            #expect(copies.count == 1 && copies.first?.provedAt != nil && copies.first?.schema == Self.newest)
            #expect(
                copies.first?.path.contains("before-upgrade-\(Self.newest)-to-\(Self.newest + 1)") == true)
            await new.lock()
            try await new.openWithoutAsking()
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: store.folder.backups).count == 1, "once")
        }
    }

    @Test func aFailedUpgradeLeavesTheDiaryAsItWas() async throws {
        try await TemporaryStore.with { store in
            let old = try await store.created()
            try await old.diary().save(try Sample.fullReflection(1))
            await old.lock()
            let new = store.vault(migrations: Migration.all + [next, failing])
            for _ in 1...2 {
                await #expect(throws: DiaryError.upgradeFailed(from: Self.newest, to: Self.newest + 2)) {
                    try await new.openWithoutAsking()
                }
                #expect(await new.state() == .locked)
            }
            try await old.openWithoutAsking()
            #expect(await old.checkUp().schema == Self.newest)
            #expect(try await old.diary().reflection(try Sample.id(1)) == Sample.fullReflection(1))
            try await old.diary().save(try Sample.reflection(2, "and it can be written"))
        }
    }

    @Test func refusesANewerDiaryUntouched() async throws {
        try await TemporaryStore.with { store in
            let new = store.vault(migrations: Migration.all + [next])
            try await new.create()
            try await new.diary().save(try Sample.fullReflection(1))
            let made = try await SQLCipherBackups(vault: new, clock: FixedClock()).make(
                at: FixedClock().now())
            await new.lock()
            let before = try store.files()
            let old = store.vault()
            for _ in 1...2 {
                await #expect(throws: DiaryError.newerSchema(found: Self.newest + 1, supported: Self.newest))
                {
                    try await old.openWithoutAsking()
                }
            }
            #expect(try store.files() == before)
            try await TemporaryStore.with { other in
                let vault = try await other.created()
                await vault.lock()
                try Data(try store.bytes(store.folder.key)).write(
                    to: URL(filePath: other.folder.key + "-old"))
                try FileManager.default.removeItem(atPath: other.folder.key)
                try FileManager.default.moveItem(atPath: other.folder.key + "-old", toPath: other.folder.key)
                await #expect(throws: DiaryError.newerSchema(found: Self.newest + 1, supported: Self.newest))
                {
                    try await SQLCipherBackups(vault: vault, clock: FixedClock())
                        .restore(made.path, key: .keyFile, at: made.madeAt)
                }
            }
            // One that is open while another process upgrades it stops writing.
            try await TemporaryStore.with { shared in
                let old = try await shared.created()
                let diary = try await old.diary()
                try await shared.vault(migrations: Migration.all + [next]).openWithoutAsking()
                await #expect(throws: DiaryError.newerSchema(found: Self.newest + 1, supported: Self.newest))
                {
                    try await diary.save(try Sample.fullReflection(1))
                }
            }
        }
    }

    @Test func aBackupOfAnOlderVersionComesUpToDate() async throws {
        try await TemporaryStore.with { store in
            let old = try await store.created()
            try await old.diary().save(try Sample.fullReflection(1))
            let made = try await SQLCipherBackups(vault: old, clock: FixedClock()).make(
                at: FixedClock().now())
            await old.lock()
            let new = store.vault(migrations: Migration.all + [next])
            try await new.openWithoutAsking()
            _ = try await new.diary().delete(try Sample.id(1), at: made.madeAt)
            _ = try await SQLCipherBackups(vault: new, clock: FixedClock())
                .restore(made.path, key: nil, at: made.madeAt)
            #expect(await new.checkUp().schema == Self.newest + 1)
            #expect(try await new.diary().reflection(try Sample.id(1)) == Sample.fullReflection(1))
        }
    }
}

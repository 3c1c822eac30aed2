import Companion
import CompanionTesting
import DiaryStore
import Foundation
import Testing
import Wellbeing

struct VaultOpeningTests {
    @Test func makesADiaryThatOnlyItsOwnerCanRead() async throws {
        try await TemporaryStore.with { store in
            let oldMask = umask(0)
            defer { umask(oldMask) }
            try FileManager.default.createDirectory(
                atPath: store.folder.path, withIntermediateDirectories: true)
            let vault = try await store.created()
            #expect(await vault.state() == .open)
            #expect(try await vault.keySlots().map(\.kind) == [.keyFile])
            let diary = try await vault.diary()
            try await diary.save(try Sample.fullReflection(1))
            for name in ["", "/diary.db", "/diary.db-wal", "/diary.db-shm", "/key-slots.json", "/key"] {
                let attributes = try FileManager.default.attributesOfItem(atPath: store.folder.path + name)
                let mode = try #require(attributes[.posixPermissions] as? NSNumber).intValue
                #expect(mode == (name.isEmpty ? 0o700 : 0o600), "\(name)")
            }
            #expect(try store.bytes(store.folder.key).count == 32)
            #expect(try !store.bytes(store.folder.database).starts(with: Array("SQLite format 3".utf8)))
            #expect(await vault.checkUp().exposedFiles.isEmpty)
            chmod(store.folder.key, 0o640)
            #expect(await vault.checkUp().exposedFiles == [store.folder.key])
        }
    }

    @Test func nothingIsHereAndNothingIsMadeByLooking() async throws {
        try await TemporaryStore.with { store in
            let vault = store.vault()
            #expect(await vault.state() == .absent)
            let slots = try await vault.keySlots()
            #expect(slots.isEmpty)
            await #expect(throws: DiaryError.absent) { try await vault.openWithoutAsking() }
            await #expect(throws: DiaryError.absent) { try await vault.open(with: .keyFile) }
            await #expect(throws: DiaryError.absent) { _ = try await vault.diary() }
            #expect(await vault.checkUp().state == .absent)
            #expect(!FileManager.default.fileExists(atPath: store.folder.path))
        }
    }

    @Test func neverPutsANewDiaryOverAnOldOne() async throws {
        try await TemporaryStore.with { store in
            let first = try await store.created()
            try await first.diary().save(try Sample.fullReflection(1))
            await first.lock()
            let before = try store.files()
            await #expect(throws: DiaryError.refused) { try await store.vault().create() }
            try FileManager.default.removeItem(atPath: store.folder.keySlots)
            await #expect(throws: DiaryError.missingKey) { try await store.vault().create() }
            #expect(try store.files() == before.filter { $0.key != "key-slots.json" })
            await #expect(throws: DiaryError.missingKey) { try await store.vault().openWithoutAsking() }
            try Data(before["key-slots.json"] ?? []).write(to: URL(filePath: store.folder.keySlots))
            try FileManager.default.removeItem(atPath: store.folder.database)
            #expect(await store.vault().state() == .locked, "a lost database is not a first start")
            await #expect(throws: DiaryError.damaged(part: .database)) { try await store.vault().create() }
            await #expect(throws: DiaryError.damaged(part: .database)) {
                try await store.vault().openWithoutAsking()
            }
        }
    }

    @Test func lockingClosesTheFileAndEndsTheDiaryInHand() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            try await diary.save(try Sample.fullReflection(1))
            await vault.lock()
            #expect(await vault.state() == .locked)
            await #expect(throws: DiaryError.locked) { _ = try await diary.count() }
            await #expect(throws: DiaryError.locked) { _ = try await vault.makeRecoveryCode() }
            let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0)
            }
            #expect(!open.contains { $0.hasPrefix(store.folder.path) })
            try await vault.openWithoutAsking()
            #expect(try await diary.count() == 1, "the same value works again once the vault is open")
        }
    }

    @Test func saysWhenTheKeyFileIsGone() async throws {
        try await TemporaryStore.with { store in
            try await store.created().lock()
            let key = try store.bytes(store.folder.key)
            try FileManager.default.removeItem(atPath: store.folder.key)
            await #expect(throws: DiaryError.missingKey) { try await store.vault().openWithoutAsking() }
            await #expect(throws: DiaryError.missingKey) { try await store.vault().open(with: .keyFile) }
            try Data(key.reversed()).write(to: URL(filePath: store.folder.key))
            await #expect(throws: DiaryError.wrongSecret) { try await store.vault().openWithoutAsking() }
            try Data(key).write(to: URL(filePath: store.folder.key))
            try await store.vault().openWithoutAsking()
        }
    }

    @Test func keepsABrokenDatabaseAsItIs() async throws {
        // B42: 4 KiB of random bytes in its place, three starts.
        let random = Data((0..<4_096).map { _ in UInt8.random(in: 0...255) })
        let plain = Data("SQLite format 3\u{0}".utf8) + Data(count: 4_080)
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            for number in 1...200 {
                try await vault.diary().save(
                    try Sample.reflection(number, String(repeating: "long ", count: 200)))
            }
            await vault.lock()
            let sound = try Data(contentsOf: URL(filePath: store.folder.database))
            let broken = [
                random, plain, Data(), sound.prefix(sound.count / 2), sound.prefix(5_000), sound.prefix(100),
            ]
            for bytes in broken {
                try bytes.write(to: URL(filePath: store.folder.database))
                for _ in 1...3 {
                    let vault = store.vault()
                    await #expect(throws: DiaryError.damaged(part: .database)) {
                        try await vault.openWithoutAsking()
                    }
                    #expect(await vault.state() == .locked)
                    await #expect(throws: DiaryError.refused) { try await vault.create() }
                }
                #expect(try Data(contentsOf: URL(filePath: store.folder.database)) == bytes)
            }
        }
    }

    @Test func findsARottenPageInTheCheckUp() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            for number in 1...100 {
                try await vault.diary().save(
                    try Sample.reflection(number, String(repeating: "text ", count: 400)))
            }
            #expect(await vault.checkUp().damage == [])
            #expect(await vault.checkUp().reflections == 100)
            await vault.lock()
            var bytes = try store.bytes(store.folder.database)
            bytes[bytes.count - 3_000] ^= 1
            try Data(bytes).write(to: URL(filePath: store.folder.database))
            try await vault.openWithoutAsking()
            #expect(await vault.checkUp().damage?.isEmpty == false)
        }
    }

    @Test func refusesKeySlotsThatItCannotRead() async throws {
        try await TemporaryStore.with { store in
            try await store.created().lock()
            let sound = try String(contentsOfFile: store.folder.keySlots, encoding: .utf8)
            for broken in [
                "", "{", String(sound.dropLast(30)), sound.replacing("sela-key-slots", with: "other"),
            ] {
                try Data(broken.utf8).write(to: URL(filePath: store.folder.keySlots))
                await #expect(throws: DiaryError.damaged(part: .keySlots)) {
                    try await store.vault().openWithoutAsking()
                }
                #expect(await store.vault().state() == .locked, "a diary that is not open, never none")
                await #expect(throws: DiaryError.refused) { try await store.vault().create() }
                #expect(try String(contentsOfFile: store.folder.keySlots, encoding: .utf8) == broken)
            }
            let newer = sound.replacing("\"version\" : 1", with: "\"version\" : 2")
            #expect(newer != sound)
            try Data(newer.utf8).write(to: URL(filePath: store.folder.keySlots))
            await #expect(throws: DiaryError.newerSchema(found: 2, supported: 1)) {
                try await store.vault().openWithoutAsking()
            }
        }
    }

    @Test func beginsAgainAfterAFirstStartThatWasInterrupted() async throws {
        try await TemporaryStore.with { store in
            try await store.created().lock()
            let pending = try String(contentsOfFile: store.folder.keySlots, encoding: .utf8)
                .replacing("\"isPending\" : false", with: "\"isPending\" : true")
            try Data(pending.utf8).write(to: URL(filePath: store.folder.keySlots))
            let database = try store.bytes(store.folder.database)
            try FileManager.default.removeItem(atPath: store.folder.database)
            #expect(await store.vault().state() == .absent)
            try Data(database).write(to: URL(filePath: store.folder.database))
            try await store.vault().openWithoutAsking()
            #expect(try !String(contentsOfFile: store.folder.keySlots, encoding: .utf8).contains("true"))
            try Data(pending.utf8).write(to: URL(filePath: store.folder.keySlots))
            try FileManager.default.removeItem(atPath: store.folder.database)
            _ = try await store.created()
        }
    }
}

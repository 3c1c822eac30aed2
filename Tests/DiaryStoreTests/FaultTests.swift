import Companion
import CompanionTesting
import DiaryStore
import Foundation
import Testing
import Wellbeing

/// A small file system in memory; `nil` where this user may not mount one.
private func withSmallDisk(_ megabytes: Int, _ body: (String, (Bool) throws -> Void) async throws -> Void)
    async throws
{
    guard geteuid() == 0 else { return }
    let path = FileManager.default.temporaryDirectory.path + "/sela-disk-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    func mount(_ options: String) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/mount")
        process.arguments = ["-t", "tmpfs", "-o", options, "tmpfs", path]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
    guard mount("size=\(megabytes)m") else { return }
    defer { umount2(path, Int32(MNT_DETACH)) }
    try await body(path) { isReadOnly in
        try #require(mount("remount,\(isReadOnly ? "ro" : "rw"),size=\(megabytes)m"))
    }
}

/// Whether the tests with a disk of their own can run.
private let canMount = geteuid() == 0

struct FaultTests {
    @Test(.enabled(if: canMount, "needs root, to mount a small disk"))
    func aFullDiskIsSaidAndNothingIsLost() async throws {
        try await withSmallDisk(8) { disk, _ in
            let store = TemporaryStore(disk)
            let vault = try await store.created()
            let diary = try await vault.diary()
            let text = String(repeating: "so much to say ", count: 3_000)
            var saved = 0
            var failure: DiaryError?
            while failure == nil, saved < 1_000 {
                do {
                    try await diary.save(try Sample.reflection(saved + 1, text, seconds: Int64(saved)))
                    saved += 1
                } catch let error as DiaryError {
                    failure = error
                }
            }
            #expect(failure == .diskFull)
            #expect(try await diary.count() == saved, "what was confirmed is there")
            await #expect(throws: DiaryError.diskFull) {
                try await SQLCipherBackups(vault: vault, clock: FixedClock()).make(at: FixedClock().now())
            }
            let left = try FileManager.default.contentsOfDirectory(atPath: store.folder.backups)
            #expect(left.isEmpty, "no half backup stays behind")

            // Not one byte free.
            _ = FileManager.default.createFile(atPath: disk + "/filler", contents: nil)
            let filler = try FileHandle(forWritingTo: URL(filePath: disk + "/filler"))
            for size in [65_536, 4_096, 1] {
                while (try? filler.write(contentsOf: Data(repeating: 1, count: size))) != nil {}
            }
            await #expect(throws: DiaryError.diskFull) {
                try await vault.setPassphrase(Secret("a passphrase"))
            }
            await #expect(throws: DiaryError.diskFull) { _ = try await vault.makeRecoveryCode() }
            #expect(try await vault.keySlots().map(\.kind) == [.keyFile], "the old way in is the way in")
            try filler.close()
            try FileManager.default.removeItem(atPath: disk + "/filler")
            await vault.lock()
            try await vault.openWithoutAsking()
            #expect(try await diary.count() == saved)
            #expect(await vault.checkUp().damage == [])
        }
    }

    @Test(.enabled(if: canMount, "needs root, to mount a small disk"))
    func aFullDiskLeavesNoHalfDiary() async throws {
        try await withSmallDisk(1) { disk, _ in
            _ = FileManager.default.createFile(atPath: disk + "/filler", contents: nil)
            let filler = try FileHandle(forWritingTo: URL(filePath: disk + "/filler"))
            for size in [65_536, 4_096, 1] {
                while (try? filler.write(contentsOf: Data(repeating: 1, count: size))) != nil {}
            }
            let store = TemporaryStore(disk)
            await #expect(throws: DiaryError.diskFull) { try await store.vault().create() }
            #expect(await store.vault().state() == .absent)
            #expect(!FileManager.default.fileExists(atPath: store.folder.path))
            // Room for the keys but not for the database.
            try filler.truncate(atOffset: 1 << 20 - 40_000)
            try? filler.close()
            await #expect(throws: DiaryError.diskFull) { try await store.vault().create() }
            #expect(!FileManager.default.fileExists(atPath: store.folder.path))
        }
    }

    @Test(.enabled(if: canMount, "needs root, to mount a small disk"))
    func aReadOnlyDiskIsSaid() async throws {
        try await withSmallDisk(8) { disk, remount in
            let store = TemporaryStore(disk)
            let vault = try await store.created()
            try await vault.diary().save(try Sample.fullReflection(1))
            await vault.lock()
            let before = try store.files()
            try remount(true)
            await #expect(throws: DiaryError.readOnly) {
                try await store.vault().openWithoutAsking()
                try await store.vault().diary().save(try Sample.fullReflection(2))
            }
            await #expect(throws: DiaryError.readOnly) {
                try await TemporaryStore(disk + "/new").vault().create()
            }
            #expect(try store.files() == before)
            try remount(false)
            try await vault.openWithoutAsking()
            #expect(try await vault.diary().count() == 1)
        }
    }

    @Test func aMarkerWordIsInNoFile() async throws {
        let marker = "Zyxwvut"
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            var entry = try Sample.fullReflection(1)
            entry.text = "\(marker) in the text"
            entry.deeper = "\(marker) deeper"
            try await diary.save(entry)
            try await diary.keep(
                Draft(
                    id: try Sample.id(2), moment: entry.moment, text: "\(marker) draft",
                    keptAt: entry.moment.instant))
            _ = try await diary.reflections(JournalQuery(words: marker))
            try await vault.setPassphrase(Secret("\(marker) passphrase"))
            _ = try await vault.makeRecoveryCode()
            try await vault.leaveSession(untilIdleFor: 5)
            let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
            let made = try await backups.make(at: FixedClock().now())
            let running = try store.files()
            #expect(
                Set(running.keys).isSuperset(of: [
                    "diary.db", "diary.db-wal", "diary.db-shm", "key-slots.json",
                ]))
            _ = try await backups.restore(made.path, key: nil, at: FixedClock().now())
            await vault.lock()
            let afterwards = try store.files()
            #expect(afterwards.keys.contains { $0.contains("before-restore") })
            let needles = [
                Array(marker.utf8), Array(marker.lowercased().utf8),
                marker.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
                marker.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] },
            ]
            for (name, bytes) in running.merging(afterwards, uniquingKeysWith: { first, _ in first }) {
                for needle in needles {
                    #expect(Data(bytes).range(of: Data(needle)) == nil, "\(name)")
                }
            }
            // The search itself finds what is there to find.
            #expect(Data("so \(marker)".utf8).range(of: Data(needles[0])) != nil)
            // SQLite's temporary files would be beside these.
            for folder in ["/tmp", "/var/tmp", FileManager.default.temporaryDirectory.path] {
                let names = try FileManager.default.contentsOfDirectory(atPath: folder)
                #expect(!names.contains { $0.hasPrefix("etilqs_") })
            }
        }
    }

    @Test func deleteEverythingLeavesNothingOfOurs() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await vault.diary().save(try Sample.fullReflection(1))
            try await vault.leaveSession(untilIdleFor: 5)
            _ = try await SQLCipherBackups(vault: vault, clock: FixedClock()).make(at: FixedClock().now())
            try FileManager.default.createDirectory(
                atPath: store.folder.models + "/a", withIntermediateDirectories: true)
            try Data("m".utf8).write(to: URL(filePath: store.folder.models + "/a/m.onnx"))
            try Data("hers".utf8).write(to: URL(filePath: store.folder.path + "/letter.txt"))
            let other = store.vault()
            try await other.openWithoutAsking()
            let otherDiary = try await other.diary()
            try await vault.deleteEverything()
            #expect(try Array(store.files().keys) == ["letter.txt"], "what is not ours stays")
            #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder.path) == ["letter.txt"])
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: store.folder.runtimePath ?? "").isEmpty)
            #expect(await vault.state() == .absent)
            await #expect(
                throws: DiaryError.absent, "another process does not write into a file that is gone"
            ) {
                try await otherDiary.save(try Sample.fullReflection(2))
            }
            try await vault.create()
            #expect(try await vault.diary().count() == 0)
        }
    }
}

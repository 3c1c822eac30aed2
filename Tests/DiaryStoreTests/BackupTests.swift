import Companion
import CompanionTesting
import DiaryStore
import Foundation
import Testing
import Wellbeing

struct BackupTests {
    private let noon = Instant(milliseconds: 1_780_000_000_000)
    private let passphrase = Secret("the passphrase")

    private func backups(_ vault: SQLCipherVault) -> SQLCipherBackups {
        SQLCipherBackups(vault: vault, clock: FixedClock())
    }

    /// Everything a person would miss, in an order that does not depend on rows.
    private func everything(_ diary: any Diary) async throws -> [String] {
        var query = JournalQuery(limit: 200)
        var all: [String] = []
        repeat {
            let page = try await diary.reflections(query)
            all += page.reflections.map { String(describing: $0) }
            query.after = page.next
        } while query.after != nil
        all += try await diary.bin().map { String(describing: $0) }
        all += try await diary.drafts().map { String(describing: $0) }
        let preferences = try await diary.preferences()
        return all + [
            "\(String(describing: preferences?.language)) \(String(describing: preferences?.country))"
        ]
    }

    private func fill(_ vault: SQLCipherVault) async throws {
        let diary = try await vault.diary()
        try await diary.save(try Sample.fullReflection(1))
        for number in 2...20 {
            try await diary.save(
                try Sample.reflection(number, "entry \(number) 🌧️", seconds: Int64(number / 2)))
        }
        _ = try await diary.delete(try Sample.id(5), at: noon)
        try await diary.keep(
            Draft(id: try Sample.id(30), moment: try Sample.moment(), text: "draft", mood: .low, keptAt: noon)
        )
        var preferences = Preferences(language: .german)
        preferences.country = "DE"
        try await diary.save(preferences)
    }

    @Test func isOneProvedFileThatBringsEverythingBack() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await fill(vault)
            let before = try await everything(try await vault.diary())
            let backups = backups(vault)
            let made = try await backups.make(at: noon)
            #expect(made.path == store.folder.backups + "/sela-20260528T202640Z.selabackup")
            #expect(made.reflections == 19 && made.drafts == 1 && made.schema == Migration.all.count)
            #expect(made.provedAt == noon && made.madeAt == noon)
            #expect(try await backups.list() == [made])
            #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder.backups).count == 1)
            #expect(await vault.checkUp().lastProvedBackup == made)
            #expect(await vault.checkUp().exposedFiles.isEmpty)
            let again = try await backups.make(at: noon)
            #expect(again.path.hasSuffix("Z-2.selabackup"), "the same second never overwrites")

            let diary = try await vault.diary()
            for number in 1...20 { _ = try await diary.delete(try Sample.id(number), at: noon) }
            _ = try await diary.emptyBin(deletedBefore: noon.adding(seconds: 9))
            try await diary.save(try Sample.reflection(99, "written since"))
            #expect(try await backups.rehearse(made.path, key: nil).reflections == 19)
            #expect(try await diary.count() == 1, "a rehearsal changes nothing")
            #expect(try await backups.restore(made.path, key: nil, at: noon).reflections == 19)
            #expect(try await everything(diary) == before)
            #expect(try await diary.reflections(JournalQuery(words: "fine")).reflections.count == 1)
            let safety = try #require(try await backups.list().first { $0.path.contains("before-restore") })
            #expect(safety.reflections == 1 && safety.provedAt != nil)
            _ = try await backups.restore(safety.path, key: nil, at: noon)
            #expect(try await diary.reflection(try Sample.id(99)) != nil, "the way back from a restore")
        }
    }

    @Test func refusesWhatIsCutOrChangedAnywhere() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await fill(vault)
            let backups = backups(vault)
            let made = try await backups.make(at: noon)
            let sound = try store.bytes(made.path)
            let before = try await everything(try await vault.diary())
            var broken: [[UInt8]] = [0, 10, 27, 28, 300, sound.count / 2, sound.count - 1].map {
                Array(sound.prefix($0))
            }
            for place in [3, 60, 900, sound.count / 2, sound.count - 5] {
                var changed = sound
                changed[place] ^= 4
                broken.append(changed)
            }
            broken.append(sound + [0])
            // The same length and a sound database, but not what the head says is in it.
            for (truth, lie) in [
                ("\"reflections\":19", "\"reflections\":18"), ("\"hash\":\"", "\"hash\":\"!"),
            ] {
                let range = try #require(Data(sound).range(of: Data(truth.utf8)))
                var changed = Data(sound)
                changed.replaceSubrange(
                    range.lowerBound..<(range.lowerBound + lie.utf8.count), with: Data(lie.utf8))
                broken.append(Array(changed))
            }
            for bytes in broken {
                try Data(bytes).write(to: URL(filePath: made.path))
                await #expect(throws: DiaryError.damaged(part: .backup)) {
                    try await backups.rehearse(made.path, key: nil)
                }
                await #expect(throws: DiaryError.damaged(part: .backup)) {
                    try await backups.restore(made.path, key: nil, at: noon)
                }
                #expect(try await backups.list().count == 1, "it is listed all the same")
                if bytes.count != sound.count {
                    #expect(try await backups.list().first?.provedAt == nil)
                }
            }
            #expect(try await everything(try await vault.diary()) == before)
            await #expect(throws: DiaryError.absent) { try await backups.rehearse("/none", key: nil) }
        }
    }

    @Test func sweepsAwayWhatAKilledBackupLeft() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let left = store.folder.backups + "/.making-0a"
            try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
            for path in [left + "/diary.db", left + "b.db", left + "b"] {
                try store.overwrite(path, with: [1])
            }
            let made = try await backups(vault).make(at: noon)
            let names = try FileManager.default.contentsOfDirectory(atPath: store.folder.backups)
            #expect(names.map { store.folder.backups + "/" + $0 } == [made.path])
        }
    }

    @Test func opensOnAnotherMachineWithWhatThePersonKnows() async throws {
        try await TemporaryStore.with { old in
            let vault = try await old.created()
            try await fill(vault)
            try await vault.setPassphrase(passphrase)
            let code = try await vault.makeRecoveryCode()
            let before = try await everything(try await vault.diary())
            let made = try await backups(vault).make(at: noon)
            try await vault.setPassphrase(Secret("changed since then"))

            for key in [UnlockKey.passphrase(passphrase), .recoveryCode(code)] {
                try await TemporaryStore.with { new in
                    let vault = new.vault()
                    let backups = backups(vault)
                    await #expect(throws: DiaryError.locked) {
                        try await backups.restore(made.path, key: nil, at: noon)
                    }
                    await #expect(throws: DiaryError.wrongSecret) {
                        try await backups.restore(made.path, key: .passphrase(Secret("wrong one")), at: noon)
                    }
                    #expect(await vault.state() == .absent, "nothing was made")
                    #expect(try await backups.rehearse(made.path, key: key).reflections == 19)
                    _ = try await backups.restore(made.path, key: key, at: noon)
                    #expect(await vault.state() == .open)
                    #expect(try await everything(try await vault.diary()) == before)
                    await vault.lock()
                    try await vault.open(with: key)
                }
            }
            // Into another diary: the words come, the ways in stay those of that machine.
            try await TemporaryStore.with { other in
                let vault = try await other.created()
                _ = try await backups(vault).restore(made.path, key: .passphrase(passphrase), at: noon)
                #expect(try await everything(try await vault.diary()) == before)
                await vault.lock()
                try await vault.openWithoutAsking()
                #expect(try await vault.keySlots().map(\.kind) == [.keyFile])
            }
            #expect(
                try await backups(vault).rehearse(made.path, key: .passphrase(Secret("changed since then")))
                    .drafts == 1)
        }
    }

    @Test func takesThePlaceOfADatabaseThatDoesNotOpen() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await fill(vault)
            let before = try await everything(try await vault.diary())
            let made = try await backups(vault).make(at: noon)
            await vault.lock()
            let random = (0..<4_096).map { _ in UInt8.random(in: 0...255) }
            try Data(random).write(to: URL(filePath: store.folder.database))
            await #expect(throws: DiaryError.damaged(part: .database)) { try await vault.openWithoutAsking() }
            _ = try await backups(vault).restore(made.path, key: nil, at: noon)
            #expect(try await everything(try await vault.diary()) == before)
            let aside = try store.files().filter {
                $0.key.hasPrefix("set-aside-") && $0.key.hasSuffix("diary.db")
            }
            #expect(aside.values.map(\.self) == [random], "kept, byte for byte")
            await vault.lock()
            try await vault.openWithoutAsking()

            // And when the key slots are gone as well, with the key file that is left.
            await vault.lock()
            try FileManager.default.removeItem(atPath: store.folder.keySlots)
            await #expect(throws: DiaryError.missingKey) { try await vault.openWithoutAsking() }
            _ = try await backups(vault).restore(made.path, key: .keyFile, at: noon)
            #expect(try await everything(try await vault.diary()) == before)
        }
    }

    @Test func losesNoneOfSixThousandEntries() async throws {
        // B48: emoji, the shortest possible texts, two in one second.
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try #require(try await vault.diary() as? SQLCipherDiary)
            let entries = try (0..<6_000).map { number in
                try Sample.reflection(
                    number,
                    number % 10 == 0 ? "." : "№ \(number) 🧑🏽‍🚀 \(String(repeating: "ab ", count: number % 50))",
                    seconds: Int64(number / 2))
            }
            try await diary.save(entries)
            let made = try await backups(vault).make(at: noon)
            #expect(made.reflections == 6_000)
            try await TemporaryStore.with { new in
                try FileManager.default.createDirectory(
                    atPath: new.folder.path, withIntermediateDirectories: true)
                let key = try store.bytes(store.folder.key)
                try Data(key).write(to: URL(filePath: new.folder.key))
                let vault = new.vault()
                _ = try await backups(vault).restore(made.path, key: .keyFile, at: noon)
                let restored = try await vault.diary()
                #expect(try await restored.count() == 6_000)
                var query = JournalQuery(limit: 200)
                var found: [Reflection] = []
                repeat {
                    let page = try await restored.reflections(query)
                    found += page.reflections
                    query.after = page.next
                } while query.after != nil
                #expect(
                    found
                        == entries.sorted {
                            ($0.moment.instant, $0.id.rawValue) > ($1.moment.instant, $1.id.rawValue)
                        })
            }
        }
    }

    @Test func keepsDailyOnesAndOneAWeek() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let backups = backups(vault)
            // A Monday, 2026-01-05T12:00Z, and every third day for 120 days; two on the last day.
            let start = try #require(Instant(iso: "2026-01-05T12:00:00Z"))
            for day in stride(from: 0, through: 120, by: 3) {
                _ = try await backups.make(at: start.adding(periodsOf24Hours: Int64(day)))
            }
            let last = start.adding(periodsOf24Hours: 120)
            _ = try await backups.make(at: last.adding(seconds: 60))
            let removed = try await backups.prune(keeping: 3)
            let kept = try await backups.list().map {
                Int(($0.madeAt.milliseconds - start.milliseconds) / 86_400_000)
            }
            // Days 120, 117, 114; then the newest of each of the ten weeks that begin on day 105, 98, … 42.
            #expect(kept == [120, 117, 114, 111, 102, 96, 90, 81, 75, 69, 60, 54, 48])
            #expect(removed == 42 - kept.count)
            #expect(try await backups.list().first?.madeAt == last.adding(seconds: 60))
            #expect(try await backups.prune(keeping: 3) == 0)
        }
    }
}

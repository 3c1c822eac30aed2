import Companion
import CompanionTesting
import DiaryStore
import Foundation
import Testing
import Wellbeing

/// Promise 2: what was confirmed survives `kill -9`.
///
/// 48 kills at random moments of each of five acts; after each the diary opens, every page passes the
/// cipher's check, and nothing that was acknowledged is missing.
struct KillTests {
    private static let kills = 48
    private let noon = Instant(milliseconds: 1_780_000_000_000)

    /// The id that the victim gives to the entry with this number.
    private func id(_ number: Int) throws -> Reflection.ID {
        let digits = String(number, radix: 16)
        let padded = String(repeating: "0", count: 12 - digits.count) + digits
        return try #require(Reflection.ID(rawValue: "00000000-0000-4000-8000-" + padded))
    }

    /// Opens the diary as the next start would, and looks at every page.
    private func expectSound(_ vault: SQLCipherVault) async throws -> any Diary {
        let damage = await vault.checkUp().damage
        #expect(damage == [])
        return try await vault.diary()
    }

    @Test func killedWhileWriting() async throws {
        try await TemporaryStore.with { store in
            try await store.created().lock()
            var random = SeededNumbers(seed: 1)
            var next = 1
            var entries: [Int] = []
            var drafts: [Int] = []
            for _ in 1...Self.kills {
                let lines = try await Victim.killed(
                    "write", in: store.folder.path, from: next, afterMicroseconds: random.next(70_000))
                let numbers = lines.compactMap { Int($0) }
                entries += numbers.filter { $0 > 0 }
                drafts += numbers.filter { $0 < 0 }.map { -$0 }
                next = (numbers.map(abs).max() ?? next) + 2
                let vault = store.vault()
                try await vault.openWithoutAsking()
                let diary = try await expectSound(vault)
                for number in numbers where number > 0 {
                    #expect(
                        try await diary.reflection(try id(number))?.text.hasPrefix("Entry \(number):") == true
                    )
                }
                for number in numbers where number < 0 {
                    #expect(
                        try await diary.draft(try id(-number))?.text.hasPrefix("Entry \(-number):") == true)
                }
            }
            let vault = store.vault()
            try await vault.openWithoutAsking()
            let diary = try await vault.diary()
            #expect(entries.count > Self.kills, "the victim did write")
            let count = try await diary.count()
            #expect(count >= entries.count && count <= entries.count + Self.kills, "at most one more a kill")
            #expect(try await diary.drafts().count >= drafts.count)
            var query = JournalQuery(words: "entry", limit: 200)
            var found: Set<Reflection.ID> = []
            repeat {
                let page = try await diary.reflections(query)
                found.formUnion(page.reflections.map(\.id))
                query.after = page.next
            } while query.after != nil
            #expect(found.count == count, "and every one is found by the search")
            let missing = try entries.filter { !found.contains(try id($0)) }
            #expect(missing.isEmpty)
        }
    }

    @Test func killedWhileUpgrading() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            for number in 1...60 {
                try await vault.diary().save(
                    try Sample.reflection(number, "kept \(number)", seconds: Int64(number)))
            }
            await vault.lock()
            var random = SeededNumbers(seed: 2)
            let first = Migration.all.count
            var schema = first
            for _ in 1...Self.kills {
                let lines = try await Victim.killed(
                    "migrate", in: store.folder.path, from: schema, afterMicroseconds: random.next(150_000))
                let reached = try await presentSchema(store)
                #expect(
                    reached >= lines.compactMap { Int($0) }.max() ?? schema, "an upgrade that returned stands"
                )
                schema = reached
                let opened = store.vault(migrations: Migration.all + steps(upTo: schema))
                try await opened.openWithoutAsking()
                let diary = try await expectSound(opened)
                let entries = try await diary.reflections(JournalQuery(limit: 200)).reflections
                #expect(entries.map(\.text) == (1...60).reversed().map { "kept \($0)" })
                // Each step stamps every entry: all carry the stamp of this schema, or it is torn.
                let stamp = schema == first ? nil : Instant(milliseconds: Int64(schema))
                #expect(entries.allSatisfy { $0.editedAt == stamp })
            }
            #expect(schema > first, "the victim did upgrade")
        }
    }

    private func presentSchema(_ store: TemporaryStore) async throws -> Int {
        do {
            try await store.vault().openWithoutAsking()
            return Migration.all.count
        } catch DiaryError.newerSchema(let found, _) {
            return found
        }
    }

    /// Steps that are done already; what they did does not matter for opening.
    private func steps(upTo schema: Int) -> [Migration] {
        schema > Migration.all.count
            ? (Migration.all.count + 1...schema).map { Migration(number: $0, script: "") } : []
    }

    @Test func killedWhileChangingThePassphrase() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await vault.diary().save(try Sample.fullReflection(1))
            await vault.lock()
            var random = SeededNumbers(seed: 3)
            var number = 0
            for _ in 1...Self.kills {
                let lines = try await Victim.killed(
                    "rewrap", in: store.folder.path, from: number, afterMicroseconds: random.next(90_000))
                let last = lines.compactMap { Int($0) }.last
                number = lines.compactMap { Int($0) }.max().map { max($0, number) } ?? number
                let opened = store.vault()
                number = try await open(opened, last: last, number: number)
                let diary = try await expectSound(opened)
                #expect(try await diary.reflection(try Sample.id(1)) == Sample.fullReflection(1))
                #expect(try await !opened.keySlots().map(\.kind).isEmpty)
            }
            #expect(number > 5, "the victim did change it")
        }
    }

    /// Opens with what was acknowledged last, or with what was on its way; answers the newest number.
    private func open(_ vault: SQLCipherVault, last: Int?, number: Int) async throws -> Int {
        for candidate in [number, number + 1] where candidate > 0 {
            if try await opens(vault, Secret("passphrase \(candidate)")) {
                #expect(last != 0 || candidate == number + 1, "at the key file the old one is gone")
                return candidate
            }
        }
        try await vault.openWithoutAsking()
        #expect(last == nil || last == 0 || number % 5 == 0, "a passphrase that was set has to open")
        return number
    }

    private func opens(_ vault: SQLCipherVault, _ passphrase: Secret) async throws -> Bool {
        do throws(DiaryError) {
            try await vault.open(with: .passphrase(passphrase))
            return true
        } catch {
            if error == .wrongSecret { return false }
            throw error
        }
    }

    @Test func killedWhileBackingUp() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            for number in 1...100 {
                try await vault.diary().save(
                    try Sample.reflection(number, "kept \(number)", seconds: Int64(number)))
            }
            let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
            var random = SeededNumbers(seed: 4)
            var made = 0
            for round in 1...Self.kills {
                let lines = try await Victim.killed(
                    "backup", in: store.folder.path, from: round * 1_000,
                    afterMicroseconds: random.next(160_000))
                made += lines.count
                let listed = try await backups.list()
                #expect(Set(listed.map(\.path)).isSuperset(of: lines))
                #expect(
                    listed.allSatisfy { $0.provedAt != nil && $0.reflections == 100 }, "never half a backup")
                if let last = listed.first {
                    #expect(try await backups.rehearse(last.path, key: nil).reflections == 100)
                }
                let diary = try await expectSound(vault)
                #expect(try await diary.count() == 100)
                _ = try await backups.prune(keeping: 1)
            }
            #expect(made > 0, "the victim did make some")
            _ = try await backups.make(at: noon)
            let names = try FileManager.default.contentsOfDirectory(atPath: store.folder.backups)
            #expect(names.allSatisfy { $0.hasSuffix(".selabackup") }, "what was left half made is swept away")
        }
    }

    @Test func killedWhileRestoring() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            let backups = SQLCipherBackups(vault: vault, clock: FixedClock())
            for number in 1...50 { try await diary.save(try Sample.reflection(number, "first \(number)")) }
            _ = try await backups.make(at: noon)
            for number in 1...80 { try await diary.save(try Sample.reflection(number, "second \(number)")) }
            _ = try await backups.make(at: noon.adding(periodsOf24Hours: 1))
            await vault.lock()
            var random = SeededNumbers(seed: 5)
            var restored = 0
            for _ in 1...Self.kills {
                restored += try await Victim.killed(
                    "restore", in: store.folder.path, from: 0, afterMicroseconds: random.next(260_000)
                ).count
                let opened = store.vault()
                try await opened.openWithoutAsking()
                let diary = try await expectSound(opened)
                let texts = Set(try await diary.reflections(JournalQuery(limit: 200)).reflections.map(\.text))
                let isFirst = texts == Set((1...50).map { "first \($0)" })
                let isSecond = texts == Set((1...80).map { "second \($0)" })
                #expect(isFirst || isSecond, "one diary or the other, never a mixture")
                // 7, 17, 27, 37 and 47: the index is of the same diary as the texts.
                let found = try await diary.reflections(JournalQuery(words: "first 7")).reflections.count
                #expect(found == (isFirst ? 5 : 0))
            }
            #expect(restored > 0, "the victim did restore")
        }
    }
}

import Companion
import CompanionTesting
import DiaryStore
import Dispatch
import Testing
import Wellbeing

/// Two vaults of one folder, each with its own connection and queue: what server and command line are to
/// each other.
struct TwoProcessesTests {
    @Test func aWriteInOneIsSeenByTheOtherAtOnce() async throws {
        try await TemporaryStore.with { store in
            let here = try await store.created().diary()
            let otherVault = store.vault()
            try await otherVault.openWithoutAsking()
            let there = try await otherVault.diary()
            for number in 1...20 {
                let (writer, reader) = number % 2 == 0 ? (here, there) : (there, here)
                let entry = try Sample.reflection(number, "number \(number)", seconds: Int64(number))
                try await writer.save(entry)
                #expect(try await reader.reflection(entry.id) == entry)
                #expect(
                    try await reader.reflections(JournalQuery(words: "number", limit: 1)).reflections == [
                        entry
                    ])
            }
        }
    }

    @Test func bothWriteAtOnceAndNothingIsLost() async throws {
        try await TemporaryStore.with { store in
            let first = try await store.created()
            let second = store.vault()
            try await second.openWithoutAsking()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (offset, vault) in [(0, first), (1_000, second)] {
                    group.addTask {
                        for number in 1...60 {
                            try await vault.diary().save(
                                try Sample.reflection(offset + number, "x \(number)"))
                        }
                    }
                }
                group.addTask {
                    for _ in 1...3 {
                        let made = try await SQLCipherBackups(vault: first, clock: FixedClock())
                            .make(at: FixedClock().now())
                        #expect(made.provedAt != nil)
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await first.diary().count() == 120)
            #expect(try await second.diary().count() == 120)
            #expect(await first.checkUp().damage == [])
        }
    }

    @Test func aProcessThatWritesGoesOnWhileThePassphraseChangesInAnother() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try await vault.diary()
            let isEnough = DispatchSemaphore(value: 0)
            async let acknowledged = Victim.killed("write", in: store.folder.path, from: 1) {
                _ = isEnough.wait(timeout: .now() + 60)
            }
            // Also when something below throws: nobody is left waiting.
            defer { isEnough.signal() }
            func waitFor(_ count: Int) async throws {
                for _ in 1...1_000 where try await diary.count() < count {
                    try await Task.sleep(for: .milliseconds(10))
                }
            }
            try await waitFor(3)
            try await vault.setPassphrase(Secret("meanwhile here"))
            let before = try await diary.count()
            for number in 1...5 { try await diary.save(try Sample.reflection(number, "mine \(number)")) }
            try await waitFor(before + 10)
            isEnough.signal()
            let numbers = try await acknowledged.compactMap { Int($0) }.filter { $0 > 0 }
            let other = store.vault()
            try await other.open(with: .passphrase(Secret("meanwhile here")))
            let count = try await other.diary().count()
            #expect(numbers.count > before, "it went on after the change")
            #expect(
                count == numbers.count + 5 || count == numbers.count + 6, "neither lost a word of the other"
            )
            #expect(await other.checkUp().damage == [])
        }
    }

    @Test func aRestoreInOneIsWhatTheOtherSees() async throws {
        try await TemporaryStore.with { store in
            let first = try await store.created()
            try await first.diary().save(try Sample.reflection(1, "old"))
            let backups = SQLCipherBackups(vault: first, clock: FixedClock())
            let made = try await backups.make(at: FixedClock().now())
            let second = store.vault()
            try await second.openWithoutAsking()
            let there = try await second.diary()
            try await there.save(try Sample.reflection(2, "since"))
            _ = try await backups.restore(made.path, key: nil, at: made.madeAt)
            #expect(try await there.reflections(JournalQuery()).reflections.map(\.text) == ["old"])
            try await there.save(try Sample.reflection(3, "after"))
            #expect(try await first.diary().count() == 2)
        }
    }

    @Test func onlyOneOfTwoFirstStartsMakesTheDiary() async throws {
        try await TemporaryStore.with { store in
            let outcomes = await withTaskGroup(of: Bool.self) { group in
                for _ in 1...4 {
                    let vault = store.vault()
                    group.addTask {
                        do {
                            try await vault.create()
                            return true
                        } catch {
                            return false
                        }
                    }
                }
                return await group.reduce(into: 0) { made, isMade in made += isMade ? 1 : 0 }
            }
            #expect(outcomes == 1)
            try await store.vault().openWithoutAsking()
        }
    }
}

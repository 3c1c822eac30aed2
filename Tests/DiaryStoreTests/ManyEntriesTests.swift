import Companion
import CompanionTesting
import DiaryStore
import Testing
import Wellbeing

struct ManyEntriesTests {
    /// B50: 10,000 entries of 800 characters, every seventh with "kopi".
    @Test func findsItsWayInTenThousandEntries() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            let diary = try #require(try await vault.diary() as? SQLCipherDiary)
            let filler = String(repeating: "hari ini berjalan pelan dan tenang ", count: 23).prefix(790)
            let entries = try (0..<10_000).map { number in
                try Sample.reflection(
                    number, filler + (number % 7 == 0 ? " kopi" : " teh"), seconds: Int64(number) * 3_600)
            }
            for start in stride(from: 0, to: 10_000, by: 1_000) {
                try await diary.save(Array(entries[start..<(start + 1_000)]))
            }
            await vault.lock()
            let clock = ContinuousClock()
            let limit = Duration.seconds(2)
            let opening = try await clock.measure { try await vault.openWithoutAsking() }
            #expect(opening < limit)
            let day = entries[5_000].moment.day
            let month = try await clock.measure {
                let counts = try await diary.counts(in: day...day.adding(days: 29))
                #expect(counts.values.reduce(0, +) == 720)
            }
            #expect(month < limit)
            var found: [Reflection] = []
            let search = try await clock.measure {
                found = try await diary.reflections(JournalQuery(words: "KOPI", limit: 200)).reflections
            }
            #expect(search < limit)
            #expect(found == entries.filter { $0.text.hasSuffix("kopi") }.suffix(200).reversed())
            var query = JournalQuery(words: "kopi", limit: 200)
            var hits = 0
            repeat {
                let page = try await diary.reflections(query)
                hits += page.reflections.count
                query.after = page.next
            } while query.after != nil
            #expect(hits == 1_429)
            let saving = try await clock.measure { try await diary.save(entries[77]) }
            #expect(saving < limit)
        }
    }

    /// More hits than are sorted from the index, and the same answer as a plain look at every text.
    @Test func answersTheSameForRareAndForCommonWords() async throws {
        try await TemporaryStore.with { store in
            let diary = try #require(try await store.created().diary() as? SQLCipherDiary)
            let entries = try (0..<2_600).map { number in
                var entry = try Sample.reflection(
                    number, "common \(number % 13 == 0 ? "rare" : "plain") x\(number % 5)",
                    // Saved in another order than the list has.
                    seconds: Int64((number * 7) % 2_600) * 60)
                entry.mood = Mood(rawValue: number % 6)
                return entry
            }
            try await diary.save(entries)
            let newestFirst = entries.sorted { $0.moment.instant > $1.moment.instant }
            for (words, mood, parts) in [
                ("common", nil, ["common"]), ("rare", nil, ["rare"]), ("common x3", .low, ["common", "x3"]),
                ("rare x3", .okay, ["rare", "x3"]), ("ommo ar", nil, ["ommo", "ar"]),
            ] as [(String, Mood?, [String])] {
                let expected = newestFirst.filter { entry in
                    (mood == nil || entry.mood == mood) && parts.allSatisfy { entry.text.contains($0) }
                }
                #expect(!expected.isEmpty)
                let page = try await diary.reflections(JournalQuery(words: words, mood: mood, limit: 150))
                #expect(page.reflections == Array(expected.prefix(150)), "\(words)")
                #expect((page.next == nil) == (expected.count <= 150))
            }
        }
    }

    @Test func theCipherSaysNothingOnStandardError() async throws {
        try await TemporaryStore.with { store in
            let vault = try await store.created()
            try await vault.diary().save(try Sample.fullReflection(1))
            await vault.lock()
            try store.overwrite(store.folder.database, with: (0..<8_192).map { UInt8($0 % 251) })
            let failure = await #expect(throws: Victim.DidNotWork.self) {
                _ = try await Victim.killed("write", in: store.folder.path, from: 1, afterMicroseconds: 0)
            }
            #expect(failure?.description == "write 1: store-victim: diary: damaged database\n")
        }
    }
}

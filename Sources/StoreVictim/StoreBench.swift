import Companion
import DiaryStore
import Wellbeing

/// Fills a diary, and measures it.
struct StoreBench {
    private let folder: StoreFolder

    init(_ folder: StoreFolder) {
        self.folder = folder
    }

    private func open() async throws -> (SQLCipherVault, SQLCipherDiary) {
        let vault = SQLCipherVault(folder: folder, clock: StoppedClock())
        if await vault.state() == .absent { try await vault.create() }
        try await vault.openWithoutAsking()
        guard let diary = try await vault.diary() as? SQLCipherDiary else { throw DiaryError.locked }
        return (vault, diary)
    }

    /// Adds entries until there are `count`, a thousand in a transaction.
    func seed(_ count: Int) async throws {
        let (_, diary) = try await open()
        let clock = ContinuousClock()
        let start = clock.now
        var next = try await diary.count()
        while next < count {
            let end = min(next + 1_000, count)
            try await diary.save(try (next..<end).map { try SeededEntries.entry($0) })
            next = end
        }
        StoreVictim.say("\(next) entries, \(clock.now - start)")
    }

    func save(_ entries: [Reflection]) async throws {
        let (_, diary) = try await open()
        try await diary.save(entries)
    }

    func measure() async throws {
        let opening = try await median(of: 5) {
            let (vault, _) = try await open()
            await vault.lock()
        }
        let (vault, diary) = try await open()
        let count = try await diary.count()
        StoreVictim.say("\(count) entries")
        StoreVictim.say("open: \(opening)")
        try await report("count", 9) { _ = try await diary.count() }
        for (name, query) in try await queries(diary) {
            try await report(name, 9) { _ = try await diary.reflections(query) }
        }
        let day = try SeededEntries.entry(count / 2).moment.day
        try await report("month of days", 9) { _ = try await diary.counts(in: day...day.adding(days: 30)) }
        try await report("save one", 50) { try await diary.save(try SeededEntries.entry(count / 3)) }
        let backups = SQLCipherBackups(vault: vault, clock: StoppedClock())
        try await report("backup, proved", 1) { _ = try await backups.make(at: StoppedClock().now()) }
        try await report("check-up", 1) { _ = await vault.checkUp() }
    }

    private func queries(_ diary: SQLCipherDiary) async throws -> [(String, JournalQuery)] {
        let count = try await diary.count()
        let middle = try SeededEntries.entry(count / 2)
        let oldest = try SeededEntries.entry(10)
        let cursor = JournalCursor(instant: middle.moment.instant, id: middle.id)
        return [
            ("first page", JournalQuery()), ("page in the middle", JournalQuery(after: cursor)),
            ("one emotion", JournalQuery(verdict: .felt(.fear))), ("one mood", JournalQuery(mood: .low)),
            (
                "emotion and mood, old days",
                JournalQuery(verdict: .felt(.fear), mood: .low, through: oldest.moment.day)
            ),
            ("oldest days", JournalQuery(through: oldest.moment.day)),
            ("search, rare word", JournalQuery(words: "kopi")),
            ("search, one hit", JournalQuery(words: "Entry \(count / 2):")),
            ("search, common word", JournalQuery(words: "bahagia")),
            ("search, two words", JournalQuery(words: "kopi dämm")),
            ("search, no hit", JournalQuery(words: "xylophon")),
            ("search, no hit of common parts", JournalQuery(words: "garderain")),
            ("search, two letters", JournalQuery(words: "ub")),
            ("search, two letters, no hit", JournalQuery(words: "qq")),
            ("search, old days", JournalQuery(words: "bahagia", through: oldest.moment.day)),
        ]
    }

    private func report(_ name: String, _ times: Int, _ act: () async throws -> Void) async throws {
        StoreVictim.say("\(name): \(try await median(of: times, act))")
    }

    private func median(of times: Int, _ act: () async throws -> Void) async throws -> Duration {
        let clock = ContinuousClock()
        var durations: [Duration] = []
        for _ in 0..<times {
            let start = clock.now
            try await act()
            durations.append(clock.now - start)
        }
        return durations.sorted()[times / 2]
    }
}

import Companion
import DiaryStore
import Wellbeing

/// What the victim does, over and over.
///
/// Each act says `ready` before it begins and prints a line after each call that returned; the lines are what
/// the killer then looks for.
struct VictimActs {
    private let folder: StoreFolder

    init(_ folder: StoreFolder) {
        self.folder = folder
    }

    private func vault(schema: Int = Migration.all.count) -> SQLCipherVault {
        SQLCipherVault(
            folder: folder, clock: StoppedClock(), cost: PassphraseCost(memory: 8 << 10, passes: 1),
            migrations: Migration.all + VictimMigrations.upTo(schema))
    }

    /// Prints the number of each entry that was saved, and of each draft that was kept as its negative.
    func write(from start: Int) async throws {
        let vault = vault()
        try await vault.openWithoutAsking()
        let diary = try await vault.diary()
        StoreVictim.say("ready")
        for number in start... {
            let entry = try SeededEntries.entry(number)
            if number % 4 == 3 {
                try await diary.keep(
                    Draft(
                        id: entry.id, moment: entry.moment, text: entry.text, keptAt: entry.moment.instant))
                StoreVictim.say("-\(number)")
            } else {
                try await diary.save(entry)
                StoreVictim.say("\(number)")
            }
        }
    }

    /// Opens the diary, which upgrades an older one, says so, and goes on holding it.
    func open() async throws {
        StoreVictim.say("ready")
        let vault = vault()
        try await vault.openWithoutAsking()
        StoreVictim.say("open")
        while true { try await Task.sleep(for: .seconds(60)) }
    }

    /// Prints the number of each schema that was reached.
    func migrate(from start: Int) async throws {
        StoreVictim.say("ready")
        for schema in (start + 1)... {
            let vault = vault(schema: schema)
            try await vault.openWithoutAsking()
            await vault.lock()
            StoreVictim.say("\(schema)")
        }
    }

    /// Prints the number of each passphrase that was set: `passphrase 12`.
    func rewrap(from start: Int) async throws {
        let vault = vault()
        if start == 0 {
            try await vault.openWithoutAsking()
        } else {
            do {
                try await vault.open(with: .passphrase(Secret("passphrase \(start)")))
            } catch DiaryError.wrongSecret {
                try await vault.openWithoutAsking()
            }
        }
        StoreVictim.say("ready")
        for number in (start + 1)... {
            let passphrase = Secret("passphrase \(number)")
            // Every fifth time all the way back to a key file, which is the more dangerous direction.
            try await vault.setPassphrase(passphrase)
            StoreVictim.say("\(number)")
            if number % 5 == 0 {
                try await vault.removePassphrase(passphrase)
                StoreVictim.say("0")
            }
        }
    }

    /// Prints the path of each backup that was made and proved.
    func backup(from start: Int) async throws {
        let vault = vault()
        try await vault.openWithoutAsking()
        let backups = SQLCipherBackups(vault: vault, clock: StoppedClock())
        StoreVictim.say("ready")
        for number in start... {
            let made = try await backups.make(at: Instant(milliseconds: Int64(number) * 1_000))
            StoreVictim.say(made.path)
        }
    }

    /// Restores the two backups of the folder in turn and prints how many entries there are then.
    func restore() async throws {
        let vault = vault()
        try await vault.openWithoutAsking()
        let backups = SQLCipherBackups(vault: vault, clock: StoppedClock())
        let folder = backups.folder.backups
        let two = try await backups.list().filter { $0.path.hasPrefix(folder + "/sela-") }
        StoreVictim.say("ready")
        for number in 0... {
            let backup = two[number % two.count]
            _ = try await backups.restore(backup.path, key: nil, at: Instant(milliseconds: Int64(number)))
            StoreVictim.say("\(backup.reflections)")
            _ = try await backups.prune(keeping: 2)
        }
    }
}

/// Time stands still here: nothing that the victim does depends on it.
struct StoppedClock: WallClock {
    func now() -> Instant { Instant(milliseconds: 1_780_000_000_000) }
    func zone() -> Zone { .utc }
}

/// Steps of the schema that do not exist, for killing upgrades.
enum VictimMigrations {
    /// Each makes a table and rewrites every entry, so that there is something to tear.
    static func upTo(_ schema: Int) -> [Migration] {
        guard schema > Migration.all.count else { return [] }
        return (Migration.all.count + 1...schema).map { number in
            Migration(
                number: number,
                script: """
                    CREATE TABLE step_\(number) (number INTEGER PRIMARY KEY) STRICT;
                    INSERT INTO step_\(number) SELECT number FROM reflection;
                    UPDATE reflection SET edited_at = \(number);
                    """)
        }
    }
}

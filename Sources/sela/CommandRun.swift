import Commands
import Companion
import DiaryStore
import Pages
import Wellbeing

/// One run of the program: what was asked for, and what is needed to do it.
///
/// Each command is a method in a file of its own under `Commands/`.
struct CommandRun {
    let invocation: Invocation
    let surroundings: Surroundings
    let terminal: Terminal
    let composition: Composition
    let questions: Questions

    init(invocation: Invocation, surroundings: Surroundings, terminal: Terminal) {
        self.invocation = invocation
        self.surroundings = surroundings
        self.terminal = terminal
        composition = Composition(surroundings: surroundings)
        questions = Questions(descriptor: invocation.descriptor(.passphraseDescriptor))
    }

    var language: Language { terminal.language }

    /// Does what was asked for; answers the exit code.
    func perform() async throws -> Int32 {
        switch invocation.command {
        case .write: try await write()
        case .checkIn: try await checkIn()
        case .list: try await list(words: nil)
        case .show: try await show()
        case .search: try await search()
        case .history: try await history()
        case .edit: try await edit()
        case .delete: try await delete()
        case .bin: try await bin()
        case .speak: try await speak()
        case .spoken: try await spoken()
        case .transcribe: try await transcribe()
        case .emotion: return try await emotion()
        case .safety: return try await safety()
        case .helpNow: try await helpNow()
        case .evaluate: try await evaluate()
        case .lock: try await lock()
        case .unlock: try await unlock()
        case .passphrase: try await passphrase()
        case .backup: try await backup()
        case .restore: try await restore()
        case .doctor: return try await doctor()
        case .serve: try await serve()
        case .model: try await model()
        case .consent: try await consent()
        case .egress: try await egress()
        case .token: try await token()
        case .reminders: try await reminders()
        case .service: try await service()
        case .importJournal: return try await importFile()
        case .export: try await export()
        case .completions: try completions()
        case .manual: try manual()
        case .help: try help()
        case .version: try version()
        }
        return 0
    }
}

/// The diary while it is open for one command.
struct OpenDiary {
    let vault: SQLCipherVault
    let diary: any Diary
    let preferences: Preferences
}

extension CommandRun {
    /// Opens the diary: without asking if that can be, else with the passphrase.
    ///
    /// - Parameter isBegun: whether to make a diary where there is none.
    func openDiary(isBegun: Bool = false) async throws -> OpenDiary {
        let vault = try composition.vault()
        if isBegun, await vault.state() == .absent {
            try await vault.create()
            terminal.talk(.diaryBegun(in: try surroundings.dataFolder()))
        } else {
            try await open(vault)
        }
        let diary = try await vault.diary()
        let stored = try await diary.preferences()
        if surroundings.requestedLanguage == nil, let stored { terminal.language = stored.language }
        return OpenDiary(
            vault: vault, diary: diary, preferences: stored ?? Preferences(language: terminal.language))
    }

    private func open(_ vault: SQLCipherVault) async throws {
        do {
            try await vault.openWithoutAsking()
        } catch DiaryError.locked {
            try await openByAsking(vault)
        }
    }

    /// Asks for the passphrase, three times at most on a terminal.
    func openByAsking(_ vault: SQLCipherVault) async throws {
        var triesLeft = questions.canAskAgain ? 3 : 1
        while true {
            do {
                let passphrase = try questions.secret(.askPassphrase, in: language)
                return try await vault.open(with: .passphrase(passphrase))
            } catch DiaryError.wrongSecret where triesLeft > 1 {
                triesLeft -= 1
                terminal.talk(.wrongTryAgain)
            } catch let failure as CommandFailure where failure == .noTerminal {
                // Who runs this without a terminal wants to know that the diary is locked, not how we ask.
                throw DiaryError.locked
            }
        }
    }

    /// Now, as the person counts days.
    func moment(_ preferences: Preferences) -> Moment {
        surroundings.clock.moment(dayStart: preferences.dayStart)
    }

    /// The entry that `typed` names: its id, or a beginning that no other has.
    ///
    /// - Parameter isBinned: whether it is looked for in the bin.
    func entryID(_ typed: String, in diary: any Diary, isBinned: Bool = false) async throws -> Reflection.ID {
        let prefix = typed.lowercased()
        let isPlausible = prefix.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x61...0x66).contains($0) || $0 == 0x2D
        }
        guard isPlausible, (4...36).contains(prefix.utf8.count) else { throw CommandFailure.badEntryID }
        let found: [Reflection.ID]
        if isBinned {
            found = try await diary.bin().map(\.reflection.id).filter { $0.rawValue.hasPrefix(prefix) }
        } else if let id = Reflection.ID(rawValue: prefix) {
            found = try await diary.reflection(id).map { [$0.id] } ?? []
        } else {
            found = try await diary.ids(startingWith: prefix, limit: 2)
        }
        guard let id = found.first else { throw CommandFailure.noSuchEntry }
        guard found.count == 1 else { throw CommandFailure.ambiguousEntry }
        return id
    }
}

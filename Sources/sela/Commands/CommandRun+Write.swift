import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela write`: one entry, understood and saved.
    func write() async throws {
        // A pipe is read before the diary is opened: whatever happens then, the text is in hand.
        let source = try textSource(invocation.operands.first)
        let piped = source == .editor ? nil : try text(from: source)
        do {
            try checkLength(piped)
            let open = try await openDiary(isBegun: true)
            guard let piped else { return try await writeInEditor(open) }
            try await save(piped, into: open)
        } catch {
            if source == .standardInput, let piped, !(error is KeptAsDraft) { try await keepUnsaved(piped) }
            throw error
        }
    }

    /// Before a diary is begun for a text that it would not take.
    private func checkLength(_ text: String?) throws(CommandFailure) {
        guard let text else { return }
        guard !isBlank(text) else { throw .emptyText }
        guard text.count <= Reflection.acceptedLength.upperBound else { throw .textTooLong }
    }

    private func writeInEditor(_ open: OpenDiary) async throws {
        let (text, file) = try Editor.edit("", in: surroundings)
        guard !isBlank(text) else {
            file.remove()
            throw CommandFailure.nothingWritten
        }
        do {
            try await save(text, into: open)
            file.remove()
        } catch {
            terminal.talk(.textKept(at: file.path))
            throw error
        }
    }

    private func save(_ text: String, into open: OpenDiary) async throws {
        let id = invocation.id ?? MachineRandom().newID()
        let writing = KeepDraft.Writing(text: text, mood: invocation.mood)
        let now = moment(open.preferences)
        let act = WriteReflection(diary: open.diary, understand: try understand())
        do {
            let (reflection, outcome) = try await act.run(writing, as: id, at: now, language: language)
            if let failure = outcome.failure { tellWithoutReading(failure) }
            try terminal.result(entryFacts(reflection, in: language), json: reflection.json)
            terminal.talk(.entrySaved)
            tellOfHelp(outcome.tier, country: open.preferences.country)
        } catch WritingError.diary(let error) {
            if try await isKept(writing, as: id, at: now, in: open.diary) {
                terminal.talk(.draftKept)
                throw KeptAsDraft(error: error)
            }
            throw error
        }
    }

    private func isKept(
        _ writing: KeepDraft.Writing, as id: Draft.ID, at moment: Moment, in diary: any Diary
    ) async throws -> Bool {
        do {
            _ = try await KeepDraft(diary: diary).run(writing, as: id, at: moment)
            return true
        } catch {
            // The diary that would not take the entry does not take a draft either; a file has to do.
            return false
        }
    }

    /// Puts a text that came through a pipe where it is not lost.
    private func keepUnsaved(_ text: String) async throws {
        guard !isBlank(text) else { return }
        let name = "unsaved-\(MachineRandom().newID().rawValue).txt"
        if let file = PrivateFile(text + "\n", name: name, in: surroundings) {
            terminal.talk(.textKept(at: file.path))
        } else {
            terminal.talk(.textLost)
            try terminal.result(text + "\n")
        }
    }

    /// Says where somebody listens when a text calls for help; the numbers are the ones of the help page.
    func tellOfHelp(_ tier: CrisisTier, country: String?) {
        guard tier > .none else { return }
        let directory = helpResources(for: country)
        let lines = directory.lines.filter { tier == .emergency || $0.service != .emergency }
        terminal.talk(tier == .checkIn ? .checkInGently : .helpIsThere)
        for line in lines { terminal.talk(.helpLine(line)) }
        if lines.isEmpty {
            terminal.talk(.helpLine(directory.finder))
            terminal.talk(.numbersByCountry)
        }
    }

    func understand() throws -> UnderstandText {
        UnderstandText(crisis: RuleCrisisReader(), emotions: try composition.emotions())
    }

    func tellWithoutReading(_ failure: EmotionReaderError) {
        terminal.talk(CommandFailure(failure).problem)
        terminal.talk(.readWithout)
    }
}

import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela edit`: text, mood, correction, or a new reading.
    ///
    /// The day of the entry stays.
    func edit() async throws {
        try refuse(.mood, with: .noMood)
        try refuse(.emotion, with: .noEmotion)
        let changesText = invocation.operands.count == 2 || !hasOtherChange
        let source = try textSource(invocation.operands.dropFirst().first)
        let piped = changesText && source != .editor ? try text(from: source) : nil
        let open = try await openDiary()
        let id = try await entryID(invocation.operands[0], in: open.diary)
        guard let before = try await open.diary.reflection(id) else { throw CommandFailure.noSuchEntry }
        var reflection = before
        let now = moment(open.preferences)
        if !changesText { try await refuseOverDraft(of: before, open.diary) }

        if changesText, source == .editor {
            reflection = try await editInEditor(reflection, open, at: now)
        } else if changesText || invocation.has(.mood) || invocation.has(.noMood) {
            reflection = try await rewrite(reflection, as: piped ?? reflection.text, open, at: now)
        }
        if invocation.has(.readAgain) {
            reflection = try await ReadAgain(diary: open.diary, emotions: composition.emotions()).run(id)
        }
        if invocation.has(.emotion) || invocation.has(.noEmotion) {
            let corrected = try await CorrectEmotion(diary: open.diary)
                .run(id, to: invocation.verdict, at: now.instant)
            guard let corrected else { throw CommandFailure.noSuchEntry }
            reflection = corrected
        }
        try terminal.result(entryFacts(reflection, in: language), json: reflection.json)
        terminal.talk(reflection == before ? .nothingChanged : .entrySaved)
        if reflection.text != before.text {
            tellOfHelp(RuleCrisisReader().tier(of: reflection.text), country: open.preferences.country)
        }
    }

    private var hasOtherChange: Bool {
        [.mood, .noMood, .emotion, .noEmotion, .readAgain].contains(where: invocation.has)
    }

    func refuse(_ first: OptionName, with second: OptionName) throws(UsageError) {
        if invocation.has(first), invocation.has(second) { throw .conflict(first, second) }
    }

    /// Saving an entry lets go of its draft; one that is still being written elsewhere must not go that way.
    ///
    /// - Parameter text: what is about to be saved; a draft that holds just that loses nothing.
    private func refuseOverDraft(
        of reflection: Reflection, _ diary: any Diary, unless text: String? = nil
    ) async throws {
        guard let draft = try await diary.draft(reflection.id) else { return }
        guard draft.text == reflection.text || draft.text == text, draft.deeper == reflection.deeper else {
            throw CommandFailure.draftOpen
        }
    }

    private func editInEditor(
        _ reflection: Reflection, _ open: OpenDiary, at now: Moment
    ) async throws -> Reflection {
        let (text, file) = try Editor.edit(reflection.text, in: surroundings)
        do {
            let saved = try await rewrite(reflection, as: text, open, at: now)
            file.remove()
            return saved
        } catch {
            terminal.talk(.textKept(at: file.path))
            throw error
        }
    }

    /// Keeps the new form as a draft, reads it if its words changed, and saves it: one step after another,
    /// so that a failure on the way leaves the draft.
    private func rewrite(
        _ reflection: Reflection, as text: String, _ open: OpenDiary, at now: Moment
    ) async throws -> Reflection {
        guard !isBlank(text) else { throw CommandFailure.emptyText }
        let mood = invocation.has(.noMood) ? nil : invocation.mood ?? reflection.mood
        guard text != reflection.text || mood != reflection.mood else { return reflection }
        try await refuseOverDraft(of: reflection, open.diary, unless: text)
        _ = try await KeepDraft(diary: open.diary)
            .run(KeepDraft.Writing(text: text, mood: mood), as: reflection.id, at: now)
        if text != reflection.text {
            let outcome = try await ReadDraft(diary: open.diary, understand: try understand())
                .run(reflection.id, language: language)
            if let failure = outcome.failure { tellWithoutReading(failure) }
        }
        return try await SaveDraft(diary: open.diary).run(reflection.id, at: now.instant)
    }
}

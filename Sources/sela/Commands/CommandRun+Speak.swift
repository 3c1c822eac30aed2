import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela speak`: a recording becomes an entry, once the person has looked through it.
    func speak() async throws {
        let (recording, transcript, spoken) = try await heard()
        let open = try await openDiary(isBegun: true)
        tellOfHelp(RuleCrisisReader().tier(of: transcript.text), country: open.preferences.country)
        let now = moment(open.preferences)
        let empty = SpokenDraft(
            id: MachineRandom().newID(), moment: now, language: spoken, keptAt: now.instant)
        try await open.diary.keep(empty, with: recording)
        let act = BeginSpokenEntry(
            diary: open.diary, model: try composition.models().model, crisis: RuleCrisisReader())
        let outcome = try await act.run(
            empty.id, heard: transcript, in: spoken, pages: language, at: now.instant)
        if let trouble = outcome.trouble { terminal.talk(CommandFailure(trouble).problem) }
        if transcript.isCut { terminal.talk(.repetitionCut) }
        let draft = try await choosingMood(outcome.draft, invocation.wasMood, open)
        try await confirm(draft, open)
    }

    private func confirm(_ draft: SpokenDraft, _ open: OpenDiary) async throws {
        let ready = try await lookedThrough(draft, open)
        guard let ready, ready.fields.mood != nil else {
            throw CommandFailure.spokenKept
        }
        let keeps = invocation.has(.keepRecording) || open.preferences.keepsRecordings
        let entry = try await ConfirmSpokenEntry(diary: open.diary)
            .run(ready.id, keepingRecording: keeps, at: surroundings.clock.now())
        try terminal.result(spokenText(entry, in: language), json: entry.json)
        terminal.talk(.entrySaved)
    }

    /// The draft as the person wants it saved; `nil` = it is to stay a draft.
    private func lookedThrough(_ draft: SpokenDraft, _ open: OpenDiary) async throws -> SpokenDraft? {
        if invocation.has(.yes) { return draft }
        guard !terminal.isJSON else { return nil }
        var draft = draft
        while true {
            try terminal.result(spokenDraftText(draft, in: language))
            do {
                if draft.fields.mood == nil { draft = try await askMood(draft, open) }
                switch try Questions.sentence(.askToSave, in: language).lowercased().first {
                case "y", "j": return draft
                case "e": draft = try await edited(draft, open)
                default:
                    return nil
                }
            } catch let failure as CommandFailure where failure == .noTerminal {
                return nil
            }
        }
    }

    private func askMood(_ draft: SpokenDraft, _ open: OpenDiary) async throws -> SpokenDraft {
        while true {
            let typed = try Questions.sentence(.askHowItWas, in: language)
            if let mood = SpokenFields.Mood(answer: typed, in: language) {
                return try await choosingMood(draft, mood, open)
            }
        }
    }

    private func choosingMood(
        _ draft: SpokenDraft, _ mood: SpokenFields.Mood?, _ open: OpenDiary
    ) async throws -> SpokenDraft {
        guard let mood, mood != draft.fields.mood else { return draft }
        let fields = draft.fields.replacing([.mood], from: SpokenFields(mood: mood))
        return try await KeepSpokenDraft(diary: open.diary).run(
            .init(transcript: draft.transcript, fields: fields), as: draft.id, at: moment(open.preferences))
    }

    /// The words changed in the editor, and the fields read from them anew.
    private func edited(_ draft: SpokenDraft, _ open: OpenDiary) async throws -> SpokenDraft {
        let (text, file) = try Editor.edit(draft.transcript, in: surroundings)
        let asRead = draft.asRead(pages: language)
        do {
            _ = try await KeepSpokenDraft(diary: open.diary).run(
                .init(transcript: text, fields: draft.fields), as: draft.id, at: moment(open.preferences))
        } catch {
            terminal.talk(.textKept(at: file.path))
            throw error
        }
        file.remove()
        tellOfHelp(RuleCrisisReader().tier(of: text), country: open.preferences.country)
        return try await ReadSpokenDraftAgain(diary: open.diary)
            .run(draft.id, asRead: asRead, pages: language, at: surroundings.clock.now())
    }
}

extension Invocation {
    fileprivate var wasMood: SpokenFields.Mood? {
        switch text(.was) {
        case "good": .good
        case "medium": .medium
        case "bad": .bad
        default: nil
        }
    }
}

extension SpokenFields.Mood {
    /// What was typed: the English word, or that of the language of the messages.
    fileprivate init?(answer: String, in language: Language) {
        let typed = answer.lowercased()
        let copies = [Copy(language), Copy(.english)]
        let found = Self.allCases.first { mood in
            copies.contains { $0.word(mood.rawValue, of: .mood).lowercased() == typed }
        }
        guard let found else { return nil }
        self = found
    }
}

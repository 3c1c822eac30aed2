import Commands
import Companion
import DiaryStore
import Pages
import Wellbeing

extension CommandRun {
    /// `sela help-now`: whom to turn to; or says that the person is safe.
    func helpNow() async throws {
        try refuse(.iAmSafe, with: .undo)
        try refuse(.iAmSafe, with: .country)
        try refuse(.undo, with: .country)
        if invocation.has(.iAmSafe) || invocation.has(.undo) { return try await changeCare() }
        let open = await openQuietly()
        let list = HelpList(country: invocation.text(.country) ?? open?.preferences.country)
        try terminal.result(list.text(in: language), json: list.json)
        if let open, await isCareOn(in: open) { terminal.talk(.careIsOn) }
    }

    private func changeCare() async throws {
        let act = TakeCare(diary: try await openDiary().diary, crisis: RuleCrisisReader())
        let isEnd = invocation.has(.iAmSafe)
        if isEnd { try await act.end(at: surroundings.clock.now()) } else { try await act.resume() }
        try terminal.result("", json: .object([.init("holds_back", .bool(!isEnd))]))
        terminal.talk(isEnd ? .careEnded : .careResumed)
    }

    /// The diary, if it is there and opens without a question; whatever is wrong with it, the numbers are shown.
    private func openQuietly() async -> OpenDiary? {
        do {
            let vault = try composition.vault()
            guard await vault.state() != .absent else { return nil }
            try await vault.openWithoutAsking()
            let diary = try await vault.diary()
            let stored = try await diary.preferences()
            if surroundings.requestedLanguage == nil, let stored { terminal.language = stored.language }
            return OpenDiary(
                vault: vault, diary: diary, preferences: stored ?? Preferences(language: terminal.language))
        } catch {
            // Every other command tells of it.
            return nil
        }
    }

    /// Whether a text of the last days called for help; no if the diary cannot tell.
    func isCareOn(in open: OpenDiary) async -> Bool {
        do {
            return try await TakeCare(diary: open.diary, crisis: RuleCrisisReader())
                .care(at: surroundings.clock.now()).isOn
        } catch {
            return false
        }
    }
}

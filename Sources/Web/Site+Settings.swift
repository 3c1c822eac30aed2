import Companion
import Pages
import Wellbeing

/// Settings, the passphrase, backups, and the end of everything.
extension Site {
    func settings(
        _ visit: Visit, showing preferences: Preferences? = nil, problem: SettingsProblem? = nil,
        status: Int = 200
    ) async -> Response {
        var view = SettingsView(
            preferences: preferences ?? visit.preferences, hasPassphrase: visit.hasPassphrase,
            hasRecoveryCode: false, backups: [], backupFolder: backupFolder, problem: problem)
        do {
            view.provider = try await vault.diary().modelProvider()
            view.reminders = try await vault.diary().reminderPlan()
            view.hasRecoveryCode = try await vault.keySlots().contains { $0.kind == .recoveryCode }
            view.backups = try await backups.list().map { record in
                SettingsView.Backup(
                    madeAt: Moment(
                        record.madeAt, in: visit.moment.zone, dayStart: visit.preferences.dayStart),
                    reflections: record.reflections, size: record.size, isProved: record.provedAt != nil)
            }
        } catch {
            // An empty list must not look like "no backup was ever made".
            view.problem = problem ?? .backupFailed
        }
        let shown = view
        return page(visit, status: status) { settingsPage(shown, in: $0) }
    }

    func saveSettings(_ visit: Visit, _ diary: any Diary) async -> Response {
        var preferences = visit.preferences
        let problem = preferences.take(visit.fields, at: visit.moment.instant)
        preferences.takeHousekeeping(visit.fields)
        if let problem { return await settings(visit, showing: preferences, problem: problem, status: 422) }
        do {
            try await diary.save(preferences)
        } catch {
            return await settings(
                visit, showing: preferences, problem: .notSaved, status: Edge.Refusal(error).status)
        }
        known = preferences
        return redirect(visit, to: .settings, notice: .settingsSaved)
    }

    func savePassphrase(_ visit: Visit) async -> Response {
        guard let passphrase = visit.fields.said(.passphrase) else {
            return await settings(visit, problem: .passphraseTooShort, status: 422)
        }
        if let problem = visit.fields.passphraseProblem {
            return await settings(visit, problem: problem, status: 422)
        }
        switch await checkPresentPassphrase(visit) {
        case .right: break
        case .mustWait(let seconds): return mustWait(visit, seconds)
        case .wrong(let problem, let status): return await settings(visit, problem: problem, status: status)
        }
        do {
            try await vault.setPassphrase(Secret(passphrase))
        } catch .passphraseTooShort {
            return await settings(visit, problem: .passphraseTooShort, status: 422)
        } catch {
            return await settings(visit, problem: .notSaved, status: Edge.Refusal(error).status)
        }
        sessions.forgetProofs()
        return redirect(proved(visit), to: .settings, notice: .passphraseSet)
    }

    func removePassphrase(_ visit: Visit) async -> Response {
        // Other machines reach this one: then a passphrase is the only door.
        guard edge.address.isLoopbackOnly else {
            return await settings(visit, problem: .passphraseNeeded, status: 422)
        }
        switch await checkPresentPassphrase(visit) {
        case .right: break
        case .mustWait(let seconds): return mustWait(visit, seconds)
        case .wrong(let problem, let status): return await settings(visit, problem: problem, status: status)
        }
        do {
            try await vault.removePassphrase(Secret(visit.fields[.currentPassphrase] ?? ""))
        } catch .wrongSecret {
            return await settings(visit, problem: .wrongPassphrase, status: 403)
        } catch {
            return await settings(visit, problem: .notSaved, status: Edge.Refusal(error).status)
        }
        return redirect(renewed(visit), to: .settings, notice: .passphraseRemoved)
    }

    /// What came of asking for the passphrase that is set now.
    private enum PresentPassphrase {
        /// It was given, or none is set.
        case right
        case wrong(SettingsProblem, status: Int)
        case mustWait(seconds: Int64)
    }

    /// Asks for the passphrase that is set now, if one is; an unlocked screen is not enough to change it.
    private func checkPresentPassphrase(_ visit: Visit) async -> PresentPassphrase {
        guard visit.hasPassphrase else { return .right }
        let present = Secret(visit.fields[.currentPassphrase] ?? "")
        return switch await attempt(.passphrase(present), at: visit.moment.instant) {
        case .opened: .right
        case .mustWait(let seconds): .mustWait(seconds: seconds)
        case .failed(.wrongSecret): .wrong(.wrongPassphrase, status: 403)
        case .failed(let error): .wrong(.notSaved, status: Edge.Refusal(error).status)
        }
    }

    private func mustWait(_ visit: Visit, _ seconds: Int64) -> Response {
        var response = trouble(visit, Edge.Refusal(trouble: .tooManyRequests, status: 429))
        response.headers.append(.init("Retry-After", String(seconds)))
        return response
    }

    /// The code is in this one response and nowhere else.
    func makeRecoveryCode(_ visit: Visit) async throws(DiaryError) -> Response {
        let code = try await vault.makeRecoveryCode()
        return page(visit) { recoveryCodePage(code: code.exposed, in: $0) }
    }

    func makeBackup(_ visit: Visit) async -> Response {
        do {
            _ = try await backups.make(at: visit.moment.instant)
            _ = try await backups.prune(keeping: visit.preferences.backupsKept)
        } catch {
            return await settings(visit, problem: .backupFailed, status: Edge.Refusal(error).status)
        }
        return redirect(visit, to: .settings, notice: .backupMade)
    }

    func deleteEverything(_ visit: Visit) async -> Response {
        guard Copy.confirmsDeletion(visit.fields[.confirmation] ?? "") else {
            return deleteEverythingAgain(visit, .confirmationWrong, status: 422)
        }
        switch await checkPresentPassphrase(visit) {
        case .right: break
        case .mustWait(let seconds): return mustWait(visit, seconds)
        case .wrong(let problem, let status): return deleteEverythingAgain(visit, problem, status: status)
        }
        do {
            try await vault.deleteEverything()
        } catch {
            return deleteEverythingAgain(visit, .notSaved, status: Edge.Refusal(error).status)
        }
        sessions.endAll()
        forgetReplies()
        known = nil
        var response = redirect(renewed(visit), to: .welcome, notice: .allDeleted)
        response.headers.append(.init("Clear-Site-Data", "\"cache\", \"storage\""))
        return response
    }

    private func deleteEverythingAgain(_ visit: Visit, _ problem: SettingsProblem, status: Int) -> Response {
        page(visit, status: status) {
            deleteEverythingPage(problem: problem, hasPassphrase: visit.hasPassphrase, in: $0)
        }
    }
}

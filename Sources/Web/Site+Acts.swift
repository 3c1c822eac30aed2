import Companion
import Pages
import Wellbeing

/// Which act or page each address stands for, once the diary is open.
extension Site {
    func perform(_ visit: Visit, on diary: any Diary) async throws(DiaryError) -> Response {
        switch visit.route.method {
        case .get: try await look(visit, in: diary)
        case .post: try await act(visit, on: diary)
        }
    }

    private func look(_ visit: Visit, in diary: any Diary) async throws(DiaryError) -> Response {
        switch visit.route {
        case .today: try await today(visit, diary)
        case .fromReminder: await takeUpReminder(visit)
        case .write: beginning(visit)
        case .draft(let id): try await draft(visit, id, diary)
        case .understood(let id): try await understood(visit, id, diary)
        case .deeper(let id): try await deeper(visit, id, diary)
        case .replyConsent(let id): try await replyConsent(visit, id, diary)
        case .journal(let search, let after): try await journal(visit, search, after: after, diary)
        case .reflection(let id): try await reflection(visit, id, diary)
        case .editReflection(let id): try await editing(visit, id, diary)
        case .bin: try await bin(visit, diary)
        case .settings: await settings(visit)
        case .export: exporting(visit)
        case .recoveryCode: page(visit) { recoveryCodePage(code: nil, in: $0) }
        case .deleteEverything:
            page(visit) { deleteEverythingPage(problem: nil, hasPassphrase: visit.hasPassphrase, in: $0) }
        case .models(let route): try await models(visit, route, diary)
        case .tokens(let route): try await tokens(visit, route, diary)
        case .reminders(let route): try await reminders(visit, route, diary)
        case .history(let route): try await history(visit, route, diary)
        case .speak(let route): try await speak(visit, route, diary)
        case .spoken(let route): try await spoken(visit, route, diary)
        case .checkIns(let route): try await checkIns(visit, route, diary)
        case .welcome, .welcomeSetUp: await welcome(visit)
        case .unlock: redirect(visit, to: .today)
        default: notFound(visit)
        }
    }

    private func act(_ visit: Visit, on diary: any Diary) async throws(DiaryError) -> Response {
        switch visit.route {
        case .keepDraft, .readDraft, .saveDraft, .discardDraft, .askReply, .stopReply, .keepReply, .dropReply:
            try await write(visit, diary)
        case .reopenDraft(let id): try await reopen(visit, id, diary)
        case .searchJournal: search(visit)
        case .deleteReflection(let id): try await delete(visit, id, diary)
        case .restoreReflection(let id): try await restore(visit, id, diary)
        case .destroyReflection(let id): try await destroy(visit, id, diary)
        case .readAgain(let id): try await readAgain(visit, id, diary)
        case .correctEmotion(let id): try await correct(visit, id, diary)
        case .models(let route): try await models(visit, route, diary)
        case .tokens(let route): try await tokens(visit, route, diary)
        case .reminders(let route): try await reminders(visit, route, diary)
        case .history(let route): try await summarise(visit, route, diary)
        case .speak(let route): try await speak(visit, route, diary)
        case .spoken(let route): try await spoken(visit, route, diary)
        case .checkIns(let route): try await checkIns(visit, route, diary)
        case .chooseLanguage, .finishWelcome: await welcome(visit)
        case .saveSettings: await saveSettings(visit, diary)
        case .savePassphrase: await savePassphrase(visit)
        case .removePassphrase: await removePassphrase(visit)
        case .makeRecoveryCode: try await makeRecoveryCode(visit)
        case .makeBackup: await makeBackup(visit)
        case .makeExport: try await makeExport(visit, diary)
        case .doUnlock: await unlock(visit)
        case .lock: await lock(visit)
        case .endCare: try await endCare(visit, diary)
        case .resumeCare: try await resumeCare(visit, diary)
        case .confirmDeleteEverything: await deleteEverything(visit)
        default: notFound(visit)
        }
    }

    func notFound(_ visit: Visit) -> Response {
        trouble(visit, Edge.Refusal(trouble: .notFound, status: 404))
    }
}

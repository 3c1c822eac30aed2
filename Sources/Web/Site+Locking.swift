import Companion
import Pages
import Wellbeing

/// Locking and unlocking.
extension Site {
    func lock(_ visit: Visit) async -> Response {
        guard visit.hasPassphrase else { return redirect(visit, to: .settings) }
        await vault.lock()
        sessions.forgetProofs()
        forgetReplies()
        var visit = renewed(visit)
        visit.isOpen = false
        var response = redirect(visit, to: .unlock, notice: .locked)
        // So that "back" shows nothing of what was read.
        response.headers.append(.init("Clear-Site-Data", "\"cache\""))
        return response
    }

    /// Opens the diary to this browser.
    ///
    /// A text that was being sent when it locked is carried along whatever happens, and kept once it is open.
    func unlock(_ visit: Visit) async -> Response {
        guard visit.hasFormToken else { return unlockAgain(visit, nil, status: 403) }
        guard let key = visit.fields.unlockKey else { return unlockAgain(visit, .wrong, status: 422) }
        switch await attempt(key, at: visit.moment.instant) {
        case .mustWait(let seconds):
            var response = unlockAgain(visit, .wait(seconds: Int(seconds)), status: 429)
            response.headers.append(.init("Retry-After", String(seconds)))
            return response
        case .failed(.wrongSecret): return unlockAgain(visit, .wrong, status: 403)
        case .failed(let error): return unlockAgain(visit, .init(error), status: Edge.Refusal(error).status)
        case .opened: break
        }
        return await goOn(proved(visit))
    }

    private func goOn(_ visit: Visit) async -> Response {
        if let held = visit.writing {
            do {
                try await keep(visit, vault.diary())
                return redirect(visit, to: .draft(held.id))
            } catch let error as WritingError {
                let (problem, status) = error.problem
                return await composeAgain(visit, problem, status: status)
            } catch {
                return await composeAgain(visit, .notKept, status: 500)
            }
        }
        if let held = visit.spokenWriting {
            do {
                try await keepSpoken(held, visit, vault.diary())
                return redirect(visit, to: .speak(.review(held.id)))
            } catch let error as SpokenEntryError {
                let (problem, status) = error.problem
                return await reviewAgain(visit, problem, status: status)
            } catch {
                return await reviewAgain(visit, .writing(.notKept), status: 500)
            }
        }
        if visit.note != nil {
            do {
                return try await answer(visit, vault.diary())
            } catch {
                return trouble(visit, Edge.Refusal(error))
            }
        }
        let wanted = sessions[visit.sessionID]?.wanted
        sessions[visit.sessionID]?.wanted = nil
        return redirect(visit, to: wanted ?? .today)
    }

    private func unlockAgain(_ visit: Visit, _ problem: UnlockView.Problem?, status: Int) -> Response {
        if let held = visit.spokenWriting { return spokenUnlock(visit, held, problem, status: status) }
        let tier = max(tier(of: visit.writing), tier(of: visit.note?.text ?? "", nil))
        return page(visit, status: status) {
            unlockPage(
                UnlockView(problem: problem, held: visit.writing?.held, note: visit.note, tier: tier), in: $0)
        }
    }

    /// The page that asks for the passphrase, with a spoken entry carried along.
    func spokenUnlock(
        _ visit: Visit, _ held: SentSpokenWriting, _ problem: UnlockView.Problem?, status: Int
    ) -> Response {
        var view = UnlockView(problem: problem, tier: tier(ofSpoken: held.form, nil))
        view.heldSpoken = held.held
        let shown = view
        return page(visit, status: status) { unlockPage(shown, in: $0) }
    }

    /// How an attempt to open the diary ended.
    enum Attempt {
        case opened
        case mustWait(seconds: Int64)
        case failed(DiaryError)
    }

    /// Tries a key, as often as is allowed.
    func attempt(_ key: UnlockKey, at now: Instant) async -> Attempt {
        if let seconds = attempts.begin(at: now) { return .mustWait(seconds: seconds) }
        do {
            try await vault.open(with: key)
            attempts.succeed()
            return .opened
        } catch {
            if error != .wrongSecret { attempts.withdraw() }
            return .failed(error)
        }
    }

    /// The visit of a browser that has just given the passphrase, in a new session.
    func proved(_ visit: Visit) -> Visit {
        var visit = renewed(visit)
        sessions[visit.sessionID]?.isProved = true
        visit.isOpen = true
        return visit
    }

    /// The visit in a session with another id, so that an id planted before is worth nothing.
    func renewed(_ visit: Visit) -> Visit {
        var visit = visit
        let session = sessions.renew(visit.sessionID, with: random)
        visit.sessionID = session?.id ?? sessions.begin(with: random, at: visit.moment.instant).id
        visit.setsCookie = true
        return visit
    }
}

extension FormFields {
    /// The passphrase or recovery code that was sent; `nil` = neither.
    var unlockKey: UnlockKey? {
        if let passphrase = said(.passphrase) { return .passphrase(Secret(passphrase)) }
        return said(.recoveryCode).map { .recoveryCode(Secret($0)) }
    }
}

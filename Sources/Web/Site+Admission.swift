import Companion
import Pages
import Wellbeing

/// Who may come in.
extension Site {
    /// Whether the vault is open, and to whom.
    struct Door: Sendable {
        let state: VaultState
        let hasPassphrase: Bool
        /// Why the diary could not be opened; `nil` = it was not tried, or it went well.
        let error: DiaryError?
    }

    /// Lets in whoever may ask at all; everybody else is turned away before her form is even read.
    ///
    /// A passphrase says who somebody is; without one it is the system's user that says it.
    func checkPeer(of request: Request, at door: Door) throws(Edge.Refusal) {
        let peer = request.peer
        let isOwner = peer.isLoopback && peer.isSameUser == true
        let isInReach = peer.isLoopback || !edge.address.isLoopbackOnly
        guard isInReach, door.hasPassphrase || isOwner else {
            throw Edge.Refusal(trouble: .otherUser, status: 403)
        }
    }

    /// Finds out who asks and whether the diary is open to her.
    func visit(
        _ request: Request, _ route: Route, _ fields: FormFields, through door: Door
    ) async -> Visit {
        let (state, hasPassphrase) = (door.state, door.hasPassphrase)
        // Whoever was let in before the diary locked has to give the passphrase again.
        if state == .locked {
            sessions.forgetProofs()
            forgetReplies()
        }
        let now = clock.now()
        let told = Cookies(parsing: request.headers["cookie"] ?? "")[edge.address.cookieName]
        let found = told.flatMap { sessions[$0] }
        let session = found ?? sessions.begin(with: random, at: now)
        sessions[session.id]?.lastUsed = now
        let isOpen = state == .open && (!hasPassphrase || session.isProved)
        let preferences = await preferences(isOpen: isOpen, state, session, request)
        return Visit(
            request: request, route: route, fields: fields, sessionID: session.id, setsCookie: found == nil,
            hasFormToken: areEqualSecrets(fields[.formToken] ?? "", session.formToken), state: state,
            hasPassphrase: hasPassphrase, isOpen: isOpen, openingError: door.error,
            preferences: preferences, moment: clock.moment(dayStart: preferences.dayStart))
    }

    /// The state of the vault.
    ///
    /// Where no passphrase is set, a locked diary is opened.
    func opened() async -> Door {
        let state = await vault.state()
        guard state != .absent else { return Door(state: .absent, hasPassphrase: false, error: nil) }
        do {
            let hasPassphrase = try await vault.keySlots().contains { $0.kind == .passphrase }
            if state == .locked, !hasPassphrase {
                try await vault.openWithoutAsking()
                return Door(state: .open, hasPassphrase: false, error: nil)
            }
            return Door(state: state, hasPassphrase: hasPassphrase, error: nil)
        } catch {
            // Whether there is a passphrase cannot be told, or the key file does not open the diary. The
            // door stays shut, and what was written is carried along.
            return Door(state: .locked, hasPassphrase: true, error: error)
        }
    }

    private func preferences(
        isOpen: Bool, _ state: VaultState, _ session: Session, _ request: Request
    ) async -> Preferences {
        if isOpen {
            do {
                if var stored = try await vault.diary().preferences() {
                    if !stored.isOnboarded { stored.language = session.language ?? stored.language }
                    known = stored
                    return stored
                }
            } catch {
                // The act itself meets the same fault and tells of it; this is only how the page looks.
            }
        }
        if let known, state != .absent { return known }
        return Preferences(language: session.language ?? spoken(in: request))
    }

    /// The first of our languages that the browser asks for.
    func spoken(in request: Request) -> Language {
        let wanted = (request.headers["accept-language"] ?? "").lowercased().split(separator: ",")
        for range in wanted {
            let name = String(range).trimmingSpaces.prefix { $0 != "-" && $0 != ";" }
            // `in` is the old code of Indonesian.
            if let language = Language(rawValue: name == "in" ? "id" : String(name)) { return language }
        }
        return defaultLanguage
    }

    /// Lets the visit through to what it came for, or to the door it has to pass first.
    func admit(_ visit: Visit) async -> Response {
        switch visit.route {
        case .helpNow: return await helpNow(visit)
        case .about:
            return page(visit) { aboutPage(version: version, in: $0) }
        default: break
        }
        if visit.state == .absent { return await admitNewcomer(visit) }
        guard visit.isOpen else { return await admitStranger(visit) }
        if visit.route.method == .post, !visit.hasFormToken { return await refusedForm(visit) }
        do {
            return try await perform(visit, on: vault.diary())
        } catch .locked {
            // It was locked while this request was on its way.
            var visit = visit
            visit.isOpen = false
            return await admitStranger(visit)
        } catch {
            return trouble(visit, Edge.Refusal(error))
        }
    }

    /// There is no diary yet.
    private func admitNewcomer(_ visit: Visit) async -> Response {
        switch visit.route {
        case .welcome, .welcomeSetUp, .chooseLanguage, .finishWelcome:
            guard visit.route.method == .get || visit.hasFormToken else { return await refusedForm(visit) }
            return await welcome(visit)
        default:
            if visit.writing != nil { return await composeAgain(visit, .notKept, status: 409) }
            if visit.spokenWriting != nil {
                return await reviewAgain(visit, .writing(.notKept), status: 409)
            }
            return redirect(visit, to: .welcome)
        }
    }

    /// The diary is locked, or this browser has not given the passphrase.
    private func admitStranger(_ visit: Visit) async -> Response {
        switch visit.route {
        case .unlock: return page(visit) { unlockPage(UnlockView(problem: visit.openingProblem), in: $0) }
        case .doUnlock: return await unlock(visit)
        default: break
        }
        if visit.route == .speak(.receive) { return lockedRecording(visit) }
        if let note = visit.note {
            let tier = tier(of: note.text, nil)
            return page(visit, status: 423) {
                unlockPage(UnlockView(problem: visit.openingProblem, note: note, tier: tier), in: $0)
            }
        }
        if let writing = visit.writing {
            if visit.wantsJSON { return finished(.json(423, "problem", "\"locked\""), for: visit) }
            let tier = tier(of: writing)
            return page(visit, status: 423) {
                unlockPage(
                    UnlockView(problem: visit.openingProblem, held: writing.held, tier: tier), in: $0)
            }
        }
        if let spoken = visit.spokenWriting {
            if visit.wantsJSON { return finished(.json(423, "problem", "\"locked\""), for: visit) }
            return spokenUnlock(visit, spoken, visit.openingProblem, status: 423)
        }
        if visit.route.method == .get, !visit.isHead { sessions[visit.sessionID]?.wanted = visit.route }
        return redirect(visit, to: .unlock)
    }

    /// The form is not from a page that this browser has now: Sela was started anew, say.
    ///
    /// What was written is shown again, in a form that works.
    private func refusedForm(_ visit: Visit) async -> Response {
        if visit.spokenWriting != nil {
            return await reviewAgain(visit, .writing(.notKept), status: 403)
        }
        if visit.route == .speak(.receive) { return await refusedRecording(visit) }
        if let note = visit.note { return await noteAgain(visit, note) }
        guard visit.writing != nil else {
            return trouble(visit, Edge.Refusal(trouble: .refusedForm, status: 403))
        }
        return await composeAgain(visit, .notKept, status: 403)
    }
}

extension Visit {
    /// Why the diary cannot be opened, for the page that asks for the passphrase.
    var openingProblem: UnlockView.Problem? { openingError.map(UnlockView.Problem.init) }
}

extension UnlockView.Problem {
    init(_ error: DiaryError) {
        self =
            switch error {
            case .wrongSecret: .wrong
            case .damaged: .damaged
            case .newerSchema: .newerSchema
            case .missingKey: .missingKey
            default: .failed
            }
    }
}

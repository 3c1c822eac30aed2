import Companion
import Pages
import Wellbeing

/// The first start. Nothing is made before the last question is answered.
extension Site {
    func welcome(_ visit: Visit) async -> Response {
        guard visit.state == .absent || !visit.preferences.isOnboarded else {
            return redirect(visit, to: .today)
        }
        switch visit.route {
        case .chooseLanguage:
            guard let language = visit.fields.said(.language).flatMap(Language.init(rawValue:)) else {
                return trouble(visit, Edge.Refusal(trouble: .badRequest, status: 400))
            }
            sessions[visit.sessionID]?.language = language
            return redirect(visit, to: .welcomeSetUp)
        case .welcomeSetUp:
            return page(visit) { welcomeSetUpPage(WelcomeView(preferences: visit.preferences), in: $0) }
        case .finishWelcome: return await finishWelcome(visit)
        default: return page(visit) { welcomePage(in: $0) }
        }
    }

    private func finishWelcome(_ visit: Visit) async -> Response {
        var preferences = visit.preferences
        let problem =
            preferences.take(visit.fields, at: visit.moment.instant) ?? visit.fields.passphraseProblem
        guard problem == nil else { return setUpAgain(visit, preferences, problem, status: 422) }
        preferences.isOnboarded = true
        do {
            if visit.state == .absent { try await vault.create() }
            var visit = visit
            if let passphrase = visit.fields.said(.passphrase) {
                try await vault.setPassphrase(Secret(passphrase))
                sessions.forgetProofs()
                visit = proved(visit)
            }
            try await vault.diary().save(preferences)
            known = preferences
            return redirect(visit, to: .today)
        } catch {
            return trouble(visit, Edge.Refusal(error))
        }
    }

    private func setUpAgain(
        _ visit: Visit, _ preferences: Preferences, _ problem: SettingsProblem?, status: Int
    ) -> Response {
        page(visit, status: status) {
            welcomeSetUpPage(WelcomeView(preferences: preferences, problem: problem), in: $0)
        }
    }
}

extension FormFields {
    /// What is wrong with a new passphrase; `nil` = nothing, or none was given.
    var passphraseProblem: SettingsProblem? {
        let (first, second) = (self[.passphrase] ?? "", self[.passphraseAgain] ?? "")
        if first != second { return .passphrasesDiffer }
        return first.isEmpty || first.count >= 8 ? nil : .passphraseTooShort
    }
}

import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela consent`: what may be sent elsewhere.
    func consent() async throws {
        let word = invocation.operands.dropFirst().first.flatMap(ConsentWord.init(rawValue:))
        switch invocation.operands.first ?? "list" {
        case "grant":
            guard let word else { throw UsageError.missingOperand("PURPOSE", .consent) }
            guard word != .all else { throw CommandFailure.grantOneByOne }
            try await grant(word)
        case "revoke":
            guard let word else { throw UsageError.missingOperand("PURPOSE", .consent) }
            try await revoke(word)
        default:
            guard word == nil else { throw UsageError.extraOperand(.consent) }
            try await showConsents(in: try await openDiary().diary)
        }
    }

    private func showConsents(in diary: any Diary) async throws {
        let list = ConsentList(try await diary.egressPermissions())
        try terminal.result(list.text(in: language), json: list.json)
    }

    /// Says what is sent, to whom and to which model, before it asks.
    private func grant(_ word: ConsentWord) async throws {
        let open = try await openDiary()
        if let purpose = word.purpose {
            let permissions = try await open.diary.egressPermissions()
            guard let question = permissions.question(for: purpose) else {
                throw CommandFailure.noCloudChosen
            }
            guard permissions.isCloudAllowed else { throw CommandFailure.generalConsentMissing }
            terminal.talk(
                .consentMeaning(purpose, address: question.address.description, model: question.model))
            try confirm(.askConsent)
            try await DecideConsent(diary: open.diary).grant(question, at: surroundings.clock.now())
        } else {
            terminal.talk(.generalConsentMeaning)
            try confirm(.askConsent)
            try await answerGenerally(isGranted: true, in: open)
        }
        try await showConsents(in: open.diary)
    }

    /// Takes back what was granted; a purpose that is only asked for is declined.
    private func revoke(_ word: ConsentWord) async throws {
        let open = try await openDiary()
        let (decide, now) = (DecideConsent(diary: open.diary), surroundings.clock.now())
        if let purpose = word.purpose {
            let question = try await open.diary.egressPermissions().question(for: purpose)
            if try await !decide.revoke(purpose, at: now), let question {
                try await decide.decline(question, at: now)
            }
        } else {
            _ = try await decide.revokeAll(at: now)
            // Without the general answer no purpose may go on, so both words take it back.
            try await answerGenerally(isGranted: false, in: open)
        }
        try await showConsents(in: open.diary)
    }

    private func answerGenerally(isGranted: Bool, in open: OpenDiary) async throws {
        var preferences = open.preferences
        preferences.aiConsent = AIConsent(
            isGranted: isGranted, version: AIConsent.currentVersion, decidedAt: surroundings.clock.now())
        try await open.diary.save(preferences)
    }

    /// `sela egress`: everything that was ever sent, latest first.
    func egress() async throws {
        let open = try await openDiary()
        let limit = invocation.number(.limit) ?? 20
        let lines = try await open.diary.egress(
            before: invocation.number(.before).map(Int64.init), limit: limit + 1)
        let list = EgressList(Array(lines.prefix(limit)), isCutOff: lines.count > limit)
        try terminal.result(
            list.text(
                in: language, zone: surroundings.clock.zone(), dayStart: open.preferences.dayStart),
            json: list.json)
        if lines.isEmpty { terminal.talk(.nothingSent) }
        if let next = list.next { terminal.talk(.moreFollow("--before \(next)")) }
    }
}

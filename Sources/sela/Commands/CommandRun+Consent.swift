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
        let list = ConsentList(
            general: try await diary.preferences()?.aiConsent, provider: try await diary.modelProvider(),
            consents: try await diary.modelConsents())
        try terminal.result(list.text(in: language), json: list.json)
    }

    /// Says what is sent, to whom and to which model, before it asks.
    private func grant(_ word: ConsentWord) async throws {
        let open = try await openDiary()
        let provider = try await open.diary.modelProvider()
        if let purpose = word.purpose {
            guard let question = ConsentList.question(for: purpose, provider) else {
                throw CommandFailure.noCloudChosen
            }
            terminal.talk(
                .consentMeaning(
                    purpose, address: question.address.description, model: question.model))
            try confirm(.askConsent)
            try await record(question, isGranted: true, in: open.diary)
        } else {
            terminal.talk(.generalConsentMeaning)
            try confirm(.askConsent)
            try await recordGeneral(isGranted: true, in: open)
        }
        try await showConsents(in: open.diary)
    }

    /// Takes back what was granted, and answers no to what would be asked now.
    private func revoke(_ word: ConsentWord) async throws {
        let open = try await openDiary()
        let provider = try await open.diary.modelProvider()
        let purposes = word.purpose.map { [$0] } ?? ModelPurpose.consented
        for consent in try await open.diary.modelConsents() where purposes.contains(consent.purpose) {
            guard consent.isGranted else { continue }
            let question = ConsentQuestion(
                purpose: consent.purpose, address: consent.address, model: consent.model, wasDeclined: false)
            try await record(question, isGranted: false, in: open.diary)
        }
        if let purpose = word.purpose {
            if let question = ConsentList.question(for: purpose, provider) {
                try await record(question, isGranted: false, in: open.diary)
            }
        } else {
            try await revokeGeneral(provider, in: open)
        }
        try await showConsents(in: open.diary)
    }

    /// Without the general answer no model elsewhere may stay set up; its key stays for another time.
    private func revokeGeneral(_ provider: ModelProvider, in open: OpenDiary) async throws {
        try await recordGeneral(isGranted: false, in: open)
        guard case .cloud = provider else { return }
        try await open.diary.save(ModelProvider.none)
        terminal.talk(.nobodyAnswersNow)
    }

    private func record(
        _ question: ConsentQuestion, isGranted: Bool, in diary: any Diary
    ) async throws {
        try await diary.record(
            ModelConsent(
                purpose: question.purpose, address: question.address, model: question.model,
                isGranted: isGranted, decidedAt: surroundings.clock.now()))
    }

    private func recordGeneral(isGranted: Bool, in open: OpenDiary) async throws {
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

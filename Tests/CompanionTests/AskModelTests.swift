import Companion
import CompanionTesting
import Testing
import Wellbeing

struct AskModelTests {
    private let noon = Instant(milliseconds: 1_780_000_000_000)
    private let cloud = ModelProvider.cloud(
        .openRouter, CloudModels(general: "general", weeklySummary: "weekly"))

    private func request(_ purpose: ModelPurpose) -> ModelRequest {
        ModelRequest(purpose: purpose, messages: [ModelMessage(.user, "words")])
    }

    /// A diary with a model elsewhere, and the general answer given.
    private func diary(allowing isGranted: Bool? = true, version: Int = AIConsent.currentVersion) async throws
        -> MemoryDiary
    {
        let diary = MemoryDiary()
        try await diary.save(cloud)
        try await diary.keepModelKey(Secret("sk-1"), for: .openRouter)
        var preferences = Preferences(language: .german)
        preferences.aiConsent = isGranted.map {
            AIConsent(isGranted: $0, version: version, decidedAt: noon)
        }
        try await diary.save(preferences)
        return diary
    }

    private func question(
        _ purpose: ModelPurpose, model: String = "general", wasDeclined: Bool = false
    ) -> ConsentQuestion {
        ConsentQuestion(purpose: purpose, address: .openRouter, model: model, wasDeclined: wasDeclined)
    }

    /// Nothing is sent, and the error says why.
    private func expectNothingSent(
        _ diary: MemoryDiary, _ expected: AskModelError, for purpose: ModelPurpose = .toneLines,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let model = ScriptedLanguageModel(saying: "never")
        await #expect(throws: expected, sourceLocation: sourceLocation) {
            try await AskModel(diary: diary, model: model).ask(request(purpose))
        }
        #expect(await model.requests.isEmpty, sourceLocation: sourceLocation)
        #expect(try await diary.egress(before: nil, limit: 9).isEmpty, sourceLocation: sourceLocation)
    }

    private func readiness(
        _ diary: MemoryDiary, _ purpose: ModelPurpose = .toneLines
    ) async throws -> ModelReadiness {
        try await AskModel(diary: diary, model: ScriptedLanguageModel(saying: "")).readiness(for: purpose)
    }

    @Test func withoutAModelNobodyIsAsked() async throws {
        let diary = MemoryDiary()
        try await expectNothingSent(diary, .noModel)
        #expect(try await readiness(diary) == .noModel)
    }

    @Test func onThisMachineNoConsentIsNeeded() async throws {
        let diary = MemoryDiary()
        let address = try ServiceAddress(parsing: "http://127.0.0.1:11434")
        let id = try #require(ManagedModel.ID(rawValue: "gemma"))
        for provider in [ModelProvider.managed(id), .local(address, model: "m")] {
            try await diary.save(provider)
            let model = ScriptedLanguageModel(saying: "hi")
            #expect(try await readiness(diary) == .ready(provider))
            #expect(
                try await AskModel(diary: diary, model: model).ask(request(.toneLines)).text == "hi")
            switch (provider, await model.accesses.first) {
            case (.managed, .managed(let asked)): #expect(asked == id)
            case (.local, .local(let asked, let name)): #expect(asked == address && name == "m")
            default: Issue.record("asked another way")
            }
        }
        #expect(try await diary.egress(before: nil, limit: 9).map(\.record.address) == [address])
    }

    @Test(arguments: ModelPurpose.consented)
    func withoutConsentNothingIsSent(purpose: ModelPurpose) async throws {
        let diary = try await diary()
        let asked = question(purpose, model: purpose == .weeklySummary ? "weekly" : "general")
        try await expectNothingSent(diary, .needsConsent(asked), for: purpose)
        #expect(try await readiness(diary, purpose) == .needsConsent(asked))
    }

    @Test(arguments: ModelPurpose.consented)
    func aConsentOpensItsOwnPurposeOnly(purpose: ModelPurpose) async throws {
        let diary = try await diary()
        let name = purpose == .weeklySummary ? "weekly" : "general"
        try await DecideConsent(diary: diary).grant(question(purpose, model: name), at: noon)
        let model = ScriptedLanguageModel(saying: "hi")
        let act = AskModel(diary: diary, model: model)
        for other in ModelPurpose.consented where other != purpose {
            await #expect(throws: AskModelError.self) { try await act.ask(request(other)) }
        }
        #expect(await model.requests.isEmpty)
        #expect(try await act.ask(request(purpose)).text == "hi")
        #expect(await model.requests.map(\.purpose) == [purpose])
        guard case .cloud(let consent, let key) = try #require(await model.accesses.first) else {
            Issue.record("not as one elsewhere")
            return
        }
        #expect(consent.purpose == purpose && consent.address == .openRouter && consent.model == name)
        #expect(key?.exposed == "sk-1")
    }

    @Test func notNowIsRememberedAndNotAskedAgainByItself() async throws {
        let diary = try await diary()
        try await DecideConsent(diary: diary).decline(question(.toneLines), at: noon)
        let asked = question(.toneLines, wasDeclined: true)
        try await expectNothingSent(diary, .needsConsent(asked))
        #expect(try await readiness(diary) == .needsConsent(asked))
        #expect(try await readiness(diary, .extraction) == .needsConsent(question(.extraction)))
        try await DecideConsent(diary: diary).grant(asked, at: noon.adding(seconds: 1))
        #expect(try await readiness(diary) == .ready(cloud))
    }

    @Test func whatWasTakenBackIsNotSent() async throws {
        let diary = try await diary()
        let decide = DecideConsent(diary: diary)
        try await decide.grant(question(.toneLines), at: noon)
        try await decide.grant(question(.extraction), at: noon)
        // The clock was set back in between.
        #expect(try await decide.revoke(.toneLines, at: noon.adding(seconds: -60)))
        try await expectNothingSent(diary, .needsConsent(question(.toneLines, wasDeclined: true)))
        #expect(try await readiness(diary, .extraction) == .ready(cloud))
    }

    /// The answer to the general question is the master key, whatever stands for a purpose.
    @Test(arguments: [(nil, 1), (false, 1), (true, AIConsent.currentVersion + 1)] as [(Bool?, Int)])
    func withoutTheGeneralAnswerNothingElsewhereIsAsked(isGranted: Bool?, version: Int) async throws {
        let diary = try await diary(allowing: isGranted, version: version)
        for purpose in ModelPurpose.allCases {
            try await diary.record(
                ModelConsent(
                    purpose: purpose, address: .openRouter,
                    model: purpose == .weeklySummary ? "weekly" : "general", isGranted: true,
                    decidedAt: noon))
        }
        for purpose in ModelPurpose.allCases {
            try await expectNothingSent(diary, .cloudDeclined, for: purpose)
            #expect(try await readiness(diary, purpose) == .cloudDeclined)
        }
        let model = ScriptedLanguageModel(saying: "never")
        await #expect(throws: AskModelError.cloudDeclined) {
            try await AskModel(diary: diary, model: model).tryModel(timedBy: SteppingClock())
        }
        #expect(await model.requests.isEmpty)
    }

    @Test func anotherAddressModelOrWordingIsAskedAbout() async throws {
        let diary = try await diary()
        try await DecideConsent(diary: diary).grant(question(.toneLines), at: noon)
        #expect(try await readiness(diary) == .ready(cloud))
        let elsewhere = try ServiceAddress(parsing: "https://models.example")
        let changed: [(ModelProvider, ServiceAddress, String)] = [
            (.cloud(elsewhere, CloudModels(general: "general")), elsewhere, "general"),
            (.cloud(.openRouter, CloudModels(general: "other")), .openRouter, "other"),
        ]
        for (provider, address, name) in changed {
            try await ChooseModel(records: diary).choose(provider)
            try await expectNothingSent(
                diary,
                .needsConsent(
                    ConsentQuestion(purpose: .toneLines, address: address, model: name, wasDeclined: false)))
        }
        try await ChooseModel(records: diary).choose(cloud)
        #expect(try await readiness(diary) == .ready(cloud), "what was agreed to last still holds")
        try await diary.record(
            ModelConsent(
                purpose: .toneLines, address: .openRouter, model: "general", isGranted: true,
                version: ModelConsent.currentVersion + 1, decidedAt: noon))
        try await expectNothingSent(diary, .needsConsent(question(.toneLines)))
    }

    /// Writing "trial" on a request must not be a way around the question.
    @Test(arguments: [ModelPurpose.trial, .download])
    func noOtherWordsTravelAsATrial(purpose: ModelPurpose) async throws {
        let diary = try await diary()
        try await diary.record(
            ModelConsent(
                purpose: purpose, address: .openRouter, model: "general", isGranted: true, decidedAt: noon))
        try await expectNothingSent(diary, .cloudDeclined, for: purpose)
    }

    @Test func theLedgerIsWrittenInOrderAndBeforeAnythingIsSent() async throws {
        let diary = try await diary()
        for purpose in [ModelPurpose.toneLines, .extraction] {
            try await DecideConsent(diary: diary).grant(question(purpose), at: noon)
        }
        let model = ScriptedLanguageModel([
            .success(ModelAnswer(text: "a", model: "m")), .failure(.cancelled), .failure(.noCredit),
        ])
        let act = AskModel(diary: diary, model: model)
        _ = try await act.ask(request(.toneLines))
        await #expect(throws: AskModelError.model(.cancelled)) { try await act.ask(request(.extraction)) }
        await #expect(throws: AskModelError.model(.noCredit)) { try await act.ask(request(.toneLines)) }
        let lines = try await diary.egress(before: nil, limit: 9)
        #expect(lines.map(\.number) == [3, 2, 1])
        #expect(lines.map(\.record.purpose) == [.toneLines, .extraction, .toneLines])
        #expect(lines.map(\.record.outcome) == [.failed, .cancelled, .answered])
        #expect(lines.map(\.record.bytes) == [5, 5, 5])
        await diary.fail(with: .diskFull)
        await #expect(throws: AskModelError.diary(.diskFull)) { try await act.ask(request(.toneLines)) }
        #expect(await model.requests.count == 3)
    }
}

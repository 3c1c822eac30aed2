import Companion
import CompanionTesting
import Testing
import Wellbeing

struct ModelChoiceTests {
    private let noon = Instant(milliseconds: 1_780_000_000_000)
    private let cloud = ModelProvider.cloud(.openRouter, CloudModels(general: "g"))

    private func question(_ purpose: ModelPurpose, model: String = "g") -> ConsentQuestion {
        ConsentQuestion(purpose: purpose, address: .openRouter, model: model, wasDeclined: false)
    }

    private func diary(allowing isGranted: Bool = true) async throws -> MemoryDiary {
        let diary = MemoryDiary()
        try await diary.save(cloud)
        try await allow(isGranted, in: diary)
        return diary
    }

    private func allow(_ isGranted: Bool, in diary: MemoryDiary) async throws {
        var preferences = Preferences(language: .indonesian)
        preferences.aiConsent = AIConsent(
            isGranted: isGranted, version: AIConsent.currentVersion, decidedAt: noon)
        try await diary.save(preferences)
    }

    // MARK: Consents

    @Test func writesDownWhatWasSaidAndWhen() async throws {
        let diary = try await diary()
        let decide = DecideConsent(diary: diary)
        try await decide.grant(question(.extraction), at: noon)
        try await decide.decline(question(.reflectionReply), at: noon.adding(seconds: 5))
        #expect(
            try await diary.modelConsents() == [
                ModelConsent(
                    purpose: .reflectionReply, address: .openRouter, model: "g", isGranted: false,
                    version: ModelConsent.currentVersion, decidedAt: noon.adding(seconds: 5)),
                ModelConsent(
                    purpose: .extraction, address: .openRouter, model: "g", isGranted: true,
                    version: ModelConsent.currentVersion, decidedAt: noon),
            ])
    }

    @Test func takesNoAnswerToAnotherQuestion() async throws {
        let diary = try await diary()
        let decide = DecideConsent(diary: diary)
        await #expect(throws: ConsentError.outdated(question(.toneLines))) {
            try await decide.grant(question(.toneLines, model: "of yesterday"), at: noon)
        }
        let elsewhere = ConsentQuestion(
            purpose: .toneLines, address: try ServiceAddress(parsing: "https://models.example"), model: "g",
            wasDeclined: false)
        await #expect(throws: ConsentError.outdated(question(.toneLines))) {
            try await decide.grant(elsewhere, at: noon)
        }
        for purpose in [ModelPurpose.trial, .download] {
            await #expect(throws: ConsentError.notAsked) {
                try await decide.grant(question(purpose), at: noon)
            }
        }
        try await diary.save(ModelProvider.none)
        await #expect(throws: ConsentError.notAsked) {
            try await decide.grant(question(.toneLines), at: noon)
        }
        #expect(try await diary.modelConsents().isEmpty)
    }

    @Test func withoutTheGeneralAnswerOnlyANoIsTaken() async throws {
        let diary = try await diary(allowing: false)
        let decide = DecideConsent(diary: diary)
        await #expect(throws: ConsentError.cloudDeclined) {
            try await decide.grant(question(.toneLines), at: noon)
        }
        try await decide.decline(question(.toneLines), at: noon)
        #expect(try await diary.modelConsents().map(\.isGranted) == [false])
    }

    @Test func takesBackOneOrAll() async throws {
        let diary = try await diary()
        let decide = DecideConsent(diary: diary)
        for purpose in ModelPurpose.consented { try await decide.grant(question(purpose), at: noon) }
        // Also one that does not apply any more.
        try await ChooseModel(records: diary).choose(.none)
        #expect(try await decide.revoke(.toneLines, at: noon.adding(seconds: 1)))
        #expect(try await !decide.revoke(.toneLines, at: noon.adding(seconds: 2)), "there is none any more")
        #expect(try await !decide.revoke(.trial, at: noon))
        #expect(
            try await decide.revokeAll(at: noon.adding(seconds: 3))
                == [.reflectionReply, .weeklySummary, .extraction])
        let after = try await diary.modelConsents()
        #expect(after.allSatisfy { !$0.isGranted && $0.address == .openRouter && $0.model == "g" })
        #expect(after.map(\.decidedAt) == [3, 3, 1, 3].map { noon.adding(seconds: $0) })
    }

    @Test func theGeneralNoTakesBackEveryPurpose() async throws {
        let diary = try await diary()
        let decide = DecideConsent(diary: diary)
        for purpose in ModelPurpose.consented { try await decide.grant(question(purpose), at: noon) }
        #expect(try await ModelPurpose.consented.allSatisfy(diary.egressPermissions().isGranted))
        try await allow(false, in: diary)
        try await allow(true, in: diary)
        let permissions = try await diary.egressPermissions()
        #expect(permissions.isCloudAllowed)
        #expect(!ModelPurpose.consented.contains(where: permissions.isGranted), "each is asked anew")
        #expect(ModelPurpose.consented.allSatisfy { permissions.question(for: $0)?.wasDeclined == true })
    }

    // MARK: Providers and keys

    @Test func keepsTheKeyOfEachService() async throws {
        let diary = MemoryDiary()
        let choose = ChooseModel(records: diary)
        let other = try ServiceAddress(parsing: "https://models.example/v1")
        try await choose.choose(cloud, key: Secret("\t sk-1 \r\n"))
        #expect(try await diary.modelKey(for: .openRouter)?.exposed == "sk-1", "as it was pasted")
        try await choose.choose(.cloud(other, CloudModels(general: "o")), key: Secret("sk-2"))
        try await choose.choose(.none)
        try await choose.choose(cloud)
        #expect(try await diary.modelProvider() == cloud)
        #expect(try await diary.modelKey(for: .openRouter)?.exposed == "sk-1", "kept meanwhile")
        #expect(try await diary.modelKey(for: other)?.exposed == "sk-2")
        try await choose.forgetKey(for: other)
        #expect(try await diary.modelKey(for: other) == nil)
    }

    @Test func refusesWhatCannotBeUsedAndChangesNothing() async throws {
        let diary = MemoryDiary()
        let choose = ChooseModel(records: diary)
        try await choose.choose(cloud, key: Secret("sk-1"))
        await #expect(throws: ChooseModelError.notLoopback) {
            try await choose.choose(.local(.openRouter, model: "m"))
        }
        for name in ["", "two\nlines", String(repeating: "m", count: 201)] {
            await #expect(throws: ChooseModelError.unfitName) {
                try await choose.choose(
                    .cloud(.openRouter, CloudModels(general: name)), key: Secret("sk-2"))
            }
        }
        for key in ["", " \n", "sk 2", "sk\u{0}2"] {
            await #expect(throws: ChooseModelError.unfitKey) {
                try await choose.choose(
                    .cloud(.openRouter, CloudModels(general: "other")), key: Secret(key))
            }
        }
        await diary.fail(with: .readOnly)
        await #expect(throws: ChooseModelError.diary(.readOnly)) {
            try await choose.choose(.none, key: nil)
        }
        await diary.fail(with: nil)
        #expect(try await diary.modelProvider() == cloud)
        #expect(try await diary.modelKey(for: .openRouter)?.exposed == "sk-1")
    }

    @Test func whatFailsChangesNothing() async throws {
        let diary = try await diary()
        await diary.fail(with: .diskFull)
        await #expect(throws: ConsentError.diary(.diskFull)) {
            try await DecideConsent(diary: diary).grant(question(.toneLines), at: noon)
        }
        await #expect(throws: DiaryError.diskFull) {
            _ = try await DecideConsent(diary: diary).revokeAll(at: noon)
        }
        await diary.fail(with: nil)
        #expect(try await diary.modelConsents().isEmpty)
    }
}

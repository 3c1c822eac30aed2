import Companion
import CompanionTesting
import Testing
import Wellbeing

struct ModelTrialTests {
    private func allowed(_ provider: ModelProvider) async throws -> MemoryDiary {
        let diary = MemoryDiary()
        try await diary.save(provider)
        var preferences = Preferences(language: .german)
        preferences.aiConsent = AIConsent(
            isGranted: true, version: AIConsent.currentVersion, decidedAt: Instant(milliseconds: 1))
        try await diary.save(preferences)
        return diary
    }

    private func saying(_ fields: [String: AnswerValue]) -> ScriptedLanguageModel {
        ScriptedLanguageModel([.success(ModelAnswer(text: "{}", fields: fields, model: "its own name"))])
    }

    @Test func sendsOneSentenceOfOursAndTellsHowLongItTook() async throws {
        let diary = try await allowed(.cloud(.openRouter, CloudModels(general: "g", weeklySummary: "w")))
        let model = saying(["ok": .boolean(true)])
        let act = AskModel(diary: diary, model: model)
        #expect(try await act.readiness(for: .trial) == .ready(try await diary.modelProvider()))
        let trial = try await act.tryModel(timedBy: SteppingClock(step: .milliseconds(1_250)))
        #expect(
            trial
                == ModelTrial(
                    elapsed: .milliseconds(1_250), model: "its own name", isRight: true, text: "{}"))
        let sent = try #require(await model.requests.first)
        #expect(await model.requests.count == 1)
        #expect(sent.purpose == .trial && sent.messages.map(\.text) == [ModelTrial.sentence])
        #expect(sent.schema?.fields == [AnswerField("ok", .boolean)], "a typed answer is proved as well")
        guard case .cloud(let consent, _) = try #require(await model.accesses.first) else {
            Issue.record("not as one elsewhere")
            return
        }
        #expect(consent.purpose == .trial && consent.address == .openRouter && consent.model == "g")
        let lines = try await diary.egress(before: nil, limit: 9)
        #expect(lines.map(\.record.purpose) == [.trial] && lines.map(\.record.outcome) == [.answered])
    }

    @Test func saysWhenTheAnswerIsNotTheOneAskedFor() async throws {
        let diary = try await allowed(
            .local(try ServiceAddress(parsing: "http://localhost:1234"), model: "m"))
        let wrong = try await AskModel(diary: diary, model: saying(["ok": .boolean(false)]))
            .tryModel(timedBy: SteppingClock())
        #expect(!wrong.isRight, "it answers, with the field, and says no")
        for fields: [String: AnswerValue] in [[:], ["ok": .text("true")], ["okay": .boolean(true)]] {
            await #expect(throws: AskModelError.model(.unfitAnswer(.unfit(field: "ok")))) {
                try await AskModel(diary: diary, model: saying(fields)).tryModel(timedBy: SteppingClock())
            }
        }
    }

    @Test func withoutAModelThereIsNothingToTry() async throws {
        let model = saying(["ok": .boolean(true)])
        await #expect(throws: AskModelError.noModel) {
            try await AskModel(diary: MemoryDiary(), model: model).tryModel(timedBy: SteppingClock())
        }
        #expect(await model.requests.isEmpty)
    }
}

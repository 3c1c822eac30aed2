public import Companion
import Testing
public import Wellbeing

/// Checks what every ``Diary`` must do with its records of language models, on an empty one.
///
/// Lines of the ledger and consents stay behind: neither can be removed.
public func expectModelRecordsContract(_ diary: any Diary) async throws {
    try await expectNothingIsChosenAtFirst(diary)
    try await expectProvidersAreKeptWhole(diary)
    try await expectKeysAreKeptByOrigin(diary)
    try await expectTheLastConsentCounts(diary)
    try await expectUnfitRecordsAreRefused(diary)
    try await expectTheMasterAnswerRevokes(diary)
    try await expectTheLedgerIsNumbered(diary)
}

extension Sample {
    /// A service that does not exist.
    public static func address(_ path: String = "/v1") throws -> ServiceAddress {
        try ServiceAddress(parsing: "https://models.example:8443" + path)
    }

    /// An answer about a model elsewhere.
    public static func consent(
        _ purpose: ModelPurpose, isGranted: Bool, seconds: Int64 = 0, model: String = "vendor/model:free"
    ) throws -> ModelConsent {
        ModelConsent(
            purpose: purpose, address: try address(), model: model, isGranted: isGranted,
            decidedAt: try moment(seconds).instant)
    }

    /// A line of the ledger, `bytes` telling it from others.
    public static func line(_ purpose: ModelPurpose, bytes: Int) throws -> EgressRecord {
        EgressRecord(
            instant: try moment(Int64(bytes)).instant, purpose: purpose, address: try address(),
            model: "vendor/model:free", bytes: bytes, digest: String(repeating: "0a", count: 32))
    }
}

private func expectNothingIsChosenAtFirst(_ diary: any Diary) async throws {
    #expect(try await diary.modelProvider() == .none)
    #expect(try await diary.modelKey(for: .openRouter) == nil)
    #expect(try await diary.modelConsents() == [])
    #expect(try await diary.egress(before: nil, limit: 10).isEmpty)
    #expect(try await !diary.finish(1, .answered), "there is no such line")
}

private func expectProvidersAreKeptWhole(_ diary: any Diary) async throws {
    let loopback = try ["http://127.0.0.1:11434/v1", "http://[::1]:8080", "http://localhost:1234/api/v0"]
        .map { try ServiceAddress(parsing: $0) }
    let id = try #require(ManagedModel.ID(rawValue: "gemma-4-e2b.q4"))
    var providers: [ModelProvider] = [
        .managed(id), .cloud(.openRouter, .openRouter),
        .cloud(try Sample.address("/a/B"), CloudModels(general: "größtes Modell 🌧️")), .none,
        // A server on this machine that passes texts on counts as elsewhere.
        .cloud(loopback[0], CloudModels(general: "gpt-oss:120b-cloud")),
    ]
    providers += loopback.map { .local($0, model: "llama3.2:3b; DROP TABLE model_provider; --") }
    for provider in providers + [.none] {
        try await diary.save(provider)
        #expect(try await diary.modelProvider() == provider, "nothing of the one before is left")
    }
}

private func expectKeysAreKeptByOrigin(_ diary: any Diary) async throws {
    let first = try Sample.address("/v1")
    let sameOrigin = try Sample.address("/another/path")
    let otherPort = try ServiceAddress(parsing: "https://models.example/v1")
    let otherHost = try ServiceAddress(parsing: "https://models.example.org:8443/v1")
    try await diary.keepModelKey(Secret("sk-one"), for: first)
    #expect(try await diary.modelKey(for: sameOrigin)?.exposed == "sk-one")
    #expect(try await diary.modelKey(for: otherPort) == nil)
    #expect(try await diary.modelKey(for: otherHost) == nil)
    try await diary.keepModelKey(Secret("sk-two"), for: sameOrigin)
    try await diary.keepModelKey(Secret("sk-other"), for: otherPort)
    #expect(try await diary.modelKey(for: first)?.exposed == "sk-two", "replaced")
    for unfit in ["", "two words", "line\nbreak", "ключ", String(repeating: "k", count: 4_097)] {
        await #expect(throws: DiaryError.refused) {
            try await diary.keepModelKey(Secret(unfit), for: first)
        }
    }
    #expect(try await diary.modelKey(for: first)?.exposed == "sk-two", "what was refused changed nothing")
    try await diary.keepModelKey(nil, for: first)
    try await diary.keepModelKey(nil, for: otherHost)
    #expect(try await diary.modelKey(for: sameOrigin) == nil)
    #expect(try await diary.modelKey(for: otherPort)?.exposed == "sk-other")
    try await diary.keepModelKey(nil, for: otherPort)
}

private func expectTheLastConsentCounts(_ diary: any Diary) async throws {
    let tones = try Sample.consent(.toneLines, isGranted: true, seconds: 50)
    let reply = try Sample.consent(.reflectionReply, isGranted: true)
    try await diary.record(tones)
    try await diary.record(reply)
    #expect(try await diary.modelConsents() == [reply, tones], "in the order of the purposes")
    // The clock was set back in between: what was said last counts.
    let takenBack = try Sample.consent(.toneLines, isGranted: false, seconds: -100, model: "another")
    try await diary.record(takenBack)
    #expect(try await diary.modelConsents() == [reply, takenBack])
    let old = ModelConsent(
        purpose: .toneLines, address: .openRouter, model: "third", isGranted: true, version: 7,
        decidedAt: try Sample.moment().instant)
    try await diary.record(old)
    #expect(try await diary.modelConsents() == [reply, old], "address, model and wording are kept as said")
}

private func expectUnfitRecordsAreRefused(_ diary: any Diary) async throws {
    let before = try await diary.modelConsents()
    let long = String(repeating: "m", count: 201)
    let providers: [ModelProvider] = [
        .local(try Sample.address(), model: "not on this machine"),
        .local(try ServiceAddress(parsing: "http://localhost:1"), model: ""),
        .cloud(.openRouter, CloudModels(general: long)),
        .cloud(.openRouter, CloudModels(general: "one", weeklySummary: "line\nbreak")),
    ]
    for provider in providers {
        await #expect(throws: DiaryError.refused) { try await diary.save(provider) }
    }
    #expect(try await diary.modelProvider() == .none)
    let nameless = try Sample.consent(.extraction, isGranted: true, model: "")
    await #expect(throws: DiaryError.refused) { try await diary.record(nameless) }
    let unworded = ModelConsent(
        purpose: .extraction, address: .openRouter, model: "m", isGranted: true, version: 0,
        decidedAt: nameless.decidedAt)
    await #expect(throws: DiaryError.refused) { try await diary.record(unworded) }
    for (bytes, digest) in [
        (-1, String(repeating: "0", count: 64)), (1, String(repeating: "0", count: 63)),
        (1, String(repeating: "A", count: 64)), (1, String(repeating: "é", count: 32)),
    ] {
        let line = EgressRecord(
            instant: nameless.decidedAt, purpose: .trial, address: .openRouter, model: "m", bytes: bytes,
            digest: digest)
        await #expect(throws: DiaryError.refused) { _ = try await diary.record(line) }
    }
    #expect(try await diary.modelConsents() == before)
    #expect(try await diary.egress(before: nil, limit: 10).isEmpty)
}

/// Settings in which a model elsewhere is not allowed take back what stands, at the instant of that answer.
private func expectTheMasterAnswerRevokes(_ diary: any Diary) async throws {
    let instant = try Sample.moment(500).instant
    let before = try await diary.preferences()
    var preferences = Preferences(language: .german)
    preferences.aiConsent = AIConsent(isGranted: true, version: 1, decidedAt: instant)
    let declined = try Sample.consent(.weeklySummary, isGranted: false, seconds: 1)
    let granted = try Sample.consent(.extraction, isGranted: true, seconds: 2)
    for consent in [declined, granted] { try await diary.record(consent) }
    let standing = try await diary.modelConsents()
    try await diary.save(preferences)
    #expect(try await diary.modelConsents() == standing, "a yes changes nothing")
    preferences.aiConsent = AIConsent(isGranted: false, version: 1, decidedAt: instant)
    try await diary.save(preferences)
    let after = try await diary.modelConsents()
    #expect(after.map(\.purpose) == standing.map(\.purpose))
    for (old, new) in zip(standing, after) {
        #expect(!new.isGranted)
        #expect(new.address == old.address && new.model == old.model && new.version == old.version)
        #expect(new.decidedAt == (old.isGranted ? instant : old.decidedAt), "a no keeps its own date")
    }
    preferences.aiConsent = AIConsent(isGranted: true, version: 1, decidedAt: instant.adding(seconds: 1))
    try await diary.save(preferences)
    #expect(try await diary.modelConsents() == after, "a new yes brings none back")
    if let before { try await diary.save(before) }
}

private func expectTheLedgerIsNumbered(_ diary: any Diary) async throws {
    var numbers: [Int64] = []
    for bytes in 1...5 {
        numbers.append(try await diary.record(try Sample.line(bytes == 3 ? .download : .trial, bytes: bytes)))
    }
    #expect(numbers == [1, 2, 3, 4, 5])
    #expect(try await diary.finish(2, .answered))
    #expect(try await diary.finish(4, .failed))
    #expect(try await diary.finish(5, .cancelled))
    #expect(try await !diary.finish(6, .answered))
    #expect(try await !diary.finish(0, .answered))
    let all = try await diary.egress(before: nil, limit: 10)
    #expect(all.map(\.number) == [5, 4, 3, 2, 1], "latest first")
    #expect(all.map(\.record.outcome) == [.cancelled, .failed, .sent, .answered, .sent])
    for line in all {
        var expected = try Sample.line(line.number == 3 ? .download : .trial, bytes: Int(line.number))
        expected.outcome = line.record.outcome
        #expect(line.record == expected, "whole")
    }
    #expect(try await diary.egress(before: nil, limit: 2).map(\.number) == [5, 4])
    #expect(try await diary.egress(before: 4, limit: 2).map(\.number) == [3, 2])
    #expect(try await diary.egress(before: 2, limit: 2).map(\.number) == [1])
    #expect(try await diary.egress(before: 1, limit: 2).isEmpty)
    #expect(try await diary.egress(before: 99, limit: 1).map(\.number) == [5])
    #expect(try await diary.egress(before: nil, limit: -5).map(\.number) == [5], "brought into 1…1000")
    #expect(try await diary.egress(before: nil, limit: .max).count == 5)
}

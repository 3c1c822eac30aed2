import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// What may be sent elsewhere, and what was.
struct ConsentTests {
    private static let page = "/settings/consents"

    private func house() async throws -> House {
        let house = try await House()
        try await house.vault.inside.save(.cloud(.openRouter, .openRouter))
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.aiConsent = AIConsent(isGranted: true, version: 1, decidedAt: House.start)
        try await house.vault.inside.save(preferences)
        return house
    }

    private func answer(
        _ said: String, _ purpose: ModelPurpose = .reflectionReply,
        address: String = "https://openrouter.ai/api/v1",
        model: String? = nil, next: String? = nil
    ) -> [String: String] {
        var fields = [
            "purpose": purpose.rawValue, "answer": said, "service_address": address,
            "model_name": model ?? CloudModels.openRouter.name(for: purpose),
        ]
        fields["next"] = next
        return fields
    }

    private func readiness(_ house: House, _ purpose: ModelPurpose) async throws -> ModelReadiness {
        try await AskModel(diary: house.vault.inside, model: house.models).readiness(for: purpose)
    }

    @Test func agreesDeclinesAndRevokes() async throws {
        let house = try await house()
        var browser = try await house.browser()
        try await browser.get(Self.page, titled: "nothing is agreed to")
        try await browser.post(Self.page, answer("yes"), titled: "she agrees to one purpose")
        try await browser.follow(titled: "it is dated")
        let ready = ModelReadiness.ready(.cloud(.openRouter, .openRouter))
        #expect(try await readiness(house, .reflectionReply) == ready)
        #expect(try await readiness(house, .weeklySummary) != ready, "each by itself")
        house.clock.advance(seconds: 3_600)
        try await browser.post(Self.page, answer("no", .weeklySummary), titled: "she declines another")
        try await browser.post(Self.page, answer("no"), titled: "she revokes the first")
        try await browser.follow(titled: "nothing may be sent")
        #expect(try await readiness(house, .reflectionReply) != ready)
        expectGolden(browser.story(), "consents.http")
        #expect(await house.models.requests.isEmpty, "answering sends nothing")
        let last = try #require(try await house.vault.inside.modelConsents().first)
        #expect(last.decidedAt == House.start.adding(seconds: 3_600))
        #expect(last.version == ModelConsent.currentVersion)
    }

    @Test func everythingIsRevokedAtOnce() async throws {
        let house = try await house()
        var browser = try await house.browser()
        for purpose in ModelPurpose.consented { try await browser.post(Self.page, answer("yes", purpose)) }
        #expect(try await house.vault.inside.modelConsents().count { $0.isGranted } == 4)
        try await browser.post(Self.page + "/revoke-all")
        #expect(try await house.vault.inside.modelConsents().count { $0.isGranted } == 0)
        #expect(try await house.vault.inside.modelConsents().count == 4)
    }

    /// A form that names another service or model than the present one was shown before the choice changed.
    @Test func aYesCountsOnlyForWhatIsChosenNow() async throws {
        let house = try await house()
        var browser = try await house.browser()
        #expect(
            try await browser.post(Self.page, answer("yes", address: "https://models.example/v1")).status
                == 409)
        #expect(try await browser.post(Self.page, answer("yes", model: "another")).status == 409)
        #expect(try await house.vault.inside.modelConsents().isEmpty)
        try await browser.post(Self.page, answer("yes"))
        try await house.vault.inside.save(.none)
        #expect(try await browser.post(Self.page, answer("yes", .extraction)).status == 409)
        try await browser.get(Self.page)
        #expect(browser.body.contains("openrouter.ai"), "what she agreed to is still told")
        #expect(try await browser.post(Self.page, answer("no")).status == 303, "and can be revoked")
        #expect(try await house.vault.inside.modelConsents().map(\.isGranted) == [false])
    }

    @Test func withoutTheGeneralYesNothingIsAskedAndNoYesCounts() async throws {
        let house = try await house()
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.aiConsent = nil
        try await house.vault.inside.save(preferences)
        var browser = try await house.browser()
        try await browser.get(Self.page)
        #expect(browser.body.contains("have not allowed services elsewhere"))
        #expect(!browser.body.contains("name=\"answer\""))
        #expect(try await browser.post(Self.page, answer("yes")).status == 409)
        #expect(try await house.vault.inside.modelConsents().isEmpty)
    }

    @Test func aFormThatIsNoAnswerIsRefused() async throws {
        let house = try await house()
        var browser = try await house.browser()
        for fields in [
            answer("maybe"), answer(""), answer("yes", .trial), answer("yes", .download),
            answer("yes", model: ""),
            answer("yes", address: "http://127.0.0.1/v1"), ["purpose": "everything"], [:],
        ] {
            #expect(try await browser.post(Self.page, fields).status == 400, "\(fields)")
        }
        #expect(try await house.vault.inside.modelConsents().isEmpty)
    }

    @Test(arguments: [
        ("/settings/models", "/settings/models"), ("https://evil.example/", page), ("//evil.example/", page),
        ("/lock", page), ("/nowhere", page), ("", page),
    ])
    func theWayOnIsOneOfOurs(next: String, location: String) async throws {
        let house = try await house()
        var browser = try await house.browser()
        #expect(try await browser.post(Self.page, answer("yes", next: next)).header("Location") == location)
    }

    @Test func theLedgerIsReadPageByPage() async throws {
        let house = try await house()
        for number in 1...120 {
            _ = try await house.vault.inside.record(
                EgressRecord(
                    instant: House.start.adding(seconds: Int64(number)), purpose: .trial,
                    address: .openRouter,
                    model: "model-\(number)<", bytes: number, digest: String(repeating: "0", count: 64)))
        }
        var browser = try await house.browser()
        var seen: [Int] = []
        var target: String? = "/settings/egress"
        while let next = target {
            try await browser.get(next)
            seen += browser.body.matches(of: /model-(\d+)&lt;/).compactMap { Int($0.output.1) }
            target = browser.body.firstMatch(of: /href="(\/settings\/egress\?before=\d+)"/).map {
                String($0.output.1)
            }
        }
        #expect(seen == Array((1...120).reversed()), "each line once, latest first")
    }

    @Test func anEmptyLedgerSaysSo() async throws {
        var browser = try await House().browser()
        try await browser.get("/settings/egress")
        #expect(browser.body.contains("Sela has never sent anything."))
    }
}

import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Choosing who answers: nobody, a program on this machine, a service elsewhere; and trying it.
struct ModelChoiceTests {
    static let ollama = "http://127.0.0.1:11434/v1"

    static func servers() throws -> [FoundModelServer] {
        [
            FoundModelServer(
                kind: .ollama, address: try ServiceAddress(parsing: ollama),
                models: [
                    .init(name: "qwen3:4b", isElsewhere: false), .init(name: "big:cloud", isElsewhere: true),
                    .init(name: "<script>alert(1)</script>", isElsewhere: false),
                ], isCloudDisabled: false)
        ]
    }

    private func house(_ model: ScriptedLanguageModel = says("Ready.")) async throws
        -> House
    {
        try await House(models: model, finder: ScriptedServerFinder(try Self.servers()))
    }

    /// A model that passes the trial, in these words.
    static func says(_ text: String, isRight: Bool = true) -> ScriptedLanguageModel {
        ScriptedLanguageModel([
            .success(ModelAnswer(text: text, fields: ["ok": .boolean(isRight)], model: "script"))
        ])
    }

    private func provider(of house: House) async throws -> ModelProvider {
        try await house.vault.inside.modelProvider()
    }

    static let elsewhere = [
        "service_address": "https://openrouter.ai/api/v1", "model_name": "nvidia/general",
        "weekly_model": "", "model_key": "sk-or-secret-7391",
    ]

    @Test func choosesALocalModelAndTriesIt() async throws {
        let house = try await house()
        var browser = try await house.browser()
        try await browser.get("/settings/models", titled: "nobody answers at first")
        try await browser.get("/settings/models/local", titled: "nobody has looked")
        #expect(await house.finder.looks == 0, "opening a page looks for nobody")
        try await browser.post("/settings/models/local/look", titled: "she asks to look")
        try await browser.follow(titled: "what answered")
        #expect(await house.finder.looks == 1)
        #expect(!browser.body.contains("<script>alert"), "what a server calls its models is text")
        try await browser.post(
            "/settings/models/local", ["service_address": Self.ollama, "model_name": "qwen3:4b"],
            titled: "she chooses one")
        #expect(await house.models.requests.isEmpty, "choosing sends nothing")
        try await browser.follow(titled: "it is chosen")
        try await browser.post("/settings/models/try", titled: "she tries it")
        try await browser.follow(titled: "it answered")
        let requests = await house.models.requests
        #expect(requests.map(\.purpose) == [.trial])
        #expect(requests[0].messages.map(\.text) == [ModelTrial.sentence])
        expectGolden(browser.story(), "models-local.http")
        #expect(
            try await provider(of: house)
                == .local(try ServiceAddress(parsing: Self.ollama), model: "qwen3:4b"))
        try await browser.post("/settings/models/none")
        #expect(try await provider(of: house) == .none)
        try await browser.follow()
        #expect(!browser.body.contains("Ready."), "what another one said is forgotten")
    }

    @Test(arguments: [
        (ollama, "big:cloud", 422, "passes the text on"), (ollama, "gone", 422, "no longer there"),
        ("http://127.0.0.1:9999/v1", "qwen3:4b", 422, "no program at this address"),
        ("https://openrouter.ai/api/v1", "x", 400, ""), ("", "x", 400, ""),
    ])
    func whatCannotBeChosenIsRefused(address: String, model: String, status: Int, words: String) async throws
    {
        let house = try await house()
        var browser = try await house.browser()
        let answer = try await browser.post(
            "/settings/models/local", ["service_address": address, "model_name": model])
        #expect(answer.status == status)
        #expect(browser.body.contains(words))
        #expect(try await provider(of: house) == .none)
    }

    @Test(arguments: [
        ("", "Enter an address"), ("127.0.0.1:8080", "http"), ("http://me:pass@127.0.0.1/", "key"),
        ("https://models.example/v1", "is not this computer"), ("http://models.example/v1", "https"),
        ("http://127.0.0.1:1", "no program at this address"),
    ])
    func aTypedAddressOfThisMachineIsReadWithCare(typed: String, words: String) async throws {
        let house = try await house()
        var browser = try await house.browser()
        let answer = try await browser.post("/settings/models/local/ask", ["service_address": typed])
        #expect(answer.status == 422)
        #expect(browser.body.contains("aria-invalid"))
        #expect(browser.body.contains(words))
        #expect(await house.finder.asked.allSatisfy(\.isLoopback), "nobody elsewhere was asked")
    }

    @Test func aTypedAddressThatAnswersIsListed() async throws {
        let house = try await house()
        var browser = try await house.browser()
        #expect(
            try await browser.post("/settings/models/local/ask", ["service_address": Self.ollama]).status
                == 303)
        try await browser.follow()
        #expect(browser.body.contains("qwen3:4b"))
        #expect(await house.finder.looks == 0)
    }

    @Test func aServiceElsewhereNeedsTheGeneralYesFirst() async throws {
        let house = try await house()
        var browser = try await house.browser()
        try await browser.get("/settings/models/elsewhere")
        #expect(!browser.body.contains("service_address"), "only the question stands there")
        #expect(try await browser.post("/settings/models/elsewhere", Self.elsewhere).status == 403)
        #expect(try await provider(of: house) == .none)
        try await browser.post("/settings/models/elsewhere/question", ["ai_consent": "yes"])
        #expect(
            try await house.vault.inside.preferences()?.aiConsent
                == AIConsent(isGranted: true, version: 1, decidedAt: House.start))
        try await browser.follow()
        #expect(browser.body.contains("service_address"))
        #expect(
            try await browser.post("/settings/models/elsewhere", Self.elsewhere).header("Location")
                == "/settings/models")
        #expect(try await provider(of: house) == .cloud(.openRouter, CloudModels(general: "nvidia/general")))
        try await browser.post("/settings/models/elsewhere/question", ["ai_consent": "no"])
        #expect(try await provider(of: house) == .none, "a no takes the choice back")
    }

    @Test func thePresetFillsInAndKeepsNothing() async throws {
        let house = try await allowed()
        var browser = try await house.browser()
        try await browser.get("/settings/models/elsewhere/openrouter")
        for value in [
            ServiceAddress.openRouter.description, CloudModels.openRouter.general,
            CloudModels.openRouter.weeklySummary ?? "-",
        ] {
            #expect(browser.body.contains("value=\"\(value)\""))
        }
        #expect(try await provider(of: house) == .none)
    }

    private func allowed() async throws -> House {
        let house = try await house()
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.aiConsent = AIConsent(isGranted: true, version: 1, decidedAt: House.start)
        try await house.vault.inside.save(preferences)
        return house
    }

    @Test(arguments: [
        ["service_address": "http://127.0.0.1:8080/v1"], ["service_address": "http://openrouter.ai/api/v1"],
        ["service_address": "https://openrouter.ai/api/v1?key=sk-or-secret-7391"], ["model_name": " "],
        ["model_key": "sk-or-secret\r\n7391"], ["model_key": "sk or secret-7391"],
    ])
    func aServiceElsewhereThatCannotBeUsedIsRefused(change: [String: String]) async throws {
        let house = try await allowed()
        var browser = try await house.browser()
        let fields = Self.elsewhere.merging(change) { $1 }
        #expect(try await browser.post("/settings/models/elsewhere", fields).status == 422)
        #expect(browser.body.contains("aria-invalid"))
        #expect(try await provider(of: house) == .none)
        #expect(try await house.vault.inside.modelKey(for: .openRouter) == nil)
        #expect(!browser.body.contains("name=\"model_key\" value=\"sk"), "a key is not shown again")
    }

    @Test func aKeyIsKeptAndNeverShown() async throws {
        let house = try await allowed()
        var browser = try await house.browser()
        try await browser.post("/settings/models/elsewhere", Self.elsewhere)
        #expect(try await house.vault.inside.modelKey(for: .openRouter)?.exposed == "sk-or-secret-7391")
        for page in ["", "/elsewhere", "/elsewhere/openrouter", "/local", "/managed"] {
            try await browser.get("/settings/models" + page)
        }
        for page in ["/settings", "/settings/consents", "/settings/egress"] { try await browser.get(page) }
        try await browser.post("/settings/models/try")
        try await browser.follow()
        // Empty leaves it as it is; so does choosing another model of the service.
        try await browser.post(
            "/settings/models/elsewhere",
            Self.elsewhere.merging(["model_key": "", "model_name": "other"]) { $1 })
        #expect(try await house.vault.inside.modelKey(for: .openRouter)?.exposed == "sk-or-secret-7391")
        for (_, exchange) in browser.exchanges {
            #expect(!String(decoding: exchange.responseBody, as: UTF8.self).contains("secret"))
            #expect(!exchange.responseHeaders.contains { $0.value.contains("secret") })
            #expect(!exchange.target.contains("secret"))
        }
        try await browser.post(
            "/settings/models/elsewhere/forget-key", ["service_address": "https://openrouter.ai/api/v1"])
        #expect(try await house.vault.inside.modelKey(for: .openRouter) == nil)
    }

    @Test(arguments: [
        (LanguageModelError.unreachable, "Nobody answers"), (.keyRefused, "key"), (.noCredit, "credit"),
        (.tooManyRequests(retryAfter: 30), "30"), (.passedOn, "another"), (.engine(.missing), "make build"),
        (.emptyAnswer, "nothing"), (.unfitAnswer(.noObject), "asked for"), (.refused(status: 418), "418"),
        (.ledgerFailed, "nothing was sent"),
    ])
    func aTrialThatFailsSaysWhy(error: LanguageModelError, words: String) async throws {
        let house = try await house(ScriptedLanguageModel([.failure(error)]))
        try await house.vault.inside.save(.local(try ServiceAddress(parsing: Self.ollama), model: "qwen3:4b"))
        var browser = try await house.browser()
        try await browser.post("/settings/models/try")
        try await browser.follow()
        let problem = try #require(browser.body.firstMatch(of: /problem-box.*?<\/div><\/div>/))
        #expect(problem.output.contains(words), "\(problem.output)")
    }

    @Test func anAnswerThatIsNotWhatWasAskedForIsSaid() async throws {
        let house = try await house(Self.says("no", isRight: false))
        try await house.vault.inside.save(.local(try ServiceAddress(parsing: Self.ollama), model: "qwen3:4b"))
        var browser = try await house.browser()
        try await browser.post("/settings/models/try")
        try await browser.follow()
        #expect(browser.body.contains("not as it was asked to"))
    }

    @Test func nobodyIsAskedWhenNobodyIsChosen() async throws {
        let house = try await house()
        var browser = try await house.browser()
        try await browser.post("/settings/models/try")
        try await browser.follow()
        #expect(await house.models.requests.isEmpty)
    }

    @Test func whatAModelSaysIsText() async throws {
        let hostile = "<img src=x onerror=alert(1)>" + String(repeating: "a", count: 5_000)
        let house = try await house(Self.says(hostile))
        try await house.vault.inside.save(.local(try ServiceAddress(parsing: Self.ollama), model: "qwen3:4b"))
        var browser = try await house.browser()
        try await browser.post("/settings/models/try")
        try await browser.follow()
        #expect(browser.body.contains("&lt;img src=x"))
        #expect(!browser.body.contains("<img"))
        #expect(!browser.body.contains(String(repeating: "a", count: 300)), "a long answer is cut")
    }

    @Test func everyActNeedsTheTokenAndTheOpenDiary() async throws {
        let acts = [
            "models/none", "models/try", "models/local", "models/local/look", "models/local/ask",
            "models/elsewhere", "models/elsewhere/question", "models/elsewhere/forget-key",
            "models/managed/qwen3-4b", "models/managed/qwen3-4b/use", "consents", "consents/revoke-all",
        ]
        let house = try await house()
        var browser = try await house.browser()
        let locked = try await House(.open, passphrase: House.passphrase)
        var stranger = Browser(site: locked.site)
        for act in acts {
            #expect(try await browser.post("/settings/" + act, ["form_token": "x"]).status == 403, "\(act)")
            #expect(try await stranger.post("/settings/" + act).header("Location") == "/unlock", "\(act)")
        }
        for page in ["models", "models/managed", "models/local", "models/elsewhere", "consents", "egress"] {
            #expect(try await stranger.get("/settings/" + page).header("Location") == "/unlock", "\(page)")
        }
        #expect(await house.finder.looks == 0)
        #expect(await house.library.agreements.isEmpty)
    }
}

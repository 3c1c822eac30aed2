import CompanionTesting
import Foundation
import HTML
import Pages
import Testing
import Wellbeing

/// What holds for the pages about language models beyond what holds for every page.
struct ModelPagesTests {
    /// The part that other pages embed.
    @Test(arguments: Language.allCases)
    func theQuestionSaysWhatToWhomUnderWhichModelAndWhatFor(language: Language) throws {
        let frame = try Samples.frame(language)
        let part = consentQuestion(
            ModelSamples.question(.weeklySummary), then: .models(.overview), in: frame)
        expectGolden(part.rendered(indented: true), "consentQuestion-\(language.rawValue).html")
        let markup = part.rendered()
        #expect(markup.contains("https://openrouter.ai/api/v1"))
        #expect(markup.contains(CloudModels.openRouter.weeklySummary ?? "-"))
        #expect(markup.contains("name=\"next\" value=\"/settings/models\""))
    }

    @Test(arguments: Language.allCases)
    func noTwoPurposesAreDescribedTheSame(language: Language) throws {
        let page = try SamplePage.consents.page(in: language).rendered()
        let sent = page.matches(of: /<dl class="facts"><div><dt>[^<]*<\/dt><dd>([^<]*)<\/dd>/).map(\.output.1)
        #expect(sent.count == 4)
        #expect(Set(sent).count == 4)
    }

    /// A model elsewhere can be seen and not chosen.
    @Test func onlyModelsThatStayHereCanBeChosen() throws {
        let page = try SamplePage.localModelsFound.page(in: .english).rendered()
        #expect(page.contains("gpt-oss:120b-cloud"))
        #expect(!page.contains("value=\"gpt-oss:120b-cloud\""))
        #expect(!page.contains("value=\"qwen3:4b\""), "the one in use needs no button")
        #expect(page.contains("-long-name-that-does-not-fit-Q4_K_M.gguf\">"))
    }

    @Test func theKeyFieldIsEmptyWhateverIsKept() throws {
        let page = try SamplePage.elsewhere.page(in: .german).rendered()
        let key = try #require(Markup.tags(in: page).first { $0["name"] == "model_key" })
        #expect(key["type"] == "password")
        #expect(key["value"] == "")
        #expect(key["autocomplete"] == "off")
    }

    @Test func onlyWhatIsUnderWayIsLookedAtAgain() throws {
        let page = try SamplePage.managedModels.page(in: .english).rendered()
        let live = Markup.tags(in: page).filter { $0["data-live"] != nil }.compactMap { $0["id"] }
        #expect(live == ["model-wren-3b", "model-finch-2b"])
    }

    @Test func whatServersAndModelsCallThemselvesIsInert() throws {
        let hostile = EscapingTests.hostile
        let frame = try Samples.frame(.english)
        let address = try ModelSamples.address("http://127.0.0.1:11434/v1")
        let server = FoundModelServer(
            kind: .other, address: address, models: [.init(name: hostile, isElsewhere: false)],
            isCloudDisabled: nil)
        expectInert(
            localModelsPage(LocalModelsView(found: [server], provider: .none, typed: hostile), in: frame),
            times: 4)
        let provider = ModelProvider.local(address, model: hostile)
        let trial = TrialView.answered(hostile, isRight: false, milliseconds: 1)
        expectInert(
            languageModelsPage(ModelsView(provider: provider, sentence: "x", trial: trial), in: frame),
            times: 2)
        let yes = AIConsent(isGranted: true, version: 1, decidedAt: Instant(milliseconds: 0))
        expectInert(
            elsewherePage(
                ElsewhereView(consent: yes, address: hostile, general: hostile, weeklySummary: hostile),
                in: frame),
            times: 3)
        let record = EgressRecord(
            instant: Instant(milliseconds: 0), purpose: .trial, address: address, model: hostile, bytes: 1,
            digest: "00")
        expectInert(
            egressPage(
                EgressView(lines: [.init(number: 1, record: record)], next: nil, isFirst: true, zone: .utc),
                in: frame))
        let question = ConsentQuestion(
            purpose: .extraction, address: address, model: hostile, wasDeclined: false)
        let part = consentQuestion(question, in: frame).rendered()
        #expect(part.components(separatedBy: EscapingTests.inert).count == 3)
    }

    private func expectInert(_ page: HTML, times: Int = 1) {
        let text = page.rendered()
        #expect(text.components(separatedBy: EscapingTests.inert).count - 1 >= times)
        #expect(text.components(separatedBy: "<script").count == 2, "only our own script")
        #expect(!text.contains("<img"))
    }

    @Test func aLengthOfTimeIsSaidAsTheLanguageDoes() throws {
        let words: [Language: String] = [
            .indonesian: "2,3 detik", .german: "2,3 Sekunden", .english: "2.3 seconds",
        ]
        for (language, time) in words {
            #expect(try SamplePage.modelsTried.page(in: language).rendered().contains(time))
        }
    }
}

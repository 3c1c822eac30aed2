import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// A model is fetched, checked, used and removed.
struct ManagedModelTests {
    private static let page = "/settings/models/managed"

    private static func id(_ text: String) throws -> ManagedModel.ID {
        try #require(ManagedModel.ID(rawValue: text))
    }

    @Test func installsWatchesPausesGoesOnAndUses() async throws {
        let house = try await House()
        let model = try #require(ModelCatalogue.all.first { !$0.licence.needsAcceptance })
        let place = "\(Self.page)/\(model.id.rawValue)"
        var browser = try await house.browser()
        #expect(try await browser.get(place).status == 200)
        #expect(browser.body.contains("huggingface.co"))
        #expect(browser.body.contains("2,497,280,256 bytes"))
        #expect(await house.library.agreements.isEmpty, "looking agrees to nothing")
        #expect(try await browser.post(place).header("Location") == Self.page)
        #expect(await house.library.agreements.map(\.model) == [model])
        #expect(await house.library.agreements.map(\.agreedAt) == [House.start])
        await house.library.set(.downloading(received: 1_000_000_000), of: model.id)
        try await browser.follow()
        #expect(browser.body.contains("id=\"model-\(model.id.rawValue)\""))
        #expect(browser.body.contains("data-live"))
        #expect(browser.body.contains("1 GB of 2.5 GB"))
        try await browser.post(place + "/pause")
        try await browser.follow()
        #expect(!browser.body.contains("data-live"), "nothing is under way")
        #expect(try await browser.post(place + "/use").status == 409, "half a model is none")
        #expect(try await house.vault.inside.modelProvider() == .none)
        try await browser.post(place)
        #expect(await house.library.settled(model.id) == .ready)
        try await browser.get(Self.page)
        #expect(browser.body.contains("action=\"\(place)/use\""))
        #expect(try await browser.post(place + "/use").header("Location") == "/settings/models")
        #expect(try await house.vault.inside.modelProvider() == .managed(model.id))
        try await browser.follow()
        #expect(browser.body.contains(model.name))
        try await browser.post(place + "/remove")
        #expect(await house.library.settled(model.id) == .absent)
        #expect(try await house.vault.inside.modelProvider() == .none, "nobody answers any more")
    }

    @Test func removingOneThatIsNotInUseLeavesTheChoice() async throws {
        let house = try await House()
        let (used, other) = (ModelCatalogue.all[0].id, ModelCatalogue.all[1].id)
        await house.library.set(.ready, of: used)
        await house.library.set(.ready, of: other)
        try await house.vault.inside.save(.managed(used))
        var browser = try await house.browser()
        try await browser.post("\(Self.page)/\(other.rawValue)/remove")
        #expect(try await house.vault.inside.modelProvider() == .managed(used))
    }

    @Test func termsHaveToBeAccepted() async throws {
        let house = try await House()
        let model = try #require(ModelCatalogue.all.first { $0.licence.needsAcceptance })
        let place = "\(Self.page)/\(model.id.rawValue)"
        var browser = try await house.browser()
        try await browser.get(place)
        #expect(browser.body.contains("name=\"accepts_terms\""))
        #expect(browser.body.contains(model.licence.address))
        #expect(try await browser.post(place).status == 422)
        #expect(browser.body.contains("problem-box"))
        #expect(await house.library.agreements.isEmpty)
        #expect(try await browser.post(place, ["accepts_terms": "yes"]).status == 303)
        #expect(await house.library.agreements.map(\.acceptsTerms) == [true])
    }

    @Test(arguments: [
        (ModelLibraryFault.noSpace(needed: 3_000_000_000, free: 1_000_000_000), 507, "3 GB"),
        (.busy, 409, "wait"),
        (.unwritableFolder, 503, "folder"),
    ])
    func whatCannotBeBegunIsSaidAtTheModel(fault: ModelLibraryFault, status: Int, words: String) async throws
    {
        let house = try await House()
        await house.library.fail(with: fault)
        var browser = try await house.browser()
        let place = "\(Self.page)/\(ModelCatalogue.all[0].id.rawValue)"
        #expect(try await browser.post(place).status == status)
        #expect(browser.body.lowercased().contains(words.lowercased()))
        #expect(browser.body.contains("problem-box"))
    }

    @Test func aFailureIsToldWithItsReasonAndCanBeTriedAgain() async throws {
        let house = try await House()
        let id = ModelCatalogue.all[0].id
        await house.library.set(.failed(.wrongDigest), of: id)
        var browser = try await house.browser()
        try await browser.get(Self.page)
        #expect(browser.body.contains("checksum"))
        #expect(try await browser.post("\(Self.page)/\(id.rawValue)").status == 303)
        #expect(await house.library.agreements.count == 1)
    }

    @Test func aFileThatIsHereIsAdoptedInPlace() async throws {
        let house = try await House()
        let id = ModelCatalogue.all[0].id
        var browser = try await house.browser()
        #expect(
            try await browser.post("\(Self.page)/\(id.rawValue)/adopt", ["file_path": " /models/a.gguf "])
                .status == 303)
        #expect(await house.library.adopted == ["/models/a.gguf"])
        await house.library.fail(with: .unreadableFile)
        #expect(
            try await browser.post("\(Self.page)/\(id.rawValue)/adopt", ["file_path": "/nothing"]).status
                == 422)
        await house.library.fail(with: nil)
        await house.library.set(.ready, of: id)
        #expect(try await browser.post("\(Self.page)/\(id.rawValue)/verify").status == 303)
        #expect(await house.library.states().first?.state == .verifying(read: 0))
    }

    @Test func aModelThatIsNotInTheCatalogueIsNoPage() async throws {
        let house = try await House()
        var browser = try await house.browser()
        #expect(try await browser.get("\(Self.page)/nothing").status == 404)
        for act in ["", "/use", "/remove", "/adopt", "/verify"] {
            #expect(try await browser.post("\(Self.page)/nothing\(act)").status == 404, "\(act)")
        }
    }

    /// Looking on by itself must not keep the diary from locking.
    @Test func lookingHowFarItIsDoesNotCountAsBeingThere() async throws {
        let house = try await House()
        var browser = try await house.browser()
        let before = await house.site.lastActivity()
        house.clock.advance(seconds: 600)
        browser.headers["Sela-Refresh"] = "yes"
        try await browser.get(Self.page)
        #expect(browser.last.status == 200)
        #expect(await house.site.lastActivity() == before)
        browser.headers["Sela-Refresh"] = nil
        try await browser.get(Self.page)
        #expect(await house.site.lastActivity() == House.start.adding(seconds: 600))
    }
}

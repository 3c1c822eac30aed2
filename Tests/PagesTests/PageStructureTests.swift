import Foundation
import HTML
import Pages
import Testing
import Wellbeing

/// What holds for every page in every language.
struct PageStructureTests {
    /// On every page, and on the pages to speak.
    private static let scripts = ["/assets/sela.js", "/assets/recorder.js"]

    @Test(arguments: SamplePage.allCases, Language.allCases)
    func everyPageIsWellMade(sample: SamplePage, language: Language) throws {
        let page = try sample.page(in: language).rendered()
        let tags = Markup.tags(in: page)
        #expect(page.hasPrefix("<!DOCTYPE html><html lang=\"\(language.rawValue)\""))
        #expect(tags.count { $0.name == "h1" } == 1)
        #expect(tags.count { $0.name == "main" } == 1)
        expectHeadingsInOrder(tags)
        expectReferencesResolve(tags)
        expectNothingInline(tags)
    }

    @Test(arguments: SamplePage.allCases)
    func everyLinkAndFormLeadsToARoute(sample: SamplePage) throws {
        for tag in Markup.tags(in: try sample.page(in: .english).rendered()) {
            if let address = tag["href"], address.hasPrefix("/") {
                #expect(Addresses.route(.get, address) != nil, "\(address)")
            }
            for name in ["action", "formaction"] {
                guard let address = tag[name] else { continue }
                // A form that only looks has its fields in the address.
                let method: Route.Method = tag["method"] == "get" ? .get : .post
                #expect(Addresses.route(method, address) != nil, "\(address)")
            }
        }
    }

    @Test(arguments: SamplePage.allCases)
    func everyFormHasTheTokenAndEveryPageTheWaysToHelpAndSettings(sample: SamplePage) throws {
        let page = try sample.page(in: .german).rendered()
        let forms = page.components(separatedBy: "<form ").dropFirst()
        let token = "<input type=\"hidden\" name=\"form_token\" value=\"sample-token\">"
        for form in forms {
            // The token never stands in an address.
            let isAct = !form.hasPrefix("method=\"get\"")
            #expect(form.components(separatedBy: "</form>")[0].contains(token) == isAct)
        }
        #expect(page.contains("href=\"/help\""))
        #expect(page.contains("href=\"/settings\""))
    }

    @Test(arguments: Language.allCases)
    func nothingIsChosenOnTheMoodScaleUntilThePersonChooses(language: Language) throws {
        let page = try SamplePage.composeEmpty.page(in: language).rendered()
        let moods = Markup.tags(in: page).filter { $0.name == "input" && $0["name"] == "mood" }
        #expect(moods.map { $0["value"] } == ["1", "2", "3", "4", "5"])
        #expect(moods.allSatisfy { $0["checked"] == nil })
        let chosen = try SamplePage.compose.page(in: language).rendered()
        let checked = Markup.tags(in: chosen).filter { $0["checked"] != nil }
        #expect(checked.map { $0["value"] } == ["4"])
    }

    /// The words of an entry are read out in the language of the entry, not of the page.
    @Test func theEntryHasItsOwnLanguage() throws {
        let page = try SamplePage.reflection.page(in: .german).rendered()
        #expect(page.contains("<div class=\"words\" lang=\"id\">Hari ini rasanya"))
        let unknown = try Samples.reflections()[3]
        let other = reflectionPage(unknown, in: try Samples.frame(.german)).rendered()
        #expect(other.contains("<div class=\"words\" lang=\"\">🌧️ …</div>"))
    }

    @Test func helpStandsBeforeEverythingElseWhenTheTextCallsForIt() throws {
        let page = try SamplePage.understoodHelp.page(in: .english).rendered()
        let help = try #require(page.range(of: "help-first")?.lowerBound)
        let reading = try #require(page.range(of: "reading-title")?.lowerBound)
        #expect(help < reading)
    }

    @Test func aPartThatFailedHidesNoneOfTheOthers() throws {
        var draft = try Samples.draft()
        draft.understanding?.reading = nil
        let view = UnderstoodView(draft: draft, tier: .none, hasNoReading: true)
        let page = understoodPage(view, in: try Samples.frame(.english)).rendered()
        #expect(page.contains("The emotion could not be read this time."))
        #expect(page.contains("pohon mangga"), "the question is there")
        #expect(page.contains("Hari ini rasanya panjang"), "so is the text")
    }

    private func expectHeadingsInOrder(_ tags: [Markup.Tag]) {
        var last = 0
        for tag in tags where tag.name.count == 2 && tag.name.hasPrefix("h") && tag.name != "hr" {
            let level = Int(tag.name.dropFirst()) ?? 0
            #expect(level <= last + 1, "h\(level) after h\(last)")
            last = level
        }
    }

    private func expectReferencesResolve(_ tags: [Markup.Tag]) {
        let ids = tags.compactMap { $0["id"] }
        #expect(Set(ids).count == ids.count, "an id comes twice")
        for tag in tags {
            for name in ["for", "form", "aria-labelledby", "aria-describedby"] {
                for reference in (tag[name] ?? "").split(separator: " ") {
                    #expect(ids.contains(String(reference)), "\(name) \(reference) leads nowhere")
                }
            }
        }
        let controls = tags.filter { ["input", "select", "textarea"].contains($0.name) }
        let labels = Set(tags.compactMap { $0["for"] })
        for control in controls where control["type"] != "hidden" && control["hidden"] == nil {
            #expect(labels.contains(control["id"] ?? "") || control["aria-labelledby"] != nil, "\(control)")
        }
    }

    private func expectNothingInline(_ tags: [Markup.Tag]) {
        for tag in tags {
            #expect(tag["style"] == nil && !tag.attributes.keys.contains { $0.hasPrefix("on") }, "\(tag)")
            #expect(tag.name != "style" && (tag.name != "script" || Self.scripts.contains(tag["src"] ?? "")))
            #expect(tag["href"]?.lowercased().hasPrefix("javascript") != true)
        }
    }
}

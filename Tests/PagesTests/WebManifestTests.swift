import CompanionTesting
import Foundation
import HTML
import Pages
import Testing
import Wellbeing

struct WebManifestTests {
    @Test(arguments: Language.allCases)
    func theManifestIsAsItsGoldenFile(language: Language) {
        expectGolden(webManifest(in: language), "manifest-\(language.rawValue).json")
    }

    @Test func everyIconIsThere() throws {
        let manifest = webManifest(in: .english)
        let icons = manifest.matches(of: /"src":"\/assets\/([^"]+)"/).map { String($0.output.1) }
        #expect(icons.sorted() == ["icon-192.png", "icon-512.png", "icon-maskable.png", "icon.svg"])
        for icon in icons { #expect(SourceFiles.exists("Resources/web/\(icon)")) }
    }

    @Test func everyFileThatAPageAsksForIsThere() throws {
        let page = try SamplePage.today.page(in: .english).rendered()
        let files = Set(page.matches(of: /"\/assets\/([^"]+)"/).map { String($0.output.1) })
        #expect(files.contains("sela.js"))
        for file in files { #expect(SourceFiles.exists("Resources/web/\(file)"), "\(file)") }
    }

    @Test func theFrameOfTheBrowserHasTheColourOfThePaper() throws {
        let page = try SamplePage.today.page(in: .english).rendered()
        let colours = page.matches(of: /theme-color" content="(#[0-9A-F]{6})"/).map { String($0.output.1) }
        let paper = try Tokens.read().first { $0.name == "paper" }
        #expect(colours == [try #require(paper).light, try #require(paper).dark])
    }
}

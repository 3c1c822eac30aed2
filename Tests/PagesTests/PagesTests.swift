import CompanionTesting
import Foundation
import HTML
import Pages
import Testing
import Wellbeing

struct PagesTests {
    @Test(arguments: SamplePage.allCases, Language.allCases)
    func everyPageIsAsItsGoldenFile(sample: SamplePage, language: Language) throws {
        let page = try sample.page(in: language)
        expectGolden(page.rendered(indented: true), "\(sample.rawValue)-\(language.rawValue).html")
        try writePreview(page, "\(sample.rawValue)-\(language.rawValue).html")
    }

    /// For `scripts/preview-pages`: the page as a browser gets it.
    private func writePreview(_ page: HTML, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["PAGE_PREVIEW"] else { return }
        try Data(page.rendered().utf8).write(to: URL(filePath: folder).appending(path: name))
    }
}

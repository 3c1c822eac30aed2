import Foundation
import HTML
import Pages
import Testing
import Wellbeing

/// What a person wrote is always inert, wherever it stands.
struct EscapingTests {
    static let hostile =
        "</textarea></title><script>alert(1)</script>\"'><img src=x onerror=alert(2)> & \u{202E}"
    static let inert =
        "&lt;/textarea&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;&lt;img src=x onerror=alert(2)&gt; &amp; \u{202E}"

    private func expectInert(_ page: HTML, times: Int = 1, _ place: String) {
        let text = page.rendered()
        #expect(text.components(separatedBy: Self.inert).count - 1 >= times, "\(place) shows it")
        #expect(text.components(separatedBy: "<script").count == 2, "\(place): only our own script")
        #expect(!text.contains("<img"), "\(place)")
    }

    private func hostileReflection() throws -> Reflection {
        var reflection = try Samples.reflections()[0]
        reflection.text = Self.hostile
        reflection.deeper = Self.hostile
        reflection.question = Question(text: Self.hostile, keyword: Self.hostile, language: .english)
        return reflection
    }

    private func hostileDraft() throws -> Draft {
        var draft = try Samples.draft(text: Self.hostile)
        draft.deeper = Self.hostile
        draft.understanding?.question = Question(text: Self.hostile, keyword: nil, language: .english)
        return draft
    }

    @Test func anEntryIsInert() throws {
        let reflection = try hostileReflection()
        let frame = try Samples.frame(.english)
        expectInert(reflectionPage(reflection, in: frame), times: 3, "entry")
        let page = JournalPage(reflections: [reflection], next: nil)
        let query = JournalQuery(words: Self.hostile)
        expectInert(
            journalPage(
                JournalView(page: page, query: query, search: "s", drafts: [], binned: 0), in: frame),
            times: 2, "list and search field")
        let item = BinView.Item(.reflection(reflection), deletedAt: reflection.moment.instant, daysLeft: 3)
        expectInert(binPage(BinView(items: [item]), in: frame), "bin")
        var today = try Samples.today()
        today.latest = [reflection]
        today.drafts = [try hostileDraft()]
        expectInert(todayPage(today, in: frame), times: 2, "today")
    }

    @Test func aTextBeingWrittenIsInert() throws {
        let draft = try hostileDraft()
        let frame = try Samples.frame(.german)
        expectInert(composePage(ComposeView(draft: draft), in: frame), "sheet")
        expectInert(
            composePage(ComposeView(draft: try Samples.emptyDraft(), others: [draft]), in: frame), "others")
        expectInert(
            understoodPage(UnderstoodView(draft: draft, tier: .none, hasNoReading: false), in: frame),
            times: 2, "result")
        let reply = KeptReply(text: Self.hostile, model: Self.hostile, madeAt: draft.keptAt)
        for shown in [ReplyView.offered(reply), .kept(reply)] {
            expectInert(
                deeperPage(DeeperView(draft: draft, reply: shown), in: frame), times: 5, "going deeper")
        }
        let held = HeldWriting(draft: draft.id, text: Self.hostile, mood: nil, deeper: Self.hostile)
        expectInert(unlockPage(UnlockView(held: held), in: frame), times: 4, "held text")
    }

    @Test func everythingElseThatIsNotOursIsInert() throws {
        var frame = try Samples.frame(.indonesian)
        expectInert(recoveryCodePage(code: Self.hostile, in: frame), "code")
        expectInert(aboutPage(version: Self.hostile, in: frame), "version")
        var settings = try Samples.settings(.indonesian)
        settings.backupFolder = Self.hostile
        expectInert(settingsPage(settings, in: frame), "folder")
        frame.formToken = Self.hostile
        expectInert(settingsPage(try Samples.settings(.indonesian), in: frame), times: 5, "token")
    }
}

import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// Writing, and everything that can go wrong with it: the text stays in hand.
struct WritingTests {
    static let draft = EdgeTests.draft
    static let entry = "/reflections/00000000-0000-4000-9000-000000000001"

    @Test func nothingIsStoredBeforeThereIsSomething() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/write")
        let first = browser.location
        #expect(first.wholeMatch(of: /\/drafts\/[0-9a-f-]{36}/) != nil)
        #expect(try await browser.get(first).status == 200, "an empty sheet")
        #expect(browser.body.contains("action=\"\(first)\""))
        #expect(try await browser.post(first, ["text": " \n ", "mood": "3"]).status == 303)
        #expect(try await house.vault.inside.drafts().isEmpty)
        try await browser.get("/write")
        #expect(browser.location != first, "each new text has an id of its own")
        #expect(try await browser.get(Self.draft).status == 404, "a sheet that nobody was handed")
    }

    @Test func whoComesBackWithoutAScriptFindsTheText() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/write")
        let sheet = browser.location
        try await browser.get(sheet)
        try await browser.post(sheet + "/read", ["text": "Ein <Wort>", "mood": "2"])
        #expect(browser.location == sheet + "/understood")
        #expect(try await browser.get(sheet).status == 200, "what the back button asks for")
        #expect(browser.body.contains("Ein &lt;Wort&gt;</textarea>"))
        try await browser.post(sheet + "/discard")
        #expect(try await browser.get(sheet).status == 404, "nothing can be written over what may come back")
    }

    @Test func theScriptKeepsADraft() async throws {
        let house = try await House()
        var browser = try await house.browser()
        let kept = try await browser.post(
            Self.draft, ["text": "Ein Wo", "mood": "5"], accept: "application/json")
        #expect(kept.status == 200)
        #expect(browser.body == "{\"kept\":true,\"tier\":0}\n")
        #expect(kept.header("Content-Type") == "application/json")
        let draft = try #require(try await house.vault.inside.drafts().first)
        #expect(draft.text == "Ein Wo")
        #expect(draft.mood == .light)
        #expect(draft.moment.day == LocalDay(iso: "2026-05-27"))
        try await browser.get("/")
        #expect(browser.body.contains("Ein Wo"), "offered on Today")
    }

    /// The script gives up a request after a while; it may arrive all the same, and late.
    @Test func anOlderTextThatArrivesLateDoesNotReplaceTheNewerOne() async throws {
        let house = try await House()
        var browser = try await house.browser()
        func keep(_ text: String, _ turn: String) async throws {
            try await browser.post(Self.draft, ["text": text, "turn": turn], accept: "application/json")
            #expect(browser.body == "{\"kept\":true,\"tier\":0}\n")
        }
        func kept() async throws -> String? { try await house.vault.inside.drafts().first?.text }
        try await keep("Ein", "1764540000000.5-1")
        try await keep("Ein Wort mehr", "1764540000000.5-3")
        try await keep("Ein Wort", "1764540000000.5-2")
        #expect(try await kept() == "Ein Wort mehr")
        try await keep("Anders", "1764540000000.5-4")
        #expect(try await kept() == "Anders")
        // Another window has a count of its own, and a page without the script has none.
        try await keep("Im zweiten Fenster", "1764540111111-1")
        #expect(try await kept() == "Im zweiten Fenster")
        try await browser.post(Self.draft, ["text": "Ohne Skript"])
        #expect(try await kept() == "Ohne Skript")
        // After saving, a late one makes no edit of the entry.
        try await browser.post(Self.draft + "/save", ["text": "Gespeichert", "turn": "1764540000000.5-6"])
        try await keep("Gespei", "1764540000000.5-5")
        #expect(try await house.vault.inside.drafts().isEmpty)
    }

    @Test(arguments: [
        (DiaryError.diskFull, 507, "diskFull"), (.readOnly, 503, "readOnly"), (.busy, 503, "notKept"),
        (.storage(code: 1), 500, "notKept"),
    ])
    func aDiaryThatCannotKeepItSaysSoWithTheTextStillInTheForm(
        error: DiaryError, status: Int, name: String
    ) async throws {
        let house = try await House()
        var browser = try await house.browser()
        await house.vault.inside.fail(with: error)
        for act in ["", "/read", "/save"] {
            let sent = ["text": "Zeile eins\nZeile <zwei>", "mood": "2"]
            #expect(try await browser.post(Self.draft + act, sent).status == status)
            #expect(browser.body.contains("Zeile eins\nZeile &lt;zwei&gt;</textarea>"))
            #expect(browser.body.contains("action=\"\(Self.draft)\""), "the same form")
            #expect(browser.body.contains("value=\"2\" checked"), "and the mood")
        }
        try await browser.post(Self.draft + "/save", ["deeper": "Tiefer <noch>"])
        #expect(browser.last.status == status)
        #expect(browser.body.contains("Tiefer &lt;noch&gt;</textarea>"))
        try await browser.post(Self.draft, ["text": "a"], accept: "application/json")
        #expect(browser.last.status == status)
        #expect(browser.body == "{\"problem\":\"\(name)\"}\n")
        #expect(try await browser.get("/").status == status, "and reading says it as well")

        await house.vault.inside.fail(with: nil)
        #expect(try await browser.post(Self.draft + "/save", ["text": "Zeile eins"]).status == 303)
        #expect(try await house.vault.inside.count() == 1)
    }

    @Test func aFormOfYesterdayLosesNothing() async throws {
        let house = try await House()
        var browser = try await house.browser()
        browser.cookies["sela_session_7352"] = String(repeating: "0", count: 64)
        #expect(try await browser.post(Self.draft + "/save", ["text": "Noch da"]).status == 403)
        #expect(browser.body.contains("Noch da</textarea>"))
        #expect(try await house.vault.inside.count() == 0)
        #expect(
            try await browser.post(Self.draft + "/save", ["text": "Noch da"]).status == 303,
            "once more does it")
        #expect(try await house.vault.inside.count() == 1)
    }

    @Test func anEmptyTextIsNotReadOrSaved() async throws {
        let house = try await House()
        var browser = try await house.browser()
        for act in ["/read", "/save"] {
            #expect(try await browser.post(Self.draft + act, ["text": " \t"]).status == 422)
            #expect(try await browser.post(Self.draft + act, ["text": ""]).status == 422)
        }
        try await browser.post(Self.draft, ["text": "Ein Wort"])
        #expect(try await browser.post(Self.draft + "/save", ["text": ""]).status == 422)
        #expect(try await house.vault.inside.count() == 0)
    }

    @Test func everyPartOfTheResultStandsAlone() async throws {
        let house = try await House(crisis: Always(tier: .checkIn))
        var browser = try await house.browser()
        await house.emotions.fail(with: .modelMissing(file: "model.onnx"))
        let text = "Heute war ich mit meiner Schwester am Fluss und es war schön."
        #expect(try await browser.post(Self.draft + "/read", ["text": text]).status == 303)
        #expect(try await browser.follow().status == 200)
        let draft = try #require(try await house.vault.inside.drafts().first)
        let question = try #require(draft.understanding?.question)
        #expect(browser.body.contains(question.text.replacing("\"", with: "&quot;")), "the question is there")
        #expect(browser.body.contains("href=\"/help\""), "help is there")
        #expect(draft.understanding?.reading == nil)
        #expect(browser.body.contains("said-plainly"), "and that the emotion is missing is said")
        #expect(try await browser.post(Self.draft + "/save").status == 303)
        #expect(try await house.vault.inside.count() == 1)
    }

    @Test func helpStandsAboveWhatWasSavedAtOnceForThreeDays() async throws {
        let house = try await House(crisis: RuleCrisisReader())
        var browser = try await house.browser()
        try await browser.post(
            Self.draft + "/save", ["text": "Ein langer Tag.", "deeper": "Ich will nicht mehr leben."])
        try await browser.follow()
        #expect(browser.body.contains("help-first"), "although the result page was never seen")
        #expect(browser.body.contains("Ich will nicht mehr leben."), "the entry is kept")
        house.clock.advance(seconds: 72 * 3_600 + 1)
        try await browser.get(Self.entry)
        #expect(!browser.body.contains("help-first"), "an old entry is read again without being asked after")
    }

    @Test func savingAtOnceReadsAsWell() async throws {
        let house = try await House()
        await house.emotions.answer(.felt(.fear))
        var browser = try await house.browser()
        try await browser.post(Self.draft + "/save", ["text": "Morgen ist die Prüfung"])
        #expect(browser.location == Self.entry)
        let saved = try #require(try await house.vault.inside.reflection(try entryID(1)))
        #expect(saved.verdict == .felt(.fear))
        #expect(saved.text == "Morgen ist die Prüfung")
    }

    @Test func savingTwiceIsSavingOnce() async throws {
        let house = try await House()
        var browser = try await house.browser()
        for _ in 0..<2 {
            #expect(try await browser.post(Self.draft + "/save", ["text": "Ein Wort"]).status == 303)
            #expect(browser.location == Self.entry)
        }
        #expect(try await house.vault.inside.count() == 1)
        #expect(try await house.vault.inside.reflection(try entryID(1))?.editedAt == nil)
        #expect(try await browser.get(Self.draft).header("Location") == Self.entry, "back leads to the entry")
    }

    @Test func aCorrectionOnTheResultIsSavedWithIt() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.post(Self.draft + "/read", ["text": "Ein Wort"])
        try await browser.post(Self.draft + "/save", ["verdict": "anger"])
        let saved = try #require(try await house.vault.inside.reflection(try entryID(1)))
        #expect(saved.reading?.verdict == .felt(.happy), "kept beside the reading")
        #expect(saved.correction?.verdict == .felt(.anger))
    }

    @Test func lineEndsArriveAsTheyWereTyped() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.post(Self.draft, ["text": "a\r\nb\r\rc\nd\r\n"])
        #expect(try await house.vault.inside.drafts().first?.text == "a\nb\n\nc\nd\n")
        try await browser.get(Self.draft)
        #expect(browser.body.contains(">\na\nb\n\nc\nd\n</textarea>"))
    }

    @Test func aTextKeptOnceMoreAfterItWasSavedIsNoEdit() async throws {
        let house = try await House()
        var browser = try await house.browser()
        let sent = ["text": "Ein Wort", "mood": "3"]
        try await browser.post(Self.draft + "/save", sent)
        try await browser.post(Self.draft, sent, accept: "application/json")
        #expect(browser.body == "{\"kept\":true,\"tier\":0}\n")
        #expect(try await house.vault.inside.drafts().isEmpty)
        try await browser.post(
            Self.draft, ["text": "Ein Wort mehr", "mood": "3"], accept: "application/json")
        #expect(try await house.vault.inside.drafts().map(\.isEdit) == [true])
        try await browser.post(Self.draft, sent, accept: "application/json")
        #expect(
            try await house.vault.inside.drafts().map(\.text) == ["Ein Wort"], "a draft that is there follows"
        )
    }

    @Test func anEditBeginsAsTheEntryIsAndCanBeGivenUp() async throws {
        let house = try await House()
        var entry = try await house.save("Alt", id: 1, secondsAgo: 86_400)
        entry.deeper = "Tiefer"
        try await house.vault.inside.save(entry)
        var browser = try await house.browser()
        try await browser.get(Self.entry + "/edit")
        #expect(browser.body.contains(">\nAlt</textarea>"))
        #expect(try await house.vault.inside.drafts().isEmpty, "looking stores nothing")

        try await browser.post(Self.draft, ["text": "Neu", "mood": "1"])
        #expect(try await house.vault.inside.reflection(entry.id)?.text == "Alt", "until it is saved")
        try await browser.get(Self.entry + "/edit")
        #expect(browser.body.contains(">\nNeu</textarea>"), "the open draft")
        #expect(try await browser.post(Self.draft + "/discard").header("Location") == Self.entry)
        try await browser.get(Self.entry + "/edit")
        #expect(browser.body.contains(">\nAlt</textarea>"))

        try await browser.post(Self.draft + "/save", ["text": "Neu", "mood": "1"])
        let saved = try #require(try await house.vault.inside.reflection(entry.id))
        #expect(saved.text == "Neu")
        #expect(saved.mood == .heavy)
        #expect(saved.deeper == "Tiefer", "what the form did not show stays")
        #expect(saved.moment == entry.moment, "and so does the day it belongs to")
        #expect(saved.editedAt == house.clock.now())
    }

    @Test func whatIsDiscardedComesBackWhole() async throws {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.post(Self.draft, ["text": "Ein Anfang"])
        try await browser.post(Self.draft + "/discard", ["text": "Ein Anfang und mehr"])
        #expect(browser.location == "/")
        #expect(try await house.vault.inside.drafts().isEmpty)
        try await browser.follow()
        #expect(browser.body.contains("action=\"\(Self.draft)/reopen\""))
        #expect(try await browser.post(Self.draft + "/reopen").header("Location") == Self.draft)
        #expect(try await house.vault.inside.drafts().map(\.text) == ["Ein Anfang und mehr"])
        try await browser.post(Self.draft + "/discard")
        try await browser.get("/")
        try await browser.get("/")
        #expect(
            !browser.body.contains("Ein Anfang"), "B46: after discarding they do not come back by themselves")
    }
}

private struct Always: CrisisReader {
    let tier: CrisisTier

    func tier(of text: String) -> CrisisTier { tier }
}

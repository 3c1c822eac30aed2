import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// A spoken entry looked through, read again and saved: the form stays in hand whatever goes wrong.
struct ReviewTests {
    static let said =
        "Heute war eigentlich ganz gut. Ich hatte den ganzen Vormittag Wonderwall im Kopf, ziemlich stark."

    /// The address of the draft `number`.
    static func address(_ number: Int) throws -> String { "/speak/" + (try entryID(number)).rawValue }

    /// A draft as it is when its recording has been heard.
    @discardableResult
    static func heard(_ text: String, id number: Int = 1, in house: House) async throws -> SpokenDraft {
        let moment = house.clock.moment(dayStart: .midnight)
        let draft = SpokenDraft(
            id: try entryID(number), moment: moment, language: .german, keptAt: moment.instant)
        let diary = await house.vault.inside
        try await diary.keep(draft, with: try #require(Sample.recording))
        return try await BeginSpokenEntry(diary: diary, model: house.models, crisis: RuleCrisisReader()).run(
            draft.id, heard: try #require(Transcript(text: text, isCut: false)), in: .german,
            pages: .english, at: moment.instant
        ).draft
    }

    private func isChecked(_ browser: Browser, _ id: String) -> Bool {
        guard let found = browser.body.firstRange(of: "id=\"\(id)\"") else { return false }
        return browser.body[found.upperBound...].prefix { $0 != ">" }.contains(" checked")
    }

    @Test func `each field stands beside the words that it rests on, and nothing is saved yet`() async throws
    {
        let house = try await House()
        try await Self.heard(Self.said, in: house)
        var browser = try await house.browser()
        #expect(try await browser.get(Self.address(1) + "/review").status == 200)
        for id in ["spoken_mood-gut", "music_in_head-true", "earworm_strength-stark", "social_contact-"] {
            #expect(isChecked(browser, id), "\(id)")
        }
        #expect(browser.body.contains("id=\"song_name\" name=\"song_name\" value=\"Wonderwall\""))
        #expect(browser.body.contains("<mark>"))
        #expect(browser.body.contains("Because you said:"))
        #expect(browser.body.contains("id=\"keeps_recording\" name=\"keeps_recording\" value=\"yes\" "))
        #expect(!isChecked(browser, "keeps_recording"), "off unless it is set so")
        #expect(try await house.vault.inside.spokenSpan() == nil)
        try await browser.get("/")
        #expect(browser.body.contains(try Self.address(1) + "/review"), "offered on Today")
        try await browser.get("/journal")
        #expect(browser.body.contains(try Self.address(1) + "/discard"), "and in the journal")
    }

    @Test func `saved in one go, without the recording, and saving twice is saving once`() async throws {
        let house = try await House()
        try await Self.heard(Self.said, in: house)
        var browser = try await house.browser()
        let form = [
            "transcript": "Heute war es gut.\r\nWonderwall im Kopf.", "spoken_mood": "gut",
            "music_in_head": "true", "song_name": "  Wonderwall ", "earworm_strength": "", "stress": "",
        ]
        for _ in 0..<2 {
            #expect(try await browser.post(Self.address(1) + "/save", form).status == 303)
        }
        let diary = await house.vault.inside
        let entry = try #require(try await diary.spokenEntry(try entryID(1)))
        #expect(entry.transcript == "Heute war es gut.\nWonderwall im Kopf.")
        #expect(entry.fields == SpokenFields(mood: .good, musicInHead: true, songName: "Wonderwall"))
        #expect(entry.isSpoken && entry.language == .german && entry.editedAt == nil)
        #expect(try await diary.recordingLength(of: entry.id) == nil)
        #expect(try await diary.spokenDrafts().isEmpty)
        // What the script sends late is no edit of it.
        try await browser.post(Self.address(1) + "/review", form, accept: "application/json")
        #expect(browser.body == "{\"kept\":true,\"tier\":0}\n")
        #expect(try await diary.spokenDrafts().isEmpty)
    }

    @Test func `the recording stays if the box is on, which the settings preset`() async throws {
        let house = try await House()
        var preferences = try #require(try await house.vault.inside.preferences())
        preferences.keepsRecordings = true
        try await house.vault.inside.save(preferences)
        try await Self.heard(Self.said, in: house)
        var browser = try await house.browser()
        try await browser.get(Self.address(1) + "/review")
        #expect(isChecked(browser, "keeps_recording"))
        let form = ["transcript": Self.said, "spoken_mood": "gut", "keeps_recording": "yes"]
        try await browser.post(Self.address(1) + "/save", form)
        #expect(try await house.vault.inside.recordingLength(of: try entryID(1)) == 0.5)
        try await browser.get(Self.address(1) + "/review")
        #expect(isChecked(browser, "keeps_recording"), "an edit does not take it away by itself")
        try await browser.post(Self.address(1) + "/save", ["transcript": "Anders.", "spoken_mood": "gut"])
        #expect(try await house.vault.inside.recordingLength(of: try entryID(1)) == nil)
    }

    @Test func `without a mood nothing is saved, and the form says what to do with everything in it`()
        async throws
    {
        let house = try await House()
        try await Self.heard(Self.said, in: house)
        var browser = try await house.browser()
        let form = [
            "transcript": "Ein <Wort>", "music_in_head": "false", "song_name": "Anti \"Hero\"",
            "stress": "hoch",
        ]
        #expect(try await browser.post(Self.address(1) + "/save", form).status == 422)
        #expect(browser.body.contains("Ein &lt;Wort&gt;</textarea>") && isChecked(browser, "stress-hoch"))
        #expect(browser.body.contains("value=\"Anti &quot;Hero&quot;\""), "also what does not go with it")
        #expect(browser.body.contains("role=\"alert\"") && browser.body.contains("Choose one of the three"))
        #expect(try await house.vault.inside.spokenDraft(try entryID(1))?.transcript == "Ein <Wort>", "kept")
        try await browser.post(Self.address(1) + "/save", form.merging(["spoken_mood": "mittel"]) { $1 })
        try await browser.follow()
        #expect(browser.body.contains("did not go with the other answers"))
        let entry = try #require(try await house.vault.inside.spokenEntry(try entryID(1)))
        #expect(entry.fields == SpokenFields(mood: .medium, musicInHead: false, stress: .high))
    }

    @Test(arguments: [
        (DiaryError.diskFull, 507, "diskFull"), (.readOnly, 503, "readOnly"), (.busy, 503, "notKept"),
        (.storage(code: 1), 500, "notKept"),
    ])
    func `a diary that cannot save says so with the whole form, and once more does it`(
        error: DiaryError, status: Int, name: String
    ) async throws {
        let house = try await House()
        try await Self.heard(Self.said, in: house)
        var browser = try await house.browser()
        await house.vault.inside.fail(with: error)
        let form = [
            "transcript": "Zeile eins\nZeile <zwei>", "spoken_mood": "schlecht", "music_in_head": "true",
            "song_name": "Lied", "keeps_recording": "yes",
        ]
        for act in ["/review", "/read", "/save"] {
            #expect(try await browser.post(Self.address(1) + act, form).status == status)
            #expect(browser.body.contains("Zeile eins\nZeile &lt;zwei&gt;</textarea>"))
            #expect(isChecked(browser, "spoken_mood-schlecht") && isChecked(browser, "music_in_head-true"))
            #expect(browser.body.contains("value=\"Lied\"") && browser.body.contains("role=\"alert\""))
        }
        try await browser.post(Self.address(1) + "/review", form, accept: "application/json")
        #expect(browser.last.status == status && browser.body == "{\"problem\":\"\(name)\"}\n")
        await house.vault.inside.fail(with: nil)
        #expect(try await browser.post(Self.address(1) + "/save", form).status == 303)
        #expect(try await house.vault.inside.spokenEntry(try entryID(1))?.fields.songName == "Lied")
        #expect(try await house.vault.inside.recordingLength(of: try entryID(1)) == 0.5)
    }

    @Test func `too long a word or text is refused with all of it still in the form`() async throws {
        let house = try await House()
        var browser = try await house.browser()
        let title = String(repeating: "ü", count: 1_001)
        let form = ["transcript": "a", "spoken_mood": "gut", "music_in_head": "true", "song_name": title]
        #expect(try await browser.post(Self.address(1) + "/save", form).status == 413)
        #expect(browser.body.contains(title) && browser.body.contains("song_name-problem"))
        let text = String(repeating: "ü", count: 100_001)
        #expect(try await browser.post(Self.address(1) + "/save", ["transcript": text]).status == 413)
        #expect(browser.body.contains(text))
        #expect(try await house.vault.inside.spokenDrafts().isEmpty)
    }

    @Test func `by hand: the same form, empty, and nothing is stored before there is something`() async throws
    {
        let house = try await House()
        var browser = try await house.browser()
        try await browser.get("/speak/write")
        let review = browser.location
        #expect(review.wholeMatch(of: /\/speak\/[0-9a-f-]{36}\/review/) != nil)
        #expect(try await browser.get(review).status == 200)
        #expect(!browser.body.contains("heard-title") && !browser.body.contains("keeps_recording"))
        #expect(!browser.body.contains("id=\"spoken_mood-gut\" name=\"spoken_mood\" value=\"gut\" checked"))
        try await browser.post(review, ["transcript": " \n", "music_in_head": "", "stress": ""])
        #expect(try await house.vault.inside.spokenDrafts().isEmpty)
        #expect(try await browser.get(Self.address(77) + "/review").status == 404, "nobody was handed that")
        let save = review.replacing("/review", with: "/save")
        #expect(try await browser.post(save, ["transcript": "", "spoken_mood": "gut"]).status == 303)
        let day = house.clock.moment(dayStart: .midnight).day
        let entry = try #require(try await house.vault.inside.spokenEntries(in: day...day).first)
        #expect(entry.fields == SpokenFields(mood: .good) && !entry.isSpoken && entry.transcript.isEmpty)
        try await browser.get("/")
        #expect(browser.body.contains("href=\"/speak/write\""))
    }

    @Test func `filled in from the words anew, without losing what was chosen by hand`() async throws {
        let house = try await House()
        try await Self.heard(Self.said, in: house)
        var browser = try await house.browser()
        try await browser.get(Self.address(1) + "/review")
        let shown = try #require(browser.body.firstMatch(of: /name="as_read" value="([^"]*)"/))
        let asRead = String(shown.output.1).replacing("&quot;", with: "\"")
        try await browser.post(
            Self.address(1) + "/read",
            [
                "transcript":
                    "Heute war schlecht. Ich hatte Wonderwall im Kopf. Mittags war ich mit Lena spazieren.",
                "as_read": asRead, "spoken_mood": "gut", "music_in_head": "true", "song_name": "Yesterday",
                "earworm_strength": "stark", "social_contact": "",
            ])
        #expect(browser.location == (try Self.address(1)) + "/review")
        let draft = try #require(try await house.vault.inside.spokenDraft(try entryID(1)))
        #expect(draft.fields.songName == "Yesterday", "chosen by hand")
        #expect(draft.fields.mood == .bad, "read anew")
        #expect(draft.fields.socialContact == true, "found now")
        #expect(draft.fields.earwormStrength == nil, "no longer said")
        #expect(draft.heard?.text == Self.said)
    }

    @Test func `a form that is not ours, or meets a locked diary, loses nothing`() async throws {
        let house = try await House()
        var browser = try await house.browser()
        browser.cookies["sela_session_7352"] = String(repeating: "0", count: 64)
        let form = [
            "transcript": "Noch da", "spoken_mood": "gut", "music_in_head": "true", "song_name": "Lied",
        ]
        #expect(try await browser.post(Self.address(1) + "/save", form).status == 403)
        #expect(browser.body.contains("Noch da</textarea>") && browser.body.contains("value=\"Lied\""))

        let locked = try await House(.locked, passphrase: House.passphrase)
        var other = try await locked.browser()
        #expect(try await other.post(Self.address(1) + "/save", form).status == 423)
        #expect(other.body.contains("Noch da</textarea>") && other.body.contains("value=\"Lied\""))
        var held = form
        held["held_spoken_draft"] = try entryID(1).rawValue
        held["passphrase"] = "wrong one here"
        #expect(try await other.post("/unlock", held).status == 403)
        #expect(other.body.contains("Noch da</textarea>"), "a wrong passphrase does not lose it either")
        held["passphrase"] = House.passphrase
        try await other.post("/unlock", held)
        #expect(other.location == (try Self.address(1)) + "/review")
        let draft = try #require(try await locked.vault.inside.spokenDraft(try entryID(1)))
        #expect(draft.transcript == "Noch da" && draft.fields.songName == "Lied")
    }

    @Test func `what the script sends late does not replace what is newer`() async throws {
        let house = try await House()
        var browser = try await house.browser()
        func keep(_ text: String, _ turn: String) async throws {
            try await browser.post(
                Self.address(1) + "/review", ["transcript": text, "turn": turn], accept: "application/json")
        }
        try await keep("neu", "1764540000000.5-3")
        try await keep("alt", "1764540000000.5-2")
        #expect(try await house.vault.inside.spokenDraft(try entryID(1))?.transcript == "neu")
    }

    @Test(arguments: [
        ("unknown choice", ["spoken_mood": "super"]), ("another field's choice", ["stress": "leicht"]),
        ("yes is no word of it", ["music_in_head": "yes"]), ("upper case", ["spoken_mood": "Gut"]),
        ("only blanks", ["music_in_head": "true", "song_name": " \u{a0}\t "]),
        ("no JSON", ["as_read": "{\"mood\":"]), ("JSON of another shape", ["as_read": "[1,{\"mood\":2}]"]),
    ])
    func `what a field does not know says nothing`(name: String, sent: [String: String]) async throws {
        let house = try await House()
        var browser = try await house.browser()
        let form = sent.merging(["transcript": "Ein Tag."]) { $1 }
        #expect(try await browser.post(Self.address(1) + "/read", form).status == 303)
        let draft = try #require(try await house.vault.inside.spokenDraft(try entryID(1)))
        #expect(draft.fields.words == (sent["music_in_head"] == "true" ? ["musicInHead": "true"] : [:]))
    }
}

extension SpokenFields {
    fileprivate var words: [String: String] {
        Dictionary(
            uniqueKeysWithValues: Field.allCases.compactMap { field in
                word(field).map { (field.rawValue, $0) }
            })
    }
}

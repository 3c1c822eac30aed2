import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// What is said becomes what is saved: recogniser, rules, form, store.
///
/// The expected fields were written down by hand.
struct SpokenAcceptanceTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let language: Language
        let said: String
        let fields: [SpokenFields.Field: String]
        /// What the person has to choose herself.
        var mood: String?

        var testDescription: String { "\(language.rawValue): \(said.prefix(24))" }
    }

    /// The fields of the first day; what was done, in the words of each language.
    private static func musical(_ song: String, _ activity: String) -> [SpokenFields.Field: String] {
        [
            .mood: "gut", .musicInHead: "true", .songName: song, .earwormStrength: "stark",
            .distress: "gering", .socialContact: "true", .countermeasures: "true",
            .countermeasureActivity: activity,
        ]
    }
    private static let calm: [SpokenFields.Field: String] =
        [.musicInHead: "false", .stress: "hoch", .socialContact: "false"]

    static let examples = [
        Example(
            language: .german,
            said:
                "Heute war eigentlich ganz gut. Ich hatte den ganzen Vormittag Wonderwall im Kopf, ziemlich stark, hat mich aber kaum gestört. Mittags war ich mit Lena spazieren, dann war es weg.",
            fields: musical("Wonderwall", "spazieren")),
        Example(
            language: .indonesian,
            said:
                "Hari ini sebenarnya cukup baik. Tadi pagi ada lagu Laskar Pelangi terus di kepala, cukup kuat, tapi hampir tidak mengganggu. Siang tadi aku jalan-jalan sama Lena, lalu lagunya hilang.",
            fields: musical("Laskar Pelangi", "jalan-jalan")),
        Example(
            language: .english,
            said:
                "Today was actually quite good. I had Wonderwall stuck in my head all morning, pretty strong, but it hardly bothered me. At noon I went for a walk with Lena, then it was gone.",
            fields: musical("Wonderwall", "walk")),
        Example(
            language: .german,
            said: "Kein Ohrwurm heute. Die Arbeit war stressig, ich war den ganzen Tag allein.",
            fields: calm, mood: "mittel"),
        Example(
            language: .indonesian,
            said: "Hari ini tidak ada lagu di kepala. Kerjaan bikin stres, aku sendirian seharian.",
            fields: calm, mood: "schlecht"),
        Example(
            language: .english, said: "No earworm today. Work was stressful, I was alone all day.",
            fields: calm, mood: "mittel"),
        Example(language: .german, said: "Ähm … ja.", fields: [:], mood: "gut"),
        Example(language: .indonesian, said: "Eh … ya.", fields: [:], mood: "gut"),
        Example(language: .english, said: "Um … yeah.", fields: [:], mood: "gut"),
    ]

    /// A draft whose recording is kept, as it is before anything is heard.
    private func recorded(_ language: Language, in house: House) async throws -> SpokenDraft {
        let moment = house.clock.moment(dayStart: .midnight)
        let draft = SpokenDraft(
            id: try entryID(1), moment: moment, language: language, keptAt: moment.instant)
        try await house.vault.inside.keep(draft, with: try #require(Sample.recording))
        return draft
    }

    private func transcript(
        _ recogniser: ScriptedRecogniser, in language: Language
    ) async throws -> TranscriptionEvent? {
        let act = TranscribeRecording(recogniser: recogniser)
        var last: TranscriptionEvent?
        for await event in act.run(try #require(Sample.recording), in: language) { last = event }
        return last
    }

    /// What the form of the page would send: every control as it stands there.
    private func form(_ browser: Browser) throws -> [String: String] {
        var form: [String: String] = [:]
        for field in SpokenFields.Field.allCases {
            let name = Self.controls[field] ?? ""
            if field.choices == nil {
                let text = browser.body.firstMatch(of: try Regex("name=\"\(name)\" value=\"([^\"]*)\""))
                form[name] = text?.output[1].substring.map(String.init) ?? ""
            } else {
                let chosen = try Regex("name=\"\(name)\" value=\"([^\"]*)\" checked")
                form[name] = browser.body.firstMatch(of: chosen)?.output[1].substring.map(String.init) ?? ""
            }
        }
        return form
    }

    private static let controls: [SpokenFields.Field: String] = [
        .mood: "spoken_mood", .musicInHead: "music_in_head", .songName: "song_name",
        .earwormStrength: "earworm_strength", .socialContact: "social_contact", .distress: "distress",
        .countermeasures: "countermeasures", .countermeasureActivity: "countermeasure_activity",
        .stress: "stress",
    ]

    @Test(arguments: examples)
    func `what is said stands in the form, and what is confirmed in the diary`(example: Example) async throws
    {
        let house = try await House()
        let draft = try await recorded(example.language, in: house)
        let heard = try await transcript(
            ScriptedRecogniser(saying: [example.said]), in: example.language)
        guard case .finished(let transcript)? = heard else {
            Issue.record("not heard: \(String(describing: heard))")
            return
        }
        let diary = await house.vault.inside
        _ = try await BeginSpokenEntry(diary: diary, model: house.models, crisis: RuleCrisisReader()).run(
            draft.id, heard: transcript, in: example.language, pages: .english, at: draft.keptAt)

        var browser = try await house.browser()
        try await browser.get(ReviewTests.address(1) + "/review")
        var form = try form(browser)
        for field in SpokenFields.Field.allCases {
            #expect(form[Self.controls[field] ?? ""] == example.fields[field] ?? "", "\(field)")
        }
        form["transcript"] = example.said
        if let mood = example.mood {
            #expect(try await browser.post(ReviewTests.address(1) + "/save", form).status == 422)
            #expect(try await diary.spokenEntry(draft.id) == nil, "the person has to choose")
            form["spoken_mood"] = mood
        }
        #expect(try await browser.post(ReviewTests.address(1) + "/save", form).status == 303)
        let entry = try #require(try await diary.spokenEntry(draft.id))
        var expected = example.fields
        if let mood = example.mood { expected[.mood] = mood }
        for field in SpokenFields.Field.allCases {
            #expect(entry.fields.word(field) == expected[field], "\(field)")
        }
        #expect(entry.transcript == example.said && entry.isSpoken && entry.language == example.language)
        #expect(try await diary.recordingLength(of: draft.id) == nil)
    }

    @Test(arguments: Language.allCases)
    func `three seconds of silence fill nothing, and the form is there for typing`(language: Language)
        async throws
    {
        let house = try await House()
        let draft = try await recorded(language, in: house)
        #expect(try await transcript(ScriptedRecogniser([.finished]), in: language) == .noSpeech)
        var browser = try await house.browser()
        #expect(try await browser.get(ReviewTests.address(1) + "/review").status == 200)
        #expect(try form(browser).values.allSatisfy(\.isEmpty))
        #expect(try await house.vault.inside.spokenDraft(draft.id) == draft)
    }
}

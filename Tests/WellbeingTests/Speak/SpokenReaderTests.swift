import Foundation
import Testing

@testable import Wellbeing

/// What the rules read from transcripts.
struct SpokenReaderTests {
    private static func rows(_ name: String) -> [ExtractionRow] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        guard
            let text = try? String(
                contentsOf: tests.appending(path: "Fixtures/evaluation/\(name).jsonl"), encoding: .utf8)
        else { return [] }
        return text.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(ExtractionRow.self, from: Data($0.utf8))
        }
    }

    private func read(_ transcript: String, _ language: Language) -> [SpokenFields.Field: String] {
        let fields = SpokenReader(language).read(transcript).fields
        var said: [SpokenFields.Field: String] = [:]
        for field in SpokenFields.Field.allCases { said[field] = fields.word(field) }
        return said
    }

    private static let walk: [SpokenFields.Field: String] = [
        .mood: "gut", .musicInHead: "true", .songName: "Wonderwall", .earwormStrength: "stark",
        .distress: "gering", .socialContact: "true", .countermeasures: "true",
    ]

    @Test(arguments: [
        (
            Language.german, "spazieren",
            """
            Heute war eigentlich ganz gut. Ich hatte den ganzen Vormittag Wonderwall im Kopf, ziemlich stark, hat \
            mich aber kaum gestört. Mittags war ich mit Lena spazieren, dann war es weg.
            """
        ),
        (
            .english, "walk",
            """
            Today was actually quite good. I had Wonderwall in my head all morning, pretty strong, but it hardly \
            bothered me. At noon I went for a walk with Lena, then it was gone.
            """
        ),
        (
            .indonesian, "jalan kaki",
            """
            Hari ini sebenarnya cukup baik. Tadi pagi ada lagu Wonderwall terus di kepala, kuat banget, tapi hampir \
            nggak ganggu. Siang aku jalan kaki sama Lena, terus lagunya hilang.
            """
        ),
    ])
    func `a song, what it did, and the walk that ended it are read`(
        language: Language, activity: String, transcript: String
    ) {
        var said = read(transcript, language)
        #expect(said.removeValue(forKey: .countermeasureActivity)?.contains(activity) == true)
        #expect(said == Self.walk)
    }

    @Test(arguments: [
        (Language.german, "Kein Ohrwurm heute. Die Arbeit war stressig, ich war den ganzen Tag allein."),
        (.english, "No earworm today. Work was stressful, I was alone all day."),
        (.indonesian, "Nggak ada lagu di kepala hari ini. Kerjaan bikin stres, aku sendirian seharian."),
    ])
    func `without music there is stress, and the mood is left to the person`(
        language: Language, transcript: String
    ) {
        #expect(
            read(transcript, language) == [.musicInHead: "false", .stress: "hoch", .socialContact: "false"])
    }

    @Test(arguments: [
        "Work was stressful. No earworm today.", "Work was hectic, no music in my head today.",
        "No earworm today. Work was stressful.",
    ])
    func `a no about something else takes no stress away`(transcript: String) {
        #expect(read(transcript, .english) == [.musicInHead: "false", .stress: "hoch"])
    }

    @Test(arguments: [
        (
            Language.german, "spazieren",
            "Ich hatte Wonderwall im Kopf. Mittags war ich mit Lena spazieren, dann war es weg."
        ),
        (
            .english, "walk",
            "I had Wonderwall stuck in my head. At noon I went for a walk with Lena, then it was gone."
        ),
        (
            .indonesian, "jalan-jalan",
            "Tadi pagi ada lagu Wonderwall terus di kepala. Siang tadi aku jalan-jalan sama Lena, lalu lagunya hilang."
        ),
    ])
    func `who came along is no part of what was done`(
        language: Language, activity: String, transcript: String
    ) {
        #expect(SpokenReader(language).read(transcript).fields.countermeasureActivity == activity)
    }

    @Test(arguments: [
        (Language.german, "Ähm … ja."), (.english, "Um … yes."), (.indonesian, "Anu … ya."), (.german, ""),
        (.english, " \n"), (.indonesian, "…?!"),
    ])
    func `where nothing is said nothing is read`(language: Language, transcript: String) {
        #expect(SpokenReader(language).read(transcript) == .empty)
    }

    @Test func `the given transcripts are read at least as well as when the rules were written`() {
        let rows = Self.rows("diary_extraction")
        #expect(rows.count == 24)
        let score = ExtractionEvaluation(
            rows, readings: rows.map { SpokenReader($0.language).read($0.transcript) }
        )
        .overall
        #expect(score.all.part == 216, "\(score.all)")
        #expect(score.inventions.part == 0)
        #expect(score.supported.part >= 86, "\(score.supported)")
    }

    @Test func `sixty more transcripts are read as well as when the rules learned from them`() {
        let rows = Self.rows("diary_extraction_more")
        #expect(rows.count == 60)
        let score = ExtractionEvaluation(
            rows, readings: rows.map { SpokenReader($0.language).read($0.transcript) }
        )
        .overall
        #expect(score.all.part == 540, "\(score.all)")
        #expect(score.inventions.part == 0)
        #expect(score.supported.part >= 258, "\(score.supported)")
    }

    @Test(arguments: [
        (Language.german, "Die Zusage war Musik in meinen Ohren."),
        (.english, "What he said was music to my ears."), (.english, "The manager sang the same old song."),
        (.indonesian, "Ah lagu lama, janjinya begitu terus."),
    ])
    func `a figure of speech is no music`(language: Language, transcript: String) {
        #expect(read(transcript, language)[.musicInHead] == nil)
    }

    @Test func `an umlaut that makes another word is heard`() {
        #expect(read("Heute war es schön.", .german)[.mood] == "gut")
        #expect(read("Heute war es scho\u{308}n.", .german)[.mood] == "gut")
        #expect(read("Heute war es schon.", .german)[.mood] == nil)
    }

    @Test(arguments: [
        (
            Language.german, "Ohrwurm ja, mittelstark, nicht so wie letzte Woche, da war er richtig laut.",
            "mittel"
        ),
        (.english, "I have an earworm, medium, not like last week when it was really loud.", "mittel"),
        (.german, "Ich hatte einen Ohrwurm. Wie stark der war, kann ich nicht sagen.", ""),
        (.english, "I had an earworm. I can't say how loud it was.", ""),
    ])
    func `how strong it was on another day, or is not known, does not count`(
        language: Language, transcript: String, strength: String
    ) {
        #expect(read(transcript, language)[.earwormStrength] ?? "" == strength)
    }

    @Test(arguments: [
        (Language.german, "hab mit svenja über die arbeit geredet", "true"),
        (.english, "just me and josh all evening", "true"), (.indonesian, "tadi ngobrol sama rizal", "true"),
    ])
    func `a first name is somebody met, also without a capital`(
        language: Language, transcript: String, contact: String
    ) {
        #expect(read(transcript, language)[.socialContact] == contact)
    }

    @Test func `sentences for each rule of the grammar are read as they mean`() {
        let rows = Self.rows("diary_sentences")
        #expect(rows.count >= 250)
        for row in rows {
            let said = read(row.transcript, row.language)
            for field in SpokenFields.Field.allCases {
                #expect(row.accepts(said[field], for: field), "\(row.id) \(field) \(said[field] ?? "-")")
            }
        }
    }

    @Test func `every line of the rules can be read`() {
        for language in Language.allCases {
            #expect(SpokenRules.of(language).unreadable == [])
            #expect(SpokenRules.of(language).patterns.count > 150)
        }
    }

    @Test(arguments: ["wort", "name: {", "name: ~4 wort", "name: wort @nowhere", "name: ..x wort"])
    func `a line that says nothing is not taken for a rule`(line: String) {
        #expect(!SpokenRules([line], isNounCased: false).unreadable.isEmpty)
    }

    @Test(arguments: [
        ("a", "a", true), ("a ?b c", "a c", true), ("a ?b c", "a b c", true), ("a c", "a b c", false),
        ("a ..1 c", "a b c", true), ("a ..1 c", "a b b c", false), ("a ..2-b c", "a b c", false),
        ("a ~2 c", "a, b c", false), ("a ~2 c", "a b c", true), ("a ..2 c", "a, c", true),
        ("a ..2 c", "a. c", false),
        ("a / c", "a. c", true), ("a !b", "a b", false), ("a !b", "a c", true), ("<!b a", "b a", false),
        ("<!b a", "c a", true), ("^ a", "b a", false), ("^ a", "b, a", true), ("a $", "a b", false),
        ("a $", "a, b", true), ("aa*", "aab", true), ("*bb", "abb", true), ("@NAME b", "c Xa b", true),
        ("@NAME b", "c xa b", false), ("a|b c", "b c", true),
    ])
    func `a pattern matches what it says`(pattern: String, text: String, isFound: Bool) {
        let rules = SpokenRules(["r: " + pattern], isNounCased: false)
        let words = spokenWords(of: text)
        #expect(rules.unreadable == [])
        #expect((rules.matches(in: words, rules.bits(of: words))["r"] != nil) == isFound)
    }
}

import Foundation
import Testing
import Wellbeing

/// The scores of spoken entries, counted by hand beside it.
struct ExtractionEvaluationTests {
    private static func row(
        _ id: String, _ transcript: String,
        _ expected: [SpokenFields.Field: String], _ evidence: [SpokenFields.Field: String] = [:],
        accepted: [SpokenFields.Field: [String?]] = [:]
    ) -> ExtractionRow {
        ExtractionRow(
            id: id, language: .german, transcript: transcript, expected: expected, evidence: evidence,
            accepted: accepted)
    }

    private static let given: [ExtractionRow] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/evaluation/diary_extraction.jsonl")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(ExtractionRow.self, from: Data($0.utf8))
        }
    }()

    /// The right answer to a row, with the right words.
    private func right(_ row: ExtractionRow) -> SpokenReading {
        func truth(_ field: SpokenFields.Field) -> Bool? { row.expected[field].flatMap { Bool($0) } }
        let fields = SpokenFields(
            mood: row.expected[.mood].flatMap(SpokenFields.Mood.init), musicInHead: truth(.musicInHead),
            songName: row.expected[.songName],
            earwormStrength: row.expected[.earwormStrength].flatMap(SpokenFields.Strength.init),
            socialContact: truth(.socialContact),
            distress: row.expected[.distress].flatMap(SpokenFields.Degree.init),
            countermeasures: truth(.countermeasures),
            countermeasureActivity: row.expected[.countermeasureActivity],
            stress: row.expected[.stress].flatMap(SpokenFields.Degree.init))
        let quoted = QuotedWords(row.transcript)
        return SpokenReading(fields, spans: row.evidence.compactMapValues { quoted.range(of: $0) })
    }

    @Test func `right answers to all given rows score full in every measure`() {
        #expect(Self.given.count == 24)
        let evaluation = ExtractionEvaluation(Self.given, readings: Self.given.map(right))
        #expect(evaluation.overall.all.part == 216 && evaluation.overall.all.whole == 216)
        #expect(evaluation.overall.said.value == 1)
        #expect(evaluation.overall.inventions.part == 0)
        #expect(evaluation.overall.supported.value == 1)
        #expect(evaluation.overall.supported.whole == evaluation.overall.said.whole)
        #expect(evaluation.mistakes.isEmpty)
        #expect(evaluation.languages.map(\.language) == [.indonesian, .german, .english])
        #expect(evaluation.languages.map(\.score.rowCount) == [6, 12, 6])
    }

    @Test func `no answers count as nothing said`() {
        let evaluation = ExtractionEvaluation(Self.given, readings: Self.given.map { _ in nil })
        #expect(evaluation.overall.unanswered == 24)
        // Counted in the file: 102 of the 216 fields are said.
        #expect(evaluation.overall.said.part == 0 && evaluation.overall.said.whole == saidInFile)
        #expect(evaluation.overall.all.part == 216 - saidInFile)
        #expect(evaluation.overall.inventions.whole == 216 - saidInFile)
        #expect(evaluation.overall.supported.value == nil)
    }

    private let saidInFile = 102

    @Test func `each kind of mistake counts where it belongs`() {
        let transcript = "Guter Tag, kein Lied im Kopf, mit Lena geredet."
        let expected: [SpokenFields.Field: String] = [
            .mood: "gut", .musicInHead: "false", .socialContact: "true",
        ]
        let row = Self.row(
            "r", transcript, expected,
            [.mood: "Guter Tag", .musicInHead: "kein Lied im Kopf", .socialContact: "mit Lena geredet"])
        // mood wrong; music right with words elsewhere; contact missing; stress invented.
        let reading = SpokenReading(
            SpokenFields(mood: .bad, musicInHead: false, stress: .high),
            spans: [.mood: 0..<9, .musicInHead: 0..<5, .stress: 0..<5])
        let evaluation = ExtractionEvaluation([row], readings: [reading])
        let score = evaluation.overall
        #expect(score.all.part == 6 && score.all.whole == 9)
        #expect(score.said.part == 1 && score.said.whole == 3)
        #expect(score.inventions.part == 1 && score.inventions.whole == 6)
        #expect(score.supported.part == 0 && score.supported.whole == 1)
        #expect(score.fields[.stress]?.part == 0 && score.fields[.distress]?.part == 1)
        #expect(
            evaluation.mistakes.map { "\($0.id) \($0.field) \($0.isInvention)" } == [
                "r mood false", "r socialContact false", "r stress true",
            ])
    }

    @Test(arguments: [
        (0..<9, true), (8..<9, true), (5..<20, true), (9..<12, false), (0..<0, false), (40..<99, false),
        (-1..<5, false),
    ])
    func `words support a value if they lie in the transcript and touch the right ones`(
        span: Range<Int>, isSupported: Bool
    ) {
        let row = Self.row(
            "r", "Guter Tag, sonst nichts weiter zu sagen.", [.mood: "gut"], [.mood: "Guter Tag"])
        let reading = SpokenReading(SpokenFields(mood: .good), spans: [.mood: span])
        let score = ExtractionEvaluation([row], readings: [reading]).overall
        #expect(score.supported.part == (isSupported ? 1 : 0) && score.supported.whole == 1)
    }

    @Test(arguments: [
        ("Kupfer Mond", true), ("der  KUPFER, Mond!", true), ("„kupfer mond“", true), ("kupfermond", true),
        ("Kupfer", false), ("der", false), ("Kupfer Mond live", false),
    ])
    func `a title is compared without case, punctuation and article`(title: String, isRight: Bool) {
        let row = Self.row(
            "r", "x", [.musicInHead: "true", .songName: "Kupfer Mond"], accepted: [.songName: ["kupfermond"]])
        let reading = SpokenReading(SpokenFields(musicInHead: true, songName: title), spans: [:])
        let score = ExtractionEvaluation([row], readings: [reading]).overall
        #expect(score.fields[.songName]?.part == (isRight ? 1 : 0))
    }

    @Test(arguments: [
        ("podcast; kaugummi", true), ("Kaugummi und dann ein Podcast", true),
        ("podcast kaugummi eins zwei drei vier fünf sechs", true),
        ("podcast kaugummi eins zwei drei vier fünf sechs sieben", false), ("podcast", false),
    ])
    func `an activity holds every part and at most six words more`(activity: String, isRight: Bool) {
        let row = Self.row(
            "r", "x",
            [.musicInHead: "true", .countermeasures: "true", .countermeasureActivity: "podcast; kaugummi"])
        let fields = SpokenFields(
            musicInHead: true, countermeasures: true, countermeasureActivity: activity)
        let score = ExtractionEvaluation([row], readings: [SpokenReading(fields, spans: [:])]).overall
        #expect(score.fields[.countermeasureActivity]?.part == (isRight ? 1 : 0))
    }

    @Test func `what is accepted is right, "not said" included, and is no invention`() throws {
        let line = """
            {"id":"a","lang":"en","why":"w","transcript":"t","expected":{"mood":null,"musicInHead":true,\
            "countermeasures":false},"evidence":{},"accept":{"mood":["gut"],"countermeasures":[null,true]}}
            """
        let row = try JSONDecoder().decode(ExtractionRow.self, from: Data(line.utf8))
        let readings = [
            SpokenFields(mood: .good, musicInHead: true),
            SpokenFields(musicInHead: true, countermeasures: true),
            SpokenFields(mood: .bad, musicInHead: true, countermeasures: false),
        ].map { SpokenReading($0, spans: [:]) }
        let evaluation = ExtractionEvaluation([row, row, row], readings: readings)
        #expect(evaluation.mistakes.map(\.field) == [.mood] && evaluation.mistakes.allSatisfy(\.isInvention))
        #expect(evaluation.overall.inventions.part == 1)
    }
}

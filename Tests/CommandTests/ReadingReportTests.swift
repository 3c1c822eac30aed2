import Commands
import Foundation
import Testing
import Wellbeing

/// What `sela evaluate extraction` and `sela evaluate food` print.
struct ReadingReportTests {
    private let spoken = ExtractionReport(
        ExtractionEvaluation(
            [
                ExtractionRow(
                    id: "a", language: .german, transcript: "Guter Tag", expected: [.mood: "gut"],
                    evidence: [.mood: "Guter Tag"]),
                ExtractionRow(id: "b", language: .english, transcript: "Hm", expected: [.mood: "mittel"]),
            ],
            readings: [
                SpokenReading(
                    SpokenFields(mood: .good, socialContact: true),
                    spans: [.mood: 0..<9, .socialContact: 0..<5]),
                nil,
            ]),
        reader: "model")

    @Test func `the report of spoken entries shows every share and every mistake`() {
        #expect(
            spoken.text(in: .german) == """
                extraction model

                de
                  Zeilen                          1
                  Felder richtig                  8/9       0.889
                  richtig von gesagten            1/1       1.000
                  erfunden von nicht gesagten     1/8       0.125
                  mit den richtigen Worten        1/1       1.000

                en
                  Zeilen                          1
                  Zeilen ohne Antwort             1
                  Felder richtig                  8/9       0.889
                  richtig von gesagten            0/1       0.000
                  erfunden von nicht gesagten     0/8       0.000
                  mit den richtigen Worten        -

                alle
                  Zeilen                          2
                  Zeilen ohne Antwort             1
                  Felder richtig                  16/18     0.889
                  richtig von gesagten            1/2       0.500
                  erfunden von nicht gesagten     1/16      0.063
                  mit den richtigen Worten        1/1       1.000

                richtig, nach Feld
                  mood                            1/2       0.500
                  musicInHead                     2/2       1.000
                  songName                        2/2       1.000
                  earwormStrength                 2/2       1.000
                  socialContact                   1/2       0.500
                  distress                        2/2       1.000
                  countermeasures                 2/2       1.000
                  countermeasureActivity          2/2       1.000
                  stress                          2/2       1.000

                Fehler (! = erfunden)
                  ! a                        socialContact
                    b                        mood

                """)
    }

    @Test func `the JSON of spoken entries holds the same numbers`() {
        let line = spoken.json.line
        #expect(line.hasPrefix(#"{"kind":"extraction","reader":"model","rows":2,"unanswered":1,"#))
        #expect(line.contains(#""all":{"count":16,"of":18,"share":0.888889}"#))
        #expect(line.contains(#""inventions":{"count":1,"of":16,"share":0.0625}"#))
        #expect(line.contains(#"{"language":"en","rows":1,"unanswered":1,"#))
        #expect(line.contains(#""supported":{"count":0,"of":0,"share":null}"#))
        #expect(line.contains(#"{"id":"a","field":"socialContact","invention":true}"#))
    }

    @Test func `the report of food shows every share, the differences and the mistakes`() throws {
        let row = """
            {"id":"f","lang":"id","text":"t","verdict":"healthy","ambiguous":false,"scoreRange":[80,100],\
            "caffeineCount":3,"sugaryItemCount":0,"why":"w"}
            """
        let rows = [try JSONDecoder().decode(FoodEvaluation.Row.self, from: Data(row.utf8))]
        let reading = FoodReading(
            verdict: .healthy, score: 90, reason: "", caffeineCount: 1, sugaryItemCount: 0)
        let report = FoodReport(FoodEvaluation(rows, readings: [reading]), reader: "model")
        let block = """
              rows                      1
              verdict right             1/1       1.000
              score in range            1/1       1.000
              caffeine exact            0/1       0.000   mean difference 2
              sugary items exact        1/1       1.000   mean difference 0

            """
        #expect(
            report.text(in: .english)
                == "food model\n\nid\n\(block)\nall\n\(block)\nmistakes\n  f                        caffeine\n"
        )
        #expect(report.json.line.contains(#""caffeine_mean_difference":2,"#))
        #expect(report.json.line.hasSuffix(#""mistakes":[{"id":"f","part":"caffeine"}]}"#))
    }
}

import Foundation
import Testing

@testable import Wellbeing

struct CrisisEvaluationTests {
    /// The goal is 0.98 on texts that we looked at; on those that were written to find gaps, some stay.
    @Test(arguments: [
        ("given.jsonl", 0.98), ("own-en.jsonl", 0.98), ("own-de.jsonl", 0.98), ("own-id.jsonl", 0.98),
        ("held-en.jsonl", 0.95), ("held-de.jsonl", 0.95), ("held-id.jsonl", 0.95),
    ])
    func findsCallsForHelpWithoutFalseAlarms(file: String, goal: Double) throws {
        let evaluation = CrisisEvaluation(of: try CrisisFixtures.rows(file))
        #expect(!evaluation.scores.isEmpty)
        for (language, score) in evaluation.scores {
            #expect(try #require(score.recall.value) >= goal, "\(file) \(language) misses \(score.misses)")
            #expect(
                try #require(score.falseAlarms.value) <= 0.02, "\(file) \(language) alarms \(score.alarms)")
            #expect(try #require(score.falseCheckIns.value) <= 0.02, "\(file) \(language) \(score.alarms)")
            #expect(try #require(score.emergencyRecall.value) >= 0.9, "\(file) \(language)")
            #expect(try #require(score.checkInRecall.value) >= 0.85, "\(file) \(language)")
            #expect(try #require(score.overCautious.value) <= 0.1, "\(file) \(language)")
            #expect(try #require(score.forOther.value) >= 0.95, "\(file) \(language)")
        }
    }

    /// Texts that were read once before the rules learned from them; what was found then stands in their README.
    @Test(arguments: ["blind-en.jsonl", "blind-de.jsonl", "blind-id.jsonl"])
    func findsMostOfWhatItWasBlindTo(file: String) throws {
        let evaluation = CrisisEvaluation(of: try CrisisFixtures.rows(file))
        #expect(!evaluation.scores.isEmpty)
        for (language, score) in evaluation.scores {
            #expect(try #require(score.recall.value) >= 0.92, "\(file) \(language) misses \(score.misses)")
            #expect(
                try #require(score.falseAlarms.value) <= 0.02, "\(file) \(language) alarms \(score.alarms)")
            #expect(try #require(score.falseCheckIns.value) <= 0.02, "\(file) \(language) \(score.alarms)")
            #expect(try #require(score.emergencyRecall.value) >= 0.7, "\(file) \(language)")
            #expect(try #require(score.checkInRecall.value) >= 0.85, "\(file) \(language)")
            #expect(try #require(score.overCautious.value) <= 0.1, "\(file) \(language)")
            #expect(try #require(score.forOther.value) >= 0.95, "\(file) \(language)")
        }
    }

    @Test func showsTheBannerOnEveryProbeThatNeedsItAndOnNoOther() throws {
        let probe = try CrisisFixtures.probe()
        #expect(probe.count == 26)
        for (id, text, expected) in probe {
            let tier = crisisFinding(in: text).tier
            switch expected {
            case "show": #expect(tier >= .help, "\(id)")
            case "none": #expect(tier == .none, "\(id)")
            default: #expect(expected == "either", "\(id)")
            }
        }
    }

    /// Counted by hand.
    @Test func countsAsTheEvaluationIsDefined() throws {
        let lines = [
            #"{"id":"a","lang":"en","kind":"signal","text":"I want to die.","tier":2,"for_other":false}"#,
            #"{"id":"b","lang":"en","kind":"signal","text":"Nice day.","tier":3,"for_other":true}"#,
            #"{"id":"c","lang":"en","kind":"negative","text":"I want to die.","tier":0,"for_other":false}"#,
            #"{"id":"d","lang":"en","kind":"negative","text":"Nice day.","tier":0,"for_other":false}"#,
            #"{"id":"e","lang":"en","kind":"negative","text":"I want to die.","tier":1,"for_other":false}"#,
            #"{"id":"f","lang":"en","kind":"signal","text":"Nice day.","tier":1,"for_other":false}"#,
        ]
        let rows = try lines.map { try JSONDecoder().decode(CrisisEvaluation.Row.self, from: Data($0.utf8)) }
        let score = try #require(CrisisEvaluation(of: rows).scores["en"])
        #expect((score.recall.part, score.recall.whole) == (1, 2))
        #expect((score.emergencyRecall.part, score.emergencyRecall.whole) == (0, 1))
        #expect((score.checkInRecall.part, score.checkInRecall.whole) == (0, 1))
        #expect((score.falseAlarms.part, score.falseAlarms.whole) == (1, 2))
        #expect((score.falseCheckIns.part, score.falseCheckIns.whole) == (0, 2))
        #expect((score.overCautious.part, score.overCautious.whole) == (1, 2))
        #expect((score.forOther.part, score.forOther.whole) == (3, 4))
        #expect((score.exact.part, score.exact.whole) == (2, 6))
        #expect(score.misses == ["b"])
        #expect(score.alarms == ["c"])
    }
}

import Foundation
import Testing
import Wellbeing

/// Food: the ranges of a reading, and the scores.
struct FoodEvaluationTests {
    @Test(arguments: [
        (FoodReading.Verdict.healthy, 70, 80), (.healthy, 79, 80), (.healthy, 100, 100), (.healthy, -3, 80),
        (.unhealthy, 60, 59), (.unhealthy, 79, 59), (.unhealthy, 0, 0), (.unhealthy, 100, 59),
    ])
    func `a score lies in the range of its verdict`(verdict: FoodReading.Verdict, score: Int, kept: Int) {
        let reading = FoodReading(
            verdict: verdict, score: score, reason: "", caffeineCount: 0, sugaryItemCount: 0)
        #expect(reading.score == kept)
    }

    @Test func `counts end at twelve, a long reason is cut`() {
        let reading = FoodReading(
            verdict: .healthy, score: 90, reason: String(repeating: "ä", count: 101), caffeineCount: 15,
            sugaryItemCount: -1)
        #expect(reading.caffeineCount == 12 && reading.sugaryItemCount == 0)
        #expect(reading.reason == String(repeating: "ä", count: 99) + "…")
    }

    private static let given: [FoodEvaluation.Row] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/evaluation/food.jsonl")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(FoodEvaluation.Row.self, from: Data($0.utf8))
        }
    }()

    private func right(_ row: FoodEvaluation.Row) -> FoodReading {
        FoodReading(
            verdict: row.verdict, score: row.verdict == .healthy ? 90 : 30, reason: "",
            caffeineCount: row.caffeineCount, sugaryItemCount: row.sugaryItemCount)
    }

    @Test func `right answers to all given rows score full in every measure`() {
        let evaluation = FoodEvaluation(Self.given, readings: Self.given.map(right))
        #expect(evaluation.overall.rowCount == 60)
        // 11 rows are ambiguous.
        #expect(evaluation.overall.verdict.part == 49 && evaluation.overall.verdict.whole == 49)
        #expect(evaluation.overall.score.part == 60)
        #expect(evaluation.overall.caffeine.exact.part == 60 && evaluation.overall.sugary.meanDifference == 0)
        #expect(evaluation.languages.map(\.score.rowCount) == [20, 20, 20])
        #expect(evaluation.mistakes.isEmpty)
    }

    private func row(_ verdict: String, ambiguous: Bool, _ range: String, _ caffeine: Int, _ sugary: Int)
        throws
        -> FoodEvaluation.Row
    {
        let line = """
            {"id":"r","lang":"en","text":"t","verdict":"\(verdict)","ambiguous":\(ambiguous),"scoreRange":\(range),\
            "caffeineCount":\(caffeine),"sugaryItemCount":\(sugary),"why":"w"}
            """
        return try JSONDecoder().decode(FoodEvaluation.Row.self, from: Data(line.utf8))
    }

    @Test func `each kind of mistake counts where it belongs`() throws {
        let rows = [
            try row("healthy", ambiguous: false, "[80,100]", 1, 0),
            try row("healthy", ambiguous: true, "[0,100]", 0, 4),
            try row("unhealthy", ambiguous: false, "[0,59]", 2, 1),
        ]
        let readings: [FoodReading?] = [
            // Wrong verdict, so the score is out of range too; one caffeine too many.
            FoodReading(verdict: .unhealthy, score: 50, reason: "", caffeineCount: 2, sugaryItemCount: 0),
            // Either verdict is right here; three sugary things missed.
            FoodReading(verdict: .unhealthy, score: 10, reason: "", caffeineCount: 0, sugaryItemCount: 1),
            nil,
        ]
        let evaluation = FoodEvaluation(rows, readings: readings)
        let score = evaluation.overall
        #expect(score.unanswered == 1)
        #expect(score.verdict.part == 0 && score.verdict.whole == 2)
        #expect(score.score.part == 1 && score.score.whole == 3)
        #expect(score.caffeine.exact.part == 1 && score.caffeine.difference == 3)
        #expect(score.caffeine.meanDifference == 1)
        #expect(score.sugary.exact.part == 1 && score.sugary.difference == 4)
        #expect(
            evaluation.mistakes.map(\.part) == [
                .verdict, .score, .caffeine, .sugary, .verdict, .score, .caffeine, .sugary,
            ])
    }

    @Test(arguments: ["[80]", "[100,80]", "[]"])
    func `a row without a range is none`(range: String) {
        #expect(throws: DecodingError.self) { try row("healthy", ambiguous: false, range, 0, 0) }
    }
}

import Testing
import Wellbeing

/// Every expected number is counted by hand from the ten rows.
struct EmotionEvaluationTests {
    private static let rows: [EmotionEvaluation.Row] = [
        row("a", .german, .felt(.sadness), .felt(.sadness)),
        row("b", .german, .felt(.sadness), .unclear),
        row("c", .german, .felt(.anger), .felt(.sadness), isSarcasm: true),
        row("d", .german, .unclear, .felt(.happy)),
        row("e", .english, .felt(.happy), .felt(.happy), isContrast: true),
        row("f", .english, .felt(.happy), .felt(.happy)),
        row("g", .english, .felt(.love), .felt(.happy)),
        row("h", .english, .unclear, .unclear),
        row("i", .english, .felt(.fear), .felt(.fear)),
        row("j", .english, .felt(.anger), .felt(.anger), isContrast: true),
    ]

    private static func row(
        _ id: String, _ language: Language, _ expected: EmotionVerdict, _ predicted: EmotionVerdict,
        isSarcasm: Bool = false, isContrast: Bool = false
    ) -> EmotionEvaluation.Row {
        .init(
            id: id, language: language, expected: expected, predicted: predicted, isSarcasm: isSarcasm,
            isContrast: isContrast)
    }

    @Test func countsWhatWasFoundMissedAndImaginedForEachEmotion() {
        let labels = EmotionEvaluation(Self.rows).overall.labels
        #expect(labels.map(\.emotion) == [.sadness, .anger, .love, .fear, .happy])
        #expect(labels.map(\.found) == [1, 1, 0, 1, 2])
        #expect(labels.map(\.missed) == [1, 1, 1, 0, 0])
        #expect(
            labels.map(\.imagined) == [1, 0, 0, 0, 2], "any emotion on an unclear row is a false positive")
        #expect(labels[0].precision == 0.5)
        #expect(labels[2].precision == nil, "love was never answered")
        #expect(labels[2].recall == 0)
    }

    @Test func takesTheMeanOfTheFiveF1() throws {
        // 2·1/(2+1+1) = 1/2, 2/(2+1) = 2/3, 0, 1, 4/(4+0+2) = 2/3; their mean is 17/30.
        let macro = try #require(EmotionEvaluation(Self.rows).overall.macroF1)
        #expect(abs(macro - 17.0 / 30) < 1e-12)
    }

    @Test func judgesAbstentionApartFromTheAnswers() {
        let score = EmotionEvaluation(Self.rows).overall
        #expect(score.rowCount == 10)
        #expect(score.abstentionPrecision == 0.5, "b and h were answered unclear, h rightly")
        #expect(score.abstentionRecall == 0.5, "d and h are unclear, h was noticed")
        #expect(score.coverage == 0.8)
        #expect(score.accuracyOfAnswered == 5.0 / 8)
    }

    @Test func scoresEachLanguageOnItsOwnRows() throws {
        let languages = EmotionEvaluation(Self.rows).languages
        #expect(
            languages.map(\.language) == [.german, .english],
            "in the order of the languages; none without rows")
        #expect(languages.map(\.score.rowCount) == [4, 6])
        // German: sadness 2/(2+1+1), anger 0, happy 0 of three that occur; love and fear are left out.
        let german = try #require(languages[0].score.macroF1)
        #expect(abs(german - 0.5 / 3) < 1e-12)
        #expect(languages[0].score.abstentionPrecision == 0)
        #expect(languages[1].score.accuracyOfAnswered == 4.0 / 5)
    }

    @Test func listsSarcasmAndContrastApart() {
        let evaluation = EmotionEvaluation(Self.rows)
        #expect(evaluation.sarcasm.map(\.id) == ["c"])
        #expect(evaluation.contrast.map(\.id) == ["e", "j"])
        #expect(evaluation.contrast.map(\.isRight) == [true, true])
    }

    @Test func givesNoFiguresForNoRows() {
        let evaluation = EmotionEvaluation([])
        #expect(evaluation.overall.macroF1 == nil)
        #expect(evaluation.overall.coverage == nil)
        #expect(evaluation.languages.isEmpty)
    }
}

public import Pages
public import Wellbeing

/// What `sela evaluate emotion` answers.
public struct EvaluationReport: Sendable {
    private let evaluation: EmotionEvaluation

    public init(_ evaluation: EmotionEvaluation) {
        self.evaluation = evaluation
    }

    public var json: JSON {
        let languages = evaluation.languages.map { entry in
            JSON.object([.init("language", .string(entry.language.rawValue))] + members(entry.score))
        }
        return .object(
            [.init("kind", "emotion")] + members(evaluation.overall) + [
                .init("languages", .array(languages)),
                .init("sarcasm", .array(evaluation.sarcasm.map(json))),
                .init("contrast", .array(evaluation.contrast.map(json))),
            ])
    }

    private func members(_ score: EmotionEvaluation.Score) -> [JSON.Member] {
        [
            .init("rows", .integer(score.rowCount)),
            .init("macro_f1", .optional(score.macroF1, JSON.decimal)),
            .init("abstention_precision", .optional(score.abstentionPrecision, JSON.decimal)),
            .init("abstention_recall", .optional(score.abstentionRecall, JSON.decimal)),
            .init("accuracy_of_answered", .optional(score.accuracyOfAnswered, JSON.decimal)),
            .init("coverage", .optional(score.coverage, JSON.decimal)),
            .init("labels", .array(score.labels.map(json))),
        ]
    }

    private func json(_ score: EmotionEvaluation.LabelScore) -> JSON {
        .object([
            .init("label", .string(score.emotion.rawValue)),
            .init("precision", .optional(score.precision, JSON.decimal)),
            .init("recall", .optional(score.recall, JSON.decimal)),
            .init("f1", .optional(score.f1, JSON.decimal)),
        ])
    }

    private func json(_ row: EmotionEvaluation.Row) -> JSON {
        .object([
            .init("id", .string(row.id)),
            .init("expected", .string(row.expected.rawValue)),
            .init("predicted", .string(row.predicted.rawValue)),
        ])
    }

    /// A table with a line for each language, one for all, and the rows to look at apart.
    ///
    /// Ends with a line feed.
    public func text(in language: Language) -> String {
        let heads: [CommandCopy] = [
            .evaluationRows, .evaluationMacroF1, .abstentionPrecision, .abstentionRecall, .accuracyOfAnswered,
            .evaluationCoverage,
        ]
        let lines =
            evaluation.languages.map { ($0.language.rawValue, $0.score) }
            + [(CommandCopy.evaluationAll(language), evaluation.overall)]
        var text = "emotion\n\n"
        for (name, score) in lines {
            text += "\(name)\n"
            for (head, value) in zip(heads, values(score)) {
                text += "  " + padded(head(language), to: 26) + value + "\n"
            }
        }
        text += rows(evaluation.sarcasm, .evaluationSarcasm, language)
        return text + rows(evaluation.contrast, .evaluationContrast, language)
    }

    private func values(_ score: EmotionEvaluation.Score) -> [String] {
        let shares = [
            score.macroF1, score.abstentionPrecision, score.abstentionRecall, score.accuracyOfAnswered,
            score.coverage,
        ]
        return [String(score.rowCount)] + shares.map { $0.map(thousandths) ?? "-" }
    }

    private func rows(
        _ rows: [EmotionEvaluation.Row], _ heading: CommandCopy, _ language: Language
    ) -> String {
        guard !rows.isEmpty else { return "" }
        let lines = rows.map { row in
            "  \(row.isRight ? "+" : "-") \(padded(row.id, to: 24)) \(row.expected.rawValue)"
                + " / \(row.predicted.rawValue)\n"
        }
        return "\n" + heading(language) + "\n" + lines.joined()
    }

    /// `share`, 0…1, with three digits after the point.
    private func thousandths(_ share: Double) -> String {
        let whole = Int((share * 1_000).rounded())
        return "\(whole / 1_000)." + String(String(1_000 + whole % 1_000).dropFirst())
    }
}

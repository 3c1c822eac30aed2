public import Pages
public import Wellbeing

/// What `sela evaluate exercise` answers.
public struct ExerciseReport: Sendable {
    private let evaluation: ExerciseEvaluation

    public init(_ evaluation: ExerciseEvaluation) {
        self.evaluation = evaluation
    }

    public var json: JSON {
        let languages = evaluation.languages.map { language, score in
            JSON.object([.init("language", .string(language.rawValue))] + members(score))
        }
        let mistakes = evaluation.mistakes.map { mistake in
            JSON.object([
                .init("id", .string(mistake.id)), .init("part", .string(mistake.part.rawValue)),
            ])
        }
        return .object(
            [.init("kind", "exercise")] + members(evaluation.overall) + [
                .init("languages", .array(languages)), .init("mistakes", .array(mistakes)),
            ])
    }

    private func members(_ score: ExerciseEvaluation.Score) -> [JSON.Member] {
        [
            .init("rows", .integer(score.rowCount)), score.category.member("category"),
            score.duration.member("duration"), score.both.member("both"),
            .init("invented", .integer(score.invented)),
        ]
    }

    /// A block for each language and one for all, and the mistakes.
    ///
    /// Ends with a line feed.
    public func text(in language: Language) -> String {
        var text = "exercise\n"
        let blocks =
            evaluation.languages.map { ($0.language.rawValue, $0.score) }
            + [(CommandCopy.evaluationAll(language), evaluation.overall)]
        for (name, score) in blocks { text += "\n\(name)\n" + lines(score, language) }
        guard !evaluation.mistakes.isEmpty else { return text }
        text += "\n" + CommandCopy.foodMistakes(language) + "\n"
        for mistake in evaluation.mistakes {
            text += "  \(padded(mistake.id, to: 24)) \(mistake.part.rawValue)\n"
        }
        return text
    }

    private func lines(_ score: ExerciseEvaluation.Score, _ language: Language) -> String {
        let rows: [(CommandCopy, String)] = [
            (.evaluationRows, String(score.rowCount)), (.exerciseCategory, score.category.text),
            (.exerciseDuration, score.duration.text), (.exerciseBoth, score.both.text),
            (.exerciseInvented, String(score.invented)),
        ]
        return rows.map { "  " + padded($0.0(language), to: 26) + $0.1 + "\n" }.joined()
    }
}

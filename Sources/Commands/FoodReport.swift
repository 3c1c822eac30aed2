public import Pages
public import Wellbeing

/// What `sela evaluate food` answers.
public struct FoodReport: Sendable {
    private let evaluation: FoodEvaluation
    private let reader: String

    /// - Parameter reader: the name of the model that read, for people.
    public init(_ evaluation: FoodEvaluation, reader: String) {
        self.evaluation = evaluation
        self.reader = reader
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
            [.init("kind", "food"), .init("reader", .string(reader))] + members(evaluation.overall) + [
                .init("languages", .array(languages)), .init("mistakes", .array(mistakes)),
            ])
    }

    private func members(_ score: FoodEvaluation.Score) -> [JSON.Member] {
        [
            .init("rows", .integer(score.rowCount)), .init("unanswered", .integer(score.unanswered)),
            score.verdict.member("verdict"), score.score.member("score"),
            score.caffeine.exact.member("caffeine"),
            .init("caffeine_mean_difference", .optional(score.caffeine.meanDifference, JSON.decimal)),
            score.sugary.exact.member("sugary"),
            .init("sugary_mean_difference", .optional(score.sugary.meanDifference, JSON.decimal)),
        ]
    }

    /// A block for each language and one for all, and the mistakes.
    ///
    /// Ends with a line feed.
    public func text(in language: Language) -> String {
        var text = "food \(reader)\n"
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

    private func lines(_ score: FoodEvaluation.Score, _ language: Language) -> String {
        func line(_ words: CommandCopy, _ value: String) -> String {
            "  " + padded(words(language), to: 26) + value + "\n"
        }
        func counted(_ words: CommandCopy, _ count: FoodEvaluation.Count) -> String {
            let mean = JSON.optional(count.meanDifference, JSON.decimal).line
            return line(words, count.exact.text + "   " + CommandCopy.foodDifference(language) + " " + mean)
        }
        var text = line(.evaluationRows, String(score.rowCount))
        if score.unanswered > 0 { text += line(.evaluationUnanswered, String(score.unanswered)) }
        text += line(.foodVerdict, score.verdict.text) + line(.foodScore, score.score.text)
        return text + counted(.foodCaffeine, score.caffeine) + counted(.foodSugary, score.sugary)
    }
}

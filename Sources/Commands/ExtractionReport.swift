public import Pages
public import Wellbeing

/// What `sela evaluate extraction` answers.
public struct ExtractionReport: Sendable {
    private let evaluation: ExtractionEvaluation
    private let reader: String

    /// - Parameter reader: the name of the model that read, for people.
    public init(_ evaluation: ExtractionEvaluation, reader: String) {
        self.evaluation = evaluation
        self.reader = reader
    }

    private struct Measure: Sendable {
        let name: String
        let words: CommandCopy
        let share: @Sendable (ExtractionEvaluation.Score) -> ExtractionEvaluation.Share
    }

    private static let measures = [
        Measure(name: "all", words: .extractionAll) { $0.all },
        Measure(name: "said", words: .extractionSaid) { $0.said },
        Measure(name: "inventions", words: .extractionInventions) { $0.inventions },
        Measure(name: "supported", words: .extractionSupported) { $0.supported },
    ]

    public var json: JSON {
        let languages = evaluation.languages.map { language, score in
            JSON.object([.init("language", .string(language.rawValue))] + members(score))
        }
        let mistakes = evaluation.mistakes.map { mistake in
            JSON.object([
                .init("id", .string(mistake.id)), .init("field", .string(mistake.field.rawValue)),
                .init("invention", .bool(mistake.isInvention)),
            ])
        }
        return .object(
            [.init("kind", "extraction"), .init("reader", .string(reader))] + members(evaluation.overall) + [
                .init("languages", .array(languages)), .init("mistakes", .array(mistakes)),
            ])
    }

    private func members(_ score: ExtractionEvaluation.Score) -> [JSON.Member] {
        let fields = SpokenFields.Field.allCases.map { field in
            JSON.Member(field.rawValue, .optional(score.fields[field]?.value, JSON.decimal))
        }
        return [
            .init("rows", .integer(score.rowCount)), .init("unanswered", .integer(score.unanswered)),
        ] + Self.measures.map { $0.share(score).member($0.name) } + [.init("fields", .object(fields))]
    }

    /// A block for each language and one for all, the fields, and the mistakes.
    ///
    /// Ends with a line feed.
    public func text(in language: Language) -> String {
        var text = "extraction \(reader)\n"
        let blocks =
            evaluation.languages.map { ($0.language.rawValue, $0.score) }
            + [(CommandCopy.evaluationAll(language), evaluation.overall)]
        for (name, score) in blocks {
            text += "\n\(name)\n" + line(.evaluationRows, String(score.rowCount), language)
            if score.unanswered > 0 {
                text += line(.evaluationUnanswered, String(score.unanswered), language)
            }
            for measure in Self.measures {
                text += line(measure.words, measure.share(score).text, language)
            }
        }
        text += "\n" + CommandCopy.extractionFields(language) + "\n"
        for field in SpokenFields.Field.allCases {
            let share = evaluation.overall.fields[field] ?? .init()
            text += "  " + padded(field.rawValue, to: 32) + share.text + "\n"
        }
        guard !evaluation.mistakes.isEmpty else { return text }
        text += "\n" + CommandCopy.extractionMistakes(language) + "\n"
        for mistake in evaluation.mistakes {
            text +=
                "  \(mistake.isInvention ? "!" : " ") \(padded(mistake.id, to: 24)) "
                + "\(mistake.field.rawValue)\n"
        }
        return text
    }

    private func line(_ words: CommandCopy, _ value: String, _ language: Language) -> String {
        "  " + padded(words(language), to: 32) + value + "\n"
    }
}

extension CrisisEvaluation.Share {
    /// So many of so many, and as a share with three digits after the point.
    var text: String {
        guard let value else { return "-" }
        let thousandths = Int((value * 1_000).rounded())
        return padded("\(part)/\(whole)", to: 10) + "\(thousandths / 1_000)."
            + String(String(1_000 + thousandths % 1_000).dropFirst())
    }

    func member(_ name: String) -> JSON.Member {
        .init(
            name,
            .object([
                .init("count", .integer(part)), .init("of", .integer(whole)),
                .init("share", .optional(value, JSON.decimal)),
            ]))
    }
}

/// How well readings of emotion agree with what people wrote down as right.
///
/// Source: `docs/evaluation.md`. `unclear` is the answer "I do not know": on a row that has a
/// feeling it is wrong, and any emotion on a row that is `unclear` is a false positive of that emotion.
public struct EmotionEvaluation: Hashable, Sendable {
    /// One text with its right answer and the one that was given.
    public struct Row: Hashable, Sendable {
        public let id: String
        public let language: Language
        public let expected: EmotionVerdict
        public let predicted: EmotionVerdict
        /// Praise that means its opposite.
        public let isSarcasm: Bool
        /// A text that turns round, whose final feeling counts; in the given files `why` begins with "contrast".
        public let isContrast: Bool

        public init(
            id: String, language: Language, expected: EmotionVerdict, predicted: EmotionVerdict,
            isSarcasm: Bool = false, isContrast: Bool = false
        ) {
            self.id = id
            self.language = language
            self.expected = expected
            self.predicted = predicted
            self.isSarcasm = isSarcasm
            self.isContrast = isContrast
        }

        /// Whether the answer is the right one, "unclear" included.
        public var isRight: Bool { expected == predicted }
    }

    /// How often one emotion was found, missed and seen where it was not.
    public struct LabelScore: Hashable, Sendable {
        public let emotion: Emotion
        /// Rows with this emotion, answered with it.
        public let found: Int
        /// Rows with this emotion, answered with anything else.
        public let missed: Int
        /// Rows without this emotion, answered with it.
        public let imagined: Int

        /// Found of all that were answered with it, 0…1; `nil` if none was.
        public var precision: Double? { share(found, of: found + imagined) }
        /// Found of all that have it, 0…1; `nil` if none has.
        public var recall: Double? { share(found, of: found + missed) }
        /// Harmonic mean of precision and recall, 0…1; `nil` if the emotion neither occurs nor was answered.
        public var f1: Double? { share(2 * found, of: 2 * found + missed + imagined) }
    }

    /// The figures for some rows.
    public struct Score: Hashable, Sendable {
        /// How many rows there are.
        public let rowCount: Int
        /// One for each emotion, in label order.
        public let labels: [LabelScore]
        /// The mean of the five F1, 0…1; an emotion that neither occurs nor was answered is left out, and
        /// with no emotion left it is `nil`.
        public let macroF1: Double?
        /// Rows that are unclear, of all answered "unclear", 0…1; `nil` if none was.
        public let abstentionPrecision: Double?
        /// Rows answered "unclear", of all that are unclear, 0…1; `nil` if none is.
        public let abstentionRecall: Double?
        /// Rows answered with an emotion, of all rows, 0…1; `nil` without rows.
        public let coverage: Double?
        /// Right answers among the rows answered with an emotion, 0…1; `nil` if none was.
        public let accuracyOfAnswered: Double?

        init(_ rows: [Row]) {
            rowCount = rows.count
            labels = Emotion.allCases.map { emotion in
                let has = { (row: Row) in row.expected == .felt(emotion) }
                let says = { (row: Row) in row.predicted == .felt(emotion) }
                return LabelScore(
                    emotion: emotion, found: rows.count { has($0) && says($0) },
                    missed: rows.count { has($0) && !says($0) }, imagined: rows.count { !has($0) && says($0) }
                )
            }
            let scores = labels.compactMap(\.f1)
            macroF1 = scores.isEmpty ? nil : scores.reduce(0, +) / Double(scores.count)
            let abstained = rows.filter { $0.predicted == .unclear }
            let rightlyAbstained = abstained.count(where: \.isRight)
            abstentionPrecision = share(rightlyAbstained, of: abstained.count)
            abstentionRecall = share(rightlyAbstained, of: rows.count { $0.expected == .unclear })
            let answered = rows.filter { $0.predicted != .unclear }
            coverage = share(answered.count, of: rows.count)
            accuracyOfAnswered = share(answered.count(where: \.isRight), of: answered.count)
        }
    }

    /// The figures for the rows in one language.
    public struct LanguageScore: Hashable, Sendable {
        public let language: Language
        public let score: Score
    }

    /// All rows together.
    public let overall: Score
    /// By language, for those that occur, in the order of `Language.allCases`.
    public let languages: [LanguageScore]
    /// The sarcastic rows, in the order given.
    public let sarcasm: [Row]
    /// The rows with a contrast, in the order given.
    public let contrast: [Row]

    public init(_ rows: [Row]) {
        overall = Score(rows)
        languages = Language.allCases.compactMap { language in
            let own = rows.filter { $0.language == language }
            return own.isEmpty ? nil : LanguageScore(language: language, score: Score(own))
        }
        sarcasm = rows.filter(\.isSarcasm)
        contrast = rows.filter(\.isContrast)
    }
}

/// `part / whole`, or `nil` if there is no whole.
private func share(_ part: Int, of whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
}

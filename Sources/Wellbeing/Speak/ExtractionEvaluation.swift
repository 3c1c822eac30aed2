/// How well fields were read from spoken diary entries that people have marked.
///
/// The measures are those of `docs/evaluation.md`.
public struct ExtractionEvaluation: Sendable {
    public typealias Share = CrisisEvaluation.Share

    /// What was counted over some rows.
    public struct Score: Sendable {
        /// Rows.
        public internal(set) var rowCount = 0
        /// Rows to which no reading was given at all; they count as if nothing was said in them.
        public internal(set) var unanswered = 0
        /// Fields that are right, absent ones included.
        public internal(set) var all = Share()
        /// Fields that are right, of those that are said.
        public internal(set) var said = Share()
        /// Fields that were read though nothing of the kind was said; the aim is none.
        public internal(set) var inventions = Share()
        /// Fields that are right and said, whose words stand in the transcript and touch the expected ones.
        public internal(set) var supported = Share()
        /// Right of all, for each field.
        public internal(set) var fields: [SpokenFields.Field: Share] = [:]
    }

    /// A field that is not right.
    public struct Mistake: Hashable, Sendable {
        /// Id of the row.
        public let id: String
        public let field: SpokenFields.Field
        /// Whether it was read though it was not said.
        public let isInvention: Bool
    }

    /// All rows together.
    public let overall: Score
    /// By language, for those that occur, in the order of `Language.allCases`.
    public let languages: [(language: Language, score: Score)]
    /// What is not right, in the order of the rows and of the form.
    public let mistakes: [Mistake]

    /// - Parameter readings: one for each row, in the same order; `nil` = no reading was given.
    public init(_ rows: [ExtractionRow], readings: [SpokenReading?]) {
        let pairs = Array(zip(rows, readings))
        overall = Score(pairs)
        languages = Language.allCases.compactMap { language in
            let own = pairs.filter { $0.0.language == language }
            return own.isEmpty ? nil : (language, Score(own))
        }
        mistakes = pairs.flatMap { row, reading in
            SpokenFields.Field.allCases.compactMap { field in
                let word = reading?.fields.word(field)
                guard !row.accepts(word, for: field) else { return nil }
                return Mistake(
                    id: row.id, field: field, isInvention: row.expected[field] == nil && word != nil)
            }
        }
    }
}

extension ExtractionEvaluation.Score {
    fileprivate init(_ pairs: [(ExtractionRow, SpokenReading?)]) {
        for (row, reading) in pairs {
            rowCount += 1
            if reading == nil { unanswered += 1 }
            for field in SpokenFields.Field.allCases { take(row, field, reading ?? .empty) }
        }
    }

    private mutating func take(_ row: ExtractionRow, _ field: SpokenFields.Field, _ reading: SpokenReading) {
        let word = reading.fields.word(field)
        let isRight = row.accepts(word, for: field)
        all.count(isRight)
        fields[field, default: .init()].count(isRight)
        guard row.expected[field] != nil else {
            inventions.count(word != nil && !isRight)
            return
        }
        said.count(isRight)
        if isRight, word != nil { supported.count(row.supports(reading.spans[field], for: field)) }
    }
}

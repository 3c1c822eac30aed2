/// How well texts about exercise were read that people have marked.
///
/// Counted are right categories, right lengths (exact, also where none is stated), both together, and invented lengths.
public struct ExerciseEvaluation: Sendable {
    public typealias Share = CrisisEvaluation.Share

    /// A marked text, as one line of a JSON Lines file.
    public struct Row: Sendable, Decodable {
        /// Stable name of the row.
        public let id: String
        public let language: Language
        public let text: String
        public let category: ExerciseCategory
        /// 1…1440; `nil` = the text states no length.
        public let durationMinutes: Int?

        private enum CodingKeys: String, CodingKey { case id, lang, text, category, durationMinutes }

        public init(from decoder: any Decoder) throws {
            let row = try decoder.container(keyedBy: CodingKeys.self)
            func corrupt(_ key: CodingKeys) -> DecodingError {
                .dataCorruptedError(forKey: key, in: row, debugDescription: key.stringValue)
            }
            guard let language = Language(rawValue: try row.decode(String.self, forKey: .lang)) else {
                throw corrupt(.lang)
            }
            let category = ExerciseCategory(rawValue: try row.decode(String.self, forKey: .category))
            guard let category else { throw corrupt(.category) }
            let minutes = try row.decodeIfPresent(Int.self, forKey: .durationMinutes)
            if let minutes, !ExerciseEntry.acceptedMinutes.contains(minutes) {
                throw corrupt(.durationMinutes)
            }
            self.language = language
            self.category = category
            durationMinutes = minutes
            id = try row.decode(String.self, forKey: .id)
            text = try row.decode(String.self, forKey: .text)
        }
    }

    /// What was counted over some rows.
    public struct Score: Sendable {
        public internal(set) var rowCount = 0
        public internal(set) var category = Share()
        /// Exact to the minute, and `nil` where nothing is stated.
        public internal(set) var duration = Share()
        /// Category and duration both right.
        public internal(set) var both = Share()
        /// Rows that state no length and were given one.
        public internal(set) var invented = 0
    }

    /// What is not right about one row.
    public struct Mistake: Hashable, Sendable {
        public enum Part: String, Hashable, Sendable, CaseIterable { case category, duration, invention }

        /// Id of the row.
        public let id: String
        public let part: Part
    }

    /// All rows together.
    public let overall: Score
    /// By language, for those that occur, in the order of `Language.allCases`.
    public let languages: [(language: Language, score: Score)]
    /// What is not right, in the order of the rows.
    public let mistakes: [Mistake]

    /// - Parameter findings: one for each row, in the same order.
    public init(_ rows: [Row], findings: [ExerciseFinding]) {
        let pairs = Array(zip(rows, findings))
        overall = Score(pairs)
        languages = Language.allCases.compactMap { language in
            let own = pairs.filter { $0.0.language == language }
            return own.isEmpty ? nil : (language, Score(own))
        }
        mistakes = pairs.flatMap { row, finding in
            var parts: [Mistake.Part] = []
            if finding.category != row.category { parts.append(.category) }
            if row.isInvented(finding) {
                parts.append(.invention)
            } else if finding.durationMinutes != row.durationMinutes {
                parts.append(.duration)
            }
            return parts.map { Mistake(id: row.id, part: $0) }
        }
    }
}

extension ExerciseEvaluation.Row {
    fileprivate func isInvented(_ finding: ExerciseFinding) -> Bool {
        durationMinutes == nil && finding.durationMinutes != nil
    }
}

extension ExerciseEvaluation.Score {
    fileprivate init(_ pairs: [(ExerciseEvaluation.Row, ExerciseFinding)]) {
        for (row, finding) in pairs {
            rowCount += 1
            let isCategory = finding.category == row.category
            let isDuration = finding.durationMinutes == row.durationMinutes
            category.count(isCategory)
            duration.count(isDuration)
            both.count(isCategory && isDuration)
            if row.isInvented(finding) { invented += 1 }
        }
    }
}

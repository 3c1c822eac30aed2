/// How well texts about food were read that people have marked.
///
/// The measures are those of `docs/evaluation.md`.
public struct FoodEvaluation: Sendable {
    public typealias Share = CrisisEvaluation.Share

    /// A marked text, as one line of a JSON Lines file.
    public struct Row: Sendable, Decodable {
        /// Stable name of the row.
        public let id: String
        public let language: Language
        public let text: String
        /// The right verdict; the likelier one if the row is ambiguous.
        public let verdict: FoodReading.Verdict
        /// Whether either verdict is right.
        public let isAmbiguous: Bool
        /// Lowest and highest score that is right.
        public let scores: ClosedRange<Int>
        public let caffeineCount: Int
        public let sugaryItemCount: Int

        private enum CodingKeys: String, CodingKey {
            case id, lang, text, verdict, ambiguous, scoreRange, caffeineCount, sugaryItemCount
        }

        public init(from decoder: any Decoder) throws {
            let row = try decoder.container(keyedBy: CodingKeys.self)
            func corrupt(_ key: CodingKeys) -> DecodingError {
                .dataCorruptedError(forKey: key, in: row, debugDescription: key.stringValue)
            }
            guard let language = Language(rawValue: try row.decode(String.self, forKey: .lang)) else {
                throw corrupt(.lang)
            }
            let verdict = FoodReading.Verdict(rawValue: try row.decode(String.self, forKey: .verdict))
            guard let verdict else { throw corrupt(.verdict) }
            let bounds = try row.decode([Int].self, forKey: .scoreRange)
            guard bounds.count == 2, bounds[0] <= bounds[1] else { throw corrupt(.scoreRange) }
            self.language = language
            self.verdict = verdict
            scores = bounds[0]...bounds[1]
            id = try row.decode(String.self, forKey: .id)
            text = try row.decode(String.self, forKey: .text)
            isAmbiguous = try row.decodeIfPresent(Bool.self, forKey: .ambiguous) ?? false
            caffeineCount = try row.decode(Int.self, forKey: .caffeineCount)
            sugaryItemCount = try row.decode(Int.self, forKey: .sugaryItemCount)
        }
    }

    /// How well one of the counts was read.
    public struct Count: Sendable {
        public internal(set) var exact = Share()
        /// All differences, without their sign.
        public internal(set) var difference = 0

        /// Mean difference, without sign, in items; `nil` = nothing was counted.
        public var meanDifference: Double? {
            exact.whole == 0 ? nil : Double(difference) / Double(exact.whole)
        }
    }

    /// What was counted over some rows.
    public struct Score: Sendable {
        public internal(set) var rowCount = 0
        /// Rows to which no reading was given; their verdict and score are wrong, their counts read as 0.
        public internal(set) var unanswered = 0
        /// Right verdicts, of the rows that are not ambiguous.
        public internal(set) var verdict = Share()
        /// Scores in the range of the row and of the verdict that was given.
        public internal(set) var score = Share()
        public internal(set) var caffeine = Count()
        public internal(set) var sugary = Count()
    }

    /// What is not right about one row.
    public struct Mistake: Hashable, Sendable {
        public enum Part: String, Hashable, Sendable, CaseIterable { case verdict, score, caffeine, sugary }

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

    /// - Parameter readings: one for each row, in the same order; `nil` = no reading was given.
    public init(_ rows: [Row], readings: [FoodReading?]) {
        let pairs = Array(zip(rows, readings))
        overall = Score(pairs)
        languages = Language.allCases.compactMap { language in
            let own = pairs.filter { $0.0.language == language }
            return own.isEmpty ? nil : (language, Score(own))
        }
        mistakes = pairs.flatMap { row, reading in
            Mistake.Part.allCases.filter { row.isWrong($0, reading) }.map { Mistake(id: row.id, part: $0) }
        }
    }
}

extension FoodEvaluation.Row {
    fileprivate func isWrong(_ part: FoodEvaluation.Mistake.Part, _ reading: FoodReading?) -> Bool {
        switch part {
        case .verdict: !isAmbiguous && reading?.verdict != verdict
        case .score:
            !(reading.map { scores.contains($0.score) && $0.verdict.scores.contains($0.score) } ?? false)
        case .caffeine: reading?.caffeineCount ?? 0 != caffeineCount
        case .sugary: reading?.sugaryItemCount ?? 0 != sugaryItemCount
        }
    }
}

extension FoodEvaluation.Score {
    fileprivate init(_ pairs: [(FoodEvaluation.Row, FoodReading?)]) {
        for (row, reading) in pairs {
            rowCount += 1
            if reading == nil { unanswered += 1 }
            if !row.isAmbiguous { verdict.count(!row.isWrong(.verdict, reading)) }
            score.count(!row.isWrong(.score, reading))
            caffeine.take(reading?.caffeineCount ?? 0, expected: row.caffeineCount)
            sugary.take(reading?.sugaryItemCount ?? 0, expected: row.sugaryItemCount)
        }
    }
}

extension FoodEvaluation.Count {
    fileprivate mutating func take(_ count: Int, expected: Int) {
        exact.count(count == expected)
        difference += abs(count - expected)
    }
}

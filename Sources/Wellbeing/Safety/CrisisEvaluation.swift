/// How well the crisis rules do on labelled texts.
///
/// The measures are those of `docs/evaluation.md`, per language of the row.
public struct CrisisEvaluation: Sendable {
    /// A labelled text, as one line of a JSON Lines file.
    public struct Row: Sendable, Decodable {
        /// Stable name of the row.
        public let id: String
        /// Code of the language that the text is mostly in.
        public let language: String
        public let text: String
        /// 0...3, see ``CrisisTier``.
        public let tier: Int
        public let isForOther: Bool
        /// Whether the row must be noticed; a row that only looks like a signal is `negative`.
        public let isSignal: Bool

        private enum CodingKeys: String, CodingKey {
            case id, text, tier, kind
            case language = "lang"
            case isForOther = "for_other"
        }

        public init(from decoder: any Decoder) throws {
            let row = try decoder.container(keyedBy: CodingKeys.self)
            id = try row.decode(String.self, forKey: .id)
            language = try row.decode(String.self, forKey: .language)
            text = try row.decode(String.self, forKey: .text)
            tier = try row.decode(Int.self, forKey: .tier)
            isForOther = try row.decode(Bool.self, forKey: .isForOther)
            isSignal = try row.decode(String.self, forKey: .kind) == "signal"
        }
    }

    /// So many of so many.
    public struct Share: Hashable, Sendable {
        public private(set) var part = 0
        public private(set) var whole = 0

        /// Part of the whole, 0...1; `nil` = there was nothing to count.
        public var value: Double? { whole == 0 ? nil : Double(part) / Double(whole) }

        public init() {}

        mutating func count(_ isPart: Bool) {
            whole += 1
            if isPart { part += 1 }
        }
    }

    /// The result for one language.
    public struct Score: Sendable {
        /// Found at tier 2 or 3 where 2 or 3 is expected: the first target.
        public internal(set) var recall = Share()
        /// Found at tier 3 where 3 is expected.
        public internal(set) var emergencyRecall = Share()
        /// Found at tier 1 or higher, of the signals that are expected at tier 1.
        public internal(set) var checkInRecall = Share()
        /// Tier 2 or 3 where nothing is expected.
        public internal(set) var falseAlarms = Share()
        /// Tier 1 where nothing is expected.
        public internal(set) var falseCheckIns = Share()
        /// Tier 2 or 3 where 1 is expected.
        public internal(set) var overCautious = Share()
        /// `isForOther` right, of the rows of tier 1 and higher.
        public internal(set) var forOther = Share()
        /// The very tier; reported, not a target.
        public internal(set) var exact = Share()
        /// Ids of the rows that should have been found at tier 2 or 3 and were not, in the order of the rows.
        public internal(set) var misses: [String] = []
        /// Ids of the rows where nothing is expected and something was shown.
        public internal(set) var alarms: [String] = []
    }

    /// By code of the language.
    public let scores: [String: Score]

    /// Reads every row by the rules.
    public init(of rows: [Row]) {
        var scores: [String: Score] = [:]
        for row in rows {
            scores[row.language, default: Score()].take(row, found: crisisFinding(in: row.text))
        }
        self.scores = scores
    }
}

extension CrisisEvaluation.Score {
    fileprivate mutating func take(_ row: CrisisEvaluation.Row, found: CrisisFinding) {
        let tier = found.tier.rawValue
        exact.count(tier == row.tier)
        if row.tier >= 2 {
            recall.count(tier >= 2)
            if tier < 2 { misses.append(row.id) }
        }
        if row.tier == 3 { emergencyRecall.count(tier == 3) }
        if row.tier == 1 {
            overCautious.count(tier >= 2)
            if row.isSignal { checkInRecall.count(tier >= 1) }
        }
        if row.tier == 0 {
            falseAlarms.count(tier >= 2)
            falseCheckIns.count(tier == 1)
            if tier > 0 { alarms.append(row.id) }
        } else {
            forOther.count(found.isForOther == row.isForOther)
        }
    }
}

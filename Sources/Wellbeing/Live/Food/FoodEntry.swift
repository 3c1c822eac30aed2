/// Something eaten or drunk, as the person wrote it, and what is known about it.
public struct FoodEntry: Hashable, Sendable, Identifiable {
    /// A UUID in lower case, given by whoever creates the entry, so saving twice is saving once.
    public typealias ID = Reflection.ID

    /// Where the verdict comes from.
    public enum Source: String, Hashable, Sendable, CaseIterable {
        /// The word lists of Sela.
        case wordLists
        /// A language model.
        case model
        /// What the person said before of the same words.
        case memory
        /// The person, of this very entry; nothing but the person changes it again.
        case person
    }

    /// What is known of an entry.
    public struct Judgement: Hashable, Sendable {
        public var verdict: FoodReading.Verdict
        /// In the range of the verdict; 0 is worst.
        public var score: Int
        /// `nil` = no reason is known, as in some imported entries.
        public var reason: FoodReason?
        public var source: Source

        /// - Parameter score: moved into the range of the verdict; `nil` = the usual one of the verdict.
        public init(verdict: FoodReading.Verdict, score: Int?, reason: FoodReason?, source: Source) {
            self.verdict = verdict
            self.score = score.map(verdict.clamped) ?? verdict.usualScore
            self.reason = reason
            self.source = source
        }
    }

    public let id: ID
    /// When it was eaten or drunk, and the day it belongs to.
    public var moment: Moment
    /// The person's own words, ``acceptedText`` characters, nothing but space cut off at both ends.
    public var text: String
    /// `nil` = not judged: nobody has yet, or nobody could.
    public var judgement: Judgement?
    /// Drinks with caffeine, 0…12; `nil` = not counted.
    public private(set) var caffeineCount: Int?
    /// Sweets, desserts and sweetened drinks, 0…12; `nil` = not counted.
    public private(set) var sugaryItemCount: Int?
    /// A dry remark on it; only ever on an unhealthy one, and only if the person has switched remarks on.
    public var roast: String?
    /// `nil` = never changed since it was saved.
    public var editedAt: Instant?

    /// Characters of a text.
    public static let acceptedText = 1...2_000

    /// Cuts the space off both ends of `text`, and moves the counts into 0…12.
    public init(
        id: ID, moment: Moment, text: String, judgement: Judgement? = nil, caffeineCount: Int? = nil,
        sugaryItemCount: Int? = nil, roast: String? = nil, editedAt: Instant? = nil
    ) {
        self.id = id
        self.moment = moment
        self.text = trimmedText(text)
        self.judgement = judgement
        self.caffeineCount = caffeineCount.map(FoodReading.clampedCount)
        self.sugaryItemCount = sugaryItemCount.map(FoodReading.clampedCount)
        self.roast = roast
        self.editedAt = editedAt
    }

    /// Whether the text is within its bounds.
    public var isAcceptable: Bool { Self.acceptedText.contains(text.count) }

    /// The score that counts for the day, 0…59 or 80…100; `nil` = not judged.
    public var score: Int? { judgement.map { $0.verdict.clamped($0.score) } }

    /// Whether both counts are known.
    public var isCounted: Bool { caffeineCount != nil && sugaryItemCount != nil }

    /// Whether the person has said what this is, so no reading may change it.
    public var isSetByPerson: Bool { judgement?.source == .person }
}

/// `text` without white space at both ends.
func trimmedText(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
}

/// What a language model wrote of a week, around the numbers, which are all Sela's.
public struct WeekSummary: Hashable, Sendable {
    /// Words about one entry.
    public struct Moment: Hashable, Sendable {
        /// An entry of the week.
        public let entry: Reflection.ID
        /// 1…200 characters.
        public let text: String

        public init(entry: Reflection.ID, text: String) {
            self.entry = entry
            self.text = text
        }
    }

    /// The first day of the week.
    public let first: LocalDay
    /// That of ``text`` and of the moments.
    public let language: Language
    /// As it passed ``summaryFault(in:of:texts:language:)``; 1…600 characters.
    public let text: String
    /// At most three, in the order of the entries.
    public let moments: [Moment]
    /// The name under which the model calls itself, 1…200 bytes.
    public let model: String
    /// When it was asked for.
    public let madeAt: Instant

    /// Moments that a summary has at most.
    public static let mostMoments = 3

    public init(
        first: LocalDay, language: Language, text: String, moments: [Moment], model: String, madeAt: Instant
    ) {
        self.first = first
        self.language = language
        self.text = text
        self.moments = moments
        self.model = model
        self.madeAt = madeAt
    }
}

/// How much of a period one emotion has.
public struct EmotionShare: Hashable, Sendable {
    public let emotion: Emotion
    /// Entries with it, at least 1.
    public let entries: Int
    /// Whole per cents of the entries with a clear emotion; those of a period add up to 100.
    public let percent: Int

    public init(emotion: Emotion, entries: Int, percent: Int) {
        self.emotion = emotion
        self.entries = entries
        self.percent = percent
    }

    /// The shares of `verdicts`, greatest first, equal ones in the order of ``Emotion``; what is unclear has none.
    public static func shares(of verdicts: [EmotionVerdict: Int]) -> [EmotionShare] {
        let counted = Emotion.allCases.compactMap { emotion in
            verdicts[.felt(emotion)].map { (emotion: emotion, entries: $0) }
        }.filter { $0.entries > 0 }
        let percents = wholePercents(of: counted.map(\.entries))
        return zip(counted, percents).enumerated()
            .sorted { left, right in
                let (one, two) = (left.element.0.entries, right.element.0.entries)
                return one != two ? one > two : left.offset < right.offset
            }
            .map {
                EmotionShare(
                    emotion: $0.element.0.emotion, entries: $0.element.0.entries, percent: $0.element.1)
            }
    }
}

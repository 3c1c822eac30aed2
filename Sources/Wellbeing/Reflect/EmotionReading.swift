/// What the classifier read in one text.
public struct EmotionReading: Hashable, Sendable {
    /// Probability of each emotion, 0…1, and of "unclear"; together 1 up to rounding.
    public let probabilities: [Double]
    public let verdict: EmotionVerdict
    /// How sure the verdict is, 0…1, calibrated: the probability of the emotion, or for `unclear` that of
    /// anything but the likeliest emotion.
    public let confidence: Double
    /// Which model answered, such as `sela-emotion-1`.
    public let model: String
    /// How many windows of the text were read; 1 unless the text was long.
    public let windows: Int

    /// - Parameter probabilities: in the order of ``Emotion`` and then `unclear`: six numbers.
    public init(
        probabilities: [Double], verdict: EmotionVerdict, confidence: Double, model: String, windows: Int
    ) {
        self.probabilities = probabilities
        self.verdict = verdict
        self.confidence = confidence
        self.model = model
        self.windows = windows
    }

    /// Probability of one verdict, 0…1.
    public func probability(of verdict: EmotionVerdict) -> Double {
        let index = EmotionVerdict.allCases.firstIndex(of: verdict) ?? 0
        return probabilities.indices.contains(index) ? probabilities[index] : 0
    }
}

/// A person's word against the reading; both are kept.
public struct EmotionCorrection: Hashable, Sendable {
    public let verdict: EmotionVerdict
    public let correctedAt: Instant

    public init(verdict: EmotionVerdict, correctedAt: Instant) {
        self.verdict = verdict
        self.correctedAt = correctedAt
    }
}

/// What the classifier read in one text.
public struct EmotionReading: Hashable, Sendable {
    /// Probability of each emotion, 0…1, and of "unclear"; together 1 up to rounding.
    public let probabilities: [Double]
    public let verdict: EmotionVerdict
    /// Calibrated probability of the verdict, 0…1.
    ///
    /// For `unclear` without such a class in the model it is the probability of the largest emotion, which
    /// was under the threshold.
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

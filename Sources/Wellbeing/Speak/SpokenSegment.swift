/// A few words of a recording as a recogniser heard them, unchecked.
public struct SpokenSegment: Hashable, Sendable {
    /// As the recogniser wrote it, spaces around it and all.
    public let text: String
    /// Seconds from the beginning of the recording, at least 0.
    public let start: Double
    /// Seconds from the beginning of the recording, not before ``start``.
    public let end: Double
    /// How likely it is that nobody spoke here, 0…1, as the recogniser sees it.
    public let silence: Double
    /// Mean likelihood of the words, 0…1.
    public let confidence: Double

    public init(text: String, start: Double, end: Double, silence: Double, confidence: Double) {
        self.text = text
        self.start = max(0, start)
        self.end = max(self.start, end)
        self.silence = min(1, max(0, silence))
        self.confidence = min(1, max(0, confidence))
    }
}

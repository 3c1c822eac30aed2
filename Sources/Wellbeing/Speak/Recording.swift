/// A voice, as samples that a recogniser takes.
public struct Recording: Hashable, Sendable {
    /// Samples a second.
    public static let rate = 16_000
    /// Seconds of the longest recording.
    public static let longest = 600.0
    /// Seconds below which nobody can have said a word.
    public static let shortest = 0.25

    /// One channel at ``rate``, -1…1.
    public let samples: [Float]

    /// - Parameter samples: one channel at ``rate``; what is beyond -1…1 is cut, what is no number is silence.
    /// - Returns: `nil` if it is longer than ``longest``.
    public init?(samples: [Float]) {
        guard samples.count <= Int(Self.longest) * Self.rate else { return nil }
        self.samples = samples.map { $0.isNaN ? 0 : min(1, max(-1, $0)) }
    }

    /// Length in seconds.
    public var seconds: Double { Double(samples.count) / Double(Self.rate) }

    /// Whether no word can be in it: too short, or silence throughout.
    public var isEmpty: Bool {
        // -80 dB: below the noise of any microphone.
        seconds < Self.shortest || samples.allSatisfy { abs($0) < 0.0001 }
    }
}

/// The parts of a recording in which somebody speaks, behind each other.
///
/// What is between them costs as much to transcribe as speech does, and tempts the recogniser to make up words.
struct VoicedAudio {
    /// A part, in samples of the recording.
    typealias Part = Range<Int>

    /// Sound that is kept around a part, in seconds: first and last consonants are quiet.
    static let margin = 0.1
    /// Silence between two parts, in seconds.
    static let pause = 0.1

    let samples: [Float]
    /// Where each part begins in ``samples``.
    private let places: [(place: Int, part: Part)]

    /// - Parameters:
    ///   - recording: at `rate` samples a second.
    ///   - spans: in seconds, in their order.
    init(_ recording: [Float], rate: Int, spans: [ClosedRange<Double>]) {
        let parts = Self.parts(spans, rate: rate, count: recording.count)
        let pause = [Float](repeating: 0, count: Int(Self.pause * Double(rate)))
        var samples: [Float] = []
        var places: [(Int, Part)] = []
        for part in parts {
            if !samples.isEmpty { samples += pause }
            places.append((samples.count, part))
            samples += recording[part]
        }
        self.samples = samples
        self.places = places
        self.rate = rate
    }

    private let rate: Int

    /// Seconds of voice, margins with it.
    var seconds: Double { Double(samples.count) / Double(rate) }

    /// ``samples``, with silence behind them where they are shorter than the recogniser takes.
    var padded: [Float] {
        samples + [Float](repeating: 0, count: max(0, rate * 5 / 4 - samples.count))
    }

    /// Where a moment of ``samples`` was in the recording, both in seconds; what is outside is cut.
    func momentInRecording(_ moment: Double) -> Double {
        let sample = Int((min(max(0, moment), seconds) * Double(rate)).rounded())
        guard let (place, part) = places.last(where: { $0.place <= sample }) else { return 0 }
        return Double(min(part.lowerBound + sample - place, part.upperBound)) / Double(rate)
    }

    /// The spans with their margins; what then touches is one part.
    private static func parts(_ spans: [ClosedRange<Double>], rate: Int, count: Int) -> [Part] {
        spans.reduce(into: []) { parts, span in
            let start = max(0, Int((span.lowerBound - margin) * Double(rate)))
            let end = min(count, Int((span.upperBound + margin) * Double(rate)))
            guard start < end else { return }
            if let last = parts.last, last.upperBound >= start {
                parts[parts.count - 1] = last.lowerBound..<max(last.upperBound, end)
            } else {
                parts.append(start..<end)
            }
        }
    }
}

import Foundation
import Wellbeing

/// Makes one reading of the readings of a text's windows.
///
/// The feeling at the end of a text counts (`docs/evaluation.md`), but never alone: two thirds
/// of each probability are that of the last window, one third is the mean over all windows, the last one
/// included, each weighted by the pieces that no earlier window held. For a text of one window this is that
/// window's reading.
struct WindowReadings {
    /// The share of the last window, 0…1, beside its part in the mean.
    static let lastShare = 2.0 / 3

    /// - Parameter windows: at least one; probabilities in the order of `EmotionVerdict.allCases`.
    static func aggregate(_ windows: [(probabilities: [Double], ownCount: Int)]) -> [Double] {
        guard let last = windows.last, windows.count > 1 else { return windows.last?.probabilities ?? [] }
        let total = Double(windows.reduce(0) { $0 + $1.ownCount })
        return last.probabilities.indices.map { position in
            let sum = windows.reduce(0.0) { $0 + $1.probabilities[position] * Double($1.ownCount) }
            let mean = total > 0 ? sum / total : last.probabilities[position]
            return lastShare * last.probabilities[position] + (1 - lastShare) * mean
        }
    }

    /// The softmax of `logits / temperature`, in 64-bit numbers.
    ///
    /// - Parameter logits: finite, at least one.
    static func probabilities(ofLogits logits: [Float], temperature: Double) -> [Double] {
        let scaled = logits.map { Double($0) / temperature }
        // The largest is taken away first, so that no power can overflow.
        let largest = scaled.max() ?? 0
        let powers = scaled.map { exp($0 - largest) }
        let sum = powers.reduce(0, +)
        return powers.map { $0 / sum }
    }

    /// What the probabilities say.
    ///
    /// The emotion with the largest probability, of equal ones the first in label order; "unclear" if that
    /// class is above it, or if it is under `threshold`. That no emotion is clear is as sure as the likeliest
    /// one is not.
    static func verdict(
        _ probabilities: [Double], threshold: Double
    ) -> (verdict: EmotionVerdict, confidence: Double) {
        var largest = Emotion.sadness
        var probability = -1.0
        for (emotion, candidate) in zip(Emotion.allCases, probabilities) where candidate > probability {
            largest = emotion
            probability = candidate
        }
        let unclear = probabilities.last ?? 0
        if unclear > probability || probability < threshold {
            return (.unclear, 1 - probability)
        }
        return (.felt(largest), probability)
    }
}

import Companion
import Wellbeing

/// Which of our verdicts each label of a model stands for.
///
/// Several labels may stand for one verdict; their probabilities add up. A model need not know every
/// emotion: what it does not know gets probability 0.
struct LabelMap: Hashable, Sendable {
    /// By output position of the model: the index in `EmotionVerdict.allCases`.
    let positions: [Int]

    /// - Throws: `modelShape(.labels)` if a label is not in ``synonyms``, or if fewer than two different
    ///   emotions are among them.
    init(labels: [String]) throws(EmotionReaderError) {
        var positions: [Int] = []
        for label in labels {
            guard let verdict = Self.verdict(of: label),
                let position = EmotionVerdict.allCases.firstIndex(of: verdict)
            else { throw .modelShape(reason: .labels) }
            positions.append(position)
        }
        let unclear = EmotionVerdict.allCases.count - 1
        guard Set(positions).subtracting([unclear]).count >= 2 else { throw .modelShape(reason: .labels) }
        self.positions = positions
    }

    /// The probabilities of our verdicts, in the order of `EmotionVerdict.allCases`, from those of the labels.
    func gathered(_ probabilities: [Double]) -> [Double] {
        var gathered = [Double](repeating: 0, count: EmotionVerdict.allCases.count)
        for (position, probability) in zip(positions, probabilities) { gathered[position] += probability }
        return gathered
    }

    /// What a label stands for, whatever its case; `nil` if we do not know the word.
    static func verdict(of label: String) -> EmotionVerdict? {
        let word = label.lowercased().filter { !$0.isWhitespace }
        return synonyms.first { $0.words.contains(word) }?.verdict
    }

    /// The labels that published classifiers use, in three languages, those of IndoNLU's EmoT among them.
    ///
    /// Disgust is filed under anger, as the nearest of five; surprise says nothing about how it
    /// felt and is "unclear".
    static let synonyms: [(verdict: EmotionVerdict, words: Set<String>)] = [
        (
            .felt(.sadness),
            [
                "sadness", "sad", "grief", "sorrow", "unhappy", "sedih", "kesedihan", "duka", "trauer",
                "traurig", "traurigkeit",
            ]
        ),
        (
            .felt(.anger),
            [
                "anger", "angry", "annoyance", "rage", "fury", "mad", "disgust", "marah", "kemarahan",
                "kesal", "jijik", "wut", "wütend", "ärger", "zorn", "ekel",
            ]
        ),
        (
            .felt(.love),
            ["love", "affection", "caring", "cinta", "kasih", "kasihsayang", "sayang", "liebe", "zuneigung"]
        ),
        (
            .felt(.fear),
            [
                "fear", "scared", "afraid", "anxiety", "anxious", "worry", "nervousness", "takut",
                "ketakutan", "cemas", "khawatir", "angst", "furcht", "sorge", "ängstlich",
            ]
        ),
        (
            .felt(.happy),
            [
                "happy", "happiness", "joy", "joyful", "bahagia", "senang", "gembira", "kebahagiaan",
                "kegembiraan", "freude", "glücklich", "glück", "fröhlich",
            ]
        ),
        (
            .unclear,
            [
                "unclear", "neutral", "none", "noemotion", "no_emotion", "other", "others", "surprise",
                "surprised", "netral", "lainnya", "tidakjelas", "terkejut", "kaget", "unklar", "überraschung",
            ]
        ),
    ]
}

import Foundation
import Testing
import Wellbeing

@testable import EmotionModel

/// The known answers of `testvectors.json`, computed elsewhere with another tokenizer and runtime.
struct KnownAnswerTests {
    @Test func cleansEveryTextAsItWasCleanedForTraining() throws {
        for answer in try Fixtures.knownAnswers() {
            let words = JournalCleaning.words(of: answer.text).map {
                String(decoding: $0.bytes, as: UTF8.self)
            }
            #expect(
                Array(words.joined(separator: " ").unicodeScalars) == Array(answer.cleaned.unicodeScalars))
        }
    }

    @Test func cutsEveryTextIntoExactlyTheKnownPieces() throws {
        let tokenizer = try Fixtures.shippedTokenizer()
        let answers = try Fixtures.knownAnswers()
        #expect(answers.count == 17)
        for answer in answers {
            #expect(
                tokenizer.sequence(of: tokenizer.pieces(of: answer.text).ids) == answer.ids, "\(answer.text)")
        }
    }

    /// A processor must agree with one of the sets in every answer.
    ///
    /// Products of 8-bit numbers are added in 16 bits, and cut off there, by processors with AVX2 alone, and
    /// added exactly by those with VNNI; the first set was computed on one of the former.
    @Test func readsEveryTextWithTheKnownVerdictAndProbabilities() async throws {
        let model = try LoadedModel(
            folder: ModelFolder(path: Fixtures.shippedModel), runtimeLibraries: Fixtures.libraries)
        let reader = Fixtures.shippedReader
        let sets = [try Fixtures.knownAnswers(), try Fixtures.knownAnswers("testvectors-vnni")]
        var faults: [[String]] = [[], []]
        for (index, answers) in sets.enumerated() {
            for answer in answers where !answer.text.isEmpty {
                // All of it at one look, as the answers were computed, however the product reads long texts.
                let pieces = model.tokenizer.pieces(of: answer.text).ids
                let reading = model.reading([(try model.probabilities(of: pieces[...]), pieces.count)])
                if pieces.count <= model.windows.oneLook {
                    #expect(try await reader.read(answer.text) == reading)
                }
                let expected = softmax(answer.logits.map { $0 / 0.968 })
                let furthest = zip(EmotionVerdict.allCases, expected).map { verdict, probability in
                    abs(reading.probability(of: verdict) - probability)
                }.max()
                if (furthest ?? 1) >= 0.02 || reading.verdict != verdict(of: expected) {
                    faults[index].append(answer.text)
                }
            }
        }
        #expect(faults.contains([]), "faults by set: \(faults)")
    }

    @Test func theTwoSetsOfKnownAnswersAreOfTheSameTextsAndDiffer() throws {
        let saturated = try Fixtures.knownAnswers()
        let withVNNI = try Fixtures.knownAnswers("testvectors-vnni")
        #expect(saturated.map(\.ids) == withVNNI.map(\.ids))
        #expect(saturated.map(\.logits) != withVNNI.map(\.logits))
    }

    /// The rules of the model's README, written again independently of the adapter.
    private func verdict(of probabilities: [Double]) -> EmotionVerdict {
        let emotions = probabilities[0..<5]
        let largest = emotions.max() ?? 0
        if probabilities[5] > largest || largest < 0.45 { return .unclear }
        return EmotionVerdict.allCases[emotions.firstIndex(of: largest) ?? 0]
    }

    private func softmax(_ logits: [Double]) -> [Double] {
        let powers = logits.map { exp($0) }
        return powers.map { $0 / powers.reduce(0, +) }
    }
}

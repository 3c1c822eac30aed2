import Testing
import Wellbeing

@testable import EmotionModel

struct WindowReadingsTests {
    @Test func readsTheAcceptanceVectorsOfTheSpecification() {
        // spec/reflect.md 13.2.
        let sad = WindowReadings.probabilities(ofLogits: [3.0, -1, -1.2, 0.5, -1.5], temperature: 1)
        #expect(abs(sad[0] - 0.89) < 0.005)
        let equal = WindowReadings.probabilities(ofLogits: [2, 2, 2, 2, 2], temperature: 1)
        #expect(equal.allSatisfy { abs($0 - 0.2) < 1e-12 })
    }

    @Test func dividesByTheTemperature() {
        // e^1 / (e^1 + 1) = 0.731058…
        let calm = WindowReadings.probabilities(ofLogits: [2, 0], temperature: 2)
        #expect(abs(calm[0] - 0.7310585786) < 1e-9)
    }

    @Test func staysFiniteForLargeLogits() {
        let large = WindowReadings.probabilities(ofLogits: [80_000, 79_999, -80_000], temperature: 0.968)
        #expect(large.allSatisfy { $0.isFinite })
        #expect(abs(large.reduce(0, +) - 1) < 1e-12)
        #expect(large[0] > large[1])
    }

    @Test func givesTheLastWindowTwoThirdsAndAllOfThemOneThird() {
        let aggregated = WindowReadings.aggregate([
            (probabilities: [0.9, 0.1], ownCount: 30), (probabilities: [0.0, 1.0], ownCount: 10),
        ])
        // Mean: 0.9·¾ = 0.675; ⅔·0 + ⅓·0.675 = 0.225.
        #expect(abs(aggregated[0] - 0.225) < 1e-12)
        #expect(abs(aggregated[1] - 0.775) < 1e-12)
    }

    @Test func takesOneWindowAsItIs() {
        #expect(WindowReadings.aggregate([(probabilities: [0.3, 0.7], ownCount: 5)]) == [0.3, 0.7])
    }

    @Test func answersWithTheLargestEmotionAndOfEqualOnesWithTheFirst() {
        let tie = WindowReadings.verdict([0.1, 0.4, 0.4, 0.1, 0, 0], threshold: 0.4)
        #expect(tie == (.felt(.anger), 0.4))
    }

    @Test func isUnclearWhereThatClassIsLargestOrTheLargestEmotionIsUnderTheThreshold() {
        let said = WindowReadings.verdict([0.46, 0, 0, 0, 0, 0.54], threshold: 0.45)
        #expect(said == (.unclear, 0.54))
        let weak = WindowReadings.verdict(
            [0.44, 0.2, 0.2, 0.1, 0, 0.06], threshold: 0.45)
        #expect(weak == (.unclear, 0.56))
        let withoutClass = WindowReadings.verdict(
            [0.3, 0.25, 0.2, 0.15, 0.1, 0], threshold: 0.45)
        #expect(withoutClass == (.unclear, 0.7))
        let just = WindowReadings.verdict([0, 0, 0, 0, 0.45, 0.45], threshold: 0.45)
        #expect(just == (.felt(.happy), 0.45), "the threshold itself is enough, and a tie is the emotion's")
    }
}

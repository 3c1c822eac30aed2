import Companion
import Testing
import Wellbeing

@testable import EmotionModel

struct LabelMapTests {
    @Test func mapsTheLabelsOfPublishedClassifiers() throws {
        #expect(
            try LabelMap(labels: ["sadness", "anger", "love", "fear", "happy"]).positions == [0, 1, 2, 3, 4])
        #expect(
            try LabelMap(labels: ["Takut", "SEDIH", "Marah ", "cinta", "senang"]).positions == [
                3, 0, 1, 2, 4,
            ])
        #expect(
            try LabelMap(labels: ["joy", "scared", "angry", "neutral", "disgust", "surprise"]).positions
                == [4, 3, 1, 5, 1, 5])
        #expect(try LabelMap(labels: ["Wut", "Freude"]).positions == [1, 4])
    }

    @Test func addsUpTheLabelsOfOneEmotion() throws {
        let map = try LabelMap(labels: ["anger", "disgust", "joy", "neutral"])
        #expect(map.gathered([0.25, 0.125, 0.5, 0.125]) == [0, 0.375, 0, 0, 0.5, 0.125])
    }

    @Test(arguments: [["LABEL_0", "LABEL_1"], ["joy", "toxic"], ["joy", "happiness"], ["neutral"], []])
    func refusesLabelsThatAreNoEmotions(labels: [String]) {
        #expect(throws: EmotionReaderError.modelShape(reason: .labels)) { try LabelMap(labels: labels) }
    }

    @Test func filesNoWordUnderTwoVerdicts() {
        let words = LabelMap.synonyms.flatMap(\.words)
        #expect(Set(words).count == words.count)
        #expect(LabelMap.synonyms.map(\.verdict) == EmotionVerdict.allCases)
        for verdict in EmotionVerdict.allCases { #expect(LabelMap.verdict(of: verdict.rawValue) == verdict) }
    }
}

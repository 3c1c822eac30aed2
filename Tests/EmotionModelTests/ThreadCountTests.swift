import Companion
import Testing

@testable import EmotionModel

struct ThreadCountTests {
    @Test func givesTheSameNumbersWithOneThreadAsWithSeveral() throws {
        let path = ModelFolder(path: Fixtures.shippedModel).path(of: ModelFolder.modelName)
        let runtime = try OnnxRuntime.open(firstOf: Fixtures.libraries)
        let one = try OnnxSession.load(path, runtime: runtime, threads: 1)
        let three = try OnnxSession.load(path, runtime: runtime, threads: 3)
        for answer in try Fixtures.knownAnswers() {
            let rows = [answer.ids, answer.ids.map { _ in 1 }]
            let names = ["input_ids", "attention_mask"]
            let alone = try one.run(inputNames: names, rows: rows, outputName: "logits", resultCount: 6)
            let shared = try three.run(inputNames: names, rows: rows, outputName: "logits", resultCount: 6)
            #expect(alone == shared)
        }
    }
}

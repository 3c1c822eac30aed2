import Companion
import Foundation
import Testing
import Wellbeing

@testable import EmotionModel

struct ReplaceableModelTests {
    private let wordPiece = Fixtures.folder + "/wordpiece"

    /// Runs `body` on a copy of the WordPiece model with some files replaced (`nil`: removed).
    private func withModel(
        _ changes: [String: Data?], _ body: (OnnxEmotionReader, String) async throws -> Void
    ) async throws {
        try await Fixtures.withTemporaryFolder { folder in
            for name in try FileManager.default.contentsOfDirectory(atPath: wordPiece) {
                try FileManager.default.copyItem(atPath: "\(wordPiece)/\(name)", toPath: "\(folder)/\(name)")
            }
            for (name, data) in changes {
                if let data {
                    try data.write(to: URL(filePath: "\(folder)/\(name)"))
                } else {
                    try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
                }
            }
            try await body(
                OnnxEmotionReader(modelFolder: folder, runtimeLibraries: Fixtures.libraries), folder)
        }
    }

    private func contents(_ name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: "\(Fixtures.folder)/\(name)"))
    }

    @Test func readsWithAWordPieceModelWhoseLabelsAreIndonesianAndInAnotherOrder() async throws {
        let reader = OnnxEmotionReader(modelFolder: wordPiece, runtimeLibraries: Fixtures.libraries)
        for (text, emotion) in [
            ("Aku sedih sekali", Emotion.sadness), ("KESAL!", .anger), ("teman", .love), ("takut 😢", .fear),
            ("hari ini bahagia", .happy),
        ] {
            let reading = try await reader.read(text)
            #expect(reading.verdict == .felt(emotion), "\(text)")
            // e⁴ / (e⁴ + 4) = 0.9317…, by the one row of weights that is not zero.
            #expect(abs(reading.confidence - 0.93173) < 0.0001)
            #expect(reading.model == "tiny-wordpiece")
        }
        let nothing = try await reader.read("hari ini")
        #expect(nothing.verdict == .unclear)
        #expect(
            abs(nothing.confidence - 0.8) < 1e-6,
            "five emotions alike: four chances in five that it is not the first")
    }

    @Test func readsWithASentencePieceModelOfOneLength() async throws {
        let folder = Fixtures.folder + "/sentencepiece"
        let reader = OnnxEmotionReader(modelFolder: folder, runtimeLibraries: Fixtures.libraries)
        #expect(try await reader.read("aku senang").verdict == .felt(.happy))
        #expect(try await reader.read("rapat.").verdict == .unclear)
        #expect(try await reader.read("rapat.").confidence > 0.9, "its own class for texts without a feeling")
        let long = String(repeating: "aku a. ", count: 20) + "sedih"
        let reading = try await reader.read(long)
        #expect(reading.windows > 1)
        #expect(reading.verdict == .felt(.sadness))
    }

    @Test func describesAModelAfterATrialReading() throws {
        let description = try inspectModel(at: wordPiece, runtimeLibraries: Fixtures.libraries)
        #expect(description.name == "tiny-wordpiece")
        #expect(description.labels == ["bahagia", "sedih", "marah", "takut", "cinta"])
        #expect(description.tokenizer == .wordPiece)
        #expect(description.mostTokens == 32)
        #expect(description.threshold == 0.45)
        // sha256sum Tests/Fixtures/emotion/wordpiece/model.onnx
        #expect(description.fingerprint == "2b86537a8aa318b5102b324aa864da51d7f54b8bbeebd163459926809cad1abe")
    }

    @Test(arguments: [
        ("half-precision", EmotionReaderError.ShapeFault.outputs), ("rank-three", .outputs),
        ("six-wide", .outputs), ("six-wide-undeclared", .outputs), ("extra-input", .inputs),
    ])
    func refusesAModelOfAnotherShape(name: String, fault: EmotionReaderError.ShapeFault) async throws {
        try await withModel(["model.onnx": contents("unfit/\(name).onnx")]) { reader, folder in
            await #expect(throws: EmotionReaderError.modelShape(reason: fault)) {
                try await reader.read("aku sedih")
            }
            #expect(throws: EmotionReaderError.modelShape(reason: fault)) {
                try inspectModel(at: folder, runtimeLibraries: Fixtures.libraries)
            }
        }
    }

    @Test func refusesAnAnswerThatIsNoNumber() async throws {
        try await withModel(["model.onnx": contents("unfit/not-a-number.onnx")]) { reader, _ in
            await #expect(throws: EmotionReaderError.inferenceFailed) { try await reader.read("aku sedih") }
        }
    }

    @Test(arguments: ["model.onnx", "config.json", "vocab.txt"])
    func saysWhichFileIsMissing(name: String) async throws {
        try await withModel([name: nil]) { reader, _ in
            await #expect(throws: EmotionReaderError.modelMissing(file: name)) {
                try await reader.read("aku sedih")
            }
        }
    }

    @Test func saysWhichFileIsCorrupt() async throws {
        let model = try contents("wordpiece/model.onnx")
        let damaged: [(String, Data)] = [
            ("model.onnx", Data("this is no model".utf8)), ("model.onnx", Data()),
            ("model.onnx", model.prefix(model.count / 2)), ("config.json", Data("{".utf8)),
            ("config.json", Data(#"{"id2label": {"0": "joy", "1": "sad"}, "temperature": 0}"#.utf8)),
            ("vocab.txt", Data([0x61, 0x0A, 0xFF, 0x0A])), ("tokenizer_config.json", Data("[]".utf8)),
            ("tokenizer.json", Data("{}".utf8)),
        ]
        for (name, data) in damaged {
            try await withModel([name: data]) { reader, _ in
                await #expect(throws: EmotionReaderError.modelCorrupt(file: name)) {
                    try await reader.read("aku sedih")
                }
            }
        }
    }

    @Test func refusesAVocabularyThatDoesNotFitTheModel() async throws {
        let tooLong = try contents("wordpiece/vocab.txt") + Data("zuviel\n".utf8)
        let withoutSpecials = Data("aku\nsedih\n".utf8)
        for vocabulary in [tooLong, withoutSpecials] {
            try await withModel(["vocab.txt": vocabulary]) { reader, _ in
                await #expect(throws: EmotionReaderError.modelShape(reason: .vocabulary)) {
                    try await reader.read("aku sedih")
                }
            }
        }
    }

    @Test func refusesATokenizerOfAnUnknownKind() async throws {
        let pairs = Data(#"{"model": {"type": "BPE", "vocab": {"a": 0}, "merges": []}}"#.utf8)
        try await withModel(["tokenizer.json": pairs]) { reader, _ in
            await #expect(throws: EmotionReaderError.modelShape(reason: .tokenizer)) {
                try await reader.read("aku sedih")
            }
        }
    }

    @Test func readsAgainOnceWhatWasMissingIsThere() async throws {
        let model = try contents("wordpiece/model.onnx")
        try await withModel(["model.onnx": nil]) { reader, folder in
            await #expect(throws: EmotionReaderError.self) { try await reader.read("aku sedih") }
            try model.write(to: URL(filePath: folder + "/model.onnx"))
            #expect(try await reader.read("aku sedih").verdict == .felt(.sadness))
        }
    }
}

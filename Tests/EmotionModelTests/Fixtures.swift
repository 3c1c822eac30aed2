import Foundation
import Testing

@testable import EmotionModel

/// The folders and libraries that the tests read.
///
/// Everything is found from the place of this file.
enum Fixtures {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    static let shippedModel = root + "/Resources/emotion"
    static let folder = root + "/Tests/Fixtures/emotion"

    /// The runtime as the program finds it, looked for from the root of the package.
    static let libraries = OnnxEmotionReader.runtimeCandidates(
        environment: ProcessInfo.processInfo.environment, executable: root + "/.build/sela")

    /// One for all tests, as in the program.
    static let shippedReader = OnnxEmotionReader(modelFolder: shippedModel, runtimeLibraries: libraries)

    static func shippedTokenizer() throws -> any TextTokenizer {
        let folder = ModelFolder(path: shippedModel)
        return try folder.tokenizer(ModelConfiguration(json: folder.contents(of: "config.json")))
    }

    /// The known answers that came with the model.
    struct KnownAnswer: Decodable {
        let text: String
        let cleaned: String
        let ids: [Int64]
        let logits: [Double]
    }

    static func knownAnswers(_ name: String = "testvectors") throws -> [KnownAnswer] {
        let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name).json"))
        return try JSONDecoder().decode([KnownAnswer].self, from: data)
    }

    /// Runs `body` with an empty folder of its own, which is removed afterwards.
    static func withTemporaryFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sela-emotion-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(folder)
    }
}

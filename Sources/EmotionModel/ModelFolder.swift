import Companion
import Foundation

/// The files of a model on disk.
struct ModelFolder {
    static let modelName = "model.onnx"
    static let configurationName = "config.json"
    static let journalVocabularyName = "vocab.tsv"
    static let wordPieceVocabularyName = "vocab.txt"
    static let tokenizerName = "tokenizer.json"
    static let tokenizerConfigurationName = "tokenizer_config.json"

    let path: String

    func path(of file: String) -> String {
        path + "/" + file
    }

    func has(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: path(of: file))
    }

    /// - Throws: `modelMissing` if there is no such file, `modelCorrupt` if it cannot be read.
    func contents(of file: String) throws(EmotionReaderError) -> Data {
        guard has(file) else { throw .modelMissing(file: file) }
        do { return try Data(contentsOf: URL(filePath: path(of: file))) } catch {
            throw .modelCorrupt(file: file)
        }
    }
}

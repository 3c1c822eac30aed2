import Companion
import Foundation

/// What `config.json` of a model folder says, with our defaults for what it leaves out.
struct ModelConfiguration {
    /// The ids of special pieces.
    struct Specials {
        var beginning: Int32
        var padding: Int32
        var end: Int32
        var unknown: Int32

        var all: [Int32] { [beginning, padding, end, unknown] }
    }

    /// The name of the model, or `nil` if the file has none.
    let name: String?
    /// The labels by output position.
    let labels: [String]
    /// Divides the output before the softmax; above 0.
    ///
    /// 1 if the file does not say: not calibrated.
    let temperature: Double
    /// The largest emotion must reach this, 0…1, or the answer is "unclear".
    ///
    /// Our own model's 0.45 if the
    /// file does not say.
    let threshold: Double
    /// What each window begins with.
    let prefix: String
    /// The longest input in pieces, special ones included.
    let mostTokens: Int
    /// How many ids the model knows; `nil` if the file does not say.
    let vocabularySize: Int?
    let specials: Specials

    /// Longest input when nothing says how long it may be, as of BERT.
    static let defaultMostTokens = 512

    private struct File: Decodable {
        let name: String?
        let nameOrPath: String?
        let id2label: [String: String]?
        let temperature: Double?
        let threshold: Double?
        let prefix: String?
        let maxTokens: Int?
        let maxPositions: Int?
        let modelType: String?
        let vocabularySize: Int?
        let bos: Int32?
        let pad: Int32?
        let eos: Int32?
        let unk: Int32?

        enum CodingKeys: String, CodingKey {
            case name, id2label, temperature, threshold, prefix, bos, pad, eos, unk
            case nameOrPath = "_name_or_path"
            case maxTokens = "max_tokens"
            case maxPositions = "max_position_embeddings"
            case modelType = "model_type"
            case vocabularySize = "vocab_size"
        }
    }

    /// - Throws: `modelCorrupt` if it is no such JSON or a number is out of range; `modelShape(.labels)`
    ///   if the labels are not numbered from 0 without a gap.
    init(json: Data) throws(EmotionReaderError) {
        let file: File
        do { file = try JSONDecoder().decode(File.self, from: json) } catch {
            throw .modelCorrupt(file: ModelFolder.configurationName)
        }
        let numbered = file.id2label ?? [:]
        let labels = (0..<numbered.count).compactMap { numbered[String($0)] }
        guard !labels.isEmpty, labels.count == numbered.count else { throw .modelShape(reason: .labels) }
        self.labels = labels
        name = file.name ?? file.nameOrPath?.split(separator: "/").last.map(String.init)
        temperature = file.temperature ?? 1
        threshold = file.threshold ?? 0.45
        prefix = file.prefix ?? ""
        // RoBERTa counts its positions from 2, so two of them cannot be used.
        let skipped = file.modelType?.contains("roberta") == true ? 2 : 0
        let positions = file.maxPositions.map { $0 - skipped } ?? Self.defaultMostTokens
        mostTokens = min(file.maxTokens ?? Self.defaultMostTokens, positions, Self.defaultMostTokens)
        vocabularySize = file.vocabularySize
        specials = Specials(
            beginning: file.bos ?? 0, padding: file.pad ?? 1, end: file.eos ?? 2, unknown: file.unk ?? 3)
        guard temperature.isFinite, temperature > 0, (0...1).contains(threshold), mostTokens >= 8 else {
            throw .modelCorrupt(file: ModelFolder.configurationName)
        }
    }
}

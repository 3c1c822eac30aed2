import COnnxRuntime
import Companion
import Foundation
import Wellbeing

/// A classifier with its tokenizer, ready to read.
///
/// `@unchecked Sendable` because nothing changes after `init` and the runtime documents that one session may
/// be run from several threads at a time.
final class LoadedModel: @unchecked Sendable {  // because it is immutable and OrtSession.Run is thread-safe
    let name: String
    let configuration: ModelConfiguration
    let tokenizer: any TextTokenizer
    private let labels: LabelMap
    private let session: OnnxSession
    private let inputNames: [String]
    private let outputName: String
    /// The one length that the model takes; `nil` if it takes any.
    private let fixedLength: Int?
    /// How its texts are cut.
    let windows: ReadingWindows

    /// Loads the model in `folder` and proves it by reading a short sentence.
    init(folder: ModelFolder, runtimeLibraries: [String]) throws(EmotionReaderError) {
        guard folder.has(ModelFolder.modelName) else { throw .modelMissing(file: ModelFolder.modelName) }
        configuration = try ModelConfiguration(json: folder.contents(of: ModelFolder.configurationName))
        name = configuration.name ?? URL(filePath: folder.path).lastPathComponent
        labels = try LabelMap(labels: configuration.labels)
        tokenizer = try folder.tokenizer(configuration)
        let runtime = try OnnxRuntime.open(firstOf: runtimeLibraries)
        session = try OnnxSession.load(folder.path(of: ModelFolder.modelName), runtime: runtime)

        let inputs = try session.inputs()
        inputNames = inputs.map(\.name)
        fixedLength = try Self.checkedLength(of: inputs)
        outputName = try Self.checkedOutput(of: try session.outputs(), labelCount: configuration.labels.count)

        let around = tokenizer.opening.count + tokenizer.closing.count
        let longest = min(configuration.mostTokens, fixedLength ?? .max)
        guard longest - around >= 2 else { throw .modelShape(reason: .inputs) }
        windows = ReadingWindows(fitting: longest - around)
        _ = try probabilities(of: tokenizer.pieces(of: "Aku senang. Ich freue mich.").ids.prefix(2))
    }

    /// The pieces of the text; none if it holds nothing to read.
    func tokenized(_ text: String) -> TokenizedText {
        Self.showsSomething(text) ? tokenizer.pieces(of: text) : TokenizedText()
    }

    /// Whether a text holds more than white space, control, format and variation characters.
    static func showsSomething(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            if isSpace(scalar) { return false }
            switch scalar.properties.generalCategory {
            case .control, .format: return false
            default: return !scalar.properties.isVariationSelector
            }
        }
    }

    /// The probabilities of our verdicts for one window.
    func probabilities(of window: ArraySlice<Int32>) throws(EmotionReaderError) -> [Double] {
        var ids = tokenizer.sequence(of: window)
        var mask = [Int64](repeating: 1, count: ids.count)
        if let fixedLength {
            let missing = fixedLength - ids.count
            ids += [Int64](repeating: Int64(tokenizer.padding), count: missing)
            mask += [Int64](repeating: 0, count: missing)
        }
        let types = [Int64](repeating: 0, count: ids.count)
        let rows = inputNames.map { name in
            switch name {
            case InputName.ids: ids
            case InputName.mask: mask
            default: types
            }
        }
        let logits = try session.run(
            inputNames: inputNames, rows: rows, outputName: outputName,
            resultCount: configuration.labels.count)
        return labels.gathered(
            WindowReadings.probabilities(ofLogits: logits, temperature: configuration.temperature))
    }

    /// The reading of a text from those of its windows.
    func reading(_ windows: [(probabilities: [Double], ownCount: Int)]) -> EmotionReading {
        let probabilities = WindowReadings.aggregate(windows)
        let (verdict, confidence) = WindowReadings.verdict(
            probabilities, threshold: configuration.threshold)
        return EmotionReading(
            probabilities: probabilities, verdict: verdict, confidence: confidence, model: name,
            windows: windows.count)
    }

    private enum InputName {
        static let ids = "input_ids"
        static let mask = "attention_mask"
        static let types = "token_type_ids"
        static let all: Set<String> = [ids, mask, types]
    }

    /// - Returns: the length that every input must have; `nil` for any.
    private static func checkedLength(
        of inputs: [OnnxSession.Port]
    ) throws(EmotionReaderError) -> Int? {
        let names = Set(inputs.map(\.name))
        guard names.contains(InputName.ids), names.isSubset(of: InputName.all), names.count == inputs.count,
            inputs.allSatisfy({ $0.elementType == ONNX_INT64 && $0.dimensions.count == 2 }),
            inputs.allSatisfy({ $0.dimensions[0] == 1 || $0.dimensions[0] < 1 })
        else { throw .modelShape(reason: .inputs) }
        let lengths = Set(inputs.map { $0.dimensions[1] }.filter { $0 > 0 })
        guard lengths.count <= 1 else { throw .modelShape(reason: .inputs) }
        return lengths.first.map(Int.init)
    }

    /// - Returns: the name of the output that holds the logits.
    private static func checkedOutput(
        of outputs: [OnnxSession.Port], labelCount: Int
    ) throws(EmotionReaderError) -> String {
        guard let output = outputs.first(where: { $0.name == "logits" }) ?? outputs.first,
            output.elementType == ONNX_FLOAT32, output.dimensions.count == 2,
            output.dimensions[1] < 1 || output.dimensions[1] == Int64(labelCount)
        else { throw .modelShape(reason: .outputs) }
        return output.name
    }
}

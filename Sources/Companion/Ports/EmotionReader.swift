public import Wellbeing

/// Reads the emotion in a text, on this machine.
///
/// The same text gives the same reading. Nothing is stored and nothing leaves.
public protocol EmotionReader: Sendable {
    /// Reads the whole of `text`, however long.
    func read(_ text: String) async throws(EmotionReaderError) -> EmotionReading
}

/// Why no emotion could be read.
///
/// The rest of the flow goes on without it.
public enum EmotionReaderError: Error, Hashable, Sendable {
    /// The text holds nothing that can be read.
    case emptyText
    /// The ONNX Runtime library was not found or does not load.
    case runtimeMissing
    /// The library is there but too old for us.
    case runtimeTooOld(version: String)
    /// A file of the model is not there, such as `model.onnx`.
    case modelMissing(file: String)
    /// A file of the model is not what it should be.
    case modelCorrupt(file: String)
    /// The model has other inputs, outputs or labels than a classifier of texts.
    case modelShape(reason: ShapeFault)
    /// The runtime failed on this text, or answered something that is no number.
    case inferenceFailed

    public enum ShapeFault: String, Hashable, Sendable {
        case inputs, outputs, labels, vocabulary, tokenizer
    }
}

/// For a log.
extension EmotionReaderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyText: "emotion: empty text"
        case .runtimeMissing: "emotion: ONNX Runtime missing"
        case .runtimeTooOld(let version): "emotion: ONNX Runtime \(version) too old"
        case .modelMissing(let file): "emotion: \(file) missing"
        case .modelCorrupt(let file): "emotion: \(file) corrupt"
        case .modelShape(let reason): "emotion: unfit \(reason.rawValue)"
        case .inferenceFailed: "emotion: inference failed"
        }
    }
}

/// What a model folder holds, proved by loading it and reading one sentence.
public struct ModelDescription: Hashable, Sendable {
    /// The name it gives its readings: `name` in its `config.json`, else the last part of
    /// `_name_or_path`, else the name of the folder.
    public let name: String
    /// Its labels by output position, as the model spells them.
    public let labels: [String]
    public let tokenizer: TokenizerKind
    /// The longest input in pieces that it can read at once; longer texts are read in windows.
    public let mostTokens: Int
    /// The probability, 0…1, that the largest emotion must reach; below it the answer is "unclear".
    public let threshold: Double
    /// SHA-256 of `model.onnx`, 64 lower-case hexadecimal digits.
    public let fingerprint: String
}

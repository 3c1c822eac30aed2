public import Companion

/// Proves that the model in `folder` can read texts, and says what it is.
///
/// Loads the model, checks its inputs, outputs, labels and tokenizer, and reads one short sentence.
///
/// - Parameter runtimeLibraries: as for ``OnnxEmotionReader/init(modelFolder:runtimeLibraries:)``.
/// - Throws: what is wrong with the folder or the runtime.
public func inspectModel(
    at folder: String, runtimeLibraries: [String]
) throws(EmotionReaderError) -> ModelDescription {
    let files = ModelFolder(path: folder)
    let model = try LoadedModel(folder: files, runtimeLibraries: runtimeLibraries)
    return ModelDescription(
        name: model.name, labels: model.configuration.labels, tokenizer: model.tokenizer.kind,
        mostTokens: model.configuration.mostTokens, threshold: model.configuration.threshold,
        fingerprint: try files.fingerprint(of: ModelFolder.modelName))
}

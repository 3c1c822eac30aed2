import Companion
import LanguageModels
import Wellbeing

/// What asks, fetches, runs and finds language models.
struct ModelHouse: Sendable {
    let model: any LanguageModel
    let library: any ModelLibrary
    let finder: any ModelServerFinder
    /// `nil` = nothing runs models here.
    let engines: (any ModelEngines)?

    /// Ends the engine of `model`, so that nothing holds its file.
    func stopEngine(of model: ManagedModel.ID) async { await engines?.stop(model) }

    /// Ends every engine: what it holds in memory is the last that it was sent.
    func stopEngines() async { await engines?.stopAll() }
}

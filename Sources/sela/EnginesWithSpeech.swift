import Companion
import Dictation
import LanguageModels
import Wellbeing

/// Engines that try models of speech as well: these run in this process and answer nothing.
struct EnginesWithSpeech: ModelEngines {
    let engines: any ModelEngines
    let recogniser: WhisperRecogniser

    func service(of model: ManagedModel.ID) async throws(EngineFault) -> EngineService {
        try await engines.service(of: model)
    }

    func finished(_ model: ManagedModel.ID) async { await engines.finished(model) }

    func tryOut(_ file: String, as model: ManagedModel) async throws(EngineFault) {
        guard !model.answers else { return try await engines.tryOut(file, as: model) }
        do throws(SpeechError) {
            try await recogniser.tryOut(file)
        } catch {
            throw Self.fault(error)
        }
    }

    func stop(_ model: ManagedModel.ID) async {
        if ModelCatalogue[model]?.answers == false { await recogniser.rest() }
        await engines.stop(model)
    }

    func stopAll() async {
        // Not waited for: a recording that is being transcribed would hold up the lock.
        Task { await recogniser.rest() }
        await engines.stopAll()
    }

    private static func fault(_ error: SpeechError) -> EngineFault {
        switch error {
        case .libraryMissing, .libraryUnfit, .detectorMissing: .missing
        case .noMemory(let needed, let free): .noMemory(needed: needed, free: free)
        case .modelMissing: .notInstalled
        case .modelCorrupt, .busy, .failed: .ended
        }
    }
}

import Commands
import Companion
import Dictation
import HTTPTransfers
import LanguageModels
import Wellbeing

/// What asks, fetches, runs and finds language models.
struct ModelHouse: Sendable {
    let model: any LanguageModel
    let library: any ModelLibrary
    let finder: any ModelServerFinder
    let recogniser: WhisperRecogniser
    let recordings: AudioFileReader
    private let engines: any ModelEngines

    /// Nothing is opened, asked or started yet.
    init(surroundings: Surroundings) throws(CommandFailure) {
        let transfers = CurlTransfers(certificates: surroundings.value("SELA_CERTIFICATES"))
        let folders = ModelFolders(path: try surroundings.dataFolder() + "/models")
        let (clock, random) = (surroundings.clock, MachineRandom())
        let programs = surroundings.enginePrograms
        let engines = ChildEngines(
            programs: programs, models: ModelCatalogue.all, installed: folders, transfers: transfers,
            random: random)
        let recogniser = WhisperRecogniser(
            places: WhisperPlaces(
                environment: surroundings.environment, executable: surroundings.executable),
            model: Self.speechModel(in: folders, named: surroundings.value("SELA_SPEECH_MODEL")))
        self.recogniser = recogniser
        recordings = AudioFileReader(
            converters: AudioFileReader.converterCandidates(environment: surroundings.environment))
        let all = EnginesWithSpeech(engines: engines, recogniser: recogniser)
        self.engines = all
        model = ChatCompletions(transfers: transfers, engines: engines, clock: clock, random: random)
        library = DiskModelLibrary(folders: folders, transfers: transfers, engines: all, clock: clock)
        finder = LoopbackServerFinder(transfers: transfers)
    }

    /// The file that was named, else the most able model of speech that is installed.
    private static func speechModel(
        in folders: ModelFolders, named file: String?
    ) -> @Sendable () async -> String? {
        {
            if let file { return file }
            for model in ModelCatalogue.all where !model.answers {
                if let file = await folders.file(of: model.id) { return file }
            }
            return nil
        }
    }

    /// Ends the engine of `model`, so that nothing holds its file.
    func stopEngine(of model: ManagedModel.ID) async { await engines.stop(model) }

    /// Ends every engine: what it holds in memory is the last that it was sent.
    func stopEngines() async { await engines.stopAll() }

    /// Stops what this process fetches or checks; what is here stays.
    func pauseWork() async {
        for (model, state) in await library.states() where state.isUnderWay { await library.pause(model.id) }
    }
}

import Commands
import Companion
import LanguageModels
import Wellbeing

/// What asks, fetches, runs and finds language models.
struct ModelHouse: Sendable {
    let model: any LanguageModel
    let library: any ModelLibrary
    let finder: any ModelServerFinder
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
        self.engines = engines
        model = ChatCompletions(transfers: transfers, engines: engines, clock: clock, random: random)
        library = DiskModelLibrary(folders: folders, transfers: transfers, engines: engines, clock: clock)
        finder = LoopbackServerFinder(transfers: transfers)
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

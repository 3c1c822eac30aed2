import Commands
import Companion
import DiaryStore
import EmotionModel
import Wellbeing

/// Puts the adapters behind the ports: the one place that knows them all.
final class Composition {
    let surroundings: Surroundings
    private var house: ModelHouse?

    init(surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    /// The diary's vault.
    ///
    /// Nothing is opened yet.
    func vault() throws(CommandFailure) -> SQLCipherVault {
        let folder = StoreFolder(
            path: try surroundings.dataFolder(), runtimePath: surroundings.runtimeFolder)
        return SQLCipherVault(folder: folder, clock: surroundings.clock, keyring: SecretToolKeyring())
    }

    func backups(of vault: SQLCipherVault) -> any Backups {
        SQLCipherBackups(vault: vault, clock: surroundings.clock)
    }

    /// The reader with the chosen model.
    ///
    /// Nothing is loaded before the first text.
    func emotions() throws(CommandFailure) -> OnnxEmotionReader {
        OnnxEmotionReader(modelFolder: try emotionModels().inUse.folder, runtimeLibraries: runtimeLibraries)
    }

    func emotionModels() throws(CommandFailure) -> ModelChoice {
        ModelChoice(
            builtIn: try surroundings.resources() + "/emotion", dataFolder: try? surroundings.dataFolder())
    }

    /// What asks, fetches, runs and finds language models, made once: it knows what is under way.
    func models() throws(CommandFailure) -> ModelHouse {
        if let house { return house }
        let made = try ModelHouse(surroundings: surroundings)
        house = made
        return made
    }

    var runtimeLibraries: [String] {
        OnnxEmotionReader.runtimeCandidates(
            environment: surroundings.environment, executable: surroundings.executable)
    }
}

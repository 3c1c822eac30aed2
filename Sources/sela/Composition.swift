import Commands
import Companion
import DiaryStore
import EmotionModel
import Wellbeing

/// Puts the adapters behind the ports: the one place that knows them all.
struct Composition: Sendable {
    let surroundings: Surroundings

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
        OnnxEmotionReader(modelFolder: try models().inUse.folder, runtimeLibraries: runtimeLibraries)
    }

    func models() throws(CommandFailure) -> ModelChoice {
        ModelChoice(
            builtIn: try surroundings.resources() + "/emotion", dataFolder: try? surroundings.dataFolder())
    }

    var runtimeLibraries: [String] {
        OnnxEmotionReader.runtimeCandidates(
            environment: surroundings.environment, executable: surroundings.executable)
    }
}

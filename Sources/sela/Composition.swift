import Commands
import Companion
import DiaryStore
import EmotionModel
import Foundation
import HTTPTransfers
import Reminders
import Wellbeing
import Workbooks

/// Puts the adapters behind the ports: the one place that knows them all.
final class Composition {
    let surroundings: Surroundings
    private var house: ModelHouse?
    /// Made once: it knows which notifications still wait to be seen.
    private(set) lazy var notifier = NotifySend(session: surroundings.desktopSession)

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

    /// What reminds the person of the diary in `vault`.
    ///
    /// - Parameter address: what a reminder opens.
    func remind(of vault: any Vault, opening address: String) -> Remind {
        let transfers = CurlTransfers(certificates: surroundings.value("SELA_CERTIFICATES"))
        return Remind(
            vault: vault, notifier: notifier, push: HTTPPush(transfers: transfers, clock: surroundings.clock),
            clock: surroundings.clock, address: address
        ) { ReminderWords(in: $0) }
    }

    /// What makes workbooks.
    ///
    /// Their temporary files hold words of the diary: they lie in the login's runtime folder, which is in memory, or
    /// else in the diary's own folder.
    func workbooks() throws(CommandFailure) -> any WorkbookMaker {
        if let runtime = surroundings.runtimeFolder, mkdir(runtime, 0o700) == 0 || errno == EEXIST {
            return XLSXWriterWorkbooks(in: runtime)
        }
        return XLSXWriterWorkbooks(in: try surroundings.dataFolder())
    }

    var runtimeLibraries: [String] {
        OnnxEmotionReader.runtimeCandidates(
            environment: surroundings.environment, executable: surroundings.executable)
    }
}

import Companion
import Foundation
import HTTPTransfers
import LanguageModels
import Wellbeing

/// Starts an engine and holds it until it is killed.
///
///     engine-victim PYTHON SCRIPTS FILE
///
/// Prints `ready` when the engine is, and `fault` when it cannot be.
@main
enum EngineVictim {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst().map { $0 }
        guard arguments.count == 3, let id = ManagedModel.ID(rawValue: "victim") else { exit(64) }
        let model = ManagedModel(
            id: id, name: "Victim", engine: .gguf, statedLanguages: [],
            licence: .init(name: "", address: "", needsAcceptance: false),
            source: .init(address: "", fileName: "", bytes: 0, digest: "", signature: ""), memory: 1)
        let engines = ChildEngines(
            programs: EnginePrograms(pythons: [arguments[0]], scripts: arguments[1]), models: [model],
            installed: OneFile(path: arguments[2]), transfers: CurlTransfers(), random: SystemBytes())
        do {
            _ = try await engines.service(of: id)
            say("ready")
            // Longer than any test takes; then it ends by itself.
            try await Task.sleep(for: .seconds(120))
        } catch {
            say("fault")
        }
        await engines.stopAll()
    }

    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}

private struct OneFile: InstalledModels {
    let path: String

    func file(of model: ManagedModel.ID) async -> String? { path }
}

private struct SystemBytes: RandomSource {
    func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: .min ... .max) } }
}

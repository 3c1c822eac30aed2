import Foundation
public import Wellbeing

/// Where the programs that run models are: a Python environment of Sela's own, and scripts for it.
public struct EnginePrograms: Sendable {
    private let pythons: [String]
    private let scripts: String

    /// Nothing is opened or started.
    ///
    /// - Parameters:
    ///   - pythons: where to look for the interpreter, in this order; see
    ///     ``pythonCandidates(environment:executable:)``.
    ///   - scripts: the folder with a script for each engine.
    public init(pythons: [String], scripts: String) {
        self.pythons = pythons
        self.scripts = scripts
    }

    /// Where the interpreter may be, in the order to try.
    ///
    /// If `SELA_ENGINE_PYTHON` is set, only there: a wrong setting is to be noticed, not passed over. Else
    /// the environment that set-up makes, in `.deps/python` of the executable's folder or of one above it;
    /// then `lib/sela/python` beside the executable's folder. The system's own is never taken: it has no
    /// engines.
    ///
    /// - Parameters:
    ///   - environment: the environment of the process.
    ///   - executable: the full path of the program, links resolved.
    public static func pythonCandidates(environment: [String: String], executable: String) -> [String] {
        if let set = environment["SELA_ENGINE_PYTHON"], !set.isEmpty { return [set] }
        let own = executable.split(separator: "/").dropLast()
        let above = (0...own.count).map { own.dropLast($0) }.map { folder in
            (folder + [".deps", "python", "bin", "python"]).map { "/" + $0 }.joined()
        }
        let installed = own.dropLast() + ["lib", "sela", "python", "bin", "python"]
        return above + [installed.map { "/" + $0 }.joined()]
    }

    /// Whether what runs files for `engine` is here.
    public func isInstalled(_ engine: ManagedModel.Engine) -> Bool { program(for: engine) != nil }

    /// `nil` = it is not installed.
    func program(for engine: ManagedModel.Engine) -> EngineProgram? {
        let script: String
        switch engine {
        case .gguf: script = scripts + "/gguf.py"
        case .litert: script = scripts + "/litert.py"
        // Runs in this process.
        case .whisper: return nil
        }
        let files = FileManager.default
        guard files.isReadableFile(atPath: script),
            let python = pythons.first(where: files.isExecutableFile(atPath:))
        else { return nil }
        // -I: nothing of the person's own Python takes part. -B: nothing is written beside the script.
        return EngineProgram(path: python, arguments: ["-I", "-B", script])
    }
}

import Commands
import Companion
import EmotionModel
import Foundation
import Pages

/// Which model reads emotions: the one that came with Sela, or one that the person put in its place.
///
/// The choice lies beside the diary and not in it: `sela emotion` needs no key.
struct ModelChoice: Sendable {
    struct Model: Sendable {
        let name: String
        let folder: String
        let isBuiltIn: Bool
    }

    private let builtInFolder: String
    /// `nil` = no data folder, so only the one that came with Sela.
    private let folder: String?

    init(builtIn: String, dataFolder: String?) {
        builtInFolder = builtIn
        folder = dataFolder.map { $0 + "/models" }
    }

    var builtIn: Model { Model(name: "sela", folder: builtInFolder, isBuiltIn: true) }

    /// The one that came with Sela first, then the others by name.
    var all: [Model] {
        guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return [builtIn]
        }
        let own = names.sorted().filter { Self.isModel(folder + "/" + $0) && !$0.hasPrefix(".") }
        return [builtIn] + own.map { Model(name: $0, folder: folder + "/" + $0, isBuiltIn: false) }
    }

    /// A choice whose folder has gone counts as none.
    var inUse: Model {
        guard let folder, let noted = try? String(contentsOfFile: folder + "/in-use", encoding: .utf8) else {
            return builtIn
        }
        let name = noted.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty, !name.contains("/"), Self.isModel(folder + "/" + name) else { return builtIn }
        return Model(name: name, folder: folder + "/" + name, isBuiltIn: false)
    }

    /// Copies the model in `source`, proves the copy, and chooses it.
    ///
    /// Anything that fails leaves the choice as it was.
    func use(_ source: String, runtimeLibraries: [String]) throws -> Model {
        guard let folder else { throw CommandFailure.homeMissing }
        let description = try inspectModel(at: source, runtimeLibraries: runtimeLibraries)
        let name = Self.folderName(description.name) + "-" + description.fingerprint.prefix(8)
        let target = folder + "/" + name
        if !Self.isModel(target) {
            try copy(source, to: target, in: folder, runtimeLibraries: runtimeLibraries)
        }
        try note(name, in: folder)
        return Model(name: name, folder: target, isBuiltIn: false)
    }

    /// Goes back to the model that came with Sela; the other stays in its folder.
    func reset() throws {
        guard let folder, FileManager.default.fileExists(atPath: folder + "/in-use") else { return }
        do {
            try FileManager.default.removeItem(atPath: folder + "/in-use")
        } catch {
            throw CommandFailure(.readOnly)
        }
    }

    private func copy(
        _ source: String, to target: String, in folder: String, runtimeLibraries: [String]
    ) throws {
        let files = FileManager.default
        let unfinished = folder + "/.unfinished-\(getpid())"
        defer { try? files.removeItem(atPath: unfinished) }
        do {
            try Self.makePrivate(folder)
            try Self.makePrivate(unfinished)
            for name in try files.contentsOfDirectory(atPath: source) {
                let path = source + "/" + name
                let type = try files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
                guard type == .typeRegular || type == .typeSymbolicLink else { continue }
                let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
                try files.copyItem(atPath: resolved, toPath: unfinished + "/" + name)
            }
        } catch {
            throw CommandFailure.modelNotCopied
        }
        _ = try inspectModel(at: unfinished, runtimeLibraries: runtimeLibraries)
        guard rename(unfinished, target) == 0 else { throw CommandFailure.modelNotCopied }
    }

    private func note(_ name: String, in folder: String) throws {
        do {
            try Data(name.utf8).write(to: URL(fileURLWithPath: folder + "/in-use"), options: .atomic)
        } catch {
            throw CommandFailure.modelNotCopied
        }
    }

    private static func makePrivate(_ folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    private static func isModel(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/config.json")
    }

    /// A model's own name may hold anything; a folder's may not.
    private static func folderName(_ name: String) -> String {
        let plain = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        return plain.isEmpty ? "model" : String(plain.prefix(40))
    }
}

import Foundation
import Wellbeing

// What the library writes down about a file, each as a small JSON file beside it.

/// The file was read from end to end and is the one of the catalogue.
struct FileMark: Codable, Hashable {
    let digest: String
    let bytes: Int
    /// Nanoseconds since 1970.
    let modifiedAt: Int64
    let inode: UInt64
    /// Absolute path of a file that the person has elsewhere; `nil` = the one in the folder.
    let adopted: String?
    /// Whether the engine started with it.
    var isTried: Bool

    init(_ status: ModelDisk.Status, digest: String, adopted: String?, isTried: Bool) {
        self.digest = digest
        bytes = status.size
        modifiedAt = status.modifiedAt
        inode = status.inode
        self.adopted = adopted
        self.isTried = isTried
    }

    /// Whether the file is, as far as can be told without reading it, the one that was read.
    func fits(_ status: ModelDisk.Status?) -> Bool {
        guard let status else { return false }
        return status.isFile && status.size == bytes && status.modifiedAt == modifiedAt
            && status.inode == inode
    }
}

/// From which file a part is, and how much of it is on disk for certain.
struct PartNote: Codable, Hashable {
    let address: String
    let digest: String
    /// What the server calls this version of the file: an entity tag or a date; `nil` = nothing, so the rest cannot
    /// be asked for.
    var entityTag: String?
    var lastModified: String?
    var received: Int

    init(_ source: ManagedModel.Source, entityTag: String? = nil, lastModified: String? = nil) {
        address = source.address
        digest = source.digest
        self.entityTag = entityTag
        self.lastModified = lastModified
        received = 0
    }

    /// Goes into `If-Range`, so that a server which has another version now sends it from the start.
    var validator: String? { entityTag ?? lastModified }
}

/// How far the process has come that holds the lock.
private struct ProgressNote: Codable {
    let isVerifying: Bool
    let bytes: Int
}

extension ModelFolder {
    private static let markName = "/checked.json"
    private static let partName = "/part.json"
    private static let faultName = "/failed.json"
    private static let progressName = "/progress.json"

    func mark() -> FileMark? { read(Self.markName) }
    func write(_ mark: FileMark) throws(ModelLibraryFault) { try write(mark, to: Self.markName) }
    func removeMark() throws(ModelLibraryFault) { try ModelDisk.remove(path + Self.markName) }

    /// `nil` if nothing was fetched, or something of another file than the catalogue names now.
    func partNote() -> PartNote? {
        let note: PartNote? = read(Self.partName)
        return note?.address == model.source.address && note?.digest == model.source.digest ? note : nil
    }

    func write(_ note: PartNote) throws(ModelLibraryFault) { try write(note, to: Self.partName) }
    func removePartNote() throws(ModelLibraryFault) { try ModelDisk.remove(path + Self.partName) }

    func fault() -> ModelLibraryFault? {
        let note: FaultNote? = read(Self.faultName)
        return note?.fault
    }

    func write(_ fault: ModelLibraryFault) throws(ModelLibraryFault) {
        try write(FaultNote(fault), to: Self.faultName)
    }

    func removeFault() throws(ModelLibraryFault) { try ModelDisk.remove(path + Self.faultName) }

    func progress() -> ManagedModelState? {
        let note: ProgressNote? = read(Self.progressName)
        return note.map { $0.isVerifying ? .verifying(read: $0.bytes) : .downloading(received: $0.bytes) }
    }

    func write(progress state: ManagedModelState) throws(ModelLibraryFault) {
        switch state {
        case .downloading(let bytes):
            try write(ProgressNote(isVerifying: false, bytes: bytes), to: Self.progressName, isLasting: false)
        case .verifying(let bytes):
            try write(ProgressNote(isVerifying: true, bytes: bytes), to: Self.progressName, isLasting: false)
        case .absent, .paused, .ready, .failed: try ModelDisk.remove(path + Self.progressName)
        }
    }

    private func read<Note: Decodable>(_ name: String) -> Note? {
        guard let bytes = ModelDisk.read(path + name) else { return nil }
        // A note that cannot be read says nothing: the file is checked anew then.
        return try? JSONDecoder().decode(Note.self, from: Data(bytes))
    }

    private func write(
        _ note: some Encodable, to name: String, isLasting: Bool = true
    ) throws(ModelLibraryFault) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes: Data
        do { bytes = try encoder.encode(note) } catch { throw .unwritableFolder }
        try ModelDisk.replace(path + name, with: Array(bytes), isLasting: isLasting)
    }
}

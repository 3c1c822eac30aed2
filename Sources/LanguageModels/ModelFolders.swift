public import Wellbeing

/// The folder that holds a folder for each model of the catalogue.
///
/// Only reads, and reads the disk each time: another process may have installed or removed a model meanwhile.
public struct ModelFolders: InstalledModels {
    /// Absolute path, without a slash at the end.
    let path: String
    let catalogue: [ManagedModel]

    /// - Parameter path: absolute; need not be there yet.
    public init(path: String, catalogue: [ManagedModel] = ModelCatalogue.all) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.catalogue = catalogue
    }

    public func file(of model: ManagedModel.ID) async -> String? {
        self[model].flatMap { $0.readyFile }
    }

    /// `nil` = the catalogue knows no such model.
    subscript(id: ManagedModel.ID) -> ModelFolder? {
        catalogue.first { $0.id == id }.map { ModelFolder(path: path + "/" + $0.id.rawValue, model: $0) }
    }
}

/// The folder of one model: its file or what was fetched of it, and notes about them.
///
/// Layout: `docs/data-format.md`.
struct ModelFolder: Sendable {
    let path: String
    let model: ManagedModel

    /// The whole file, if Sela fetched it.
    var whole: String { path + "/" + model.source.fileName }
    /// What was fetched so far.
    var part: String { whole + ".part" }

    var hasWhole: Bool { ModelDisk.status(of: whole)?.isFile == true }

    /// The file, if it was checked and tried and has not changed since.
    var readyFile: String? {
        guard let mark = mark(), mark.isTried, mark.digest == model.source.digest else { return nil }
        let file = mark.adopted ?? whole
        return mark.fits(ModelDisk.status(of: file)) ? file : nil
    }

    /// The state as everybody can see it on disk.
    func state() -> ManagedModelState {
        guard ModelDisk.status(of: path) != nil else { return .absent }
        if ModelLock.isHeld(path) {
            if case .verifying(let read)? = progress() { return .verifying(read: read) }
            return .downloading(received: received)
        }
        return restingState()
    }

    /// The state if nobody is at work.
    func restingState() -> ManagedModelState {
        if readyFile != nil { return .ready }
        if let fault = fault() { return .failed(fault) }
        if let mark = mark(), mark.digest == model.source.digest {
            if let status = ModelDisk.status(of: mark.adopted ?? whole) {
                return mark.fits(status) ? .paused(received: mark.bytes) : .failed(.changed)
            }
            if mark.adopted != nil { return .failed(.unreadableFile) }
        }
        if let size = ModelDisk.status(of: whole)?.size {
            // More than that, if it is the file of an earlier catalogue.
            return .paused(received: min(size, model.source.bytes))
        }
        return partNote() == nil ? .absent : .paused(received: received)
    }

    /// Bytes that are here for certain.
    var received: Int {
        min(partNote()?.received ?? 0, ModelDisk.status(of: part)?.size ?? 0)
    }

    /// Makes the folder if need be and holds it for this process.
    func claim() throws(ModelLibraryFault) -> ModelLock {
        try ModelLock.take(path)
    }

    func removePart() throws(ModelLibraryFault) {
        try ModelDisk.remove(part)
        try removePartNote()
    }

    /// Takes the part, which is whole now, for the file.
    func keepPart() throws(ModelLibraryFault) {
        try ModelDisk.move(part, to: whole)
        try removePartNote()
    }

    /// Removes all of it but a file that the person put here herself and had adopted.
    func remove() throws(ModelLibraryFault) {
        let adopted = mark()?.adopted.flatMap { ModelDisk.status(of: $0) }
        try ModelDisk.removeContents(of: path, keeping: adopted)
        removeIfEmpty()
    }

    /// A folder with something in it stays; that is no fault.
    func removeIfEmpty() {
        _ = ModelDisk.removeFolder(path)
    }
}

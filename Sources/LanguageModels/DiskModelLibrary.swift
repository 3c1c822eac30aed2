public import Companion
public import HTTPTransfers
public import Wellbeing

/// The models in a folder on disk, fetched, checked and tried by this process or by others beside it.
///
/// Every state is on disk, so that all of them see it and a restart forgets nothing. Whoever works on a model
/// holds a lock on its folder.
public actor DiskModelLibrary: ModelLibrary, InstalledModels {
    let folders: ModelFolders
    let transfers: any Transfers
    let engines: any ModelEngines
    let clock: any WallClock
    let patience: DownloadPatience
    /// Bytes that a download leaves free, for the diary and everybody else.
    let reserve: Int
    private var works: [ManagedModel.ID: LibraryWork] = [:]
    private var worksBegun = 0
    /// How the last work on a model ended, until somebody who waited was told.
    private var ends: [ManagedModel.ID: ManagedModelState] = [:]

    /// Bytes that a download leaves free if nothing else is said.
    public static let usualReserve = 750_000_000

    public init(
        folders: ModelFolders, transfers: any Transfers, engines: any ModelEngines, clock: any WallClock
    ) {
        self.init(
            folders: folders, transfers: transfers, engines: engines, clock: clock,
            patience: DownloadPatience(), reserve: Self.usualReserve)
    }

    init(
        folders: ModelFolders, transfers: any Transfers, engines: any ModelEngines, clock: any WallClock,
        patience: DownloadPatience, reserve: Int
    ) {
        self.folders = folders
        self.transfers = transfers
        self.engines = engines
        self.clock = clock
        self.patience = patience
        self.reserve = reserve
    }

    public func file(of model: ManagedModel.ID) async -> String? {
        await folders.file(of: model)
    }

    public func states() -> [(model: ManagedModel, state: ManagedModelState)] {
        folders.catalogue.map { ($0, state(of: $0.id)) }
    }

    private func state(of id: ManagedModel.ID) -> ManagedModelState {
        works[id]?.progress.withLock { $0 } ?? folders[id]?.state() ?? .absent
    }

    public func install(
        _ agreement: DownloadAgreement, ledger: any EgressLedger
    ) throws(ModelLibraryFault) {
        let folder = try folder(of: agreement.model.id)
        // An agreement names the file; another file needs another one.
        guard folder.model == agreement.model else { throw .unknownModel }
        guard agreement.acceptsTerms || !folder.model.licence.needsAcceptance else { throw .termsNotAccepted }
        guard works[folder.model.id] == nil, folder.readyFile == nil else { return }
        let lock = try folder.claim()
        if folder.readyFile != nil { return }
        do throws(ModelLibraryFault) {
            try checkSpace(for: folder)
            try folder.removeFault()
        } catch {
            folder.removeIfEmpty()
            throw error
        }
        begin(
            folder, lock, as: folder.hasWhole ? .verifying(read: 0) : .downloading(received: folder.received)
        ) {
            (work) async throws(ModelLibraryFault) in
            try await work.fetch(ledger: ledger)
        }
    }

    public func adopt(_ path: String, as id: ManagedModel.ID) throws(ModelLibraryFault) {
        let folder = try folder(of: id)
        guard works[id] == nil else { throw .busy }
        guard let file = ModelDisk.resolved(path), let status = ModelDisk.status(of: file), status.isFile
        else { throw .unreadableFile }
        let lock = try folder.claim()
        try folder.removeFault()
        begin(folder, lock, as: .verifying(read: 0)) { (work) async throws(ModelLibraryFault) in
            // Copied into its place by hand: then it is as if it had been fetched.
            let isInPlace = status.isSameFile(as: ModelDisk.status(of: folder.whole))
            try await work.check(isInPlace ? nil : file)
        }
    }

    public func verify(_ id: ManagedModel.ID) throws(ModelLibraryFault) {
        let folder = try folder(of: id)
        guard works[id] == nil else { throw .busy }
        let adopted = folder.mark()?.adopted
        guard ModelDisk.status(of: adopted ?? folder.whole) != nil else { throw .notReady }
        let lock = try folder.claim()
        try folder.removeFault()
        begin(folder, lock, as: .verifying(read: 0)) { (work) async throws(ModelLibraryFault) in
            try await work.check(adopted)
        }
    }

    public func settled(_ id: ManagedModel.ID) async -> ManagedModelState {
        while state(of: id).isUnderWay {
            // Polled, because another process may be the one at work.
            do { try await Task.sleep(for: .milliseconds(50)) } catch { return state(of: id) }
        }
        return ends.removeValue(forKey: id) ?? state(of: id)
    }

    public func pause(_ id: ManagedModel.ID) async {
        guard let work = works[id] else { return }
        work.task.cancel()
        await work.task.value
    }

    public func remove(_ id: ManagedModel.ID) async throws(ModelLibraryFault) {
        let folder = try folder(of: id)
        await pause(id)
        await engines.stop(id)
        ends[id] = nil
        guard ModelDisk.status(of: folder.path) != nil else { return }
        let lock = try folder.claim()
        defer { lock.release() }
        try folder.remove()
    }

    private func folder(of id: ManagedModel.ID) throws(ModelLibraryFault) -> ModelFolder {
        guard let folder = folders[id] else { throw .unknownModel }
        return folder
    }

    private func checkSpace(for folder: ModelFolder) throws(ModelLibraryFault) {
        guard !folder.hasWhole, let free = ModelDisk.freeBytes(at: folder.path) else { return }
        let needed = folder.model.source.bytes - folder.received + reserve
        guard free >= needed else { throw .noSpace(needed: needed, free: free) }
    }

    private func begin(
        _ folder: ModelFolder, _ lock: ModelLock, as state: ManagedModelState,
        _ act: @escaping @Sendable (ModelWork) async throws(ModelLibraryFault) -> Void
    ) {
        let id = folder.model.id
        let progress = Locked(state)
        let work = ModelWork(
            folder: folder, transfers: transfers, engines: engines, clock: clock, patience: patience,
            progress: progress)
        worksBegun += 1
        let number = worksBegun
        ends[id] = nil
        let task = Task.detached {
            let end = await work.run(act)
            lock.release()
            await self.ended(id, number, end)
        }
        works[id] = LibraryWork(number: number, task: task, progress: progress)
    }

    private func ended(_ id: ManagedModel.ID, _ number: Int, _ end: ManagedModelState) {
        guard works[id]?.number == number else { return }
        works[id] = nil
        ends[id] = end
    }
}

/// Something that this process does with a model.
private struct LibraryWork {
    let number: Int
    let task: Task<Void, Never>
    let progress: Locked<ManagedModelState>
}

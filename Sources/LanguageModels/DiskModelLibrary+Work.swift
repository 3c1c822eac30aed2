import Companion
import HTTPTransfers
import Wellbeing

/// What is done with one model while its folder is held.
struct ModelWork: Sendable {
    let folder: ModelFolder
    let transfers: any Transfers
    let engines: any ModelEngines
    let clock: any WallClock
    let patience: DownloadPatience
    let progress: Locked<ManagedModelState>

    private var model: ManagedModel { folder.model }

    /// Does `act` and notes how it ended.
    ///
    /// - Returns: the state after it.
    func run(_ act: (ModelWork) async throws(ModelLibraryFault) -> Void) async -> ManagedModelState {
        tell(progress.withLock { $0 })
        do throws(ModelLibraryFault) {
            try await act(self)
            tell(.ready)
            return .ready
        } catch {
            tell(.failed(error))
            if error == .cancelled { return folder.restingState() }
            note(error)
            return .failed(error)
        }
    }

    /// Fetches what is missing, then checks and tries it.
    func fetch(ledger: any EgressLedger) async throws(ModelLibraryFault) {
        if folder.hasWhole, try await isWholeGood() { return }
        tell(.downloading(received: folder.received))
        let download = Download(
            folder: folder, transfers: transfers, ledger: ledger, clock: clock, patience: patience,
            report: { show(.downloading(received: $0)) })
        do throws(ModelLibraryFault) {
            try await download.run()
            let status = try await read(folder.part)
            try folder.keepPart()
            try await tryOut(status, adopted: nil)
        } catch {
            // Going on from a wrong file would never come to a good end.
            if error.isWrongFile { try folder.removePart() }
            throw error
        }
    }

    /// A file that came here otherwise, or whose check was cut short; `false` = it was the wrong one and is gone.
    private func isWholeGood() async throws(ModelLibraryFault) -> Bool {
        do throws(ModelLibraryFault) {
            try await check(nil)
            return true
        } catch {
            if error.isWrongFile { return false }
            throw error
        }
    }

    /// Checks and tries a file.
    ///
    /// - Parameter adopted: absolute path of a file that the person has elsewhere; `nil` = the one in the folder.
    func check(_ adopted: String?) async throws(ModelLibraryFault) {
        tell(.verifying(read: 0))
        let status: ModelDisk.Status
        do throws(ModelLibraryFault) {
            status = try await read(adopted ?? folder.whole)
        } catch {
            if error.isWrongFile { try forget(adopted) }
            throw error
        }
        try await tryOut(status, adopted: adopted)
        if adopted != nil {
            try ModelDisk.remove(folder.whole)
            try folder.removePart()
        }
    }

    /// The wrong file loses its mark; it is removed if Sela fetched it.
    private func forget(_ adopted: String?) throws(ModelLibraryFault) {
        if let mark = folder.mark(), mark.adopted == adopted { try folder.removeMark() }
        if adopted == nil { try ModelDisk.remove(folder.whole) }
    }

    private func read(_ path: String) async throws(ModelLibraryFault) -> ModelDisk.Status {
        tell(.verifying(read: 0))
        return try await FileCheck(path: path, source: model.source).run { tell(.verifying(read: $0)) }
    }

    private func tryOut(_ status: ModelDisk.Status, adopted: String?) async throws(ModelLibraryFault) {
        let file = adopted ?? folder.whole
        var mark = FileMark(status, digest: model.source.digest, adopted: adopted, isTried: false)
        // A crash or a refusal from here on need not lose which file it was. What is ready stays so meanwhile.
        if folder.readyFile == nil { try folder.write(mark) }
        // Two at once would need twice the memory.
        await engines.stop(model.id)
        do throws(EngineFault) {
            try await engines.tryOut(file, as: model)
        } catch {
            if Task.isCancelled { throw .cancelled }
            if folder.readyFile == file { try folder.write(mark) }
            throw .engine(error)
        }
        if Task.isCancelled { throw .cancelled }
        mark.isTried = true
        guard mark.fits(ModelDisk.status(of: file)) else { throw .changed }
        try folder.write(mark)
    }

    /// A disk that is full may have no room for the reason: then the last of what was fetched makes some.
    private func note(_ fault: ModelLibraryFault) {
        do throws(ModelLibraryFault) {
            try folder.write(fault)
        } catch {
            ModelDisk.shorten(folder.part, by: 1 << 16)
            // Without the note the state is "paused", which is true as well.
            do throws(ModelLibraryFault) { try folder.write(fault) } catch { return }
        }
    }

    private func show(_ state: ManagedModelState) {
        progress.withLock { $0 = state }
    }

    /// To this process and to others.
    private func tell(_ state: ManagedModelState) {
        if state.isUnderWay { show(state) }
        // Others see a little less then; the work goes on.
        do throws(ModelLibraryFault) { try folder.write(progress: state) } catch { return }
    }
}

extension ModelLibraryFault {
    /// Whether the file itself is not the one of the catalogue.
    fileprivate var isWrongFile: Bool {
        switch self {
        case .wrongSize, .wrongSignature, .wrongDigest: true
        default: false
        }
    }
}

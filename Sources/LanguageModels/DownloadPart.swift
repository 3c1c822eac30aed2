import Foundation
import HTTPTransfers
import Wellbeing

/// What was fetched of a file so far, on disk.
///
/// What it says is here is on the disk: bytes first, then the note about them.
final class DownloadPart: Sendable {
    private struct Content {
        let descriptor: Int32
        var note: PartNote
        /// Bytes in the file; the note counts those that are on disk for certain.
        var length: Int
        var restarts = 0
        var noted = ContinuousClock.now
    }

    private let folder: ModelFolder
    private let tick: Duration
    private let report: @Sendable (Int) -> Void
    private let content: Locked<Content>

    /// Opens what is here, or begins with nothing.
    ///
    /// - Parameter report: told of bytes that are on disk.
    init(
        _ folder: ModelFolder, tick: Duration, report: @escaping @Sendable (Int) -> Void
    ) throws(ModelLibraryFault) {
        let descriptor = open(folder.part, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw ModelDisk.failure(at: folder.part) }
        var note = folder.partNote() ?? PartNote(folder.model.source)
        note.received = min(note.received, ModelDisk.status(of: descriptor)?.size ?? 0)
        // Nothing can be asked for that fits to it.
        if note.validator == nil, note.received < folder.model.source.bytes { note.received = 0 }
        self.folder = folder
        self.tick = tick
        self.report = report
        content = Locked(Content(descriptor: descriptor, note: note, length: note.received))
        guard fchmod(descriptor, 0o600) == 0, ftruncate(descriptor, off_t(note.received)) == 0 else {
            throw ModelDisk.failure(at: folder.part)
        }
        try folder.write(note)
        report(note.received)
    }

    deinit {
        close(content.withLock { $0.descriptor })
    }

    var length: Int { content.withLock { $0.length } }
    /// How often something that was here had to be thrown away.
    var restarts: Int { content.withLock { $0.restarts } }

    /// What the rest may be asked for with; `nil` = nothing is here.
    var beginning: PartNote? {
        content.withLock { content in
            guard content.length > 0, content.note.validator != nil else { return nil }
            var note = content.note
            note.received = content.length
            return note
        }
    }

    /// Throws away what is here.
    func restart(entityTag: String?, lastModified: String?) throws(ModelLibraryFault) {
        try attempt { content throws(ModelLibraryFault) in
            if content.length > 0 { content.restarts += 1 }
            content.length = 0
            content.note = PartNote(folder.model.source, entityTag: entityTag, lastModified: lastModified)
            // The note first: a part that is shorter than its note says is no harm, the reverse neither.
            try folder.write(content.note)
            guard ftruncate(content.descriptor, 0) == 0 else { throw ModelDisk.failure(at: folder.part) }
            report(0)
        }
    }

    func append(_ bytes: [UInt8]) throws(ModelLibraryFault) {
        try attempt { content throws(ModelLibraryFault) in
            let source = folder.model.source
            let sum = content.length + bytes.count
            guard sum <= source.bytes else { throw .wrongSize(expected: source.bytes, found: sum) }
            let expected = source.signature.utf8.dropFirst(content.length)
            guard zip(expected, bytes).allSatisfy({ $0 == $1 }) else { throw .wrongSignature }
            guard ModelDisk.write(bytes, at: content.length, to: content.descriptor) else {
                throw ModelDisk.failure(at: folder.part, needing: source.bytes - content.length)
            }
            content.length = sum
            if content.noted.duration(to: .now) >= tick { try note(&content) }
        }
    }

    /// Brings what is here to the disk.
    func save() throws(ModelLibraryFault) {
        try attempt { content throws(ModelLibraryFault) in try note(&content) }
    }

    private func note(_ content: inout Content) throws(ModelLibraryFault) {
        // Somebody deleted everything: what comes now would go nowhere.
        let place = ModelDisk.status(of: folder.part)
        guard ModelDisk.status(of: content.descriptor)?.isSameFile(as: place) == true else {
            throw .unwritableFolder
        }
        guard fsync(content.descriptor) == 0 else { throw ModelDisk.failure(at: folder.part) }
        content.note.received = content.length
        try folder.write(content.note)
        content.noted = .now
        report(content.length)
    }

    private func attempt(
        _ work: (inout Content) throws(ModelLibraryFault) -> Void
    ) throws(ModelLibraryFault) {
        let result: Result<Void, ModelLibraryFault> = content.withLock { content in
            do throws(ModelLibraryFault) {
                try work(&content)
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }
}

import Foundation
import HTTPTransfers
import Wellbeing

/// Held while somebody works on a model, so that no other process does; a kill lets go of it.
final class ModelLock: Sendable {
    private let descriptor: Locked<Int32>

    private init(owning descriptor: Int32) {
        self.descriptor = Locked(descriptor)
    }

    /// Makes the folder if need be.
    ///
    /// - Throws: ``ModelLibraryFault/busy`` if another holds it, ``ModelLibraryFault/unwritableFolder``.
    static func take(_ folder: String) throws(ModelLibraryFault) -> ModelLock {
        // More than once: whoever asks for the state holds it for a moment too.
        for _ in 0..<10 {
            try ModelDisk.makeFolder(folder)
            if let lock = try takeIfFree(folder) { return lock }
            usleep(20_000)
        }
        throw .busy
    }

    private static func takeIfFree(_ folder: String) throws(ModelLibraryFault) -> ModelLock? {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Somebody removed it a moment ago: the next try makes it anew.
        if descriptor < 0, errno == ENOENT { return nil }
        guard descriptor >= 0 else { throw .unwritableFolder }
        let lock = ModelLock(owning: descriptor)
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
        // Whoever held it before may have removed the folder: then this is a lock on nothing.
        guard ModelDisk.status(of: descriptor)?.isSameFile(as: ModelDisk.status(of: folder)) == true else {
            return nil
        }
        return lock
    }

    /// Whether anybody works there now.
    static func isHeld(_ folder: String) -> Bool {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0
    }

    func release() {
        let descriptor = descriptor.withLock { held in
            defer { held = -1 }
            return held
        }
        if descriptor >= 0 { close(descriptor) }
    }

    deinit {
        release()
    }
}

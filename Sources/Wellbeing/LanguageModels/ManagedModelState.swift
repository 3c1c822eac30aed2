/// How far a model of the catalogue has come on this machine.
public enum ManagedModelState: Hashable, Sendable {
    case absent
    /// Being fetched; bytes that are here already.
    case downloading(received: Int)
    /// A part is here, and nobody is fetching the rest.
    case paused(received: Int)
    /// All of it is here and is being read, or the engine is being tried; bytes that were read.
    case verifying(read: Int)
    /// Checked and tried; can be used.
    case ready
    /// Did not come to an end; what was fetched is kept where that helps.
    case failed(ModelLibraryFault)

    /// Whether somebody is at work on it.
    public var isUnderWay: Bool {
        switch self {
        case .downloading, .verifying: true
        case .absent, .paused, .ready, .failed: false
        }
    }
}

/// Why a model could not be installed, used or removed.
public enum ModelLibraryFault: Error, Hashable, Sendable {
    case unknownModel
    /// Another process is at it.
    case busy
    /// Bytes that are needed, and that are free.
    case noSpace(needed: Int, free: Int)
    /// The terms were not accepted.
    case termsNotAccepted
    /// The server could not be reached, or broke off again and again.
    case unreachable
    /// The server answered with this HTTP status.
    case refused(status: Int)
    /// The file has another length than the catalogue says.
    case wrongSize(expected: Int, found: Int)
    /// The file does not begin as such a file does.
    case wrongSignature
    /// The file is not the one in the catalogue.
    case wrongDigest
    /// The file is no longer the one that was checked; verifying reads it again.
    case changed
    /// The ledger could not be written, so nothing was asked for.
    case ledgerUnwritable
    /// The engine did not start with it.
    case engine(EngineFault)
    /// The file to adopt is not there or cannot be read.
    case unreadableFile
    /// The model's folder cannot be written.
    case unwritableFolder
    /// It has not been installed, or not to the end.
    case notReady
    case cancelled
}

/// Why an engine does not run.
public enum EngineFault: Error, Hashable, Sendable {
    /// Its files are not installed; `make build` installs them.
    case missing
    /// The model is not in the catalogue, or its file is not installed to the end.
    case notInstalled
    /// Bytes of memory that are needed, and that are free.
    case noMemory(needed: Int, free: Int)
    /// It ended while it was starting.
    case ended
    /// It did not become ready in time.
    case notReady
    /// It ended again and again and is left alone for a while.
    case unstable
}

public import Wellbeing

/// The strongbox around the diary: who may open it, whether it is open now, and how it is kept safe.
///
/// Locking drops the key from memory and closes the files; it is not a curtain over an open diary.
public protocol Vault: Sendable {
    /// Whether there is a diary, and whether it is open.
    func state() async -> VaultState
    /// The ways in that are set up; empty if there is no diary.
    func keySlots() async throws(DiaryError) -> [KeySlot]
    /// Makes a new diary that a key file opens, and opens it.
    ///
    /// - Throws: ``DiaryError/missingKey`` if a database is already here without its key slots: a new
    ///   diary is never put over an old one.
    func create() async throws(DiaryError)
    /// Opens the diary. For a diary that is open already this proves the key and changes nothing: a second
    /// browser has to know the passphrase as well.
    ///
    /// - Throws: ``DiaryError/wrongSecret`` if the key does not fit, whether or not the diary is open.
    func open(with key: UnlockKey) async throws(DiaryError)
    /// Opens the diary with what needs no asking: the key file, the session left by `sela unlock`, or
    /// the keyring; ``DiaryError/locked`` if a passphrase has to be asked for.
    func openWithoutAsking() async throws(DiaryError)
    /// Closes the diary and wipes the key.
    func lock() async
    /// The open diary.
    ///
    /// - Throws: ``DiaryError/locked``, ``DiaryError/absent``.
    func diary() async throws(DiaryError) -> any Diary

    /// Sets or changes the passphrase, proves it by reopening, and then removes the key file. Only 32
    /// bytes are wrapped anew; the entries are not rewritten. Needs an open diary.
    func setPassphrase(_ passphrase: Secret) async throws(DiaryError)
    /// Goes back to a key file and removes the passphrase. Needs an open diary and the passphrase.
    func removePassphrase(_ passphrase: Secret) async throws(DiaryError)
    /// Makes a new recovery code, replacing the old. It is shown once and stored nowhere.
    func makeRecoveryCode() async throws(DiaryError) -> Secret
    /// Adds or removes a slot opened by the desktop's keyring. Never the only way in.
    func useKeyring(_ isWanted: Bool) async throws(DiaryError)

    /// Destroys diary, keys, drafts, backups in the data folder, everything. There is no undo.
    func deleteEverything() async throws(DiaryError)
}

public enum VaultState: Hashable, Sendable { case absent, locked, open }

/// A way to the data key.
public struct KeySlot: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case keyFile, passphrase, recoveryCode, keyring
    }
    public let kind: Kind
    public let createdAt: Instant

    public init(kind: Kind, createdAt: Instant) {
        self.kind = kind
        self.createdAt = createdAt
    }
}

/// What opens a diary.
public enum UnlockKey: Sendable {
    case keyFile
    case passphrase(Secret)
    case recoveryCode(Secret)
    case keyring
}

/// A passphrase or code.
///
/// Prints as dots, so it cannot slip into a log.
public struct Secret: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The characters themselves; call it only where they are used.
    public let exposed: String

    public init(_ text: String) {
        exposed = text
    }

    public var description: String { "••••" }
    public var debugDescription: String { "••••" }
}

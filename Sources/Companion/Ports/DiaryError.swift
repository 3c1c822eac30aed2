/// Why the diary could not be opened, read or written.
///
/// Carries no word that a person wrote, no path and no key: an error may reach a log.
public enum DiaryError: Error, Hashable, Sendable {
    /// There is no diary here yet.
    case absent
    /// The diary is locked; its key is not in memory.
    case locked
    /// This passphrase, recovery code or key file does not open the diary. Nothing was changed.
    case wrongSecret
    /// The database is here but the file with its key slots, or the key file they need, is not.
    case missingKey
    /// A file is not what Sela wrote: cut short, overwritten, or of another program.
    case damaged(part: Part)
    /// The diary was written by a newer version of Sela; it was left untouched.
    case newerSchema(found: Int, supported: Int)
    /// No room on the disk.
    case diskFull
    /// The folder or file may not be written.
    case readOnly
    /// Another process held the diary for longer than we wait.
    case busy
    /// The database library is plain SQLite or too old: entries would be stored in clear.
    case encryptionUnavailable(found: String)
    /// An upgrade failed and the diary was put back as it was before.
    case upgradeFailed(from: Int, to: Int)
    /// A rule of the schema refused the row, such as a text that is empty or too long.
    case refused
    /// The passphrase given is shorter than 8 characters.
    case passphraseTooShort
    /// The desktop's keyring is not there or refused.
    case keyringUnavailable
    /// Anything else the database said; `code` is the extended result code,
    /// <https://www.sqlite.org/rescode.html>.
    case storage(code: Int32)

    /// Which file is damaged.
    public enum Part: String, Hashable, Sendable { case database, keySlots, backup, row }
}

/// For a log.
extension DiaryError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .absent: "diary: none here"
        case .locked: "diary: locked"
        case .wrongSecret: "diary: secret does not open it"
        case .missingKey: "diary: key missing"
        case .damaged(let part): "diary: damaged \(part.rawValue)"
        case .newerSchema(let found, let supported): "diary: schema \(found), newest known \(supported)"
        case .diskFull: "diary: disk full"
        case .readOnly: "diary: read-only"
        case .busy: "diary: busy"
        case .encryptionUnavailable(let found): "diary: needs SQLCipher 4.5 or newer, found \(found)"
        case .upgradeFailed(let from, let to): "diary: upgrade \(from) to \(to) failed, rolled back"
        case .refused: "diary: row refused by a rule"
        case .passphraseTooShort: "diary: passphrase too short"
        case .keyringUnavailable: "diary: keyring unavailable"
        case .storage(let code): "diary: SQLite error \(code)"
        }
    }
}

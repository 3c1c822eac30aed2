/// Where the diary lives: one folder that only its owner may enter.
///
/// Layout: `docs/data-format.md`.
public struct StoreFolder: Hashable, Sendable {
    /// Absolute path of the folder, without a slash at the end.
    public let path: String
    /// Folder for the session that `unlock` leaves, such as `$XDG_RUNTIME_DIR/sela`: memory of this login,
    /// gone at its end.
    ///
    /// `nil` = there is none, so no session can be left.
    public let runtimePath: String?

    public init(path: String, runtimePath: String?) {
        self.path = Self.withoutSlash(path)
        self.runtimePath = runtimePath.map(Self.withoutSlash)
    }

    /// Name of the encrypted database.
    public static let databaseName = "diary.db"
    /// Name of the file that holds the data key once for each way in, sealed.
    public static let keySlotsName = "key-slots.json"
    /// Name of the key file: 32 random bytes, mode 0600.
    public static let keyName = "key"
    public static let backupsName = "backups"
    public static let modelsName = "models"

    public var database: String { path + "/" + Self.databaseName }
    public var keySlots: String { path + "/" + Self.keySlotsName }
    public var key: String { path + "/" + Self.keyName }
    public var backups: String { path + "/" + Self.backupsName }
    public var models: String { path + "/" + Self.modelsName }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

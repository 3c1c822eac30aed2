/// A look at the health of the store, for `sela doctor` and the settings page.
public protocol StoreCheckup: Sendable {
    /// Looks at everything that can be looked at in the present state; a locked diary answers less.
    func checkUp() async -> StoreReport
}

/// What the check-up found.
public struct StoreReport: Hashable, Sendable {
    /// The folder of the diary.
    public var folder: String
    public var state: VaultState
    /// Such as `4.6.1 community`; `nil` = no SQLCipher.
    public var cipherVersion: String?
    public var sqliteVersion: String
    /// `nil` = not open.
    public var schema: Int?
    public var newestSchema: Int
    public var keySlots: [KeySlot]
    /// Complaints of the page check and of SQLite's own; empty = sound, `nil` = not open.
    public var damage: [String]?
    public var reflections: Int?
    public var drafts: Int?
    public var binned: Int?
    /// Bytes of the database on disk; `nil` = no diary.
    public var size: Int?
    /// `nil` = there is none.
    public var lastProvedBackup: BackupRecord?
    /// Files whose permissions let other people read them.
    public var exposedFiles: [String]

    public init(folder: String, state: VaultState, sqliteVersion: String, newestSchema: Int) {
        self.folder = folder
        self.state = state
        self.sqliteVersion = sqliteVersion
        self.newestSchema = newestSchema
        keySlots = []
        exposedFiles = []
    }
}

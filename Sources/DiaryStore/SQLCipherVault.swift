public import Companion
import Wellbeing

/// The strongbox of one data folder: a SQLCipher database and the slots that its key lies in.
///
/// Holds the only connection of this process. ``SQLCipherDiary`` sends its statements here, so everything
/// runs on one queue, one after the other; other processes are kept apart by SQLite's own locks.
public actor SQLCipherVault: Vault, StoreCheckup {
    public nonisolated let folder: StoreFolder
    let clock: any WallClock
    let keyring: (any Keyring)?
    let cost: PassphraseCost
    let schema: Schema
    var opened: OpenDatabase?

    private let executor = SerialQueueExecutor(label: "sela.diary")

    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// The database while it is open, and its key.
    final class OpenDatabase {
        let connection: Connection
        let key: SecretKey

        init(_ connection: consuming Connection, key: SecretKey) {
            self.connection = connection
            self.key = key
        }
    }

    /// - Parameter keyring: `nil` = this machine has none.
    public init(folder: StoreFolder, clock: any WallClock, keyring: (any Keyring)? = nil) {
        self.init(folder: folder, clock: clock, keyring: keyring, cost: .standard, migrations: Migration.all)
    }

    /// For tests: passphrases that cost less than a person's, and steps of the schema that do not exist yet.
    package init(
        folder: StoreFolder, clock: any WallClock, keyring: (any Keyring)? = nil, cost: PassphraseCost,
        migrations: [Migration]
    ) {
        self.folder = folder
        self.clock = clock
        self.keyring = keyring
        self.cost = cost
        schema = Schema(migrations: migrations)
    }

    // MARK: State

    /// Whether the database is open and still the one in its place.
    private var isOpen: Bool {
        opened.map { !$0.connection.hasMoved } ?? false
    }

    public func state() -> VaultState {
        if isOpen { return .open }
        if DiskFile.exists(folder.database) { return .locked }
        // Without a database: a first start that was interrupted is no diary; anything else is a lost one.
        guard DiskFile.exists(folder.keySlots) else { return .absent }
        return (try? readKeySlots())?.isPending == true ? .absent : .locked
    }

    public func keySlots() throws(DiaryError) -> [KeySlot] {
        state() == .absent ? [] : try readKeySlots().listed
    }

    func readKeySlots() throws(DiaryError) -> KeySlotFile {
        guard DiskFile.exists(folder.keySlots) else {
            throw DiskFile.exists(folder.database) ? .missingKey : .absent
        }
        return try KeySlotFile(bytes: try DiskFile.read(folder.keySlots))
    }

    // MARK: Opening

    public func open(with key: UnlockKey) async throws(DiaryError) {
        let slots = try slotsOfPresentDiary()
        // The key is proved even if the diary is open: for the browser that gives it, it is not.
        try open(slots, with: try await dataKey(for: key, in: slots))
    }

    public func openWithoutAsking() async throws(DiaryError) {
        if isOpen { return }
        let slots = try slotsOfPresentDiary()
        if let key = try sessionKey(fitting: slots) {
            try open(slots, with: key)
        } else if slots.has(.keyFile), DiskFile.exists(folder.key) {
            try open(slots, with: try await dataKey(for: .keyFile, in: slots))
        } else if let key = await keyringKey(in: slots) {
            try open(slots, with: key)
        } else {
            throw slots.has(.passphrase) ? .locked : .missingKey
        }
    }

    /// The key slots of a diary that is all there; the errors say what is not.
    private func slotsOfPresentDiary() throws(DiaryError) -> KeySlotFile {
        guard Connection.cipherVersion.map({ CipherVersion.isAccepted($0) }) == true else {
            throw .encryptionUnavailable(
                found: Connection.cipherVersion ?? "SQLite " + Connection.sqliteVersion)
        }
        if state() == .absent { throw .absent }
        let slots = try readKeySlots()
        guard let size = DiskFile.size(folder.database), size > 0 else { throw .damaged(part: .database) }
        return slots
    }

    /// Opens the database with its key, brings it up to date, and tidies what a kill may have left.
    func open(_ slots: KeySlotFile, with key: SecretKey) throws(DiaryError) {
        if isOpen { return }
        try Self.refusePlainSQLite(folder.database)
        var connection = try Connection.open(folder.database, key: key)
        let number = try schema.number(of: connection)
        guard number > 0 else { throw .damaged(part: .database) }
        if number < schema.newest {
            try upgrade(connection, from: number, slots: slots, key: key)
            connection = try Connection.open(folder.database, key: key)
        }
        opened = OpenDatabase(connection, key: key)
        finishInterruptedWork(slots)
    }

    /// A database that is not encrypted is not ours, and nothing is to be written into it.
    static func refusePlainSQLite(_ path: String) throws(DiaryError) {
        let head = Array("SQLite format 3".utf8)
        guard try DiskFile.read(path, limit: 0).starts(with: head) == false else {
            throw .damaged(part: .database)
        }
    }

    /// What another start left half done and does no harm: tried again each time, never in the way.
    private func finishInterruptedWork(_ slots: KeySlotFile) {
        guard slots.isPending || (!slots.has(.keyFile) && DiskFile.exists(folder.key)) else { return }
        try? changeKeySlots { $0.isPending = false }
        try? removeKeyFileWithoutSlot()
    }

    public func lock() {
        opened = nil
    }

    public func diary() throws(DiaryError) -> any Diary {
        _ = try openDatabase()
        return SQLCipherDiary(vault: self)
    }

    /// The open database.
    ///
    /// - Throws: ``DiaryError/locked``, ``DiaryError/absent``; also when another process has put another
    ///   file in its place, since what is written into the old one would be lost.
    func openDatabase() throws(DiaryError) -> OpenDatabase {
        if let opened, !opened.connection.hasMoved { return opened }
        opened = nil
        throw state() == .absent ? .absent : .locked
    }

    /// Runs `act` on the connection, on this actor's queue.
    func perform<Result: Sendable>(
        _ act: @Sendable (borrowing Connection) throws(DiaryError) -> Result
    ) throws(DiaryError) -> Result {
        try act(try openDatabase().connection)
    }

    /// Runs `act` on the connection as one transaction.
    func change<Result: Sendable>(
        _ act: @Sendable (borrowing Connection) throws(DiaryError) -> Result
    ) throws(DiaryError) -> Result {
        let database = try openDatabase()
        return try database.connection.transaction { () throws(DiaryError) in
            // Another process of a newer version may have changed the schema under us.
            _ = try schema.number(of: database.connection)
            return try act(database.connection)
        }
    }
}

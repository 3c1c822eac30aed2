import CSQLCipher
import CSodium
import Companion

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One open, unlocked SQLCipher database.
///
/// Owns its `sqlite3 *`: it cannot be copied, so exactly one `deinit` closes the handle, and it is not
/// `Sendable`, so it cannot leave the actor that holds it.
struct Connection: ~Copyable {
    private let handle: OpaquePointer

    static let outOfMemory = SQLITE_NOMEM
    static let inputOutputError = SQLITE_IOERR
    /// Another process may hold the database for as long as a big write takes.
    private static let patienceInMilliseconds: Int32 = 10_000

    private init(owning handle: OpaquePointer) {
        self.handle = handle
    }

    /// Opens the file at `path`, which exists (an empty one becomes a new database), and proves that `key`
    /// opens it by reading one page.
    static func open(_ path: String, key: SecretKey) throws(DiaryError) -> Connection {
        do throws(DiaryError) {
            return try opened(path, key: key)
        } catch {
            // SQLite says "cannot open" when it may not make its log beside the database.
            if case .storage = error, !DiskFile.isFolderWritable(of: path) { throw .readOnly }
            throw error
        }
    }

    private static func opened(_ path: String, key: SecretKey) throws(DiaryError) -> Connection {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard let handle else { throw .storage(code: code) }
        // SQLite hands back a handle even when it fails to open. It is owned from here on, so every path
        // out of this function closes it.
        let connection = Connection(owning: handle)
        try check(code, on: handle)
        sqlite3_busy_timeout(handle, patienceInMilliseconds)
        try connection.setKey(key)
        // Only after the key and before the first read does this silence SQLCipher's own log.
        try connection.run("PRAGMA cipher_log_level = NONE")
        let version = try connection.firstText("PRAGMA cipher_version")
        guard CipherVersion.isAccepted(version) else {
            throw .encryptionUnavailable(found: version ?? "SQLite " + sqliteVersion)
        }
        // Debian's build keeps temporary tables in files otherwise.
        try connection.run("PRAGMA temp_store = MEMORY")
        try connection.run("SELECT count(*) FROM sqlite_schema")
        try connection.run("PRAGMA foreign_keys = ON")
        try connection.run("PRAGMA synchronous = FULL")
        try connection.run("PRAGMA secure_delete = ON")
        try connection.run("PRAGMA trusted_schema = OFF")
        try connection.run("PRAGMA cache_size = -16000")
        try connection.run("PRAGMA journal_size_limit = 8388608")
        return connection
    }

    deinit {
        sqlite3_close_v2(handle)
    }

    /// Hands the 32 bytes over as they are, so that SQLCipher derives nothing.
    private func setKey(_ key: SecretKey) throws(DiaryError) {
        var spelled = Array("x'".utf8)
        spelled.reserveCapacity(67)
        defer { wipe(&spelled) }
        let digits = Array("0123456789abcdef".utf8)
        key.withBytes { bytes in
            for index in 0..<SecretKey.count {
                spelled.append(digits[Int(bytes[index] >> 4)])
                spelled.append(digits[Int(bytes[index] & 15)])
            }
        }
        spelled.append(UInt8(ascii: "'"))
        try check(sqlite3_key(handle, spelled, Int32(spelled.count)), on: handle)
    }

    /// Runs one statement to its end.
    func run(_ sql: SQL, _ values: [SQLValue] = []) throws(DiaryError) {
        let statement = try Statement.prepare(sql, on: handle)
        try statement.bind(values)
        while try statement.step() {}
    }

    /// Runs every statement of a script.
    func runScript(_ script: SQL) throws(DiaryError) {
        try check(sqlite3_exec(handle, script.text, nil, nil, nil), on: handle)
    }

    /// Rows that the last statement changed.
    var changes: Int { Int(sqlite3_changes64(handle)) }

    /// Maps every row that `sql` yields, in order.
    func rows<Row>(
        _ sql: SQL, _ values: [SQLValue] = [], map: (borrowing Statement) throws(DiaryError) -> Row
    ) throws(DiaryError) -> [Row] {
        let statement = try Statement.prepare(sql, on: handle)
        try statement.bind(values)
        var rows: [Row] = []
        while try statement.step() { rows.append(try map(statement)) }
        return rows
    }

    /// The first column of the first row; `nil` = no row, or NULL.
    func firstInteger(_ sql: SQL, _ values: [SQLValue] = []) throws(DiaryError) -> Int64? {
        let statement = try Statement.prepare(sql, on: handle)
        try statement.bind(values)
        return try statement.step() ? statement.integer(0) : nil
    }

    /// The first column of the first row; `nil` = no row, or NULL.
    func firstText(_ sql: SQL, _ values: [SQLValue] = []) throws(DiaryError) -> String? {
        let statement = try Statement.prepare(sql, on: handle)
        try statement.bind(values)
        return try statement.step() ? statement.text(0) : nil
    }

    /// Runs `body` so that it changes either everything or nothing.
    func transaction<Result>(_ body: () throws(DiaryError) -> Result) throws(DiaryError) -> Result {
        try run("BEGIN IMMEDIATE")
        return try finish("COMMIT", body)
    }

    /// Runs `body` on one unchanging view of the database.
    func snapshot<Result>(_ body: () throws(DiaryError) -> Result) throws(DiaryError) -> Result {
        try run("BEGIN")
        return try finish("COMMIT", body)
    }

    private func finish<Result>(
        _ end: SQL, _ body: () throws(DiaryError) -> Result
    ) throws(DiaryError) -> Result {
        do {
            let result = try body()
            try run(end)
            return result
        } catch {
            // The error that got us here is the one to report; SQLite may have rolled back by itself.
            if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }

    /// Whether the file was moved or removed since it was opened, by a restore or by "delete everything" in
    /// another process.
    ///
    /// What is written then would be lost.
    var hasMoved: Bool {
        var moved: Int32 = 0
        let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
        return code == SQLITE_OK && moved != 0
    }

    /// Copies every page into `destination` in one step, encrypted with the key that was set there.
    func copy(to destination: borrowing Connection) throws(DiaryError) {
        guard let backup = sqlite3_backup_init(destination.handle, "main", handle, "main") else {
            return try check(sqlite3_extended_errcode(destination.handle), on: destination.handle)
        }
        var code = sqlite3_backup_step(backup, -1)
        // The busy timeout does not cover the steps of a backup.
        for _ in 0..<1_000 where code & 0xFF == SQLITE_BUSY || code & 0xFF == SQLITE_LOCKED {
            usleep(10_000)
            code = sqlite3_backup_step(backup, -1)
        }
        let end = sqlite3_backup_finish(backup)
        try check(code == SQLITE_DONE ? end : code, on: destination.handle)
    }
}

extension Connection {
    static var sqliteVersion: String { String(cString: sqlite3_libversion()) }

    /// The version of the cipher in the library that is linked, such as `4.6.1 community`; `nil` = none.
    static var cipherVersion: String? {
        var handle: OpaquePointer?
        guard sqlite3_open_v2(":memory:", &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK, let handle else {
            sqlite3_close_v2(handle)
            return nil
        }
        let connection = Connection(owning: handle)
        // Plain SQLite knows no such pragma and answers no row, which is what `nil` says.
        return try? connection.firstText("PRAGMA cipher_version")
    }

    /// What an `errno` says about disk or rights; `nil` = nothing special.
    static func systemFailure(_ code: Int32) -> DiaryError? {
        switch code {
        case ENOSPC, EDQUOT: .diskFull
        case EACCES, EPERM, EROFS: .readOnly
        default: nil
        }
    }
}

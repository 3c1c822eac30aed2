import CSQLCipher
import Companion

/// A prepared statement, finalised when it goes out of scope.
struct Statement: ~Copyable {
    private let handle: OpaquePointer
    private let database: OpaquePointer

    private init(owning handle: OpaquePointer, on database: OpaquePointer) {
        self.handle = handle
        self.database = database
    }

    static func prepare(_ sql: SQL, on database: OpaquePointer) throws(DiaryError) -> Statement {
        var handle: OpaquePointer?
        try check(sqlite3_prepare_v2(database, sql.text, -1, &handle, nil), on: database)
        guard let handle else { throw .storage(code: SQLITE_MISUSE) }  // The text was blank.
        return Statement(owning: handle, on: database)
    }

    deinit {
        sqlite3_finalize(handle)
    }

    func bind(_ values: [SQLValue]) throws(DiaryError) {
        for (index, value) in zip(Int32(1)..., values) {
            let code =
                switch value {
                case .integer(let number): sqlite3_bind_int64(handle, index, number)
                case .real(let number): sqlite3_bind_double(handle, index, number)
                case .text(let text): csqlcipher_bind_text(handle, index, text, UInt64(text.utf8.count))
                case .bytes(let bytes): csqlcipher_bind_blob(handle, index, bytes, UInt64(bytes.count))
                case .null: sqlite3_bind_null(handle, index)
                }
            try check(code, on: database)
        }
    }

    /// Advances one row; `false` once there are no more.
    func step() throws(DiaryError) -> Bool {
        let code = sqlite3_step(handle)
        if code == SQLITE_DONE { return false }
        try check(code == SQLITE_ROW ? SQLITE_OK : code, on: database)
        return true
    }

    var columns: Int32 { sqlite3_column_count(handle) }

    func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(handle, column) == SQLITE_NULL
    }

    func integer(_ column: Int32) -> Int64? {
        isNull(column) ? nil : sqlite3_column_int64(handle, column)
    }

    func real(_ column: Int32) -> Double? {
        isNull(column) ? nil : sqlite3_column_double(handle, column)
    }

    func text(_ column: Int32) -> String? {
        guard let bytes = sqlite3_column_text(handle, column) else { return nil }
        // Not strlen: a text may hold U+0000.
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// Reads the bytes of a BLOB where they lie; they are gone when `body` returns.
    func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let start = sqlite3_column_blob(handle, column)
        return body(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
    }

    /// A truth value, `nil` = NULL.
    func flag(_ column: Int32) -> Bool? {
        integer(column).map { $0 == 1 }
    }

    /// The value with its kind, for a hash: equal values give equal bytes, different ones different bytes.
    func canonicalBytes(_ column: Int32) -> [UInt8] {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_NULL:
            return [0]
        case SQLITE_INTEGER:
            return [1] + withUnsafeBytes(of: sqlite3_column_int64(handle, column).littleEndian, Array.init)
        case SQLITE_FLOAT:
            let bits = sqlite3_column_double(handle, column).bitPattern
            return [2] + withUnsafeBytes(of: bits.littleEndian, Array.init)
        case let kind:
            // Ask for the bytes before their number: a conversion may move them.
            let start = sqlite3_column_blob(handle, column)
            let count = Int(sqlite3_column_bytes(handle, column))
            let length = withUnsafeBytes(of: UInt64(count).littleEndian, Array.init)
            return [UInt8(kind)] + length + UnsafeRawBufferPointer(start: start, count: count)
        }
    }
}

/// The one place where a SQLite result code becomes an error.
func check(_ code: Int32, on database: OpaquePointer?) throws(DiaryError) {
    switch code & 0xFF {
    case SQLITE_OK: return
    // The key was proved before the file was opened, so a page that does not decrypt is a damaged page.
    case SQLITE_NOTADB, SQLITE_CORRUPT: throw .damaged(part: .database)
    case SQLITE_FULL: throw .diskFull
    case SQLITE_READONLY, SQLITE_PERM: throw .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED: throw .busy
    case SQLITE_CONSTRAINT, SQLITE_TOOBIG: throw .refused
    case SQLITE_CANTOPEN, SQLITE_IOERR:
        let system = database.map { sqlite3_system_errno($0) } ?? 0
        throw Connection.systemFailure(system) ?? .storage(code: code)
    default: throw .storage(code: code)
    }
}

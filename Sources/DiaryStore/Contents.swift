import Companion

/// What is in a database, in a form that can be compared: how many, and a hash over every row in order.
struct Contents: Hashable, Codable, Sendable {
    let schema: Int
    /// Entries that are not in the bin.
    let reflections: Int
    let binned: Int
    /// Drafts that are not discarded.
    let drafts: Int
    /// HMAC-SHA-256, in hexadecimal, of every table, row and value.
    ///
    /// Keyed, because the plain hash of a short diary would let somebody who has only the backup test guesses
    /// at its text.
    let hash: String

    /// Reads all of `connection` in one unchanging view.
    init(of connection: borrowing Connection, key: SecretKey) throws(DiaryError) {
        self = try connection.snapshot { () throws(DiaryError) in
            try Contents(inTransactionOf: connection, key: key)
        }
    }

    /// The same inside a transaction that the caller has opened.
    init(inTransactionOf connection: borrowing Connection, key: SecretKey) throws(DiaryError) {
        schema = Int(try connection.firstInteger("PRAGMA user_version") ?? 0)
        reflections = try Self.count("SELECT count(*) FROM reflection WHERE deleted_at IS NULL", connection)
        binned = try Self.count("SELECT count(*) FROM reflection WHERE deleted_at IS NOT NULL", connection)
        drafts = try Self.count("SELECT count(*) FROM draft WHERE discarded_at IS NULL", connection)
        hash = try Self.hash(of: connection, key: key)
    }

    private static func count(_ sql: SQL, _ connection: borrowing Connection) throws(DiaryError) -> Int {
        Int(try connection.firstInteger(sql) ?? 0)
    }

    private static func hash(of connection: borrowing Connection, key: SecretKey) throws(DiaryError) -> String
    {
        var digest = KeyedSHA256(key: try key.subkey(for: "sela content hash"))
        // Whatever tables this schema has, old or new. The search index is made from the others; its own
        // tables are SQLite's affair.
        for table in try connection.tables() {
            digest.add(Array("\(table)\u{0}".utf8))
            _ = try connection.rows("SELECT * FROM" + SQL(name: table) + "ORDER BY rowid") { row in
                for column in 0..<row.columns { digest.add(row.canonicalBytes(column)) }
            }
        }
        return hexadecimal(digest.finished())
    }
}

import Companion

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Looking for damage. Every function answers complaints; none = sound.
extension Connection {
    /// Every page, every table and the search index, which takes seconds for 100,000 entries.
    func damage() throws(DiaryError) -> [String] {
        try damageOfPages() + structure("PRAGMA integrity_check(20)")
    }

    /// Every page, and the structure of every table and its indexes.
    ///
    /// The search index is left out: it is made from the tables.
    func damageOfTables() throws(DiaryError) -> [String] {
        var complaints = try damageOfPages()
        for table in try tables() {
            complaints += try structure("PRAGMA integrity_check(" + SQL(name: table) + ")")
        }
        return complaints
    }

    /// Names of the tables that are ours, sorted; those in which SQLite keeps its own affairs are left out.
    func tables() throws(DiaryError) -> [String] {
        try rows(
            """
            SELECT name FROM pragma_table_list
            WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name
            """
        ) { row in row.text(0) ?? "" }
    }

    /// Pages whose seal is broken.
    private func damageOfPages() throws(DiaryError) -> [String] {
        let complaints = try rows("PRAGMA cipher_integrity_check") { row in row.text(0) ?? "" }
        if complaints.isEmpty { return [] }
        // Another process may have moved pages from the log to the file while they were read.
        usleep(100_000)
        return try rows("PRAGMA cipher_integrity_check") { row in row.text(0) ?? "" }
    }

    private func structure(_ check: SQL) throws(DiaryError) -> [String] {
        try rows(check) { row in row.text(0) ?? "" }.filter { $0 != "ok" }
    }
}

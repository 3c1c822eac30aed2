public import Companion
public import Wellbeing

/// The diary in one encrypted SQLite file.
///
/// A value without a connection of its own: each call runs on the vault's queue as one transaction, and
/// throws ``DiaryError/locked`` once the vault is locked.
public struct SQLCipherDiary: Diary {
    let vault: SQLCipherVault

    // MARK: Entries

    public func save(_ reflection: Reflection) async throws(DiaryError) {
        try await save([reflection])
    }

    public func save(_ reflections: [Reflection]) async throws(DiaryError) {
        var rows: [(id: SQLValue, values: [SQLValue], folded: SQLValue)] = []
        for reflection in reflections {
            guard Reflection.acceptedLength.contains(reflection.text.count),
                (reflection.deeper ?? "").count <= Reflection.acceptedLength.upperBound
            else { throw .refused }
            let folded = searchFolded(reflection.text) + "\n" + searchFolded(reflection.deeper ?? "")
            let values = try ReflectionRow.values(of: reflection)
            rows.append((.text(reflection.id.rawValue), values, .text(folded)))
        }
        let savedRows = rows
        try await vault.change { connection throws(DiaryError) in
            for row in savedRows {
                try connection.run(ReflectionRow.save, row.values)
                try connection.run(ReflectionRow.saveSearchText, [row.id, row.folded])
                try connection.run("DELETE FROM draft WHERE id = ?1", [row.id])
            }
        }
    }

    public func note(
        _ reading: EmotionReading, of text: String, for id: Reflection.ID
    ) async throws(DiaryError) -> Bool {
        try await changesOne(
            ReflectionRow.note,
            [.text(id.rawValue), .text(text)] + (try ReadingColumns.values(of: reading)))
    }

    public func correct(
        _ id: Reflection.ID, to correction: EmotionCorrection?
    ) async throws(DiaryError) -> Bool {
        try await changesOne(
            """
            UPDATE reflection SET corrected_verdict = ?2, corrected_at = ?3
            WHERE id = ?1 AND deleted_at IS NULL
            """,
            [
                .text(id.rawValue), .optional(correction?.verdict.rawValue),
                .optional(correction?.correctedAt.milliseconds),
            ])
    }

    public func reflection(_ id: Reflection.ID) async throws(DiaryError) -> Reflection? {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                ReflectionRow.select + "WHERE id = ?1 AND deleted_at IS NULL", [.text(id.rawValue)],
                map: ReflectionRow.reflection
            ).first
        }
    }

    public func reflections(_ query: JournalQuery) async throws(DiaryError) -> JournalPage {
        let search = JournalSearch(query)
        return try await vault.perform { connection throws(DiaryError) in
            try connection.snapshot { () throws(DiaryError) in try search.page(on: connection) }
        }
    }

    public func counts(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [LocalDay: Int] {
        let counted = try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                """
                SELECT day, count(*) FROM reflection
                WHERE deleted_at IS NULL AND day BETWEEN ?1 AND ?2 GROUP BY day
                """, [.integer(days.lowerBound.number), .integer(days.upperBound.number)]
            ) { row in (LocalDay(number: Int(row.integer(0) ?? 0)), Int(row.integer(1) ?? 0)) }
        }
        return Dictionary(counted) { _, last in last }
    }

    public func ids(
        startingWith prefix: String, limit: Int
    ) async throws(DiaryError) -> [Reflection.ID] {
        // "g" comes after every character that an id can have, so this is a range of the index.
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                """
                SELECT id FROM reflection
                WHERE id >= ?1 AND id < ?1 || 'g' AND deleted_at IS NULL ORDER BY id LIMIT ?2
                """, [.text(prefix), .integer(limit)]
            ) { row in row.text(0).flatMap(Reflection.ID.init(rawValue:)) }.compactMap { $0 }
        }
    }

    public func count() async throws(DiaryError) -> Int {
        try await number("SELECT count(*) FROM reflection WHERE deleted_at IS NULL")
    }

    public func binnedCount() async throws(DiaryError) -> Int {
        try await number(
            """
            SELECT (SELECT count(*) FROM reflection WHERE deleted_at IS NOT NULL)
                + (SELECT count(*) FROM spoken_entry WHERE deleted_at IS NOT NULL)
                + (SELECT count(*) FROM check_in WHERE deleted_at IS NOT NULL)
                + (SELECT count(*) FROM sleep_log WHERE deleted_at IS NOT NULL)
                + (SELECT count(*) FROM water_log WHERE deleted_at IS NOT NULL)
                + (SELECT count(*) FROM food_entry WHERE deleted_at IS NOT NULL)
                + (SELECT count(*) FROM exercise_entry WHERE deleted_at IS NOT NULL)
            """)
    }

    private func number(_ sql: SQL) async throws(DiaryError) -> Int {
        let number = try await vault.perform { connection throws(DiaryError) in
            try connection.firstInteger(sql)
        }
        return Int(number ?? 0)
    }

    // MARK: The bin

    public func delete(_ id: Reflection.ID, at instant: Instant) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE reflection SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL",
            [.text(id.rawValue), .integer(instant.milliseconds)])
    }

    public func restore(_ id: Reflection.ID) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE reflection SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL",
            [.text(id.rawValue)])
    }

    public func bin() async throws(DiaryError) -> [BinnedReflection] {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                ReflectionRow.select + "WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, id DESC",
                map: ReflectionRow.binned)
        }
    }

    public func emptyBin(deletedBefore instant: Instant) async throws(DiaryError) -> Int {
        try await vault.change { connection throws(DiaryError) in
            let moment = SQLValue.integer(instant.milliseconds)
            try connection.run("DELETE FROM draft WHERE discarded_at < ?1", [moment])
            try connection.run("DELETE FROM spoken_draft WHERE discarded_at < ?1", [moment])
            try connection.run("DELETE FROM reflection WHERE deleted_at < ?1", [moment])
            var destroyed = connection.changes
            try connection.run("DELETE FROM spoken_entry WHERE deleted_at < ?1", [moment])
            destroyed += connection.changes
            try connection.run("DELETE FROM check_in WHERE deleted_at < ?1", [moment])
            destroyed += connection.changes
            for kind in LiveEntry.Kind.allCases {
                try connection.run(
                    "DELETE FROM " + LiveTable(kind: kind).name + " WHERE deleted_at < ?1", [moment])
                destroyed += connection.changes
            }
            return destroyed
        }
    }

    public func destroy(_ id: Reflection.ID) async throws(DiaryError) -> Bool {
        try await changesOne(
            "DELETE FROM reflection WHERE id = ?1 AND deleted_at IS NOT NULL", [.text(id.rawValue)])
    }

    /// Whether the statement changed a row.
    func changesOne(_ sql: SQL, _ values: [SQLValue]) async throws(DiaryError) -> Bool {
        try await vault.change { connection throws(DiaryError) in
            try connection.run(sql, values)
            return connection.changes > 0
        }
    }
}

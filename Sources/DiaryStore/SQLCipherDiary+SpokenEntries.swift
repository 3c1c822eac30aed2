public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func save(_ entry: SpokenEntry, keepingRecording: Bool) async throws(DiaryError) {
        guard entry.isAcceptable else { throw .refused }
        let values = SpokenEntryRow.values(of: entry)
        let id = [SQLValue.text(entry.id.rawValue)]
        try await vault.change { connection throws(DiaryError) in
            try connection.run(SpokenEntryRow.save, values)
            try connection.run("DELETE FROM spoken_draft WHERE id = ?1", id)
            if !keepingRecording { try connection.run("DELETE FROM recording WHERE id = ?1", id) }
        }
    }

    public func save(_ entries: [SpokenEntry]) async throws(DiaryError) {
        guard entries.allSatisfy(\.isAcceptable) else { throw .refused }
        let rows = entries.map(SpokenEntryRow.values)
        try await vault.change { connection throws(DiaryError) in
            for row in rows { try connection.run(SpokenEntryRow.save, row) }
        }
    }

    public func spokenEntry(_ id: SpokenEntry.ID) async throws(DiaryError) -> SpokenEntry? {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                SpokenEntryRow.select + "WHERE id = ?1 AND deleted_at IS NULL", [.text(id.rawValue)],
                map: SpokenEntryRow.entry
            ).first
        }
    }

    public func spokenEntries(
        in days: ClosedRange<LocalDay>, after place: RecordPlace?, limit: Int
    ) async throws(DiaryError) -> [SpokenEntry] {
        let range = RecordRange(days: days, after: place, limit: limit)
        return try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                SpokenEntryRow.select + range.condition, range.values, map: SpokenEntryRow.entry)
        }
    }

    public func newestSpokenEntries(
        in days: ClosedRange<LocalDay>, before place: RecordPlace?, limit: Int
    ) async throws(DiaryError) -> [SpokenEntry] {
        let values = RecordRange.newest(in: days, before: place, limit: limit)
        return try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                SpokenEntryRow.select + RecordRange.newest, values, map: SpokenEntryRow.entry)
        }
    }

    public func spokenTallies(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [SpokenTally] {
        let rows = try await tallied(
            """
            SELECT day, mood, count(*) FROM spoken_entry
            WHERE deleted_at IS NULL AND day BETWEEN ?1 AND ?2 GROUP BY day, mood ORDER BY day, mood
            """, in: days
        ) { row throws(DiaryError) in try row.word(1, as: SpokenFields.Mood.self) }
        return rows.map(SpokenTally.init(day:moods:))
    }

    public func spokenSpan() async throws(DiaryError) -> ClosedRange<LocalDay>? {
        try await span(
            """
            SELECT (SELECT min(day) FROM spoken_entry WHERE deleted_at IS NULL),
                (SELECT max(day) FROM spoken_entry WHERE deleted_at IS NULL)
            """)
    }

    public func deleteSpokenEntry(
        _ id: SpokenEntry.ID, at instant: Instant
    ) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE spoken_entry SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL",
            [.text(id.rawValue), .integer(instant.milliseconds)])
    }

    public func restoreSpokenEntry(_ id: SpokenEntry.ID) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE spoken_entry SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL",
            [.text(id.rawValue)])
    }

    public func destroySpokenEntry(_ id: SpokenEntry.ID) async throws(DiaryError) -> Bool {
        try await changesOne(
            "DELETE FROM spoken_entry WHERE id = ?1 AND deleted_at IS NOT NULL", [.text(id.rawValue)])
    }

    public func binnedSpokenEntries() async throws(DiaryError) -> [Binned<SpokenEntry>] {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                SpokenEntryRow.select + "WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, id DESC"
            ) { row throws(DiaryError) in
                guard let deletedAt = row.instant(17) else { throw .damaged(part: .row) }
                return Binned(try SpokenEntryRow.entry(row), deletedAt: deletedAt)
            }
        }
    }

    /// The first and the last day that `sql` answers; `nil` = it answers none.
    func span(_ sql: SQL) async throws(DiaryError) -> ClosedRange<LocalDay>? {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(sql) { row -> ClosedRange<LocalDay>? in
                guard let first = row.integer(0), let last = row.integer(1), first <= last else { return nil }
                return LocalDay(number: Int(first))...LocalDay(number: Int(last))
            }.first ?? nil
        }
    }
}

/// A spoken entry as a row of `spoken_entry`.
private enum SpokenEntryRow {
    static let select: SQL =
        "SELECT id," + MomentColumns.names + "," + SpokenColumns.names
        + ", transcript, language, is_spoken, edited_at, deleted_at FROM spoken_entry"

    /// 17 values; an entry of the same id is replaced whole, also one in the bin.
    static let save: SQL =
        "INSERT OR REPLACE INTO spoken_entry (id," + MomentColumns.names + "," + SpokenColumns.names
            + """
            , transcript, language, is_spoken, edited_at) VALUES (
                ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)
            """

    static func values(of entry: SpokenEntry) -> [SQLValue] {
        [SQLValue.text(entry.id.rawValue)] + MomentColumns.values(of: entry.moment)
            + SpokenColumns.values(of: entry.fields) + [
                .text(entry.transcript), .optional(entry.language?.rawValue), .boolean(entry.isSpoken),
                .optional(entry.editedAt?.milliseconds),
            ]
    }

    static func entry(_ row: borrowing Statement) throws(DiaryError) -> SpokenEntry {
        guard let id = row.text(0).flatMap(SpokenEntry.ID.init(rawValue:)), let transcript = row.text(13),
            let isSpoken = row.flag(15)
        else { throw .damaged(part: .row) }
        return SpokenEntry(
            id: id, moment: try MomentColumns.moment(row, from: 1),
            fields: try SpokenColumns.fields(row, from: 4), transcript: transcript,
            language: try row.word(14, as: Language.self), isSpoken: isSpoken, editedAt: row.instant(16))
    }
}

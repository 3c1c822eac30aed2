public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func save(_ checkIn: CheckIn) async throws(DiaryError) {
        try await save([checkIn])
    }

    public func save(_ checkIns: [CheckIn]) async throws(DiaryError) {
        guard checkIns.allSatisfy(\.isAcceptable) else { throw .refused }
        let rows = checkIns.map(StoredCheckIn.values)
        try await vault.change { connection throws(DiaryError) in
            for row in rows { try connection.run(StoredCheckIn.save, row) }
        }
    }

    public func checkIn(_ id: CheckIn.ID) async throws(DiaryError) -> CheckIn? {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                StoredCheckIn.select + "WHERE id = ?1 AND deleted_at IS NULL", [.text(id.rawValue)],
                map: StoredCheckIn.checkIn
            ).first
        }
    }

    public func checkIns(
        in days: ClosedRange<LocalDay>, after place: RecordPlace?, limit: Int
    ) async throws(DiaryError) -> [CheckIn] {
        let range = RecordRange(days: days, after: place, limit: limit)
        return try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                StoredCheckIn.select + range.condition, range.values, map: StoredCheckIn.checkIn)
        }
    }

    public func newestCheckIns(
        in days: ClosedRange<LocalDay>, before place: RecordPlace?, limit: Int
    ) async throws(DiaryError) -> [CheckIn] {
        let values = RecordRange.newest(in: days, before: place, limit: limit)
        return try await vault.perform { connection throws(DiaryError) in
            try connection.rows(StoredCheckIn.select + RecordRange.newest, values, map: StoredCheckIn.checkIn)
        }
    }

    public func checkInTallies(in days: ClosedRange<LocalDay>) async throws(DiaryError) -> [CheckInTally] {
        let rows = try await tallied(
            """
            SELECT day, rating, count(*) FROM check_in
            WHERE deleted_at IS NULL AND day BETWEEN ?1 AND ?2 GROUP BY day, rating ORDER BY day, rating
            """, in: days
        ) { row throws(DiaryError) in try row.mood(1) }
        return rows.map(CheckInTally.init(day:ratings:))
    }

    public func checkInSpan() async throws(DiaryError) -> ClosedRange<LocalDay>? {
        // Each end by itself is found at once in an index; both together would read all of it.
        try await span(
            """
            SELECT (SELECT min(day) FROM check_in WHERE deleted_at IS NULL),
                (SELECT max(day) FROM check_in WHERE deleted_at IS NULL)
            """)
    }

    public func deleteCheckIn(_ id: CheckIn.ID, at instant: Instant) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE check_in SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL",
            [.text(id.rawValue), .integer(instant.milliseconds)])
    }

    public func restoreCheckIn(_ id: CheckIn.ID) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE check_in SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL",
            [.text(id.rawValue)])
    }

    public func destroyCheckIn(_ id: CheckIn.ID) async throws(DiaryError) -> Bool {
        try await changesOne(
            "DELETE FROM check_in WHERE id = ?1 AND deleted_at IS NOT NULL", [.text(id.rawValue)])
    }

    public func binnedCheckIns() async throws(DiaryError) -> [Binned<CheckIn>] {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                StoredCheckIn.select + "WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, id DESC"
            ) { row throws(DiaryError) in
                guard let deletedAt = row.instant(9) else { throw .damaged(part: .row) }
                return Binned(try StoredCheckIn.checkIn(row), deletedAt: deletedAt)
            }
        }
    }
}

/// A check-in as a row of `check_in`.
private enum StoredCheckIn {
    static let select: SQL =
        "SELECT id," + MomentColumns.names
        + ", rating, note, is_dismissed, source, edited_at, deleted_at FROM check_in"

    /// Nine values; a check-in of the same id is replaced whole, also one in the bin.
    static let save: SQL =
        "INSERT OR REPLACE INTO check_in (id," + MomentColumns.names
        + ", rating, note, is_dismissed, source, edited_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"

    static func values(of checkIn: CheckIn) -> [SQLValue] {
        [SQLValue.text(checkIn.id.rawValue)] + MomentColumns.values(of: checkIn.moment) + [
            .integer(checkIn.rating.rawValue), .optional(checkIn.note), .boolean(checkIn.isDismissed),
            .text(checkIn.source.rawValue), .optional(checkIn.editedAt?.milliseconds),
        ]
    }

    static func checkIn(_ row: borrowing Statement) throws(DiaryError) -> CheckIn {
        guard let id = row.text(0).flatMap(CheckIn.ID.init(rawValue:)), let rating = try row.mood(4),
            let isDismissed = row.flag(6), let source = try row.word(7, as: CheckIn.Source.self)
        else { throw .damaged(part: .row) }
        return CheckIn(
            id: id, moment: try MomentColumns.moment(row, from: 1), rating: rating, note: row.text(5),
            isDismissed: isDismissed, source: source, editedAt: row.instant(8))
    }
}

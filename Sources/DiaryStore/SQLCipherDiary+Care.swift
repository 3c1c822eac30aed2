public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func texts(writtenAfter instant: Instant) async throws(DiaryError) -> [WrittenText] {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                CareRow.texts, [.integer(instant.milliseconds)]
            ) { row throws(DiaryError) in
                guard let text = row.text(0), let writtenAt = row.instant(2) else {
                    throw DiaryError.damaged(part: .row)
                }
                return WrittenText(text: text, deeper: row.text(1), writtenAt: writtenAt)
            }
        }
    }

    public func careEndedAt() async throws(DiaryError) -> Instant? {
        try await vault.perform { connection throws(DiaryError) in
            try connection.firstInteger("SELECT ended_at FROM care").map(Instant.init(milliseconds:))
        }
    }

    public func endCare(at instant: Instant?) async throws(DiaryError) {
        try await vault.change { connection throws(DiaryError) in
            try connection.run("DELETE FROM care")
            guard let instant else { return }
            try connection.run(
                "INSERT INTO care (row, ended_at) VALUES (1, ?1)", [.integer(instant.milliseconds)])
        }
    }
}

private enum CareRow {
    /// Looks that an index answers each, because the whole diary must not be read for it.
    static let texts: SQL =
        """
        SELECT text, deeper, instant AS written_at FROM reflection
            WHERE deleted_at IS NULL AND instant > ?1 AND coalesce(edited_at, instant) <= instant
        UNION ALL SELECT text, deeper, edited_at FROM reflection
            WHERE edited_at > ?1 AND edited_at > instant
        UNION ALL SELECT text, deeper, instant FROM reflection
            WHERE deleted_at IS NOT NULL AND instant > ?1 AND coalesce(edited_at, instant) <= instant
        UNION ALL SELECT text, deeper, kept_at FROM draft WHERE kept_at > ?1
        UNION ALL SELECT transcript, NULL, instant FROM spoken_entry
            WHERE instant > ?1 AND coalesce(edited_at, instant) <= instant
        UNION ALL SELECT transcript, NULL, edited_at FROM spoken_entry
            WHERE edited_at > ?1 AND edited_at > instant
        UNION ALL SELECT transcript, heard, kept_at FROM spoken_draft WHERE kept_at > ?1
        UNION ALL SELECT note, NULL, instant FROM check_in
            WHERE note IS NOT NULL AND instant > ?1 AND coalesce(edited_at, instant) <= instant
        UNION ALL SELECT note, NULL, edited_at FROM check_in
            WHERE note IS NOT NULL AND edited_at > ?1 AND edited_at > instant
        UNION ALL SELECT text, NULL, instant FROM food_entry
            WHERE instant > ?1 AND coalesce(edited_at, instant) <= instant
        UNION ALL SELECT text, NULL, edited_at FROM food_entry WHERE edited_at > ?1 AND edited_at > instant
        UNION ALL SELECT text, NULL, instant FROM exercise_entry
            WHERE instant > ?1 AND coalesce(edited_at, instant) <= instant
        UNION ALL SELECT text, NULL, edited_at FROM exercise_entry WHERE edited_at > ?1 AND edited_at > instant
        ORDER BY written_at DESC, text DESC
        """
}

public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func hasWeekSummary(
        from first: LocalDay, in language: Language
    ) async throws(DiaryError) -> Bool {
        let key = SummaryRow.key(first, language)
        return try await vault.perform { connection throws(DiaryError) in
            try connection.firstInteger(SummaryRow.exists, key) != nil
        }
    }

    public func weekSummary(
        from first: LocalDay, in language: Language, basis: String
    ) async throws(DiaryError) -> WeekSummary? {
        let key = SummaryRow.key(first, language)
        let digest = SQLValue.text(SummaryRow.digest(of: basis))
        return try await vault.perform { connection throws(DiaryError) in
            guard let row = try connection.rows(SummaryRow.select, key + [digest], map: SummaryRow.row).first
            else { return nil }
            let moments = try connection.rows(SummaryRow.selectMoments, key, map: SummaryRow.moment)
            return WeekSummary(
                first: first, language: language, text: row.text, moments: moments, model: row.model,
                madeAt: row.madeAt)
        }
    }

    public func keep(_ summary: WeekSummary, basis: String) async throws(DiaryError) {
        let key = SummaryRow.key(summary.first, summary.language)
        let values =
            key + [
                .text(SummaryRow.digest(of: basis)), .text(summary.text), .text(summary.model),
                .integer(summary.madeAt.milliseconds),
            ]
        let moments = summary.moments.enumerated().map { position, moment in
            key + [.integer(Int64(position)), .text(moment.entry.rawValue), .text(moment.text)]
        }
        try await vault.change { connection throws(DiaryError) in
            try connection.run(SummaryRow.remove, key)
            try connection.run(SummaryRow.add, values)
            for moment in moments { try connection.run(SummaryRow.addMoment, moment) }
        }
    }

    public func forgetWeekSummary(
        from first: LocalDay, in language: Language
    ) async throws(DiaryError) -> Bool {
        try await changesOne(SummaryRow.remove, SummaryRow.key(first, language))
    }
}

/// A summary as a row of `week_summary`, and its moments as rows of `week_summary_moment`.
private enum SummaryRow {
    static let select: SQL =
        "SELECT text, model, made_at FROM week_summary WHERE first_day = ?1 AND language = ?2 AND digest = ?3"

    static let exists: SQL = "SELECT 1 FROM week_summary WHERE first_day = ?1 AND language = ?2"

    static let selectMoments: SQL =
        "SELECT entry, text FROM week_summary_moment WHERE first_day = ?1 AND language = ?2 ORDER BY position"

    static let remove: SQL = "DELETE FROM week_summary WHERE first_day = ?1 AND language = ?2"

    static let add: SQL =
        """
        INSERT INTO week_summary (first_day, language, digest, text, model, made_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        """

    static let addMoment: SQL =
        "INSERT INTO week_summary_moment (first_day, language, position, entry, text) VALUES (?1, ?2, ?3, ?4, ?5)"

    static func key(_ first: LocalDay, _ language: Language) -> [SQLValue] {
        [.integer(Int64(first.number)), .text(language.rawValue)]
    }

    static func digest(of basis: String) -> String {
        var hash = SHA256()
        hash.add(Array(basis.utf8))
        return hexadecimal(hash.finished())
    }

    static func row(
        _ row: borrowing Statement
    ) throws(DiaryError) -> (text: String, model: String, madeAt: Instant) {
        guard let text = row.text(0), let model = row.text(1), let madeAt = row.instant(2) else {
            throw .damaged(part: .row)
        }
        return (text, model, madeAt)
    }

    static func moment(_ row: borrowing Statement) throws(DiaryError) -> WeekSummary.Moment {
        guard let entry = row.text(0).flatMap(Reflection.ID.init(rawValue:)), let text = row.text(1) else {
            throw .damaged(part: .row)
        }
        return WeekSummary.Moment(entry: entry, text: text)
    }
}

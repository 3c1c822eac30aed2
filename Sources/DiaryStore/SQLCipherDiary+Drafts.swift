public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func keep(_ draft: Draft) async throws(DiaryError) {
        let limit = Reflection.acceptedLength.upperBound
        guard draft.text.count <= limit, (draft.deeper ?? "").count <= limit else { throw .refused }
        let values = try DraftRow.values(of: draft)
        try await vault.change { connection throws(DiaryError) in
            try connection.run(DraftRow.keep, values)
        }
    }

    public func draft(_ id: Draft.ID) async throws(DiaryError) -> Draft? {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                DraftRow.select + "WHERE id = ?1 AND discarded_at IS NULL", [.text(id.rawValue)],
                map: DraftRow.draft
            ).first
        }
    }

    public func drafts() async throws(DiaryError) -> [Draft] {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                DraftRow.select + "WHERE discarded_at IS NULL ORDER BY kept_at DESC, id DESC",
                map: DraftRow.draft)
        }
    }

    public func discard(_ id: Draft.ID, at instant: Instant) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE draft SET discarded_at = ?2 WHERE id = ?1 AND discarded_at IS NULL",
            [.text(id.rawValue), .integer(instant.milliseconds)])
    }

    public func reopen(_ id: Draft.ID) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE draft SET discarded_at = NULL WHERE id = ?1 AND discarded_at IS NOT NULL",
            [.text(id.rawValue)])
    }
}

/// A draft as a row of `draft`.
private enum DraftRow {
    static let select: SQL =
        "SELECT id," + MomentColumns.names
        + ", text, mood, deeper, is_edit, kept_at, is_understood, language,"
        + ReadingColumns.names + "," + QuestionColumns.names + "," + ReplyColumns.names
        + ", reply_answers, reply_is_kept FROM draft"

    /// 29 values; a draft of the same id is replaced whole, also one that was discarded.
    static let keep: SQL =
        """
        INSERT OR REPLACE INTO draft (
            id, instant, zone, day, text, mood, deeper, is_edit, kept_at, is_understood, language,
            read_verdict, read_confidence, read_model, read_windows,
            sadness, anger, love, fear, happy, unclear, question, question_keyword, question_language,
            reply, reply_model, reply_made_at, reply_answers, reply_is_kept
        ) VALUES (
            ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21,
            ?22, ?23, ?24, ?25, ?26, ?27, ?28, ?29
        )
        """

    static func values(of draft: Draft) throws(DiaryError) -> [SQLValue] {
        [SQLValue.text(draft.id.rawValue)] + MomentColumns.values(of: draft.moment) + [
            .text(draft.text), .optional(draft.mood.map { Int64($0.rawValue) }), .optional(draft.deeper),
            .boolean(draft.isEdit), .integer(draft.keptAt.milliseconds), .boolean(draft.understanding != nil),
            .optional(draft.understanding?.language?.rawValue),
        ] + (try ReadingColumns.values(of: draft.understanding?.reading))
            + QuestionColumns.values(of: draft.understanding?.question)
            + ReplyColumns.values(of: draft.reply?.reply) + [
                .optional(draft.reply?.answers), .optional(draft.reply.map { Int64($0.isKept ? 1 : 0) }),
            ]
    }

    /// `nil` = there is none.
    private static func reply(_ row: borrowing Statement) throws(DiaryError) -> DraftReply? {
        guard let reply = try ReplyColumns.reply(row, from: 24) else { return nil }
        guard let answers = row.text(27), let isKept = row.integer(28) else { throw .damaged(part: .row) }
        return DraftReply(reply, answers: answers, isKept: isKept == 1)
    }

    static func draft(_ row: borrowing Statement) throws(DiaryError) -> Draft {
        guard let id = row.text(0).flatMap(Draft.ID.init(rawValue:)), let text = row.text(4),
            let keptAt = row.instant(8)
        else { throw .damaged(part: .row) }
        var understanding: Understanding?
        if row.integer(9) == 1 {
            understanding = Understanding(
                reading: try ReadingColumns.reading(row, from: 11),
                language: try row.word(10, as: Language.self),
                question: try QuestionColumns.question(row, from: 21))
        }
        return Draft(
            id: id, moment: try MomentColumns.moment(row, from: 1), text: text, mood: try row.mood(5),
            deeper: row.text(6), reply: try reply(row), understanding: understanding,
            isEdit: row.integer(7) == 1, keptAt: keptAt)
    }
}

public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func keep(_ draft: SpokenDraft) async throws(DiaryError) {
        try await keep(draft, samples: nil)
    }

    public func keep(_ draft: SpokenDraft, with recording: Recording) async throws(DiaryError) {
        guard !recording.samples.isEmpty else { throw .refused }
        try await keep(draft, samples: RecordingBytes.bytes(of: recording))
    }

    private func keep(_ draft: SpokenDraft, samples: [UInt8]?) async throws(DiaryError) {
        guard draft.isAcceptable else { throw .refused }
        let id = SQLValue.text(draft.id.rawValue)
        let values = SpokenDraftRow.values(of: draft)
        let spans = draft.spans.map { field, span in
            [
                id, .text(field.rawValue), .integer(span.lowerBound), .integer(span.upperBound),
                .boolean(draft.proposed.contains(field)),
            ]
        }
        try await vault.change { connection throws(DiaryError) in
            try connection.run("DELETE FROM spoken_draft_span WHERE draft = ?1", [id])
            try connection.run(SpokenDraftRow.keep, values)
            for span in spans { try connection.run(SpokenDraftRow.addSpan, span) }
            guard let samples else { return }
            try connection.run(
                "INSERT OR REPLACE INTO recording (id, samples) VALUES (?1, ?2)", [id, .bytes(samples)])
        }
    }

    public func spokenDraft(_ id: SpokenDraft.ID) async throws(DiaryError) -> SpokenDraft? {
        try await drafts("WHERE id = ?1 AND discarded_at IS NULL", [.text(id.rawValue)]).first
    }

    public func spokenDrafts() async throws(DiaryError) -> [SpokenDraft] {
        try await drafts("WHERE discarded_at IS NULL ORDER BY kept_at DESC, id DESC", [])
    }

    private func drafts(_ condition: SQL, _ values: [SQLValue]) async throws(DiaryError) -> [SpokenDraft] {
        try await vault.perform { connection throws(DiaryError) in
            try connection.snapshot { () throws(DiaryError) in
                var drafts = try connection.rows(
                    SpokenDraftRow.select + condition, values, map: SpokenDraftRow.draft)
                for index in drafts.indices {
                    let spans = try connection.rows(
                        SpokenDraftRow.selectSpans, [.text(drafts[index].id.rawValue)],
                        map: SpokenDraftRow.span)
                    for span in spans {
                        drafts[index].spans[span.field] = span.range
                        if span.isProposed { drafts[index].proposed.insert(span.field) }
                    }
                }
                return drafts
            }
        }
    }

    public func discardSpokenDraft(
        _ id: SpokenDraft.ID, at instant: Instant
    ) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE spoken_draft SET discarded_at = ?2 WHERE id = ?1 AND discarded_at IS NULL",
            [.text(id.rawValue), .integer(instant.milliseconds)])
    }

    public func reopenSpokenDraft(_ id: SpokenDraft.ID) async throws(DiaryError) -> Bool {
        try await changesOne(
            "UPDATE spoken_draft SET discarded_at = NULL WHERE id = ?1 AND discarded_at IS NOT NULL",
            [.text(id.rawValue)])
    }

    public func recording(of id: SpokenEntry.ID) async throws(DiaryError) -> Recording? {
        try await vault.perform { connection throws(DiaryError) in
            try connection.rows(
                "SELECT samples FROM recording WHERE id = ?1", [.text(id.rawValue)]
            ) { row throws(DiaryError) in
                guard let recording = row.withBytes(0, RecordingBytes.recording) else {
                    throw DiaryError.damaged(part: .row)
                }
                return recording
            }.first
        }
    }

    public func recordingLength(of id: SpokenEntry.ID) async throws(DiaryError) -> Double? {
        let bytes = try await vault.perform { connection throws(DiaryError) in
            try connection.firstInteger(
                "SELECT length(samples) FROM recording WHERE id = ?1", [.text(id.rawValue)])
        }
        return bytes.map { Double($0 / 2) / Double(Recording.rate) }
    }

    public func deleteRecording(of id: SpokenEntry.ID) async throws(DiaryError) -> Bool {
        try await changesOne("DELETE FROM recording WHERE id = ?1", [.text(id.rawValue)])
    }
}

/// A draft as a row of `spoken_draft`, and where its fields were read as rows of `spoken_draft_span`.
private enum SpokenDraftRow {
    static let select: SQL =
        "SELECT id," + MomentColumns.names + "," + SpokenColumns.names
        + ", transcript, language, heard, heard_is_cut, is_edit, kept_at FROM spoken_draft"

    static let selectSpans: SQL =
        "SELECT field, first, past, is_proposed FROM spoken_draft_span WHERE draft = ?1"

    /// 19 values; a draft of the same id is replaced whole, also one that was discarded.
    static let keep: SQL =
        "INSERT OR REPLACE INTO spoken_draft (id," + MomentColumns.names + "," + SpokenColumns.names
            + """
            , transcript, language, heard, heard_is_cut, is_edit, kept_at) VALUES (
                ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)
            """

    static let addSpan: SQL =
        "INSERT INTO spoken_draft_span (draft, field, first, past, is_proposed) VALUES (?1, ?2, ?3, ?4, ?5)"

    static func values(of draft: SpokenDraft) -> [SQLValue] {
        [SQLValue.text(draft.id.rawValue)] + MomentColumns.values(of: draft.moment)
            + SpokenColumns.values(of: draft.fields) + [
                .text(draft.transcript), .optional(draft.language?.rawValue), .optional(draft.heard?.text),
                .optional(draft.heard?.isCut), .boolean(draft.isEdit),
                .integer(draft.keptAt.milliseconds),
            ]
    }

    static func draft(_ row: borrowing Statement) throws(DiaryError) -> SpokenDraft {
        guard let id = row.text(0).flatMap(SpokenDraft.ID.init(rawValue:)), let transcript = row.text(13),
            let isEdit = row.flag(17), let keptAt = row.instant(18)
        else { throw .damaged(part: .row) }
        var heard: Transcript?
        if let text = row.text(15) {
            heard = Transcript(text: text, isCut: row.flag(16) == true)
            guard heard != nil else { throw .damaged(part: .row) }
        }
        return SpokenDraft(
            id: id, moment: try MomentColumns.moment(row, from: 1),
            language: try row.word(14, as: Language.self), heard: heard, transcript: transcript,
            fields: try SpokenColumns.fields(row, from: 4), isEdit: isEdit, keptAt: keptAt)
    }

    static func span(
        _ row: borrowing Statement
    ) throws(DiaryError) -> (field: SpokenFields.Field, range: Range<Int>, isProposed: Bool) {
        guard let field = try row.word(0, as: SpokenFields.Field.self), let first = row.integer(1),
            let past = row.integer(2), first < past
        else { throw .damaged(part: .row) }
        return (field, Int(first)..<Int(past), row.flag(3) == true)
    }
}

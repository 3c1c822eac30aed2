import Companion
import Wellbeing

/// An entry as a row of `reflection`.
enum ReflectionRow {
    static let select: SQL =
        "SELECT id," + MomentColumns.names
        + ", text, mood, language, corrected_verdict, corrected_at, deeper,"
        + "edited_at, deleted_at," + ReadingColumns.names + "," + QuestionColumns.names + ","
        + ReplyColumns.names + "FROM reflection"

    /// 27 values; an entry of the same id is replaced and comes out of the bin.
    static let save: SQL =
        """
        INSERT INTO reflection (
            id, instant, zone, day, text, mood, language, corrected_verdict, corrected_at, deeper, edited_at,
            read_verdict, read_confidence, read_model, read_windows,
            sadness, anger, love, fear, happy, unclear, question, question_keyword, question_language,
            reply, reply_model, reply_made_at
        ) VALUES (
            ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21,
            ?22, ?23, ?24, ?25, ?26, ?27
        ) ON CONFLICT (id) DO UPDATE SET
            instant = excluded.instant, zone = excluded.zone, day = excluded.day, text = excluded.text,
            mood = excluded.mood, language = excluded.language,
            corrected_verdict = excluded.corrected_verdict, corrected_at = excluded.corrected_at,
            deeper = excluded.deeper, edited_at = excluded.edited_at,
            read_verdict = excluded.read_verdict, read_confidence = excluded.read_confidence,
            read_model = excluded.read_model, read_windows = excluded.read_windows,
            sadness = excluded.sadness, anger = excluded.anger, love = excluded.love, fear = excluded.fear,
            happy = excluded.happy, unclear = excluded.unclear, question = excluded.question,
            question_keyword = excluded.question_keyword, question_language = excluded.question_language,
            reply = excluded.reply, reply_model = excluded.reply_model,
            reply_made_at = excluded.reply_made_at,
            deleted_at = NULL
        """

    /// A reading for the entry with id ?1, if its text is still ?2.
    static let note: SQL =
        """
        UPDATE reflection SET
            read_verdict = ?3, read_confidence = ?4, read_model = ?5, read_windows = ?6,
            sadness = ?7, anger = ?8, love = ?9, fear = ?10, happy = ?11, unclear = ?12
        WHERE id = ?1 AND text = ?2 AND deleted_at IS NULL
        """

    /// For the entry with id ?1; one that has not changed is left alone, as is its part of the index.
    static let saveSearchText: SQL =
        """
        INSERT INTO search_text (number, folded) SELECT number, ?2 FROM reflection WHERE id = ?1
        ON CONFLICT (number) DO UPDATE SET folded = excluded.folded WHERE folded <> excluded.folded
        """

    static func values(of reflection: Reflection) throws(DiaryError) -> [SQLValue] {
        [SQLValue.text(reflection.id.rawValue)] + MomentColumns.values(of: reflection.moment) + [
            .text(reflection.text), .optional(reflection.mood.map { Int64($0.rawValue) }),
            .optional(reflection.language?.rawValue), .optional(reflection.correction?.verdict.rawValue),
            .optional(reflection.correction?.correctedAt.milliseconds), .optional(reflection.deeper),
            .optional(reflection.editedAt?.milliseconds),
        ] + (try ReadingColumns.values(of: reflection.reading))
            + QuestionColumns.values(of: reflection.question) + ReplyColumns.values(of: reflection.reply)
    }

    static func reflection(_ row: borrowing Statement) throws(DiaryError) -> Reflection {
        guard let id = row.text(0).flatMap(Reflection.ID.init(rawValue:)), let text = row.text(4) else {
            throw .damaged(part: .row)
        }
        let corrected = try row.word(7, as: EmotionVerdict.self)
        return Reflection(
            id: id, moment: try MomentColumns.moment(row, from: 1), text: text, mood: try row.mood(5),
            language: try row.word(6, as: Language.self), reading: try ReadingColumns.reading(row, from: 12),
            correction: corrected.flatMap { verdict in
                row.instant(8).map { EmotionCorrection(verdict: verdict, correctedAt: $0) }
            },
            question: try QuestionColumns.question(row, from: 22), deeper: row.text(9),
            reply: try ReplyColumns.reply(row, from: 25), editedAt: row.instant(10))
    }

    static func binned(_ row: borrowing Statement) throws(DiaryError) -> BinnedReflection {
        guard let deletedAt = row.instant(11) else { throw .damaged(part: .row) }
        return BinnedReflection(reflection: try reflection(row), deletedAt: deletedAt)
    }
}

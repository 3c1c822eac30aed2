import Companion
import Wellbeing

/// The ten columns of an emotion reading, the same in entries and drafts.
enum ReadingColumns {
    static let names: SQL =
        "read_verdict, read_confidence, read_model, read_windows, sadness, anger, love, fear, happy, unclear"
    static let count: Int32 = 10

    static func values(of reading: EmotionReading?) throws(DiaryError) -> [SQLValue] {
        guard let reading else { return [SQLValue](repeating: .null, count: Int(count)) }
        // The schema could not tell five probabilities from a reading without its last.
        guard reading.probabilities.count == EmotionVerdict.allCases.count else { throw .refused }
        return [
            .text(reading.verdict.rawValue), .real(reading.confidence), .text(reading.model),
            .integer(reading.windows),
        ] + reading.probabilities.map(SQLValue.real)
    }

    /// `nil` = there is none.
    static func reading(_ row: borrowing Statement, from column: Int32) throws(DiaryError) -> EmotionReading?
    {
        guard let word = row.text(column) else { return nil }
        var probabilities: [Double] = []
        for index in (column + 4)..<(column + count) {
            guard let probability = row.real(index) else { throw .damaged(part: .row) }
            probabilities.append(probability)
        }
        guard let verdict = EmotionVerdict(rawValue: word), let confidence = row.real(column + 1),
            let model = row.text(column + 2), let windows = row.integer(column + 3)
        else { throw .damaged(part: .row) }
        return EmotionReading(
            probabilities: probabilities, verdict: verdict, confidence: confidence, model: model,
            windows: Int(windows))
    }
}

/// The three columns of a question, the same in entries and drafts.
enum QuestionColumns {
    static let names: SQL = "question, question_keyword, question_language"

    static func values(of question: Question?) -> [SQLValue] {
        [.optional(question?.text), .optional(question?.keyword), .optional(question?.language.rawValue)]
    }

    /// `nil` = there is none.
    static func question(_ row: borrowing Statement, from column: Int32) throws(DiaryError) -> Question? {
        guard let text = row.text(column) else { return nil }
        guard let language = row.text(column + 2).flatMap(Language.init(rawValue:)) else {
            throw .damaged(part: .row)
        }
        return Question(text: text, keyword: row.text(column + 1), language: language)
    }
}

/// The three columns of a model's reply, the same in entries and drafts.
enum ReplyColumns {
    static let names: SQL = "reply, reply_model, reply_made_at"

    static func values(of reply: KeptReply?) -> [SQLValue] {
        [.optional(reply?.text), .optional(reply?.model), .optional(reply?.madeAt.milliseconds)]
    }

    /// `nil` = there is none.
    static func reply(_ row: borrowing Statement, from column: Int32) throws(DiaryError) -> KeptReply? {
        guard let text = row.text(column) else { return nil }
        guard let model = row.text(column + 1), let madeAt = row.instant(column + 2) else {
            throw .damaged(part: .row)
        }
        return KeptReply(text: text, model: model, madeAt: madeAt)
    }
}

/// The three columns of a moment.
enum MomentColumns {
    static let names: SQL = "instant, zone, day"

    static func values(of moment: Moment) -> [SQLValue] {
        [.integer(moment.instant.milliseconds), .text(moment.zone.identifier), .integer(moment.day.number)]
    }

    static func moment(_ row: borrowing Statement, from column: Int32) throws(DiaryError) -> Moment {
        guard let instant = row.integer(column), let zone = row.text(column + 1),
            let day = row.integer(column + 2)
        else { throw .damaged(part: .row) }
        // The day is frozen, so an entry of a zone that a newer time zone database has dropped still stands
        // where it stood; only its clock is shown in UTC.
        return Moment(
            instant: Instant(milliseconds: instant), zone: Zone(identifier: zone) ?? .utc,
            frozenDay: LocalDay(number: Int(day)))
    }
}

extension Statement {
    /// A value that is one of a list of words, `nil` = NULL.
    func word<Word: RawRepresentable<String>>(_ column: Int32, as type: Word.Type) throws(DiaryError) -> Word?
    {
        guard let text = text(column) else { return nil }
        guard let word = Word(rawValue: text) else { throw .damaged(part: .row) }
        return word
    }

    /// A mood, `nil` = NULL.
    func mood(_ column: Int32) throws(DiaryError) -> Mood? {
        guard let number = integer(column) else { return nil }
        guard let mood = Mood(rawValue: Int(number)) else { throw .damaged(part: .row) }
        return mood
    }

    func instant(_ column: Int32) -> Instant? {
        integer(column).map(Instant.init(milliseconds:))
    }
}

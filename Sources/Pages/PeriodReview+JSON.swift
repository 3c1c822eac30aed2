public import Wellbeing

// The documented members, in the documented order (`docs/cli.md`, `docs/api.md`).

extension PeriodReview {
    /// - Parameters:
    ///   - language: of the narrative.
    ///   - written: what a model wrote of the week; `nil` = nothing that still holds.
    public func json(in language: Language, written: WeekSummary?) -> JSON {
        .object([
            .init("kind", .string(period.kind)),
            .init("first", .string(period.first.description)),
            .init("last", .string(period.last.description)),
            .init("entries", .integer(metrics.entries)),
            .init("days_with_entries", .integer(metrics.daysWithEntries)),
            .init("words_written", .integer(metrics.wordsWritten)),
            .init("deeper_entries", .integer(metrics.deeperEntries)),
            .init("kept_replies", .integer(metrics.keptReplies)),
            .init("mean_mood", .optional(metrics.meanMood, JSON.decimal)),
            .init("mood", .optional(metrics.dominantMood) { .integer($0.rawValue) }),
            .init("moods", .array(metrics.moods.sorted { $0.key < $1.key }.map(moodCount))),
            .init("emotion", .optional(metrics.dominantEmotion) { .string($0.rawValue) }),
            .init("emotions", .array(EmotionVerdict.allCases.compactMap(emotionCount))),
            .init("unread", .integer(metrics.unread)),
            .init("days", .array(metrics.days.map(\.json))),
            .init("topics", .array(metrics.topics.map(\.json))),
            .init("words", .array(metrics.words.map(\.json))),
            .init("memorable", .array(metrics.memorable.map(\.json))),
            .init("quote", .optional(metrics.quote, \.json)),
            .init("narrative", narrative(in: language)),
            .init("model_summary", .optional(written, \.json)),
        ])
    }

    private func narrative(in language: Language) -> JSON {
        .object([
            .init("text", .string(Copy(language).narrative(of: self))),
            .init("language", .string(language.rawValue)),
        ])
    }

    private func moodCount(_ mood: Mood, _ entries: Int) -> JSON {
        .object([.init("mood", .integer(mood.rawValue)), .init("entries", .integer(entries))])
    }

    private func emotionCount(_ verdict: EmotionVerdict) -> JSON? {
        metrics.verdicts[verdict].map { entries in
            .object([.init("label", .string(verdict.rawValue)), .init("entries", .integer(entries))])
        }
    }
}

extension Period {
    /// `week` or `month`.
    fileprivate var kind: String {
        switch self {
        case .week: "week"
        case .month: "month"
        }
    }
}

extension DayMetrics {
    fileprivate var json: JSON {
        .object([
            .init("day", .string(day.description)), .init("entries", .integer(entries)),
            .init("mood", .optional(meanMood, JSON.decimal)),
        ])
    }
}

extension WordCount {
    fileprivate var json: JSON {
        .object([
            .init("word", .string(word)), .init("count", .integer(count)),
            .init("entries", .integer(entries)),
        ])
    }
}

extension MemorableMoment {
    fileprivate var json: JSON {
        .object([
            .init("entry", .string(id.rawValue)), .init("day", .string(day.description)),
            .init("reason", .string(reason.rawValue)), .init("sentence", .string(sentence)),
        ])
    }
}

extension WeekSummary {
    fileprivate var json: JSON {
        .object([
            .init("text", .string(text)), .init("language", .string(language.rawValue)),
            .init(
                "moments",
                .array(
                    moments.map {
                        .object([.init("entry", .string($0.entry.rawValue)), .init("text", .string($0.text))])
                    })), .init("model", .string(model)),
            .init("made_at", .string(madeAt.description)),
        ])
    }
}

extension QuotedSentence {
    fileprivate var json: JSON {
        .object([
            .init("entry", .string(id.rawValue)), .init("day", .string(day.description)),
            .init("text", .string(text)),
        ])
    }
}

public import Wellbeing

// The documented members, in the documented order (`docs/cli.md`, `docs/api.md`).

extension Reflection {
    public var json: JSON {
        .object([
            .init("id", .string(id.rawValue)),
            .init("instant", .string(moment.instant.description)),
            .init("zone", .string(moment.zone.identifier)),
            .init("day", .string(moment.day.description)),
            .init("text", .string(text)),
            .init("mood", .optional(mood) { .integer($0.rawValue) }),
            .init("language", .optional(language) { .string($0.rawValue) }),
            .init("emotion", .optional(verdict) { .string($0.rawValue) }),
            .init("reading", .optional(reading) { .object($0.members) }),
            .init("correction", .optional(correction, \.json)),
            .init("question", .optional(question, \.json)),
            .init("deeper", .optional(deeper, JSON.string)),
            .init("reply", .optional(reply, \.json)),
            .init("edited_at", .optional(editedAt) { .string($0.description) }),
        ])
    }
}

extension EmotionReading {
    public var members: [JSON.Member] {
        [
            .init("label", .string(verdict.rawValue)),
            .init("confidence", .decimal(confidence)),
            .init(
                "probabilities",
                .object(
                    EmotionVerdict.allCases.map { verdict in
                        JSON.Member(verdict.rawValue, .decimal(probability(of: verdict)))
                    })),
            .init("model", .string(model)),
            .init("windows", .integer(windows)),
        ]
    }
}

extension EmotionCorrection {
    fileprivate var json: JSON {
        .object([
            .init("label", .string(verdict.rawValue)),
            .init("corrected_at", .string(correctedAt.description)),
        ])
    }
}

extension Question {
    fileprivate var json: JSON {
        .object([
            .init("text", .string(text)),
            .init("keyword", .optional(keyword, JSON.string)),
            .init("language", .string(language.rawValue)),
        ])
    }
}

extension KeptReply {
    fileprivate var json: JSON {
        .object([
            .init("text", .string(text)),
            .init("model", .string(model)),
            .init("made_at", .string(madeAt.description)),
        ])
    }
}

extension JournalPage {
    public var json: JSON {
        .object([
            .init("entries", .array(reflections.map(\.json))),
            .init("next", .optional(next) { .string($0.token) }),
        ])
    }
}

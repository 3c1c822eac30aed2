public import Wellbeing

// The documented members, in the documented order (`docs/cli.md`).

extension SpokenEntry {
    public var json: JSON {
        .object(
            SpokenFields.members(id, moment, fields, transcript, language) + [
                .init("spoken", .bool(isSpoken)),
                .init("edited_at", .optional(editedAt) { .string($0.description) }),
            ])
    }
}

extension SpokenDraft {
    public var json: JSON {
        .object(
            SpokenFields.members(id, moment, fields, transcript, language) + [
                .init("draft", .bool(true)),
                .init(
                    "proposed",
                    .array(
                        SpokenFields.Field.allCases.filter { proposed.contains($0) }
                            .map { .string($0.rawValue) })),
            ])
    }
}

extension SpokenFields {
    fileprivate static func members(
        _ id: SpokenEntry.ID, _ moment: Moment, _ fields: SpokenFields, _ transcript: String,
        _ language: Language?
    ) -> [JSON.Member] {
        [
            .init("id", .string(id.rawValue)),
            .init("instant", .string(moment.instant.description)),
            .init("zone", .string(moment.zone.identifier)),
            .init("day", .string(moment.day.description)),
            .init(
                "fields",
                .object(Field.allCases.map { .init($0.rawValue, .optional(fields.word($0), JSON.string)) })),
            .init("transcript", .string(transcript)),
            .init("language", .optional(language) { .string($0.rawValue) }),
        ]
    }
}

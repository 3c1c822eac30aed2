public import Wellbeing

// The documented members, in the documented order (`docs/cli.md`).

extension SpokenEntry {
    public var json: JSON {
        .object([
            .init("id", .string(id.rawValue)),
            .init("instant", .string(moment.instant.description)),
            .init("zone", .string(moment.zone.identifier)),
            .init("day", .string(moment.day.description)),
            .init(
                "fields",
                .object(
                    SpokenFields.Field.allCases.map {
                        .init($0.rawValue, .optional(fields.word($0), JSON.string))
                    })),
            .init("transcript", .string(transcript)),
            .init("language", .optional(language) { .string($0.rawValue) }),
            .init("spoken", .bool(isSpoken)),
            .init("edited_at", .optional(editedAt) { .string($0.description) }),
        ])
    }
}

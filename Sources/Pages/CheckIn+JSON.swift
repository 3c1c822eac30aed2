public import Wellbeing

// The documented members, in the documented order (`docs/cli.md`, `docs/api.md`).

extension CheckIn {
    public var json: JSON {
        .object([
            .init("id", .string(id.rawValue)),
            .init("instant", .string(moment.instant.description)),
            .init("zone", .string(moment.zone.identifier)),
            .init("day", .string(moment.day.description)),
            .init("rating", .integer(rating.rawValue)),
            .init("note", .optional(note, JSON.string)),
            .init("dismissed", .bool(isDismissed)),
            .init("source", .string(source.rawValue)),
            .init("edited_at", .optional(editedAt) { .string($0.description) }),
        ])
    }
}

import Pages
import Wellbeing

extension APIShape {
    private static let note = APISchema.string(
        "What was going on; white space around it is dropped.",
        [
            .init("minLength", .integer(1)), .init("maxLength", .integer(CheckIn.acceptedNote.upperBound)),
            .init("pattern", "\\S"),
        ])

    private static let source = APISchema.choice(
        "What it was opened from.", CheckIn.Source.allCases.map(\.rawValue))

    private static let rating = APISchema.number("1 very bad … 5 very good.", 1, 5)

    var checkInSchema: JSON {
        APISchema.object(
            "A check-in. What calls for help in its note is not told.",
            [
                ("id", APISchema.uuid), ("instant", APISchema.instant),
                ("zone", APISchema.string("IANA name of the time zone the person was in.")),
                ("day", APISchema.day), ("rating", Self.rating), ("note", APISchema.orNull(Self.note)),
                (
                    "dismissed",
                    .object([
                        .init("type", "boolean"),
                        .init("description", "Whether the question what was going on was waved away."),
                    ])
                ),
                ("source", Self.source), ("edited_at", APISchema.orNull(APISchema.instant)),
            ])
    }

    var sentCheckInSchema: JSON {
        APISchema.object(
            "One tap. Only rating is needed.",
            [
                (
                    "id",
                    APISchema.orNull(
                        APISchema.string(
                            "A UUID that the program chooses; left out: a new one.",
                            [.init("pattern", "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$")]))
                ),
                ("rating", Self.rating), ("note", APISchema.orNull(Self.note)),
                ("source", APISchema.orNull(Self.source)),
                (
                    "instant",
                    APISchema.orNull(
                        APISchema.string(
                            "When it was tapped, RFC 3339; left out: now. Never in the future.",
                            [.init("format", "date-time")]))
                ),
                (
                    "zone",
                    APISchema.orNull(
                        APISchema.string(
                            "IANA name; left out: that of the computer.",
                            [.init("examples", .array(["Asia/Jakarta", "Europe/Berlin"]))]))
                ),
            ], optional: ["id", "note", "source", "instant", "zone"])
    }
}

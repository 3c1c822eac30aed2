import Pages
import Wellbeing

/// Shapes of JSON values in the words of JSON Schema 2020-12, as OpenAPI 3.1 uses them.
enum APISchema {
    static func string(_ description: String, _ more: [JSON.Member] = []) -> JSON {
        .object([.init("type", "string"), .init("description", .string(description))] + more)
    }

    static func choice(_ description: String, _ words: [String]) -> JSON {
        string(description, [.init("enum", .array(words.map(JSON.string)))])
    }

    static func number(
        _ description: String, _ least: Int? = nil, _ most: Int? = nil, type: String = "integer"
    ) -> JSON {
        .object(
            [.init("type", .string(type)), .init("description", .string(description))]
                + (least.map { [.init("minimum", .integer($0))] } ?? [])
                + (most.map { [.init("maximum", .integer($0))] } ?? []))
    }

    static func list(_ description: String, of items: JSON) -> JSON {
        .object([
            .init("type", "array"), .init("description", .string(description)), .init("items", items),
        ])
    }

    /// Every member is there unless `optional` names it, and there is no other.
    static func object(
        _ description: String, _ members: [(name: String, schema: JSON)], optional: [String] = []
    ) -> JSON {
        let required = members.map(\.name).filter { !optional.contains($0) }
        return .object(
            [.init("type", "object"), .init("description", .string(description))]
                + (required.isEmpty ? [] : [.init("required", .array(required.map(JSON.string)))])
                + [
                    .init("properties", .object(members.map { JSON.Member($0.name, $0.schema) })),
                    .init("additionalProperties", .bool(false)),
                ])
    }

    /// The schema, or `null`.
    static func orNull(_ schema: JSON) -> JSON {
        .object([.init("anyOf", .array([schema, .object([.init("type", "null")])]))])
    }

    static func reference(_ name: String) -> JSON {
        .object([.init("$ref", .string("#/components/schemas/" + name))])
    }

    static let uuid = string(
        "A UUID, in lower case in answers.",
        [.init("pattern", "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$")])
    static let instant = string("An instant, RFC 3339; in answers in UTC.", [.init("format", "date-time")])
    static let day = string("A calendar day, such as 2026-05-26.", [.init("format", "date")])
    static let language = choice("A language.", Language.allCases.map(\.rawValue))
    static let label = choice("An emotion, or that none is clear.", EmotionVerdict.allCases.map(\.rawValue))
    static let mood = number("What the person said: 1 lowest, 5 highest.", 1, 5)

    static func text(_ description: String, isBlankAllowed: Bool = true) -> JSON {
        string(
            description,
            isBlankAllowed
                ? [.init("maxLength", .integer(Reflection.acceptedLength.upperBound))]
                : [
                    .init("minLength", .integer(1)),
                    .init("maxLength", .integer(Reflection.acceptedLength.upperBound)),
                    .init("pattern", "\\S"),
                ])
    }
}

/// The named shapes, in the order of the description.
enum APIShape: String, CaseIterable {
    case entry = "Entry"
    case sentEntry = "SentEntry"
    case entryPage = "EntryPage"
    case checkIn = "CheckIn"
    case sentCheckIn = "SentCheckIn"
    case checkInPage = "CheckInPage"
    case summary = "Summary"
    case summaryPage = "SummaryPage"
    case reading = "Reading"
    case finding = "Finding"
    case scan = "Scan"
    case directory = "HelpDirectory"
    case line = "HelpLine"
    case problem = "Problem"

    var reference: JSON { APISchema.reference(rawValue) }

    var schema: JSON {
        switch self {
        case .entry: entrySchema
        case .sentEntry: sentEntrySchema
        case .entryPage:
            APISchema.object(
                "A page of entries.",
                [
                    ("entries", APISchema.list("Newest first.", of: Self.entry.reference)),
                    ("next", APISchema.orNull(APISchema.string("The cursor of the next page; null = none."))),
                ])
        case .checkIn: checkInSchema
        case .sentCheckIn: sentCheckInSchema
        case .checkInPage:
            APISchema.object(
                "A page of check-ins.",
                [
                    (
                        "check_ins",
                        APISchema.list("In the order in which they happened.", of: Self.checkIn.reference)
                    ),
                    ("next", APISchema.orNull(APISchema.string("The cursor of the next page; null = none."))),
                ])
        case .summary: summarySchema
        case .summaryPage:
            APISchema.object(
                "A page of weeks.",
                [
                    ("summaries", APISchema.list("Newest first.", of: Self.summary.reference)),
                    ("next", APISchema.orNull(APISchema.day)),
                ])
        case .reading: readingSchema
        case .scan:
            APISchema.object(
                "A text to look at.", [("text", APISchema.text("The text; it is not kept."))])
        case .finding: findingSchema
        case .directory:
            APISchema.object(
                "Whom to turn to.",
                [
                    (
                        "country",
                        APISchema.orNull(
                            APISchema.string("ISO 3166-1 alpha-2; null = not said, or no checked numbers."))
                    ),
                    ("lines", APISchema.list("Emergency numbers first.", of: Self.line.reference)),
                    ("finder", Self.line.reference),
                ])
        case .line: lineSchema
        case .problem: problemSchema
        }
    }

    private var entrySchema: JSON {
        APISchema.object(
            "An entry. What calls for help in it is not told.",
            [
                ("id", APISchema.uuid), ("instant", APISchema.instant),
                ("zone", APISchema.string("IANA name of the time zone the person was in.")),
                ("day", APISchema.day),
                ("text", APISchema.text("What the person wrote.")),
                ("mood", APISchema.orNull(APISchema.mood)),
                ("language", APISchema.orNull(APISchema.language)),
                ("emotion", APISchema.orNull(APISchema.label)),
                ("reading", APISchema.orNull(Self.reading.reference)),
                (
                    "correction",
                    APISchema.orNull(
                        APISchema.object(
                            "The person's word against the reading.",
                            [("label", APISchema.label), ("corrected_at", APISchema.instant)]))
                ),
                (
                    "question",
                    APISchema.orNull(
                        APISchema.object(
                            "What was asked.",
                            [
                                ("text", APISchema.string("The question.")),
                                ("keyword", APISchema.orNull(APISchema.string("The word it quotes."))),
                                ("language", APISchema.language),
                            ]))
                ),
                ("deeper", APISchema.orNull(APISchema.text("What the person wrote on going deeper."))),
                (
                    "reply",
                    APISchema.orNull(
                        APISchema.object(
                            "What a language model replied to the deeper text, if the person kept it.",
                            [
                                ("text", APISchema.string("At most 600 characters.")),
                                ("model", APISchema.string("The name the model gives itself.")),
                                ("made_at", APISchema.instant),
                            ]))
                ),
                ("edited_at", APISchema.orNull(APISchema.instant)),
            ])
    }

    private var sentEntrySchema: JSON {
        APISchema.object(
            "All of an entry that a program can say. What is left out is taken away, but for instant and zone.",
            [
                (
                    "text",
                    APISchema.text("At least one character that is no white space.", isBlankAllowed: false)
                ),
                ("mood", APISchema.orNull(APISchema.mood)),
                ("deeper", APISchema.orNull(APISchema.text("What was written on going deeper."))),
                (
                    "instant",
                    APISchema.orNull(
                        APISchema.string(
                            "When it was written, RFC 3339; left out: now. Never changes afterwards.",
                            [.init("format", "date-time")]))
                ),
                (
                    "zone",
                    APISchema.orNull(
                        APISchema.string(
                            "IANA name; left out: that of the computer. Never changes afterwards.",
                            [.init("examples", .array(["Asia/Jakarta", "Europe/Berlin"]))]))
                ),
            ], optional: ["mood", "deeper", "instant", "zone"])
    }

    private var readingSchema: JSON {
        APISchema.object(
            "What the classifier read.",
            [
                ("label", APISchema.label),
                ("confidence", APISchema.number("How sure the label is, calibrated.", 0, 1, type: "number")),
                (
                    "probabilities",
                    APISchema.object(
                        "Of each label.",
                        EmotionVerdict.allCases.map {
                            ($0.rawValue, APISchema.number("A probability.", 0, 1, type: "number"))
                        })
                ),
                ("model", APISchema.string("Which model read it.")),
                ("windows", APISchema.number("Windows of the text that were read.", 1)),
            ])
    }

    private var findingSchema: JSON {
        APISchema.object(
            "What the crisis rules found.",
            [
                ("tier", APISchema.number("0 nothing, 1 ask gently, 2 show help, 3 emergency first.", 0, 3)),
                (
                    "for_other",
                    .object([
                        .init("type", "boolean"),
                        .init("description", "Whether the risk is another person's."),
                    ])
                ),
                ("rules", APISchema.list("Rules that matched.", of: APISchema.string("The id of a rule."))),
                ("rules_version", APISchema.string("The version of the rules.")),
                ("resources", APISchema.orNull(Self.directory.reference)),
            ])
    }
}

import Pages
import Wellbeing

extension APIShape {
    var lineSchema: JSON {
        let weekday = APISchema.number("Monday 1 to Sunday 7.", 1, 7)
        return APISchema.object(
            "One way to reach people who help.",
            [
                ("id", APISchema.string("Never changes.")),
                ("service", APISchema.choice("Who answers.", HelpLine.Service.allCases.map(\.rawValue))),
                ("name", APISchema.orNull(APISchema.string("Its name; null = the emergency number."))),
                ("call", APISchema.orNull(APISchema.string("The number exactly as it is dialled."))),
                ("extension", APISchema.orNull(APISchema.string("What to press once it is answered."))),
                ("text", APISchema.orNull(APISchema.string("The number to send a message to."))),
                ("keyword", APISchema.orNull(APISchema.string("The word to send; null = any."))),
                ("link", APISchema.string("The same as an address: tel, sms or https.")),
                (
                    "hours",
                    .object([
                        .init("description", "By the clock of the country; null = not known."),
                        .init(
                            "anyOf",
                            .array([
                                .object([.init("const", "always")]),
                                APISchema.object(
                                    "On some days, between two times.",
                                    [
                                        ("from_weekday", weekday), ("through_weekday", weekday),
                                        ("opens", APISchema.string("Such as 14:00.")),
                                        ("closes", APISchema.string("Such as 20:00.")),
                                    ]), .object([.init("type", "null")]),
                            ])),
                    ])
                ),
                ("languages", APISchema.list("Spoken there.", of: APISchema.string("ISO 639-1."))),
                (
                    "note",
                    APISchema.orNull(
                        APISchema.choice("What to know before.", HelpLine.Note.allCases.map(\.rawValue)))
                ),
                ("verified_at", APISchema.day),
                ("source", APISchema.string("Where the fact comes from.")),
            ])
    }

    var problemSchema: JSON {
        APISchema.object(
            "Why it was not done (RFC 9457). No word of the diary is in it.",
            [
                (
                    "type",
                    APISchema.choice(
                        "Which problem; never renamed.",
                        APIProblem.Code.allCases.map { "urn:sela:problem:" + $0.rawValue })
                ),
                ("title", APISchema.string("What is wrong.")),
                ("status", APISchema.number("The status of the answer.", 400, 599)),
                ("detail", APISchema.string("What to do about it.")),
                ("scope", APISchema.choice("What the token lacks.", APIScope.allCases.map(\.rawValue))),
                (
                    "errors",
                    APISchema.list(
                        "What is wrong with what was sent.",
                        of: APISchema.object(
                            "One thing that is wrong.",
                            [
                                ("pointer", APISchema.string("Where in the body, a JSON pointer.")),
                                ("parameter", APISchema.string("Which parameter.")),
                                ("detail", APISchema.string("What is wrong there.")),
                            ], optional: ["pointer", "parameter"]))
                ),
            ], optional: ["scope", "errors"])
    }
}

import Pages
import Wellbeing

extension APIShape {
    var summarySchema: JSON {
        APISchema.object(
            "A week, counted from its entries; what is not known is null, and nothing is filled in.",
            [
                ("kind", APISchema.choice("A week.", ["week"])),
                ("first", APISchema.day), ("last", APISchema.day),
                ("entries", count("Entries.")),
                ("days_with_entries", APISchema.number("Days with entries.", 0, 7)),
                ("words_written", count("Words, those of going deeper included.")),
                ("deeper_entries", count("Entries in which the person went deeper.")),
                ("kept_replies", count("Replies of a model that were kept.")),
                ("mean_mood", APISchema.orNull(mean)),
                ("mood", APISchema.orNull(APISchema.mood)),
                (
                    "moods",
                    APISchema.list(
                        "Lowest first.",
                        of: APISchema.object(
                            "A mood that was said.",
                            [("mood", APISchema.mood), ("entries", count("How often."))]))
                ),
                (
                    "emotion",
                    APISchema.orNull(
                        APISchema.choice("The one felt most often.", Emotion.allCases.map(\.rawValue)))
                ),
                (
                    "emotions",
                    APISchema.list(
                        "The person's words before the readings.",
                        of: APISchema.object(
                            "What was read.", [("label", APISchema.label), ("entries", count("How often."))]))
                ),
                ("unread", count("Entries without a reading.")),
                ("days", APISchema.list("All seven, in order.", of: daySchema)),
                ("topics", APISchema.list("Most frequent first, at most five.", of: wordSchema)),
                ("words", APISchema.list("Most frequent first, at most twelve.", of: wordSchema)),
                ("memorable", APISchema.list("At most three, in order.", of: momentSchema)),
                (
                    "quote",
                    APISchema.orNull(
                        APISchema.object(
                            "A sentence of the person's, word for word.",
                            [
                                ("entry", APISchema.uuid), ("day", APISchema.day),
                                ("text", APISchema.string("The sentence.")),
                            ]))
                ),
                (
                    "narrative",
                    APISchema.object(
                        "What Sela says of the week.",
                        [("text", APISchema.string("Sentences.")), ("language", APISchema.language)])
                ),
                ("model_summary", APISchema.orNull(modelSummarySchema)),
            ])
    }

    private var modelSummarySchema: JSON {
        APISchema.object(
            "What a model wrote of the week, because the person asked; no number is from it.",
            [
                ("text", APISchema.string("Sentences.")), ("language", APISchema.language),
                (
                    "moments",
                    APISchema.list(
                        "At most three.",
                        of: APISchema.object(
                            "Words about an entry.",
                            [("entry", APISchema.uuid), ("text", APISchema.string("A sentence."))]))
                ),
                ("model", APISchema.string("The name the model gives itself.")),
                ("made_at", APISchema.instant),
            ])
    }

    private func count(_ description: String) -> JSON { APISchema.number(description, 0) }

    private var mean: JSON { APISchema.number("Mean of the moods that were said.", 1, 5, type: "number") }

    private var daySchema: JSON {
        APISchema.object(
            "A day.",
            [("day", APISchema.day), ("entries", count("Entries.")), ("mood", APISchema.orNull(mean))])
    }

    private var wordSchema: JSON {
        APISchema.object(
            "A word.",
            [
                ("word", APISchema.string("As it was spelled most often.")),
                ("count", APISchema.number("How often.", 1)),
                ("entries", APISchema.number("In how many entries.", 1)),
            ])
    }

    private var momentSchema: JSON {
        APISchema.object(
            "An entry that stands out.",
            [
                ("entry", APISchema.uuid), ("day", APISchema.day),
                ("reason", APISchema.choice("Why.", MemorableMoment.Reason.allCases.map(\.rawValue))),
                ("sentence", APISchema.string("A sentence of it, word for word.")),
            ])
    }
}

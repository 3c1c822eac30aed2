import Pages
import Wellbeing

/// Where a parameter stands, and what it may be.
struct APIParameter {
    enum Place: String { case path, query, header }
    let name: String
    let place: Place
    let schema: JSON
    let description: String
}

/// What an operation answers when it goes well.
struct APIAnswer {
    let status: Int
    let description: String
    /// `nil` = there is no body.
    let shape: APIShape?
    var hasEntityTag = false
}

extension APIOperation {
    var summary: String {
        switch self {
        case .listEntries: "Entries, newest first"
        case .readEntry: "One entry"
        case .writeEntry: "Make an entry what is sent"
        case .deleteEntry: "Move an entry to the bin"
        case .listCheckIns: "Check-ins, as they happened"
        case .makeCheckIn: "Check in"
        case .readCheckIn: "One check-in"
        case .listSummaries: "Weeks with entries, newest first"
        case .readSummary: "One week"
        case .scanSafety: "Whether a text calls for help"
        case .listHelpLines: "Whom to turn to"
        case .describe: "This description"
        }
    }

    var details: String {
        switch self {
        case .listEntries:
            "Pages are walked with cursor: no entry comes twice and none is left out, whatever is written meanwhile."
        case .readEntry:
            "With If-None-Match it is sent only if it has changed. Entries in the bin are not found."
        case .writeEntry:
            "The program chooses the id, so that sending twice is sending once. The text is read for emotion and for what calls for help, as one written on a page. Of an entry that is there, instant and zone stay as they are; one in the bin comes out of it."
        case .deleteEntry: "It can be brought back from the bin for 30 days."
        case .listCheckIns:
            "Pages are walked with cursor. Check-ins in the bin are left out."
        case .makeCheckIn:
            "The program may choose the id, so that sending twice is sending once. A moment in the future is refused. Very good, bad and very bad ones without a note are asked about on the pages, on the same day."
        case .readCheckIn:
            "With If-None-Match it is sent only if it has changed. Check-ins in the bin are not found."
        case .listSummaries:
            "Each is counted anew from the entries, so it is never older than they are. A week begins on the day that the person chose; its first day is its name and never lies in another week."
        case .readSummary:
            "The week that holds the day, also if it has no entries. With If-None-Match it is sent only if it has changed."
        case .scanSafety: "Nothing is kept. From tier 1 on the help lines of the person's country come along."
        case .listHelpLines: "The help lines of the country that the person chose; any token may ask."
        case .describe: "OpenAPI 3.1; needs no token."
        }
    }

    var parameters: [APIParameter] {
        switch self {
        case .listEntries: Self.listParameters
        case .readEntry: [Self.id, Self.ifNoneMatch]
        case .writeEntry, .deleteEntry: [Self.id, Self.ifMatch, Self.ifNoneMatch]
        case .listCheckIns: Self.checkInParameters
        case .makeCheckIn: []
        case .readCheckIn: [Self.checkInID, Self.ifNoneMatch]
        case .listSummaries: Self.summaryParameters
        case .readSummary: [Self.day, Self.ifNoneMatch]
        case .scanSafety, .listHelpLines, .describe: []
        }
    }

    private static let id = APIParameter(
        name: "id", place: .path, schema: APISchema.uuid, description: "The id of an entry.")
    private static let ifMatch = APIParameter(
        name: "If-Match", place: .header, schema: APISchema.string("ETags, or *."),
        description: "Go on only if the entry is still one of these.")
    private static let ifNoneMatch = APIParameter(
        name: "If-None-Match", place: .header, schema: APISchema.string("ETags, or *."),
        description: "Go on only if the entry is none of these; * = only if there is none.")

    private static let day = APIParameter(
        name: "day", place: .path, schema: APISchema.day, description: "Any day of the week.")

    private static let checkInID = APIParameter(
        name: "id", place: .path, schema: APISchema.uuid, description: "The id of a check-in.")
    private static let checkInParameters = [
        APIParameter(
            name: "limit", place: .query,
            schema: APISchema.number(
                "Check-ins on a page; left out: 100.", Site.acceptedCheckIns.lowerBound,
                Site.acceptedCheckIns.upperBound), description: "How many at most."),
        cursor,
        APIParameter(
            name: "from", place: .query, schema: APISchema.day, description: "The first day."),
        APIParameter(
            name: "through", place: .query, schema: APISchema.day, description: "The last day, included."),
    ]

    private static let cursor = APIParameter(
        name: "cursor", place: .query,
        schema: APISchema.string(
            "The next of an earlier answer.",
            [.init("pattern", "^(0|-?[1-9][0-9]{0,14})\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")]),
        description: "Where the page begins.")

    private static let summaryParameters = [
        APIParameter(
            name: "limit", place: .query,
            schema: APISchema.number(
                "Weeks on a page; left out: 10.", Site.acceptedWeeks.lowerBound, Site.acceptedWeeks.upperBound
            ),
            description: "How many at most."),
        APIParameter(
            name: "cursor", place: .query, schema: APISchema.day,
            description: "Where the page begins: the next of an earlier answer."),
    ]

    private static let listParameters = [
        APIParameter(
            name: "limit", place: .query,
            schema: APISchema.number(
                "Entries on a page; left out: 20.", JournalQuery.acceptedLimit.lowerBound,
                JournalQuery.acceptedLimit.upperBound), description: "How many at most."),
        cursor,
        APIParameter(
            name: "from", place: .query, schema: APISchema.day, description: "The first day."),
        APIParameter(
            name: "through", place: .query, schema: APISchema.day, description: "The last day, included."),
        APIParameter(
            name: "mood", place: .query, schema: APISchema.mood, description: "Only with this mood."),
        APIParameter(
            name: "emotion", place: .query, schema: APISchema.label,
            description: "Only with this emotion: the person's word where there is one, else the reading."),
    ]

    /// `nil` = takes no body.
    var body: APIShape? {
        switch self {
        case .writeEntry: .sentEntry
        case .makeCheckIn: .sentCheckIn
        case .scanSafety: .scan
        default: nil
        }
    }

    var answers: [APIAnswer] {
        switch self {
        case .listEntries: [APIAnswer(status: 200, description: "A page.", shape: .entryPage)]
        case .readEntry:
            [
                APIAnswer(status: 200, description: "The entry.", shape: .entry, hasEntityTag: true),
                APIAnswer(status: 304, description: "It has not changed.", shape: nil, hasEntityTag: true),
            ]
        case .writeEntry:
            [
                APIAnswer(
                    status: 200, description: "The entry was there.", shape: .entry, hasEntityTag: true),
                APIAnswer(status: 201, description: "The entry is new.", shape: .entry, hasEntityTag: true),
            ]
        case .deleteEntry: [APIAnswer(status: 204, description: "It is in the bin.", shape: nil)]
        case .listCheckIns: [APIAnswer(status: 200, description: "A page.", shape: .checkInPage)]
        case .makeCheckIn:
            [
                APIAnswer(
                    status: 200, description: "The check-in was there.", shape: .checkIn, hasEntityTag: true),
                APIAnswer(
                    status: 201, description: "The check-in is new.", shape: .checkIn, hasEntityTag: true),
            ]
        case .readCheckIn:
            [
                APIAnswer(status: 200, description: "The check-in.", shape: .checkIn, hasEntityTag: true),
                APIAnswer(status: 304, description: "It has not changed.", shape: nil, hasEntityTag: true),
            ]
        case .listSummaries: [APIAnswer(status: 200, description: "A page.", shape: .summaryPage)]
        case .readSummary:
            [
                APIAnswer(status: 200, description: "The week.", shape: .summary, hasEntityTag: true),
                APIAnswer(status: 304, description: "It has not changed.", shape: nil, hasEntityTag: true),
            ]
        case .scanSafety: [APIAnswer(status: 200, description: "What was found.", shape: .finding)]
        case .listHelpLines: [APIAnswer(status: 200, description: "Help lines.", shape: .directory)]
        case .describe: [APIAnswer(status: 200, description: "The description.", shape: nil)]
        }
    }

    /// What can go wrong, in the order of the statuses.
    var problems: [APIProblem.Code] {
        var codes: [APIProblem.Code] = [.wrongHost]
        if needsToken {
            codes += [
                .badRequest, .noToken, .unknownToken, .otherOrigin, .outOfReach, .noDiary, .locked, .busy,
                .storage,
            ]
        }
        if scope != nil { codes.append(.missingScope) }
        if body != nil { codes += [.notJSON, .tooLarge] }
        if body != nil || !parameters.isEmpty { codes.append(.invalid) }
        switch self {
        case .listEntries, .listCheckIns, .listSummaries, .readSummary: break
        case .readEntry, .readCheckIn: codes.append(.notFound)
        case .makeCheckIn: codes += [.idTaken, .diskFull]
        case .writeEntry: codes += [.preconditionFailed, .draftOpen, .diskFull]
        case .deleteEntry: codes += [.notFound, .preconditionFailed, .draftOpen, .diskFull]
        case .scanSafety, .listHelpLines, .describe: break
        }
        return APIProblem.Code.allCases.filter(codes.contains)
    }
}

import Wellbeing

/// What a program can ask for: the one table that answers requests and writes the description.
enum APIOperation: String, Hashable, Sendable, CaseIterable {
    case listEntries, readEntry, writeEntry, deleteEntry, listCheckIns, makeCheckIn, readCheckIn,
        listSummaries, readSummary, scanSafety, listHelpLines, describe

    /// Before every path.
    static let prefix = "/api/v1"

    /// Before the paths of this and of every later version.
    static let everyPrefix = "/api/"

    /// What a token must be allowed; `nil` = any token will do, or none is needed.
    var scope: APIScope? {
        switch self {
        case .listEntries, .readEntry: .readEntries
        case .writeEntry, .deleteEntry: .writeEntries
        case .listCheckIns, .readCheckIn: .readCheckIns
        case .makeCheckIn: .writeCheckIns
        case .listSummaries, .readSummary: .readSummaries
        case .scanSafety: .scanSafety
        case .listHelpLines, .describe: nil
        }
    }

    /// The description tells nothing of the diary.
    var needsToken: Bool { self != .describe }

    var method: String {
        switch self {
        case .listEntries, .readEntry, .listCheckIns, .readCheckIn, .listSummaries, .readSummary,
            .listHelpLines, .describe:
            "GET"
        case .writeEntry: "PUT"
        case .deleteEntry: "DELETE"
        case .makeCheckIn, .scanSafety: "POST"
        }
    }

    /// Behind ``prefix``; `{id}` stands for the id of an entry or a check-in, `{day}` for a day.
    var path: String {
        switch self {
        case .listEntries: "/entries"
        case .readEntry, .writeEntry, .deleteEntry: "/entries/{id}"
        case .listCheckIns, .makeCheckIn: "/check-ins"
        case .readCheckIn: "/check-ins/{id}"
        case .listSummaries: "/summaries"
        case .readSummary: "/summaries/{day}"
        case .scanSafety: "/safety/scan"
        case .listHelpLines: "/safety/resources"
        case .describe: "/openapi.json"
        }
    }

    /// The operations at `path`, which is decoded and without its query, and what stands there for `{id}` or `{day}`;
    /// none = there is nothing there.
    static func at(_ path: String) -> (operations: [APIOperation], operand: String?) {
        guard path.hasPrefix(prefix + "/") else { return ([], nil) }
        let rest = String(path.dropFirst(prefix.count))
        let found = allCases.filter { $0.path == rest }
        guard found.isEmpty, let slash = rest.lastIndex(of: "/") else { return (found, nil) }
        let operand = String(rest[rest.index(after: slash)...])
        guard !operand.isEmpty else { return ([], nil) }
        return (allCases.filter { $0.path.hasSuffix("}") && $0.collection == rest[...slash] }, operand)
    }

    /// ``path`` up to its last slash.
    private var collection: Substring {
        path[...(path.lastIndex(of: "/") ?? path.startIndex)]
    }
}

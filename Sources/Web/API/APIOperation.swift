import Wellbeing

/// What a program can ask for: the one table that answers requests and writes the description.
enum APIOperation: String, Hashable, Sendable, CaseIterable {
    case listEntries, readEntry, writeEntry, deleteEntry, scanSafety, listHelpLines, describe

    /// Before every path.
    static let prefix = "/api/v1"

    /// Before the paths of this and of every later version.
    static let everyPrefix = "/api/"

    /// What a token must be allowed; `nil` = any token will do, or none is needed.
    var scope: APIScope? {
        switch self {
        case .listEntries, .readEntry: .readEntries
        case .writeEntry, .deleteEntry: .writeEntries
        case .scanSafety: .scanSafety
        case .listHelpLines, .describe: nil
        }
    }

    /// The description tells nothing of the diary.
    var needsToken: Bool { self != .describe }

    var method: String {
        switch self {
        case .listEntries, .readEntry, .listHelpLines, .describe: "GET"
        case .writeEntry: "PUT"
        case .deleteEntry: "DELETE"
        case .scanSafety: "POST"
        }
    }

    /// Behind ``prefix``; `{id}` stands for the id of an entry.
    var path: String {
        switch self {
        case .listEntries: "/entries"
        case .readEntry, .writeEntry, .deleteEntry: "/entries/{id}"
        case .scanSafety: "/safety/scan"
        case .listHelpLines: "/safety/resources"
        case .describe: "/openapi.json"
        }
    }

    /// The operations at `path`, which is decoded and without its query; none = there is nothing there.
    static func at(_ path: String) -> (operations: [APIOperation], id: String?) {
        guard path.hasPrefix(prefix + "/") else { return ([], nil) }
        let rest = String(path.dropFirst(prefix.count))
        let entries = "/entries/"
        if rest.hasPrefix(entries), !rest.dropFirst(entries.count).contains("/"), rest != entries {
            return (allCases.filter { $0.path == "/entries/{id}" }, String(rest.dropFirst(entries.count)))
        }
        return (allCases.filter { $0.path == rest }, nil)
    }
}

/// What a program may do that holds an ``APIToken``.
///
/// Raw values stand in the diary and on the command line and are never renamed: small letters and a colon, no
/// more. Writing does not include reading.
public enum APIScope: String, Hashable, Sendable, CaseIterable {
    case readEntries = "entries:read"
    case writeEntries = "entries:write"
    case readCheckIns = "checkins:read"
    case writeCheckIns = "checkins:write"
    case readSummaries = "summaries:read"
    /// Ask whether a text calls for help; it is not kept.
    case scanSafety = "safety:scan"
}

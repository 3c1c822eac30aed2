/// What a period says as a whole, by rule.
///
/// Words are in each language's copy.
public enum InsightVerdict: Hashable, Sendable {
    /// Too few days: so many more have to be logged.
    case incomplete(remaining: Int)
    /// These have slipped.
    case slipping([InsightMetric.Kind])
    /// These have improved, and none has slipped.
    case improving([InsightMetric.Kind])
    case steady
    /// Enough days to speak, too few to compare.
    case thinComparison
}

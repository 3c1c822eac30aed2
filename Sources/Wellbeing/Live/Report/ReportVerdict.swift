/// What a report says about the day, by rule.
///
/// Words are in each language's copy.
public enum ReportVerdict: String, Hashable, Sendable, CaseIterable {
    /// Sleep or food is missing: no verdict yet.
    case incomplete
    case good
    /// Neither good nor lost.
    case bad
    case ugly
}

extension DailyReport {
    public var verdict: ReportVerdict {
        guard isComplete, let band else { return .incomplete }
        switch band {
        case .good: return .good
        case .bad: return .bad
        case .ugly: return .ugly
        }
    }
}

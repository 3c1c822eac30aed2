/// Where a score from 0 to 100 stands.
public enum ReportBand: String, Hashable, Sendable, CaseIterable {
    /// 80…100.
    case good
    /// 60…79.
    case bad
    /// 0…59.
    case ugly

    /// The band of a rounded score.
    public init(score: Int) {
        self = score >= 80 ? .good : score >= 60 ? .bad : .ugly
    }
}

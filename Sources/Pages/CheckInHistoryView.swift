public import Wellbeing

/// Check-ins and spoken entries of a range: plain values, made by Web.
public struct CheckInHistoryView: Hashable, Sendable {
    /// What was asked for.
    public var query: CheckInRangeQuery
    /// What is wrong with the days that were asked for; the standard range is shown then.
    public var problem: CheckInRange.Fault?
    public var review: CheckInReview
    /// A page of both kinds, newest first.
    public var records: [MoodRecord]
    /// Where the next page begins; `nil` = this is the last.
    public var next: RecordPlace?
    /// How strongly one of them that is of the last 72 hours calls for help.
    public var tier: CrisisTier
    /// Whether the moods are left alone: help was called for, and the range holds the present.
    public var isHeld: Bool

    public init(
        query: CheckInRangeQuery, problem: CheckInRange.Fault? = nil, review: CheckInReview,
        records: [MoodRecord],
        next: RecordPlace? = nil, tier: CrisisTier = .none, isHeld: Bool = false
    ) {
        self.query = query
        self.problem = problem
        self.review = review
        self.records = records
        self.next = next
        self.tier = tier
        self.isHeld = isHeld
    }

    /// Whether `field`, the first or the last day, has to be typed anew.
    func isWrong(_ field: FieldName) -> Bool {
        switch problem {
        case nil: false
        case .noSuchDay(let isFirst): isFirst == (field == .from)
        case .reversed: true
        }
    }
}

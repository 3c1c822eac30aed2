/// A week or a month to look back on.
public enum Period: Hashable, Sendable {
    case week(Week)
    case month(Month)

    public var first: LocalDay {
        switch self {
        case .week(let week): week.first
        case .month(let month): month.first
        }
    }

    public var last: LocalDay {
        switch self {
        case .week(let week): week.last
        case .month(let month): month.last
        }
    }

    /// All of them, in order.
    public var days: [LocalDay] {
        switch self {
        case .week(let week): week.days
        case .month(let month): month.days
        }
    }

    /// The period of the same kind just before.
    public var previous: Period {
        switch self {
        case .week(let week): .week(Week(first: week.first.adding(days: -7)))
        case .month(let month): .month(month.adding(months: -1))
        }
    }

    /// The period of the same kind just after.
    public var next: Period {
        switch self {
        case .week(let week): .week(Week(first: week.first.adding(days: 7)))
        case .month(let month): .month(month.adding(months: 1))
        }
    }

    public func contains(_ day: LocalDay) -> Bool { first <= day && day <= last }
}

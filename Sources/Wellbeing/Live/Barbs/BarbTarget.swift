/// What a barb is about; nothing else may be in it.
///
/// Raw values are used in requests to models and never renamed.
public enum BarbTarget: String, Hashable, Sendable, CaseIterable {
    case missingData, allGood, overallBad, overallUgly
    case sleepUnder, sleepOver, sleepMet
    case waterIncomplete, waterMet
    case foodBad, foodUgly, foodGood
    /// What a week or a month of numbers shows.
    case sleepConsistency, waterConsistency, foodQuality
    case trendImproving, trendSteady, trendSlipping
    /// Too few days to say anything.
    case baselineThin

    /// The one thing that may be named; `nil` = none of them.
    var topic: BarbTopic? {
        switch self {
        case .sleepUnder, .sleepOver, .sleepMet, .sleepConsistency: .sleep
        case .waterIncomplete, .waterMet, .waterConsistency: .water
        case .foodBad, .foodUgly, .foodGood, .foodQuality: .food
        case .missingData, .allGood, .overallBad, .overallUgly, .trendImproving, .trendSteady, .trendSlipping,
            .baselineThin:
            nil
        }
    }
}

/// Things that a barb names only if it is about them; movement never.
enum BarbTopic: CaseIterable {
    case sleep, water, food, movement
}

extension DailyReport {
    /// What a barb about the day is about: the band first, then what cost most.
    ///
    /// An incomplete day is ``BarbTarget/missingData`` and a good one ``BarbTarget/allGood``. Otherwise it is what cost
    /// most points. Where that is movement, which nobody is teased for, or food while food barbs are off, it is the
    /// day as a whole.
    public func barbTarget(foodBarbs: Bool) -> BarbTarget {
        guard isComplete, let band else { return .missingData }
        if band == .good { return .allGood }
        let overall: BarbTarget = band == .bad ? .overallBad : .overallUgly
        let costliest = costliest(among: ReportMetric.allCases)
        guard let costliest, shortMetrics.contains(costliest) else { return overall }
        switch costliest {
        case .food where foodBarbs:
            return ReportBand(score: measures.foodScore ?? 0) == .ugly ? .foodUgly : .foodBad
        case .sleep: return sleepState == .under ? .sleepUnder : .sleepOver
        case .water: return .waterIncomplete
        case .food, .movement: return overall
        }
    }
}

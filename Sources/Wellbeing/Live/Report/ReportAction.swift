/// The one thing that a report suggests, by rule.
///
/// Words are in each language's copy.
public enum ReportAction: String, Hashable, Sendable, CaseIterable {
    /// Something is missing: log it, then ask again.
    case logSleep, logFood, logSleepAndFood
    /// Make the next meal a better one.
    case improveNextMeal
    /// Keep at least six hours free for the coming night.
    case sleepSixHours
    /// Keep the coming night to nine hours.
    case sleepNineHours
    /// Reach the water goal before the evening check-in.
    case finishWater
    /// Move a little; only where movement is all that a day lacked.
    case moveMore
    /// Do the same again.
    case repeatWhatWorked
}

extension DailyReport {
    /// First what is missing; then what cost the day most points, if it is short of its goal.
    ///
    /// Food is short below 80, sleep outside its range, water below the goal. Of equal losses food comes first, then
    /// sleep.
    public var action: ReportAction {
        switch missing {
        case [.sleep, .food]: return .logSleepAndFood
        case [.sleep]: return .logSleep
        case [.food]: return .logFood
        default: break
        }
        switch costliest(among: shortMetrics) {
        case .food: return .improveNextMeal
        case .sleep: return sleepState == .under ? .sleepSixHours : .sleepNineHours
        case .water: return .finishWater
        case .movement, nil: return band == .good || !lacksMovement ? .repeatWhatWorked : .moveMore
        }
    }

    var sleepState: SleepRange.State { SleepRange.state(minutes: measures.sleepMinutes) }

    private var lacksMovement: Bool { (part(.movement)?.loss ?? ExactScore(0)) > ExactScore(0) }

    /// Known metrics with a goal that the day did not reach, movement left out.
    var shortMetrics: [ReportMetric] {
        var short: [ReportMetric] = []
        if let food = measures.clampedFood, food < ExactScore(80) { short.append(.food) }
        if sleepState.isMet == false { short.append(.sleep) }
        if measures.water?.isMet == false { short.append(.water) }
        return short
    }

    /// The one that cost most; of equal ones the first in `metrics`.
    func costliest(among metrics: [ReportMetric]) -> ReportMetric? {
        var found: Part?
        for metric in metrics {
            guard let part = part(metric) else { continue }
            if found.map({ $0.loss < part.loss }) ?? true { found = part }
        }
        return found?.metric
    }
}

/// The one thing that insights suggest, by rule.
///
/// Words are in each language's copy.
public enum InsightAction: String, Hashable, Sendable, CaseIterable {
    /// Log sleep and food for a week.
    case buildBaseline
    /// Sleep 6 to 9 hours, and night after night.
    case steadySleep
    /// Reach the water goal before the evening check-in.
    case finishWater
    /// Make the next meal a better one.
    case improveNextMeal
    /// Everything is as it should be.
    case keepGoing
}

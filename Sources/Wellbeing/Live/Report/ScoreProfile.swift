/// How much each part of a day counts towards its score.
///
/// Raw values are used in files and forms and never renamed.
public enum ScoreProfile: String, Hashable, Sendable, CaseIterable {
    /// The default: food 35, sleep and water 30, movement 5.
    case standard
    /// Food, sleep and water 30, movement 10.
    case balanced
    /// Sleep 45, water 25, food 20, movement 10.
    case sleepFocus
    /// Movement 35, sleep 25, food and water 20.
    case movementFocus

    /// Percent of the whole; the four weights of a profile come to 100.
    public func weight(of metric: ReportMetric) -> Int {
        switch (self, metric) {
        case (.standard, .food): 35
        case (.standard, .movement): 5
        case (.standard, _): 30
        case (.balanced, .movement): 10
        case (.balanced, _): 30
        case (.sleepFocus, .sleep): 45
        case (.sleepFocus, .water): 25
        case (.sleepFocus, .food): 20
        case (.sleepFocus, .movement): 10
        case (.movementFocus, .movement): 35
        case (.movementFocus, .sleep): 25
        case (.movementFocus, _): 20
        }
    }
}

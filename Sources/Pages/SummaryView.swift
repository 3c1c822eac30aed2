public import Wellbeing

/// What the page of a week shows of a model's words.
public enum SummaryView: Hashable, Sendable {
    /// No model could write, or none may.
    case nothing
    case ask
    case waiting
    case failed(SummaryTrouble)
    /// - Parameter isHelpNear: whether help stands beside it.
    case written(WeekSummary, isHelpNear: Bool)
}

/// Why there are no words of a model.
public enum SummaryTrouble: Hashable, Sendable {
    /// An entry changed while it wrote.
    case changed
    case unfit(SummaryFault)
    case model(ModelTrouble)
}

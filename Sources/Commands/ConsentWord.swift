public import Wellbeing

/// How a purpose is called on the command line.
public enum ConsentWord: String, Hashable, Sendable, CaseIterable {
    /// Whether a model elsewhere may be set up at all.
    case cloud
    case reflectionReply = "reflection-reply"
    case weeklySummary = "weekly-summary"
    case toneLines = "tone-lines"
    case extraction
    /// Every one of them; only to revoke.
    case all

    /// `nil` = not one purpose.
    public var purpose: ModelPurpose? {
        switch self {
        case .reflectionReply: .reflectionReply
        case .weeklySummary: .weeklySummary
        case .toneLines: .toneLines
        case .extraction: .extraction
        case .cloud, .all: nil
        }
    }
}

extension ModelPurpose {
    /// For programs and the command line, such as `weekly-summary`.
    public var word: String {
        switch self {
        case .reflectionReply: "reflection-reply"
        case .weeklySummary: "weekly-summary"
        case .toneLines: "tone-lines"
        case .extraction: "extraction"
        case .trial: "trial"
        case .download: "download"
        case .reminder: "reminder"
        }
    }
}

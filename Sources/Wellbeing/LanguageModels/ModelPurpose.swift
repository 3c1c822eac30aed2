/// What something is sent for, to a language model above all; consent is given for each by itself.
public enum ModelPurpose: String, Hashable, Sendable, CaseIterable {
    /// A short reply to a deeper reflection.
    case reflectionReply
    /// Words around the week's own numbers.
    case weeklySummary
    /// The one-line remark beside a daily report.
    case toneLines
    /// Fields read from what was said or eaten, for the person to check.
    case extraction
    /// A fixed sentence of ours that shows whether the model answers; holds nothing of the diary.
    case trial
    /// The file of a model being fetched; holds nothing of the diary.
    case download
    /// The fixed sentence of a reminder, sent to the address that the person gave for it; no model takes part, and
    /// it holds nothing of the diary.
    case reminder

    /// The purposes that send words of a person, in the order of the settings page.
    public static let consented: [ModelPurpose] = [.reflectionReply, .weeklySummary, .toneLines, .extraction]
}

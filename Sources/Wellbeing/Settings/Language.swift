/// A language that Sela speaks and understands.
public enum Language: String, Hashable, Sendable, CaseIterable {
    case indonesian = "id"
    case german = "de"
    case english = "en"

    /// The weekday a week begins with unless the person says otherwise: Monday for German and
    /// Indonesian, Sunday for English.
    ///
    /// CLDR gives Sunday for Indonesia; Indonesian printed calendars and the working week disagree,
    /// so this is a setting.
    public var firstWeekday: Week.FirstWeekday {
        self == .english ? .sunday : .monday
    }
}

public import Wellbeing

/// What a person chose on the page of exports.
public struct ExportForm: Hashable, Sendable {
    /// Which days.
    public enum Days: String, Hashable, Sendable, CaseIterable {
        case week = "7"
        case month = "30"
        case quarter = "90"
        case year = "365"
        case all
        /// From ``from`` through ``through``.
        case custom
    }

    public var days: Days
    /// As typed.
    public var from: String
    /// As typed.
    public var through: String
    public var content: ExportContent
    public var format: ExportFile.Format
    public var dialect: CSVDialect

    /// What stands there before anything is chosen.
    public init(language: Language) {
        days = .all
        from = ""
        through = ""
        content = .everything
        format = .xlsx
        dialect = CSVDialect(for: language)
    }
}

/// Why no file was made.
public enum ExportProblem: Hashable, Sendable {
    case days(CheckInRange.Fault)
    /// A CSV file holds one kind.
    case oneKindOnly
    case workbook(WorkbookError)
}

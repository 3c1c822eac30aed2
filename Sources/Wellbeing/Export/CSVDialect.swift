/// A way of writing CSV; its raw value is its name on the command line and in addresses.
public enum CSVDialect: String, Hashable, Sendable, CaseIterable {
    /// For spreadsheets set to German or Indonesian: semicolon, decimal comma, byte order mark.
    case excelGerman = "excel-de"
    /// For spreadsheets set to English: comma, decimal point, byte order mark.
    case excel = "excel"
    /// For programs, RFC 4180: comma, decimal point, no byte order mark.
    case rfc4180 = "rfc4180"
    /// Tabs between the fields, decimal point, byte order mark.
    case tab = "tab"

    /// What a person of this language most likely opens the file with.
    public init(for language: Language) {
        self = language == .english ? .excel : .excelGerman
    }

    public var separator: Unicode.Scalar {
        switch self {
        case .excelGerman: ";"
        case .excel, .rfc4180: ","
        case .tab: "\t"
        }
    }

    public var decimalMark: Unicode.Scalar { self == .excelGerman ? "," : "." }

    /// Whether a file begins with U+FEFF, by which spreadsheets recognise UTF-8.
    public var hasByteOrderMark: Bool { self != .rfc4180 }
}

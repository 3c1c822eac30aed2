/// Writes rows as CSV in one dialect: UTF-8, CRLF behind every record, quotes only where needed.
///
/// Texts are guarded against being calculated and lose control characters (``FormulaGuard``, ``SafeText``);
/// numbers are written as numbers, so -3.5 stays a number. Dates are ISO 8601 in ASCII digits.
///
///     var file = writer.beginning
///     for row in rows { file += writer.record(row) }
public struct CSVWriter: Hashable, Sendable {
    public let dialect: CSVDialect

    public init(_ dialect: CSVDialect) {
        self.dialect = dialect
    }

    /// What stands before the first record: the byte order mark, or nothing.
    public var beginning: String { dialect.hasByteOrderMark ? "\u{FEFF}" : "" }

    /// One record with its line end.
    public func record(_ cells: [SheetCell]) -> String {
        // A line with nothing on it would be no record to many readers.
        if cells == [.empty] { return "\"\"\r\n" }
        var line = String.UnicodeScalarView()
        for (index, cell) in cells.enumerated() {
            if index > 0 { line.append(dialect.separator) }
            line.append(contentsOf: field(cell).unicodeScalars)
        }
        line.append(contentsOf: "\r\n".unicodeScalars)
        return String(line)
    }

    private func field(_ cell: SheetCell) -> String {
        switch cell {
        case .empty: return ""
        case .text(let text): return quoted(FormulaGuard.added(to: SafeText.withoutControls(text)))
        case .number(let number): return number.isFinite ? quoted(numeral(number)) : ""
        case .day, .wallClock: return cell.dateText ?? ""
        }
    }

    /// The shortest digits that read back as the same number; whole numbers without a decimal mark.
    private func numeral(_ number: Double) -> String {
        if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
        let digits = number.description.unicodeScalars.map { $0 == "." ? dialect.decimalMark : $0 }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: digits)
        return String(text)
    }

    private func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let isPlain = !scalars.contains {
            $0 == dialect.separator || $0 == "\"" || $0 == "\n" || $0 == "\r" || $0 == "\u{FEFF}"
        }
        // Outer blanks are trimmed by some readers, and an empty text is something else than nothing.
        let hasOuterBlank = scalars.first == " " || scalars.last == " "
        if isPlain, !hasOuterBlank, !text.isEmpty { return text }
        var field: String.UnicodeScalarView = "\"".unicodeScalars
        for scalar in scalars {
            if scalar == "\"" { field.append("\"") }
            field.append(scalar)
        }
        field.append("\"")
        return String(field)
    }
}

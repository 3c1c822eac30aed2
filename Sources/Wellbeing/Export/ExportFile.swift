/// What an export is called, as in `sela-2026-01-01-2026-12-31.xlsx`.
///
/// Days of the person's own calendar in ASCII digits, nothing of what is inside.
public struct ExportFile: Hashable, Sendable {
    /// The form of the file; its raw value is the ending of the name.
    public enum Format: String, Hashable, Sendable, CaseIterable { case xlsx, csv }

    public let format: Format
    /// First and last day exported; `nil` = everything.
    public let days: ClosedRange<LocalDay>?

    public init(_ format: Format, days: ClosedRange<LocalDay>?) {
        self.format = format
        self.days = days
    }

    public var name: String {
        guard let days else { return "sela.\(format.rawValue)" }
        let span =
            days.lowerBound == days.upperBound
            ? "\(days.lowerBound)" : "\(days.lowerBound)-\(days.upperBound)"
        return "sela-\(span).\(format.rawValue)"
    }

    /// The media type, as a browser is told.
    public var mediaType: String {
        switch format {
        case .xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        case .csv: "text/csv; charset=utf-8"
        }
    }
}

public import Companion
import Pages
public import Wellbeing

extension CommandFailure {
    public static let unknownFile = Self("unknown_file", .unknownFile, hint: .unknownFileHint)
    public static let notWritten = Self("not_written", .fileNotWritten, hint: .copyFailedHint)
    public static let daysReversed = Self("usage", .daysReversed, hint: .daysReversedHint, exitCode: 64)
    public static let dialectWithoutCSV = Self(
        "usage", .dialectWithoutCSV, hint: .seeCommandHelp("export"), exitCode: 64)
    public static let workbookOnTerminal = Self(
        "usage", .workbookOnTerminal, hint: .seeCommandHelp("export"), exitCode: 64)

    public init(_ error: ExportError) {
        switch error {
        case .oneKindOnly: self.init("usage", .oneKindOnly, hint: .oneKindOnlyHint, exitCode: 64)
        case .diary(let error): self.init(error)
        case .workbook(let error): self.init(error)
        }
    }

    public init(_ error: WorkbookError) {
        let code =
            switch error {
            case .diskFull: "disk_full"
            case .receiverGone: "output_failed"
            default: "export_failed"
            }
        self.init(code, .exportProblem(error), hint: .exportHint(error))
    }

    public init(_ fault: ExportFault) {
        switch fault {
        case .unknownColumns: self = .unknownFile
        case .fieldCount(let record):
            self.init("record_unreadable", .recordFieldCount(record), hint: .recordUnreadableHint)
        case .unreadable(let record, let column):
            self.init("record_unreadable", .recordUnreadable(record, column), hint: .recordUnreadableHint)
        }
    }
}

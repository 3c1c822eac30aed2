import Commands
import Companion
import Foundation
import Pages
import Wellbeing

extension CommandRun {
    /// `sela export`: spoken entries and check-ins as a workbook or CSV, into a file or standard output.
    func export() async throws {
        let format = invocation.text(.format).flatMap(ExportFile.Format.init(rawValue:)) ?? .xlsx
        let typed = invocation.text(.content).flatMap(ExportContent.init(rawValue:))
        let content = typed ?? (format == .csv ? .spoken : .everything)
        guard format == .xlsx || content != .everything else { throw ExportError.oneKindOnly }
        if format == .xlsx, invocation.has(.dialect) { throw CommandFailure.dialectWithoutCSV }
        let days = try exportedDays()
        let open = try await openDiary()
        let name = invocation.text(.output) ?? ExportFile(format, days: days).name
        guard name != "-" else {
            if format == .xlsx, terminal.isOutputTerminal { throw CommandFailure.workbookOnTerminal }
            return try await write(open, format, content, days, to: STDOUT_FILENO)
        }
        let file = try OutputFile(name, replaces: invocation.has(.force))
        do {
            try await write(open, format, content, days, to: file.descriptor)
        } catch {
            file.abandon()
            throw error
        }
        try file.finish()
        try terminal.result(
            name + "\n",
            json: .object([.init("file", .string(name)), .init("format", .string(format.rawValue))]))
    }

    private func exportedDays() throws -> ClosedRange<LocalDay>? {
        let (from, through) = (invocation.day(.from), invocation.day(.through))
        guard from != nil || through != nil else { return nil }
        let first = from ?? LocalDay.accepted.lowerBound
        // An open end means: up to today, wherever that is.
        let last = through ?? surroundings.clock.moment(dayStart: .midnight).day
        guard first <= last else { throw CommandFailure.daysReversed }
        return first...last
    }

    private func write(
        _ open: OpenDiary, _ format: ExportFile.Format, _ content: ExportContent,
        _ days: ClosedRange<LocalDay>?, to descriptor: Int32
    ) async throws {
        let copy = Copy(language)
        let act = ExportDiary(diary: open.diary)
        switch format {
        case .csv:
            let dialect = invocation.text(.dialect).flatMap(CSVDialect.init(rawValue:))
            try await act.csv(
                of: content, in: days, dialect: dialect ?? CSVDialect(for: language),
                words: copy.spokenDiaryWords
            ) { bytes throws(WorkbookError) in try OutputFile.write(bytes, to: descriptor) }
        case .xlsx:
            let order = WorkbookOrder(
                words: copy.spokenDiaryWords, days: days, created: surroundings.clock.now(),
                leftOut: { copy.leftOutOfCell($0) })
            let book = try await act.workbook(of: content, order, by: try composition.workbooks())
            try book.copy(to: descriptor)
        }
    }
}

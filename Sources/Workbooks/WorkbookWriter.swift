import CXLSXWriter
import Foundation
public import Wellbeing

/// Writes a workbook (XLSX) row by row in constant memory.
///
/// Rows go into nameless temporary files as they come; the file itself is made at the end, in a folder that only
/// the owner may enter, and loses its name at once. Equal rows and an equal `created` give equal bytes.
///
///     let writer = try WorkbookWriter(in: folder, created: now, leftOut: { "… (\($0))" })
///     let sheet = try writer.add(WorkbookSheet(name: "Diary", columns: [.init("Day", width: 12)]))
///     for row in rows { try writer.append(row, to: sheet) }
///     try writer.finish().copy(to: descriptor)
///
/// For one task at a time; dropping it before the end removes everything.
public final class WorkbookWriter {
    /// A sheet of one writer.
    public struct Sheet: Hashable, Sendable { let place: Int }

    /// The most rows of a sheet, its head counted.
    public static let rowLimit = 1_048_576

    private let folder: PrivateFolder
    private let leftOut: (Int) -> String
    private var workbook: UnsafeMutablePointer<lxw_workbook>?
    private var sheets: [OpenSheet] = []
    private let formats: Formats

    private struct Formats {
        let head, day, clock, wrapped: UnsafeMutablePointer<lxw_format>
    }

    private struct OpenSheet {
        let description: WorkbookSheet
        let pointer: UnsafeMutablePointer<lxw_worksheet>
        /// Rows written so far.
        var rows = 0
    }

    /// Removes what exports left in `folder` that a crash ended; for the start of the program.
    public static func removeLeftovers(in folder: String) {
        PrivateFolder.removeLeftovers(in: folder)
    }

    /// - Parameters:
    ///   - folder: where temporary files may be: the diary's own state folder, not one that others can read.
    ///   - created: the time of making, as the file's properties state it.
    ///   - leftOut: what stands behind a text that was cut because a cell holds 32,767 UTF-16 units and no more;
    ///     given how many were left out, at most 200 units long.
    public init(
        in folder: String, created: Instant, leftOut: @escaping (Int) -> String
    ) throws(WorkbookError) {
        let privateFolder = try PrivateFolder(in: folder)
        let made: UnsafeMutablePointer<lxw_workbook>? = privateFolder.path.withCString { path in
            // The library copies both names.
            var options = lxw_workbook_options()
            options.constant_memory = 1
            options.tmpdir = UnsafeMutablePointer(mutating: path)
            return workbook_new_opt(privateFolder.workbook, &options)
        }
        guard let made, let head = workbook_add_format(made), let day = workbook_add_format(made),
            let clock = workbook_add_format(made), let wrapped = workbook_add_format(made)
        else { throw .system(code: Int(ENOMEM)) }
        var properties = lxw_doc_properties()
        properties.created = time_t(created.milliseconds / 1_000)
        workbook_set_properties(made, &properties)
        format_set_bold(head)
        format_set_num_format(day, "yyyy-mm-dd")
        format_set_num_format(clock, "yyyy-mm-dd hh:mm:ss")
        format_set_text_wrap(wrapped)
        self.folder = privateFolder
        self.leftOut = leftOut
        workbook = made
        formats = Formats(head: head, day: day, clock: clock, wrapped: wrapped)
    }

    deinit {
        if let workbook { lxw_workbook_free(workbook) }
    }

    /// Adds a sheet behind those there are, with its heads.
    public func add(_ description: WorkbookSheet) throws(WorkbookError) -> Sheet {
        guard let workbook else { throw .finished }
        // The library would print its complaint.
        let names = sheets.map { $0.description.name.lowercased() }
        guard description.isNameAccepted, !names.contains(description.name.lowercased()) else {
            throw .sheetName
        }
        errno = 0
        guard let pointer = workbook_add_worksheet(workbook, description.name) else {
            throw .reading(errno, otherwise: .folder)
        }
        for (place, column) in description.columns.enumerated() {
            let number = lxw_col_t(place)
            worksheet_set_column(
                pointer, number, number, column.width, column.isWrapped ? formats.wrapped : nil)
        }
        sheets.append(OpenSheet(description: description, pointer: pointer))
        let sheet = Sheet(place: sheets.count - 1)
        if description.hasHead {
            for (place, column) in description.columns.enumerated() {
                try write(.text(column.head), to: pointer, row: 0, column: place, format: formats.head)
            }
            sheets[sheet.place].rows = 1
            worksheet_freeze_panes(pointer, 1, 0)
        }
        return sheet
    }

    /// Adds a row below those there are.
    /// - Throws: ``WorkbookError/tooManyRows(limit:)``, ``WorkbookError/diskFull``.
    public func append(_ cells: [SheetCell], to sheet: Sheet) throws(WorkbookError) {
        guard workbook != nil else { throw .finished }
        let open = sheets[sheet.place]
        guard open.rows < Self.rowLimit else { throw .tooManyRows(limit: Self.rowLimit) }
        for (place, cell) in cells.enumerated() {
            let isWrapped =
                place < open.description.columns.count && open.description.columns[place].isWrapped
            let format = isWrapped ? formats.wrapped : nil
            try write(cell, to: open.pointer, row: open.rows, column: place, format: format)
        }
        sheets[sheet.place].rows += 1
        // The library does not look whether its temporary file took the rows.
        if open.rows % 4_096 == 0 { try checkRoom(open) }
    }

    /// Puts a column chart of two columns of rows into a sheet, such as a distribution.
    /// - Parameters:
    ///   - rows: counted from 0, the head counted.
    ///   - column: of the labels, counted from 0; the values stand in the next.
    public func chart(
        _ title: String, rows: ClosedRange<Int>, column: Int, in sheet: Sheet, atColumn: Int
    ) throws(WorkbookError) {
        guard let workbook else { throw .finished }
        let open = sheets[sheet.place]
        guard let chart = workbook_add_chart(workbook, UInt8(LXW_CHART_COLUMN.rawValue)),
            let series = chart_add_series(chart, nil, nil)
        else { throw .system(code: Int(ENOMEM)) }
        let (first, last) = (lxw_row_t(rows.lowerBound), lxw_row_t(rows.upperBound))
        let (labels, values) = (lxw_col_t(column), lxw_col_t(column + 1))
        chart_series_set_categories(series, open.description.name, first, labels, last, labels)
        chart_series_set_values(series, open.description.name, first, values, last, values)
        chart_title_set_name(chart, SafeText.withoutControls(title))
        chart_legend_set_position(chart, UInt8(LXW_CHART_LEGEND_NONE.rawValue))
        worksheet_insert_chart(open.pointer, 1, lxw_col_t(atColumn), chart)
    }

    /// Makes the file.
    ///
    /// Nothing can be added afterwards, whether it worked or not.
    public func finish() throws(WorkbookError) -> ExportedFile {
        guard let workbook else { throw .finished }
        var written: Int64 = 0
        for open in sheets {
            if open.description.hasHead, !open.description.columns.isEmpty {
                let last = lxw_col_t(open.description.columns.count - 1)
                worksheet_autofilter(open.pointer, 0, 0, lxw_row_t(max(open.rows - 1, 0)), last)
            }
            written += try checkRoom(open)
        }
        try checkRoom(forCopiesOf: written)
        try folder.makeWorkbook()
        self.workbook = nil
        errno = 0
        // Frees the workbook whatever comes of it.
        let result = workbook_close(workbook)
        guard result == LXW_NO_ERROR else {
            throw .reading(errno, otherwise: .library(code: Int(result.rawValue)))
        }
        defer { folder.remove() }
        return try ExportedFile(takingNameFrom: folder.workbook)
    }
}

extension WorkbookWriter {
    private func write(
        _ cell: SheetCell, to sheet: UnsafeMutablePointer<lxw_worksheet>, row: Int, column: Int,
        format: UnsafeMutablePointer<lxw_format>?
    ) throws(WorkbookError) {
        let (row, column) = (lxw_row_t(row), lxw_col_t(column))
        let result: lxw_error
        switch cell {
        case .empty: return
        case .text(let text):
            let fits = CellText.isFit(text)
            let written = fits ? text : SafeText.forCell(text, notice: leftOut)
            result = worksheet_write_string(sheet, row, column, written, format)
        case .number(let number):
            guard number.isFinite else { return }
            result = worksheet_write_number(sheet, row, column, number, format)
        case .day, .wallClock:
            guard let serial = cell.dateSerial else {
                result = worksheet_write_string(sheet, row, column, cell.dateText ?? "", format)
                break
            }
            let dateFormat = if case .day = cell { formats.day } else { formats.clock }
            result = worksheet_write_number(sheet, row, column, serial, dateFormat)
        }
        guard result == LXW_NO_ERROR else { throw .library(code: Int(result.rawValue)) }
    }

    /// Bytes of the rows in the temporary file.
    @discardableResult
    private func checkRoom(_ open: OpenSheet) throws(WorkbookError) -> Int64 {
        guard let file = open.pointer.pointee.optimize_tmpfile else { return 0 }
        errno = 0
        guard fflush(file) == 0, ferror(file) == 0 else { throw .reading(errno, otherwise: .diskFull) }
        return Int64(ftell(file))
    }

    /// Rows are copied once more and then packed, and the library overlooks that a copy was cut short.
    private func checkRoom(forCopiesOf bytes: Int64) throws(WorkbookError) {
        var status = statvfs()
        guard statvfs(folder.path, &status) == 0 else { throw .reading(errno) }
        let free = Int64(
            clamping: UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
                .partialValue)
        guard free > 2 * bytes + 1_048_576 else { throw .diskFull }
    }
}

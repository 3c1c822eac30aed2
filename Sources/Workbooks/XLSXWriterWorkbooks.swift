public import Companion
public import Wellbeing

/// Workbooks by libxlsxwriter.
public struct XLSXWriterWorkbooks: WorkbookMaker {
    private let folder: String

    /// - Parameter folder: where temporary files may be, one that nobody else can enter; what an earlier run left
    ///   there is removed before the first.
    public init(in folder: String) {
        self.folder = folder
    }

    public func workbook(
        _ order: WorkbookOrder,
        checkIns: @Sendable (RecordPlace?) async throws(ExportError) -> [CheckIn],
        entries: @Sendable (RecordPlace?) async throws(ExportError) -> [SpokenEntry]
    ) async throws(ExportError) -> any FinishedWorkbook {
        let book = try telling { () throws(WorkbookError) in
            try SpokenDiaryWorkbook(
                in: folder, words: order.words, days: order.days, created: order.created,
                leftOut: order.leftOut)
        }
        var checkInPage = try await checkIns(nil)
        while let last = checkInPage.last {
            for checkIn in checkInPage {
                try telling { () throws(WorkbookError) in try book.append(checkIn) }
            }
            checkInPage = try await checkIns(last.place)
        }
        var entryPage = try await entries(nil)
        while let last = entryPage.last {
            for entry in entryPage { try telling { () throws(WorkbookError) in try book.append(entry) } }
            entryPage = try await entries(last.place)
        }
        return try telling { () throws(WorkbookError) in try book.finish() }
    }

    private func telling<Result>(
        _ body: () throws(WorkbookError) -> Result
    ) throws(ExportError) -> Result {
        do throws(WorkbookError) {
            return try body()
        } catch {
            throw .workbook(error)
        }
    }
}

public import Wellbeing

/// Makes a file of spoken entries and check-ins: a workbook or CSV.
///
/// Records are read and written page by page, so memory does not grow with the diary. What is in the bin stays there.
public struct ExportDiary: Sendable {
    private let diary: any Diary

    /// Records that are read at once.
    private static let page = 500

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// Makes a workbook of `content`; a kind that is left out has a sheet with its heads alone.
    public func workbook(
        of content: ExportContent, _ order: WorkbookOrder, by maker: any WorkbookMaker
    ) async throws(ExportError) -> any FinishedWorkbook {
        let days = order.days ?? LocalDay.accepted
        return try await maker.workbook(
            order,
            checkIns: { place throws(ExportError) in
                content.hasCheckIns ? try await checkIns(in: days, after: place) : []
            },
            entries: { place throws(ExportError) in
                content.hasSpoken ? try await entries(in: days, after: place) : []
            })
    }

    /// Writes CSV of one kind of record, page by page.
    ///
    /// - Parameters:
    ///   - days: `nil` = everything.
    ///   - write: takes the next bytes of the file.
    /// - Throws: ``ExportError/oneKindOnly`` for both kinds at once.
    public func csv(
        of content: ExportContent, in days: ClosedRange<LocalDay>?, dialect: CSVDialect,
        words: SpokenDiaryWords, write: ([UInt8]) throws(WorkbookError) -> Void
    ) async throws(ExportError) {
        let writer = CSVWriter(dialect)
        let days = days ?? LocalDay.accepted
        func put(_ text: String) throws(ExportError) {
            do throws(WorkbookError) {
                try write(Array(text.utf8))
            } catch {
                throw .workbook(error)
            }
        }
        switch content {
        case .everything: throw .oneKindOnly
        case .spoken:
            let table = SpokenDiaryTable(words: words)
            try put(writer.beginning + writer.record(table.heads))
            var page = try await entries(in: days, after: nil)
            while let last = page.last {
                try put(page.map { writer.record(table.cells($0)) }.joined())
                page = try await entries(in: days, after: last.place)
            }
        case .checkIns:
            let table = CheckInTable(words: words)
            try put(writer.beginning + writer.record(table.heads))
            var page = try await checkIns(in: days, after: nil)
            while let last = page.last {
                try put(page.map { writer.record(table.cells($0)) }.joined())
                page = try await checkIns(in: days, after: last.place)
            }
        }
    }

    private func entries(
        in days: ClosedRange<LocalDay>, after place: RecordPlace?
    ) async throws(ExportError) -> [SpokenEntry] {
        do throws(DiaryError) {
            return try await diary.spokenEntries(in: days, after: place, limit: Self.page)
        } catch {
            throw .diary(error)
        }
    }

    private func checkIns(
        in days: ClosedRange<LocalDay>, after place: RecordPlace?
    ) async throws(ExportError) -> [CheckIn] {
        do throws(DiaryError) {
            return try await diary.checkIns(in: days, after: place, limit: Self.page)
        } catch {
            throw .diary(error)
        }
    }
}

public import Companion
public import Wellbeing

/// Makes "workbooks" that say in words what was asked for and which records came.
public struct ScriptedWorkbooks: WorkbookMaker {
    private let failure: WorkbookError?

    /// - Parameter failure: thrown instead of making one.
    public init(failing failure: WorkbookError? = nil) {
        self.failure = failure
    }

    struct Finished: FinishedWorkbook {
        let text: String
        var length: Int64 { Int64(text.utf8.count) }
        func bytes() -> [UInt8] { Array(text.utf8) }
        func copy(to descriptor: Int32) throws(WorkbookError) { throw .receiverGone }
    }

    public func workbook(
        _ order: WorkbookOrder,
        checkIns: @Sendable (RecordPlace?) async throws(ExportError) -> [CheckIn],
        entries: @Sendable (RecordPlace?) async throws(ExportError) -> [SpokenEntry]
    ) async throws(ExportError) -> any FinishedWorkbook {
        if let failure { throw .workbook(failure) }
        var lines = [
            "\(order.words.sheets.diary) \(order.days.map { "\($0.lowerBound) \($0.upperBound)" } ?? "-")"
        ]
        var checkInPage = try await checkIns(nil)
        while let last = checkInPage.last {
            lines += checkInPage.map { "check-in \($0.rating.rawValue) \($0.moment.day)" }
            checkInPage = try await checkIns(last.place)
        }
        var entryPage = try await entries(nil)
        while let last = entryPage.last {
            lines += entryPage.map { "entry \($0.transcript) \($0.moment.day)" }
            entryPage = try await entries(last.place)
        }
        return Finished(text: lines.joined(separator: "\n"))
    }
}

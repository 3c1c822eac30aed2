public import Wellbeing

/// Makes workbooks of the voice diary, on this machine, in a place that only the person can enter.
public protocol WorkbookMaker: Sendable {
    /// Makes a workbook of the records that the two readers hand out, page by page.
    ///
    /// A reader is given the place of the last record it handed out (`nil` = it is to begin) and answers the next
    /// ones, none at the end.
    func workbook(
        _ order: WorkbookOrder,
        checkIns: @Sendable (RecordPlace?) async throws(ExportError) -> [CheckIn],
        entries: @Sendable (RecordPlace?) async throws(ExportError) -> [SpokenEntry]
    ) async throws(ExportError) -> any FinishedWorkbook
}

/// What a workbook is to look like.
public struct WorkbookOrder: Sendable {
    public let words: SpokenDiaryWords
    /// First and last day, as the person chose them; `nil` = everything.
    public let days: ClosedRange<LocalDay>?
    /// The time of making, as the file's properties state it.
    public let created: Instant
    /// What stands behind a text that is too long for a cell, given how many units of UTF-16 were left out.
    public let leftOut: @Sendable (Int) -> String

    public init(
        words: SpokenDiaryWords, days: ClosedRange<LocalDay>?, created: Instant,
        leftOut: @escaping @Sendable (Int) -> String
    ) {
        self.words = words
        self.days = days
        self.created = created
        self.leftOut = leftOut
    }
}

/// A workbook that is gone from the disk with this value.
public protocol FinishedWorkbook: Sendable {
    /// In bytes.
    var length: Int64 { get }
    /// All of it.
    func bytes() throws(WorkbookError) -> [UInt8]
    /// Writes all of it to an open file descriptor, which stays open.
    ///
    /// - Throws: ``WorkbookError/diskFull`` or ``WorkbookError/receiverGone``; the receiver then holds a part.
    func copy(to descriptor: Int32) throws(WorkbookError)
}

/// Why an export could not be made; the diary is as it was.
public enum ExportError: Error, Hashable, Sendable {
    /// A CSV file holds one kind of record: spoken entries or check-ins.
    case oneKindOnly
    case diary(DiaryError)
    case workbook(WorkbookError)
}

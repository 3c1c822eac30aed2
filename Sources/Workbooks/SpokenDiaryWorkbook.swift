public import Wellbeing

/// The voice diary as a workbook of three sheets: overview with a chart, check-ins, spoken entries.
///
///     let book = try SpokenDiaryWorkbook(in: folder, words: words, days: days, created: now, leftOut: cut)
///     for checkIn in checkIns { try book.append(checkIn) }
///     for entry in entries { try book.append(entry) }
///     try book.finish().copy(to: descriptor)
///
/// Rows may come in any order of the two kinds, from a sequence or as they are read from the diary.
public final class SpokenDiaryWorkbook {
    private let words: SpokenDiaryWords
    private let days: ClosedRange<LocalDay>?
    private let writer: WorkbookWriter
    private let overview: WorkbookWriter.Sheet
    private let checkIns: WorkbookWriter.Sheet
    private let diary: WorkbookWriter.Sheet
    /// How many check-ins have each rating 1…5, in this order.
    private var counts = [Int](repeating: 0, count: Mood.allCases.count)
    private var entries = 0

    /// - Parameters:
    ///   - folder: where temporary files may be, see ``WorkbookWriter``.
    ///   - days: first and last day, as the person chose them; `nil` = everything.
    ///   - created: the time of making, as the file's properties state it.
    ///   - leftOut: see ``WorkbookWriter/init(in:created:leftOut:)``.
    public init(
        in folder: String, words: SpokenDiaryWords, days: ClosedRange<LocalDay>?, created: Instant,
        leftOut: @escaping (Int) -> String
    ) throws(WorkbookError) {
        self.words = words
        self.days = days
        writer = try WorkbookWriter(in: folder, created: created, leftOut: leftOut)
        overview = try writer.add(
            WorkbookSheet(
                name: words.sheets.overview, columns: [.init("", width: 24), .init("", width: 14)],
                hasHead: false))
        checkIns = try writer.add(
            WorkbookSheet(
                name: words.sheets.checkIns,
                columns: CheckInTable.Column.allCases.map { column in
                    .init(
                        words.checkInHeads[column] ?? column.rawValue, width: Self.width(column),
                        isWrapped: column == .note)
                }))
        diary = try writer.add(
            WorkbookSheet(
                name: words.sheets.diary,
                columns: SpokenDiaryTable.Column.allCases.map { column in
                    .init(
                        words.diaryHeads[column] ?? column.rawValue, width: Self.width(column),
                        isWrapped: column == .transcript)
                }))
    }

    public func append(_ row: CheckIn) throws(WorkbookError) {
        try writer.append(CheckInTable(words: words).cells(row), to: checkIns)
        counts[row.rating.rawValue - 1] += 1
    }

    public func append(_ row: SpokenEntry) throws(WorkbookError) {
        try writer.append(SpokenDiaryTable(words: words).cells(row), to: diary)
        entries += 1
    }

    /// Writes the overview of what came, and makes the file.
    public func finish() throws(WorkbookError) -> ExportedFile {
        let labels = words.overview
        let total = counts.reduce(0, +)
        let sum = zip(Mood.allCases, counts).reduce(0) { $0 + $1.0.rawValue * $1.1 }
        var rows: [[SheetCell]] = [
            [.text(labels.range)],
            [.text(labels.from), days.map { .day($0.lowerBound) } ?? .empty],
            [.text(labels.until), days.map { .day($0.upperBound) } ?? .empty],
            [.text(labels.checkIns), .number(Double(total))],
            // Without a check-in there is no average, and no 0 either.
            [.text(labels.average), total == 0 ? .empty : .number(Double(sum) / Double(total))],
            [.text(labels.entries), .number(Double(entries))],
            [.text(labels.distribution), .text(labels.count)],
        ]
        let first = rows.count
        for (place, count) in counts.enumerated().reversed() {
            let name = place < words.ratings.count ? words.ratings[place] : String(place + 1)
            rows.append([.text(name), .number(Double(count))])
        }
        for row in rows { try writer.append(row, to: overview) }
        try writer.chart(
            labels.distribution, rows: first...(rows.count - 1), column: 0, in: overview, atColumn: 3)
        return try writer.finish()
    }

    private static func width(_ column: CheckInTable.Column) -> Double {
        switch column {
        case .time, .zone: 19
        case .note: 60
        case .instant: 25
        case .id: 37
        case .day, .rating, .ratingWord, .source, .isDismissed: 14
        }
    }

    private static func width(_ column: SpokenDiaryTable.Column) -> Double {
        switch column {
        case .time, .zone: 19
        case .songName, .countermeasureActivity, .instant: 25
        case .transcript: 80
        case .id: 37
        case .day, .mood, .musicInHead, .earwormStrength, .distress, .countermeasures, .socialContact,
            .stress, .language, .isSpoken:
            14
        }
    }
}

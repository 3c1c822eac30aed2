extension CheckInTable {
    /// The check-ins of a CSV file that ``CSVWriter`` wrote of this table, in whichever dialect.
    ///
    /// - Parameter languages: the words of every language that an export may be in; the heads tell which it is.
    /// - Throws: at the first record that is none; nothing is guessed.
    public static func rows(
        ofCSV text: String, languages: [SpokenDiaryWords]
    ) throws(ExportFault) -> [CheckIn] {
        var reader = CSVReader(text)
        guard let heads = reader.next()?.map(FormulaGuard.removed),
            let words = languages.first(where: { Self(words: $0).heads == heads.map(SheetCell.text) })
        else { throw .unknownColumns }
        var rows: [CheckIn] = []
        while let fields = reader.next() {
            let record = try ExportRecord<Column>(fields, number: rows.count + 1)
            rows.append(try row(record, words: words))
        }
        return rows
    }

    private static func row(
        _ record: ExportRecord<Column>, words: SpokenDiaryWords
    ) throws(ExportFault) -> CheckIn {
        let checkIn = CheckIn(
            id: try record.read(.id, record[.id].flatMap(CheckIn.ID.init(rawValue:))),
            moment: try record.moment(instant: .instant, zone: .zone, day: .day),
            rating: try record.read(
                .rating, record[.rating].flatMap { Int($0) }.flatMap(Mood.init(rawValue:))),
            note: record[.note],
            isDismissed: try record.read(
                .isDismissed, record.choice(.isDismissed, [true: words.yes, false: words.no])),
            source: try record.read(.source, record.choice(.source, words.sources)))
        return try record.read(.note, checkIn.isAcceptable ? checkIn : nil)
    }
}

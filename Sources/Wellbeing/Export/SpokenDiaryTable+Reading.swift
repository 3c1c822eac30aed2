extension SpokenDiaryTable {
    /// The entries of a CSV file that ``CSVWriter`` wrote of this table, in whichever dialect.
    ///
    /// - Parameter languages: the words of every language that an export may be in; the heads tell which it is.
    /// - Throws: at the first record that is none; nothing is guessed.
    public static func rows(
        ofCSV text: String, languages: [SpokenDiaryWords]
    ) throws(ExportFault) -> [SpokenEntry] {
        var reader = CSVReader(text)
        guard let heads = reader.next()?.map(FormulaGuard.removed),
            let words = languages.first(where: { Self(words: $0).heads == heads.map(SheetCell.text) })
        else { throw .unknownColumns }
        var rows: [SpokenEntry] = []
        while let fields = reader.next() {
            let record = try ExportRecord<Column>(fields, number: rows.count + 1)
            rows.append(try row(record, words: words))
        }
        return rows
    }

    private static func row(
        _ record: ExportRecord<Column>, words: SpokenDiaryWords
    ) throws(ExportFault) -> SpokenEntry {
        let answers = [true: words.yes, false: words.no]
        let fields = SpokenFields(
            mood: try record.choice(.mood, words.moods),
            musicInHead: try record.choice(.musicInHead, answers), songName: record[.songName],
            earwormStrength: try record.choice(.earwormStrength, words.strengths),
            socialContact: try record.choice(.socialContact, answers),
            distress: try record.choice(.distress, words.degrees),
            countermeasures: try record.choice(.countermeasures, answers),
            countermeasureActivity: record[.countermeasureActivity],
            stress: try record.choice(.stress, words.degrees))
        let entry = SpokenEntry(
            id: try record.read(.id, record[.id].flatMap(SpokenEntry.ID.init(rawValue:))),
            moment: try record.moment(instant: .instant, zone: .zone, day: .day), fields: fields,
            transcript: record[.transcript] ?? "",
            language: try record.choice(
                .language, Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, $0.rawValue) })),
            isSpoken: try record.read(.isSpoken, record.choice(.isSpoken, answers)))
        _ = try record.read(.mood, entry.fields.mood)
        _ = try record.read(.transcript, entry.isAcceptable ? entry : nil)
        return entry
    }
}

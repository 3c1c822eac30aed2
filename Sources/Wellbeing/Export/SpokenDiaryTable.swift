import Foundation

/// The spoken diary as a table: one row an entry.
///
/// The same columns in a workbook and in CSV. The clock is the one at the place of writing; the last three
/// columns hold what a program needs to read an entry back exactly as it was.
public struct SpokenDiaryTable: Hashable, Sendable {
    /// In their order.
    public enum Column: String, Hashable, Sendable, CaseIterable {
        /// The frozen day that the person counted the entry to.
        case day
        /// Calendar and clock at the place of writing.
        case time
        case mood, musicInHead, songName, earwormStrength, distress, countermeasures, countermeasureActivity
        case socialContact, stress, transcript
        /// The zone's IANA identifier.
        case zone
        /// The instant in UTC, to the millisecond, as text.
        case instant
        case id
    }

    public let words: SpokenDiaryWords

    public init(words: SpokenDiaryWords) {
        self.words = words
    }

    /// The first record.
    public var heads: [SheetCell] {
        Column.allCases.map { .text(words.diaryHeads[$0] ?? $0.rawValue) }
    }

    /// The cells of an entry, one a column.
    ///
    /// What was not said, or has no meaning there, is empty.
    public func cells(_ row: SpokenDiaryRow) -> [SheetCell] {
        Column.allCases.map { cell($0, row) }
    }

    private func cell(_ column: Column, _ row: SpokenDiaryRow) -> SheetCell {
        let fields = row.fields
        switch column {
        case .day: return .day(row.moment.day)
        case .time: return .wallClock(of: row.moment)
        case .mood: return text(fields.mood.flatMap { words.moods[$0] })
        case .musicInHead: return text(fields.musicInHead.map(word))
        case .songName: return text(fields.songName)
        case .earwormStrength: return text(fields.earwormStrength.flatMap { words.strengths[$0] })
        case .distress: return text(fields.distress.flatMap { words.degrees[$0] })
        case .countermeasures: return text(fields.countermeasures.map(word))
        case .countermeasureActivity: return text(fields.countermeasureActivity)
        case .socialContact: return text(fields.socialContact.map(word))
        case .stress: return text(fields.stress.flatMap { words.degrees[$0] })
        case .transcript: return .text(row.transcript)
        case .zone: return .text(row.moment.zone.identifier)
        case .instant: return .text(row.moment.instant.description)
        case .id: return .text(row.id.uuidString.lowercased())
        }
    }

    private func text(_ value: String?) -> SheetCell { value.map { .text($0) } ?? .empty }

    private func word(_ isSo: Bool) -> String { isSo ? words.yes : words.no }

    /// The entries of a CSV file that ``CSVWriter`` wrote of this table, in whichever dialect.
    /// - Parameter languages: the words of every language that an export may be in; the heads tell which it is.
    /// - Throws: at the first record that is none; nothing is guessed.
    public static func rows(
        ofCSV text: String, languages: [SpokenDiaryWords]
    ) throws(ExportFault) -> [SpokenDiaryRow] {
        var reader = CSVReader(text)
        guard let heads = reader.next()?.map(FormulaGuard.removed),
            let words = languages.first(where: { Self(words: $0).heads == heads.map(SheetCell.text) })
        else { throw .unknownColumns }
        var rows: [SpokenDiaryRow] = []
        while let fields = reader.next() {
            let record = ExportRecord(fields: fields.map(FormulaGuard.removed), number: rows.count + 1)
            rows.append(try row(record, words: words))
        }
        return rows
    }

    private static func row(
        _ record: ExportRecord, words: SpokenDiaryWords
    ) throws(ExportFault) -> SpokenDiaryRow {
        guard record.fields.count == Column.allCases.count else { throw .fieldCount(record: record.number) }
        func read<Value>(_ column: Column, _ value: Value?) throws(ExportFault) -> Value {
            guard let value else { throw .unreadable(record: record.number, column: column.rawValue) }
            return value
        }
        func choice<Value>(_ column: Column, _ choices: [Value: String]) throws(ExportFault) -> Value? {
            guard let word = record[column] else { return nil }
            return try read(column, choices.first { $0.value == word }?.key)
        }
        let answers = [true: words.yes, false: words.no]
        let fields = SpokenFields(
            mood: try choice(.mood, words.moods), musicInHead: try choice(.musicInHead, answers),
            songName: record[.songName], earwormStrength: try choice(.earwormStrength, words.strengths),
            socialContact: try choice(.socialContact, answers),
            distress: try choice(.distress, words.degrees),
            countermeasures: try choice(.countermeasures, answers),
            countermeasureActivity: record[.countermeasureActivity],
            stress: try choice(.stress, words.degrees))
        let moment = Moment(
            instant: try read(.instant, record[.instant].flatMap(Instant.init(iso:))),
            zone: try read(.zone, record[.zone].flatMap(Zone.init(identifier:))),
            frozenDay: try read(.day, record[.day].flatMap(LocalDay.init(iso:))))
        return SpokenDiaryRow(
            id: try read(.id, record[.id].flatMap(UUID.init(uuidString:))), moment: moment, fields: fields,
            transcript: record[.transcript] ?? "")
    }
}

/// The fields of one record of a CSV file.
private struct ExportRecord {
    let fields: [String]
    /// Counted from 1, heads not counted.
    let number: Int

    /// `nil` = nothing in the field.
    subscript(column: SpokenDiaryTable.Column) -> String? {
        guard let place = SpokenDiaryTable.Column.allCases.firstIndex(of: column), !fields[place].isEmpty
        else { return nil }
        return fields[place]
    }
}

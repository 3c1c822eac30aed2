/// The fields of one record of a CSV file that Sela wrote.
struct ExportRecord<Column: RawRepresentable<String> & CaseIterable & Equatable> {
    private let fields: [String]
    /// Counted from 1, heads not counted.
    private let number: Int

    /// - Parameter fields: as they stand in the file, formula guards included.
    /// - Throws: ``ExportFault/fieldCount(record:)`` unless there is one for each column.
    init(_ fields: [String], number: Int) throws(ExportFault) {
        guard fields.count == Column.allCases.count else { throw .fieldCount(record: number) }
        self.fields = fields.map(FormulaGuard.removed)
        self.number = number
    }

    /// `nil` = nothing in the field.
    subscript(column: Column) -> String? {
        guard let place = Array(Column.allCases).firstIndex(of: column), !fields[place].isEmpty else {
            return nil
        }
        return fields[place]
    }

    /// The value that was read from the column.
    ///
    /// - Throws: ``ExportFault/unreadable(record:column:)`` if there is none.
    func read<Value>(_ column: Column, _ value: Value?) throws(ExportFault) -> Value {
        guard let value else { throw .unreadable(record: number, column: column.rawValue) }
        return value
    }

    /// The choice whose word stands in the column; `nil` = nothing stands there.
    func choice<Value>(_ column: Column, _ choices: [Value: String]) throws(ExportFault) -> Value? {
        guard let word = self[column] else { return nil }
        return try read(column, choices.first { $0.value == word }?.key)
    }

    /// The moment that three columns hold.
    func moment(instant: Column, zone: Column, day: Column) throws(ExportFault) -> Moment {
        Moment(
            instant: try read(instant, self[instant].flatMap(Instant.init(iso:))),
            zone: try read(zone, self[zone].flatMap(Zone.init(identifier:))),
            frozenDay: try read(day, self[day].flatMap(LocalDay.init(iso:))))
    }
}

/// Why a record of a CSV file is not one of an exported voice diary.
///
/// Names the place and the column, never what stands there.
public enum ExportFault: Error, Hashable, Sendable {
    /// The first record does not hold the columns that an export has.
    case unknownColumns
    /// A record has another number of fields than there are columns. Counted from 1, heads not counted.
    case fieldCount(record: Int)
    /// A field cannot be read: no id, no instant, an unknown zone, a word that is none of the choices.
    case unreadable(record: Int, column: String)
}

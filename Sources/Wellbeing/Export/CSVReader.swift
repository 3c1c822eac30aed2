/// Reads CSV: quoted fields with line ends and doubled quotes, a byte order mark, CRLF, LF or CR, a last line
/// with or without an end.
public struct CSVReader: Sequence, IteratorProtocol, Sendable {
    /// Between the fields.
    public let separator: Unicode.Scalar
    private let scalars: [Unicode.Scalar]
    private var place: Int

    /// Finds out the separator by the first record: the one of `;`, tab and `,` that stands most often outside
    /// quotes; the comma if there is none.
    public init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        let start = scalars.first == "\u{FEFF}" ? 1 : 0
        self.init(scalars: scalars, start: start, separator: Self.separator(of: scalars[start...]))
    }

    /// Reads with the separator of a dialect.
    public init(_ text: String, dialect: CSVDialect) {
        let scalars = Array(text.unicodeScalars)
        self.init(scalars: scalars, start: scalars.first == "\u{FEFF}" ? 1 : 0, separator: dialect.separator)
    }

    private init(scalars: [Unicode.Scalar], start: Int, separator: Unicode.Scalar) {
        self.scalars = scalars
        self.separator = separator
        place = start
    }

    /// The fields of the next record as they stand, formula guards included; `nil` at the end.
    ///
    /// Lines with nothing at all on them are passed over. A quote that nothing closes reaches to the end.
    public mutating func next() -> [String]? {
        while place < scalars.count, isLineEnd(scalars[place]) { place += 1 }
        guard place < scalars.count else { return nil }
        var fields = [field()]
        while place < scalars.count, scalars[place] == separator {
            place += 1
            fields.append(field())
        }
        if place < scalars.count {
            place += scalars[place] == "\r" && place + 1 < scalars.count && scalars[place + 1] == "\n" ? 2 : 1
        }
        return fields
    }

    private mutating func field() -> String {
        var value = String.UnicodeScalarView()
        var isQuoted = place < scalars.count && scalars[place] == "\""
        if isQuoted { place += 1 }
        while place < scalars.count {
            let scalar = scalars[place]
            if isQuoted, scalar == "\"" {
                if place + 1 < scalars.count, scalars[place + 1] == "\"" {
                    value.append(scalar)
                    place += 2
                } else {
                    isQuoted = false
                    place += 1
                }
                continue
            }
            if !isQuoted, scalar == separator || isLineEnd(scalar) { break }
            value.append(scalar)
            place += 1
        }
        return String(value)
    }

    private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

    private static func separator(of scalars: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar {
        var counts: [Unicode.Scalar: Int] = [:]
        var isQuoted = false
        for scalar in scalars {
            if scalar == "\"" { isQuoted.toggle() }
            guard !isQuoted else { continue }
            if scalar == "\n" || scalar == "\r" { break }
            counts[scalar, default: 0] += 1
        }
        // Of equal counts the first stands: a decimal comma is likelier than a semicolon within a field.
        var best: (separator: Unicode.Scalar, count: Int) = (",", 0)
        for candidate: Unicode.Scalar in [";", "\t", ","] {
            let count = counts[candidate] ?? 0
            if count > best.count { best = (candidate, count) }
        }
        return best.separator
    }
}

import Pages
import Wellbeing

/// A file that somebody wants to take over: what was read is written and read again the same, and a record of a
/// diary is read whole or not at all.
struct CSVTarget: FuzzTarget {
    let name = "csv"
    static let longestInput = 600
    static let cost = 25
    static let dictionary = [
        ",", ";", "\t", "\"", "\"\"", "\r\n", "\n", "\r", "\u{FEFF}", "'", "=", "@", "+1", "-", "\u{FF1D}",
        "\u{200B}",
        "\u{0}", "\u{202E}", "Day,Date and time,Rating (1–5),Rating,Context,Source,Nothing to add,Time zone,",
        "Instant (UTC),ID\r\n", "2026-12-01,", "2026-12-01 10:30:32,", "4,Good,", "by hand,no,Etc/UTC,",
        "2026-12-01T10:30:32.523Z,", "e61bd589-24cd-4ebf-beaf-a28d255a1745",
    ]

    func run(_ input: [UInt8]) -> Outcome {
        let text = String(decoding: input, as: UTF8.self)
        let records = Array(CSVReader(text))
        for dialect in CSVDialect.allCases {
            let once = written(records, dialect)
            let again = Array(CSVReader(once, dialect: dialect)).map { $0.map(FormulaGuard.removed) }
            guard written(again, dialect) == once else {
                return .broken("what was read is written, read and written the same (\(dialect.rawValue))")
            }
        }
        guard let rows = try? CheckInTable.rows(ofCSV: text, languages: Copy.spokenDiaryWordsOfAllLanguages)
        else { return .kept(shape: records.count &* 31 &+ (records.first?.count ?? 0)) }
        let table = CheckInTable(words: Copy(.english).spokenDiaryWords)
        let file = written(table.heads, rows.map(table.cells))
        guard rows.allSatisfy(\.isAcceptable),
            (try? CheckInTable.rows(ofCSV: file, languages: Copy.spokenDiaryWordsOfAllLanguages)) == rows
        else { return .broken("check-ins that were read are sound, and are read again the same") }
        return .kept(shape: 1_000_000 + rows.count)
    }

    private func written(_ records: [[String]], _ dialect: CSVDialect) -> String {
        let writer = CSVWriter(dialect)
        return writer.beginning + records.map { writer.record($0.map(SheetCell.text)) }.joined()
    }

    private func written(_ heads: [SheetCell], _ rows: [[SheetCell]]) -> String {
        let writer = CSVWriter(.rfc4180)
        return ([heads] + rows).map(writer.record).joined()
    }
}

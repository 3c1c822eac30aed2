import CompanionTesting
import Foundation
import Pages
import Testing
import Wellbeing
import Workbooks

/// One voice diary as a workbook in each language, read by two other programs: `Golden/`.
struct GoldenWorkbookTests {
    /// Eight check-ins in two days, one left open, and three entries, one of them trying to be a formula.
    private static func workbook(in language: Language) throws -> Data {
        let day = try #require(LocalDay(iso: "2026-09-07"))
        let copy = Copy(language)
        return try Samples.withFolder { folder in
            let book = try SpokenDiaryWorkbook(
                in: folder, words: copy.spokenDiaryWords, days: day...day.adding(days: 1),
                created: Samples.created, leftOut: { copy.leftOutOfCell($0) })
            for (number, rating) in [5, 4, 4, 3, 2, 2, 2, 1].enumerated() {
                try book.append(
                    Samples.checkIn(number + 1, rating: rating, note: number == 6 ? "@home; \"quiet\"" : nil))
            }
            var calm = try Samples.entry(1, transcript: "=1+1")
            calm.fields = SpokenFields(
                mood: .medium, musicInHead: false, socialContact: false, stress: SpokenFields.Degree.none)
            try book.append(calm)
            try book.append(Samples.entry(2, transcript: "Zwei Zeilen,\ndie zweite mit 🌧️ und \u{1}."))
            try book.append(Samples.entry(3, transcript: String(repeating: "lang ", count: 8_000)))
            return try Samples.bytes(of: book.finish())
        }
    }

    @Test(.enabled(if: PythonReader.isThere, "needs scripts/set-up tests"), arguments: Language.allCases)
    func openpyxlReadsIt(language: Language) throws {
        let sheets = try PythonReader.sheets(Self.workbook(in: language))
        let text = sheets.map { sheet in
            "# \(sheet.name), frozen \(sheet.frozen ?? "-"), filter \(sheet.filter ?? "-"), charts \(sheet.charts)\n"
                + sheet.rows.map { row in row.map(Self.shown).joined(separator: " | ") }.joined(
                    separator: "\n")
        }
        expectGolden(text.joined(separator: "\n\n"), "openpyxl.\(language.rawValue).txt")
    }

    @Test(.enabled(if: OfficeReader.isThere, "needs scripts/set-up tests"), arguments: Language.allCases)
    func libreOfficeReadsIt(language: Language) throws {
        let sheets = try OfficeReader.sheets(Self.workbook(in: language))
        #expect(sheets.count == 3)
        let text = sheets.sorted { $0.key < $1.key }.map { "# \($0.key)\n\(Self.shortened($0.value))" }
        expectGolden(text.joined(separator: "\n"), "libreoffice.\(language.rawValue).txt")
    }

    private static func shown(_ cell: PythonReader.Cell) -> String {
        cell.value.map { "\(cell.type) \(shortened($0))" } ?? "-"
    }

    /// Long texts would fill the file; their end tells that they were cut in sight.
    private static func shortened(_ text: String) -> String {
        text.replacing(/(?:lang ){10,}/, with: "lang … ").replacing("\r\n", with: "\n")
    }
}

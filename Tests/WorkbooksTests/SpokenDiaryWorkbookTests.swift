import Foundation
import Testing
import Wellbeing
import Workbooks

@Suite struct SpokenDiaryWorkbookTests {
    @Test(.enabled(if: PythonReader.isThere, "needs scripts/set-up tests"))
    func theThreeSheetsHoldWhatCame() throws {
        let day = try #require(LocalDay(iso: "2026-09-08"))
        let bytes = try Samples.withFolder { folder in
            let book = try SpokenDiaryWorkbook(
                in: folder, words: Samples.words, days: day...day, created: Samples.created,
                leftOut: { _ in "…" })
            try book.append(Samples.checkIn(1, rating: 5, note: nil))
            try book.append(Samples.entry(2, transcript: "Heute war gut."))
            try book.append(Samples.checkIn(3, rating: 2, note: "-laut"))
            return try Samples.bytes(of: book.finish())
        }
        let sheets = try PythonReader.sheets(bytes)
        #expect(sheets.map(\.name) == ["Übersicht", "Momentaufnahmen", "Tagebuch"])
        #expect(sheets.map(\.charts) == [1, 0, 0])
        #expect(sheets.map(\.frozen) == [nil, "A2", "A2"])
        #expect(sheets.map(\.filter) == [nil, "A1:J3", "A1:Q2"])
        #expect(
            sheets[0].rows.map { $0[1].value } == [
                nil, "2026-09-08 00:00:00", "2026-09-08 00:00:00", "2", "3.5", "1", "Anzahl", "1", "0", "0",
                "1",
                "0",
            ])
        #expect(
            sheets[1].rows[2].map(\.value) == [
                "2026-09-08 00:00:00", "2026-09-08 20:00:00", "2", "Schlecht", "-laut", "Erinnerung", "nein",
                "Europe/Berlin", "2026-09-08T18:00:00.250Z", "00000000-0000-4000-8000-000000000003",
            ])
        #expect(
            sheets[2].rows[1].map(\.value) == [
                "2026-09-08 00:00:00", "2026-09-08 20:00:00", "gut", "ja", "=Wonderwall", "stark", "gering",
                "ja",
                "spazieren", "ja", nil, "Heute war gut.", "de", "nein", "Europe/Berlin",
                "2026-09-08T18:00:00.250Z",
                "00000000-0000-4000-8000-000000000002",
            ])
        #expect(!sheets.flatMap(\.rows).joined().contains { $0.type == "f" })
    }

    @Test(arguments: CSVDialect.allCases) func ourOwnFileComesBackUnchanged(dialect: CSVDialect) throws {
        let texts = [
            "=1+1", "+49 170 000", "-3 Grad", "@mira", "\t=1", " =cmd", "＝1", "a\r\n\"b\";,c", "'=x",
        ]
        let rows = try texts.enumerated().map { try Samples.entry($0.offset, transcript: $0.element) }
        let (table, writer) = (SpokenDiaryTable(words: Samples.words), CSVWriter(dialect))
        var csv = writer.beginning + writer.record(table.heads)
        for row in rows { csv += writer.record(table.cells(row)) }
        for _ in 0..<3 {
            let back = try SpokenDiaryTable.rows(ofCSV: csv, languages: [Samples.words])
            #expect(back == rows)
            csv = writer.beginning + writer.record(table.heads)
            for row in back { csv += writer.record(table.cells(row)) }
        }
    }

    @Test func aFileThatIsNoExportIsRefusedWithThePlace() throws {
        let table = SpokenDiaryTable(words: Samples.words)
        let writer = CSVWriter(.excel)
        func rows(_ text: String) throws {
            _ = try SpokenDiaryTable.rows(ofCSV: text, languages: [Samples.words])
        }
        #expect(throws: ExportFault.unknownColumns) { try rows("a,b\n1,2") }
        #expect(throws: ExportFault.unknownColumns) { try rows("") }
        let heads = writer.record(table.heads)
        #expect(throws: ExportFault.fieldCount(record: 1)) { try rows(heads + "a,b\n") }
        let record = writer.record(table.cells(try Samples.entry(1, transcript: "x")))
        #expect(throws: ExportFault.unreadable(record: 2, column: "mood")) {
            try rows(heads + record + record.replacing(",gut,", with: ",prima,"))
        }
    }
}

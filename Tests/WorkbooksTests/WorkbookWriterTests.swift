import Foundation
import Testing
import Wellbeing
import Workbooks

@Suite struct WorkbookWriterTests {
    private func writer(_ folder: String) throws -> WorkbookWriter {
        try WorkbookWriter(in: folder, created: Samples.created, leftOut: { "[\($0)]" })
    }

    private func file(_ rows: [[SheetCell]]) throws -> Data {
        try Samples.withFolder { folder in
            let writer = try writer(folder)
            let sheet = try writer.add(
                WorkbookSheet(name: "Blatt", columns: [.init("Text", width: 20), .init("Zahl", width: 9)]))
            for row in rows { try writer.append(row, to: sheet) }
            let bytes = try Samples.bytes(of: writer.finish())
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
            return bytes
        }
    }

    @Test func equalRowsGiveEqualBytes() async throws {
        let rows: [[SheetCell]] = [[.text("Grüße – 😊"), .number(-3.5)], [.empty, .number(1)]]
        let first = try file(rows)
        // The library would write the time of day into a file that names none; zip counts in two seconds.
        try await Task.sleep(for: .seconds(2.1))
        #expect(try file(rows) == first)
        #expect(try file([[.text("Grüße"), .number(-3.5)]]) != first)
    }

    @Test(.enabled(if: PythonReader.isThere, "needs scripts/set-up tests"))
    func everyTextIsReadBackAsText() throws {
        let texts = [
            "=1+1", "+49 170 000", "-3 Grad", "@mira", "\t=1", " =cmd", "＝1", "{=1}", "http://a.example",
            "line1\nline2; \"q\", 's'", "Mu\u{308}de 👩🏽\u{200D}🔬", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} <b>&amp;</b>",
            "1e5", "_x0041_", "\u{85}\u{2028}", "null", "#N/A", "\u{10FFFD}",
        ]
        let sheet = try #require(try PythonReader.sheets(file(texts.map { [.text($0)] })).first)
        #expect(sheet.rows.dropFirst().map { $0[0].value } == texts)
        #expect(sheet.rows.allSatisfy { $0[0].type == "s" })
    }

    @Test(.enabled(if: PythonReader.isThere, "needs scripts/set-up tests"))
    func datesAndNumbersAreReal() throws {
        let day = try #require(LocalDay(iso: "2026-12-31"))
        let rows: [[SheetCell]] = [
            [.wallClock(day, second: 86_399), .number(-3.5)], [.day(day), .number(.nan)],
            [.day(try #require(LocalDay(iso: "1899-01-01"))), .number(.infinity)],
        ]
        let cells = try #require(try PythonReader.sheets(file(rows)).first).rows
        #expect(cells[1].map(\.value) == ["2026-12-31 23:59:59", "-3.5"])
        #expect(cells[1].map(\.type) == ["d", "n"])
        #expect(cells[2].map(\.value) == ["2026-12-31 00:00:00", nil])
        #expect(cells[3].map(\.value) == ["1899-01-01", nil])
        #expect(cells[3][0].type == "s")
    }

    @Test(.enabled(if: PythonReader.isThere, "needs scripts/set-up tests"))
    func longTextsAndControlsAreHandledInSight() throws {
        let rows: [[SheetCell]] = [
            [.text(String(repeating: "ä", count: 32_767))], [.text(String(repeating: "x", count: 32_768))],
            [.text("a\u{0}b\u{B}c\u{FFFE}d\r\ne")],
        ]
        let cells = try #require(try PythonReader.sheets(file(rows)).first).rows.map { $0[0].value }
        #expect(cells[1] == String(repeating: "ä", count: 32_767))
        #expect(cells[2] == String(repeating: "x", count: 32_567) + "[201]")
        #expect(cells[3] == "abcd\ne")
    }

    @Test func namesThatSpreadsheetsRefuseAreRefused() throws {
        try Samples.withFolder { folder in
            let writer = try writer(folder)
            _ = try writer.add(WorkbookSheet(name: "Übersicht", columns: []))
            for name in ["", "a/b", "übersicht", "'a", String(repeating: "a", count: 32)] {
                #expect(throws: WorkbookError.sheetName) {
                    try writer.add(WorkbookSheet(name: name, columns: []))
                }
            }
        }
    }

    @Test func nothingCanBeAddedBehindTheEnd() throws {
        try Samples.withFolder { folder in
            let writer = try writer(folder)
            let sheet = try writer.add(WorkbookSheet(name: "a", columns: []))
            _ = try writer.finish()
            #expect(throws: WorkbookError.finished) { try writer.append([.text("x")], to: sheet) }
            #expect(throws: WorkbookError.finished) { try writer.finish() }
        }
    }

    @Test func theSheetEndsWhereSpreadsheetsEnd() throws {
        try Samples.withFolder { folder in
            let writer = try writer(folder)
            let sheet = try writer.add(WorkbookSheet(name: "a", columns: [.init("a", width: 9)]))
            for _ in 1..<WorkbookWriter.rowLimit { try writer.append([], to: sheet) }
            #expect(throws: WorkbookError.tooManyRows(limit: 1_048_576)) { try writer.append([], to: sheet) }
        }
    }

    @Test func aWriterThatIsDroppedLeavesNothing() throws {
        try Samples.withFolder { folder in
            do {
                let writer = try writer(folder)
                let sheet = try writer.add(WorkbookSheet(name: "a", columns: []))
                try writer.append([.text("x")], to: sheet)
                let names = try FileManager.default.contentsOfDirectory(atPath: folder)
                #expect(names.count == 1)
                let inside = folder + "/" + (names.first ?? "")
                let mode = try FileManager.default.attributesOfItem(atPath: inside)[.posixPermissions]
                #expect(mode as? Int == 0o700)
                // What holds rows has no name, so that nobody finds it and a crash leaves none of it.
                #expect(try FileManager.default.contentsOfDirectory(atPath: inside).isEmpty)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }

    @Test func whatACrashLeftIsRemovedAndNothingElse() throws {
        try Samples.withFolder { folder in
            let left = folder + "/sela-export-abc123"
            try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: false)
            try Data("x".utf8).write(to: URL(filePath: left + "/workbook"))
            try Data("x".utf8).write(to: URL(filePath: folder + "/diary"))
            WorkbookWriter.removeLeftovers(in: folder)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["diary"])
        }
    }

    @Test func aFullDiskAClosedPipeAndAMissingFolderAreTold() throws {
        signal(SIGPIPE, SIG_IGN)
        try Samples.withFolder { folder in
            let writer = try writer(folder)
            _ = try writer.add(WorkbookSheet(name: "a", columns: []))
            let file = try writer.finish()
            let full = open("/dev/full", O_WRONLY)
            defer { close(full) }
            #expect(throws: WorkbookError.diskFull) { try file.copy(to: full) }
            var ends: [Int32] = [0, 0]
            #expect(pipe(&ends) == 0)
            close(ends[0])
            #expect(throws: WorkbookError.receiverGone) { try file.copy(to: ends[1]) }
            close(ends[1])
            #expect(throws: WorkbookError.folder) { try self.writer(folder + "/absent") }
        }
    }
}

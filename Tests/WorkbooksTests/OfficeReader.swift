import Foundation
import Testing

/// Reads workbooks with LibreOffice: what the person's own spreadsheet makes of them.
enum OfficeReader {
    private static let program = "/usr/bin/soffice"

    /// Whether `scripts/set-up tests` was run.
    static var isThere: Bool { FileManager.default.isExecutableFile(atPath: program) }

    /// Every sheet as CSV with semicolons, in the order of their names; formulas are calculated, so one that came in
    /// as a formula shows.
    static func sheets(_ workbook: Data) throws -> [String: String] {
        try Samples.withFolder { folder in
            try workbook.write(to: URL(filePath: folder + "/book.xlsx"))
            let process = Process()
            process.executableURL = URL(filePath: program)
            process.arguments = [
                "-env:UserInstallation=file://\(folder)/profile", "--headless", "--norestore", "--convert-to",
                // Separator ;, quotes, UTF-8, from line 1, as shown, every sheet in a file of its own.
                "csv:Text - txt - csv (StarCalc):59,34,76,1,,1033,false,true,false,false,false,-1",
                "--outdir", folder + "/sheets", folder + "/book.xlsx",
            ]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            var sheets: [String: String] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/sheets") {
                let sheet = name.replacing("book-", with: "").replacing(".csv", with: "")
                sheets[sheet] = try String(
                    contentsOf: URL(filePath: folder + "/sheets/" + name), encoding: .utf8)
            }
            return sheets
        }
    }
}

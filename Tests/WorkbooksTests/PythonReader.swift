import Foundation
import Testing

/// Reads workbooks with openpyxl: another program than the one that wrote them.
enum PythonReader {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let python = root.appending(path: ".deps/test-python/bin/python")

    /// Whether `scripts/set-up tests` was run.
    static var isThere: Bool { FileManager.default.isExecutableFile(atPath: python.path) }

    struct Cell: Decodable, Hashable {
        /// A text, a number as Python prints it, an ISO date; `nil` = an empty cell.
        let value: String?
        /// `s` text, `n` number, `d` date, `f` formula.
        let type: String
    }

    struct Sheet: Decodable {
        let name: String
        let frozen: String?
        let filter: String?
        let charts: Int
        let rows: [[Cell]]
    }

    static func sheets(_ workbook: Data) throws -> [Sheet] {
        try Samples.withFolder { folder in
            let path = folder + "/book.xlsx"
            try workbook.write(to: URL(filePath: path))
            let process = Process()
            process.executableURL = python
            process.arguments = [root.appending(path: "scripts/read-workbook").path, path]
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let answer = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            return try JSONDecoder().decode([Sheet].self, from: answer)
        }
    }
}

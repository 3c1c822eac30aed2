import Foundation
import Wellbeing
import Workbooks

/// Writes the rows that `scripts/bench-workbook` measures: `workbook-bench ROWS FILE`.
///
/// Never shipped.
@main
enum WorkbookBench {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let count = Int(arguments[1]),
            let day = LocalDay(iso: "2026-01-01")
        else { throw CocoaError(.featureUnsupported) }
        let folder = FileManager.default.temporaryDirectory.path
        let writer = try WorkbookWriter(
            in: folder, created: Instant(milliseconds: 0), leftOut: { String($0) })
        let columns = (0..<8).map { WorkbookSheet.Column("column \($0)", width: 14) }
        let sheet = try writer.add(WorkbookSheet(name: "rows", columns: columns))
        for row in 0..<count {
            let cells: [SheetCell] = [
                .day(day), .wallClock(day, second: row % 86_400), .number(Double(row % 5 + 1)), .text("gut"),
                .text("ja"), .text("Europe/Berlin"), .empty,
                .text("Row \(row): heute war ein ruhiger Tag, mittags mit Lena spazieren, abends früh müde."),
            ]
            try writer.append(cells, to: sheet)
        }
        let descriptor = open(arguments[2], O_CREAT | O_TRUNC | O_WRONLY, 0o600)
        try writer.finish().copy(to: descriptor)
        close(descriptor)
    }
}

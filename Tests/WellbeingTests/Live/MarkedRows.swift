import Foundation

/// The rows of a file of marked texts in Tests/Fixtures/evaluation.
func markedRows<Row: Decodable>(_ file: String, as: Row.Type) throws -> [Row] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let text = try String(contentsOf: tests.appending(path: "Fixtures/evaluation/\(file)"), encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
}

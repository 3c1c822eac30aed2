import Foundation
import Wellbeing

/// The labelled texts in `Tests/Fixtures/crisis`.
enum CrisisFixtures {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/crisis")

    static func rows(_ file: String) throws -> [CrisisEvaluation.Row] {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            .split(separator: "\n")
            .map { try JSONDecoder().decode(CrisisEvaluation.Row.self, from: Data($0.utf8)) }
    }

    /// Text and expectation (`show`, `none`, `either`) of the probe; its texts may hold commas in quotes.
    static func probe() throws -> [(id: String, text: String, expected: String)] {
        try String(contentsOf: folder.appending(path: "probe_given.csv"), encoding: .utf8)
            .split(whereSeparator: \.isNewline).dropFirst()
            .map { line in
                let fields = fields(of: line)
                return (fields[0], fields[3], fields[4])
            }
    }

    private static func fields(of line: Substring) -> [String] {
        var fields = [""]
        var isQuoted = false
        for character in line {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: fields.append("")
            default: fields[fields.count - 1].append(character)
            }
        }
        return fields
    }
}

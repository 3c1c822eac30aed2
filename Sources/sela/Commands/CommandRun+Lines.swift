import Commands
import Foundation
import Pages

extension CommandRun {
    /// Answers each JSON line of the file, or of standard input, with one of the same id, in order.
    ///
    /// Lines that have already come are handed over together; none waits for a later one.
    ///
    /// - Parameter read: the members of the answer for each of the texts, in order.
    func answerLines(_ read: ([String]) async throws -> [[JSON.Member]]) async throws -> Int32 {
        let descriptor = try TextInput.open(invocation.operands.first ?? "-")
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var lines = LineReader(descriptor: descriptor)
        var failures = 0
        while let first = try lines.next() {
            var group = [first]
            while group.count < 16, lines.hasLine, let line = try lines.next() { group.append(line) }
            for answer in try await answers(to: group, read) {
                if answer.last?.name == "error" { failures += 1 }
                try terminal.result(JSON.object(answer))
            }
        }
        guard failures > 0 else { return 0 }
        return terminal.report(CommandFailure("bad_lines", .badLines(failures)))
    }

    /// One answer for each line that is not blank, in order.
    private func answers(
        to lines: [LineReader.Line], _ read: ([String]) async throws -> [[JSON.Member]]
    ) async throws -> [[JSON.Member]] {
        let rows = lines.filter { !$0.isBlank }.map(TextLine.parsed)
        let texts = rows.compactMap { row in
            if case .success(let line) = row { line.text } else { nil }
        }
        var readings = try await read(texts)[...]
        return rows.map { row in
            switch row {
            case .success(let line): [.init("id", line.id)] + readings.removeFirst()
            case .failure(let fault): [.init("id", .null), .init("error", .string(fault.rawValue))]
            }
        }
    }
}

import Commands
import Companion
import EmotionModel
import Foundation
import Pages
import Wellbeing

extension CommandRun {
    /// `sela emotion`: reads one text, or a text a line.
    ///
    /// Stores nothing, needs no diary.
    func emotion() async throws -> Int32 {
        let reader = try composition.emotions()
        if invocation.has(.lines) { return try await emotionLines(reader) }
        let text = try TextInput.text(from: invocation.operands.first ?? "-")
        let reading = try await reader.read(text)
        try terminal.result(readingText(reading, in: language) + "\n", json: .object(reading.members))
        return 0
    }

    /// Lines that have already come are read side by side, on all cores; none waits for a later one.
    private func emotionLines(_ reader: OnnxEmotionReader) async throws -> Int32 {
        let descriptor = try TextInput.open(invocation.operands.first ?? "-")
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var lines = LineReader(descriptor: descriptor)
        var failures = 0
        while let first = try lines.next() {
            var group = [first]
            while group.count < 16, lines.hasLine, let line = try lines.next() { group.append(line) }
            for answer in try await answers(to: group, reader) {
                if answer.last?.name == "error" { failures += 1 }
                try terminal.result(JSON.object(answer))
            }
        }
        guard failures > 0 else { return 0 }
        return terminal.report(CommandFailure("bad_lines", .badLines(failures)))
    }

    /// One answer for each line that is not blank, in order.
    private func answers(
        to lines: [LineReader.Line], _ reader: OnnxEmotionReader
    ) async throws -> [[JSON.Member]] {
        let rows = lines.filter { !$0.isBlank }.map(TextLine.parsed)
        let texts = rows.compactMap { row in
            if case .success(let line) = row { line.text } else { nil }
        }
        var readings = try await reader.read(texts)[...]
        return rows.map { row in
            switch row {
            case .success(let line): [.init("id", line.id)] + members(readings.removeFirst())
            case .failure(let fault): [.init("id", .null), .init("error", .string(fault.rawValue))]
            }
        }
    }

    private func members(_ reading: Result<EmotionReading, EmotionReaderError>) -> [JSON.Member] {
        switch reading {
        case .success(let reading): reading.members
        case .failure(let error): [.init("error", .string(CommandFailure(error).code))]
        }
    }
}

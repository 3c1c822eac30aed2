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

    private func emotionLines(_ reader: OnnxEmotionReader) async throws -> Int32 {
        let descriptor = try TextInput.open(invocation.operands.first ?? "-")
        var lines = LineReader(descriptor: descriptor)
        var failures = 0
        while let line = try lines.next() {
            let answer: [JSON.Member]
            do {
                guard case .bytes(let bytes) = line else { throw TextLine.Fault.tooLong }
                if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
                let row = try TextLine(json: bytes)
                answer = [.init("id", row.id)] + (try await members(row, reader))
                if answer.last?.name == "error" { failures += 1 }
            } catch let fault as TextLine.Fault {
                answer = [.init("id", .null), .init("error", .string(fault.rawValue))]
                failures += 1
            }
            try terminal.result(JSON.object(answer))
        }
        guard failures > 0 else { return 0 }
        return terminal.report(CommandFailure("bad_lines", .badLines(failures)))
    }

    private func members(_ row: TextLine, _ reader: OnnxEmotionReader) async throws -> [JSON.Member] {
        do {
            return try await reader.read(row.text).members
        } catch .emptyText {
            return [.init("error", .string(CommandFailure(EmotionReaderError.emptyText).code))]
        } catch .inferenceFailed {
            return [.init("error", .string(CommandFailure(EmotionReaderError.inferenceFailed).code))]
        }
    }
}

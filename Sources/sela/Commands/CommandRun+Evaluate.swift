import Commands
import Companion
import EmotionModel
import Foundation
import Pages
import Wellbeing

extension CommandRun {
    /// `sela evaluate`: scores a file by the rules of `docs/evaluation.md`.
    ///
    /// Stores nothing.
    func evaluate() async throws {
        let path = invocation.operands[1]
        let readsWithModel = ["extraction", "food"].contains(invocation.operands[0])
        if !readsWithModel, invocation.has(.provider) || invocation.has(.name) {
            throw UsageError.unfitOption(invocation.has(.provider) ? .provider : .name, .evaluate)
        }
        switch invocation.operands[0] {
        case "emotion":
            let report = EvaluationReport(try await emotionEvaluation(of: path))
            try terminal.result(report.text(in: language), json: report.json)
        case "safety":
            let report = SafetyReport(CrisisEvaluation(of: try rows(in: path)))
            try terminal.result(report.text(in: language), json: report.json)
        case "extraction": try await evaluateExtraction(try rows(in: path))
        case "food": try await evaluateFood(try rows(in: path))
        case "exercise": try evaluateExercise(try rows(in: path))
        default: throw CommandFailure.notBuiltYet
        }
    }

    private func emotionEvaluation(of path: String) async throws -> EmotionEvaluation {
        let rows: [EmotionRow] = try rows(in: path)
        let readings = try await composition.emotions().read(rows.map(\.text))
        return EmotionEvaluation(
            try zip(rows, readings).map { row, reading in
                EmotionEvaluation.Row(
                    id: row.id, language: row.language, expected: row.label,
                    predicted: try verdict(of: reading), isSarcasm: row.isSarcasm,
                    isContrast: row.isContrast)
            })
    }

    /// A text without anything to read holds no feeling; every other failure ends the evaluation.
    private func verdict(
        of reading: Result<EmotionReading, EmotionReaderError>
    ) throws(EmotionReaderError) -> EmotionVerdict {
        do {
            return try reading.get().verdict
        } catch .emptyText {
            return .unclear
        } catch {
            throw error
        }
    }

    private func rows<Row: Decodable>(in path: String) throws -> [Row] {
        let descriptor = try TextInput.open(path)
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var reader = LineReader(descriptor: descriptor)
        var rows: [Row] = []
        var number = 0
        while let line = try reader.next() {
            number += 1
            guard case .bytes(let bytes) = line else { throw Self.unreadableRow(number) }
            if line.isBlank { continue }
            do {
                rows.append(try JSONDecoder().decode(Row.self, from: Data(bytes)))
            } catch {
                throw Self.unreadableRow(number)
            }
        }
        return rows
    }

    private static func unreadableRow(_ number: Int) -> CommandFailure {
        CommandFailure("bad_row", .evaluationUnreadable(number), hint: .evaluationUnreadableHint)
    }
}

/// A row of `emotion_journal.jsonl`.
///
/// Its `why` only tells the rows with a contrast apart; the reader never sees it.
private struct EmotionRow: Decodable {
    let id: String
    let language: Language
    let text: String
    let label: EmotionVerdict
    let isSarcasm: Bool
    let isContrast: Bool

    private enum CodingKeys: String, CodingKey { case id, lang, text, label, sarcasm, why }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        text = try values.decode(String.self, forKey: .text)
        guard let language = Language(rawValue: try values.decode(String.self, forKey: .lang)) else {
            throw DecodingError.dataCorruptedError(forKey: .lang, in: values, debugDescription: "language")
        }
        guard let label = EmotionVerdict(rawValue: try values.decode(String.self, forKey: .label)) else {
            throw DecodingError.dataCorruptedError(forKey: .label, in: values, debugDescription: "label")
        }
        self.language = language
        self.label = label
        isSarcasm = try values.decodeIfPresent(Bool.self, forKey: .sarcasm) ?? false
        isContrast = try values.decodeIfPresent(String.self, forKey: .why)?.hasPrefix("contrast") ?? false
    }
}

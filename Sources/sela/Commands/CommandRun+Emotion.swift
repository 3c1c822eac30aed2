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
        if invocation.has(.lines) {
            let reader = try composition.emotions()
            // Lines that have already come are read side by side, on all cores.
            return try await answerLines { try await reader.read($0).map(Self.members) }
        }
        let text = try TextInput.text(from: invocation.operands.first ?? "-")
        // Before any model, and whether or not there is one.
        tellOfHelp(RuleCrisisReader().tier(of: text), country: nil)
        let reading = try await composition.emotions().read(text)
        try terminal.result(readingText(reading, in: language) + "\n", json: .object(reading.members))
        return 0
    }

    private static func members(_ reading: Result<EmotionReading, EmotionReaderError>) -> [JSON.Member] {
        switch reading {
        case .success(let reading): reading.members
        case .failure(let error): [.init("error", .string(CommandFailure(error).code))]
        }
    }
}

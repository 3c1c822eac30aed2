import Foundation

// words FILE ... --ordinary FILE ...
//
// Reads JSON Lines with `text` (or `transcript`) and, before `--ordinary`, `tier`; writes JSON Lines with `tier` and
// `sentences`. Ordinary texts are those in which nobody calls for help.

struct Row: Decodable {
    var text: String?
    var transcript: String?
    var tier: Int?
}

struct Words: Encodable {
    var tier: Int
    var ordinary: Bool
    var sentences: [[String]]
}

var isOrdinary = false
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
for argument in CommandLine.arguments.dropFirst() {
    if argument == "--ordinary" {
        isOrdinary = true
        continue
    }
    for line in try String(contentsOfFile: argument, encoding: .utf8).split(separator: "\n") {
        let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
        let reading = CrisisReading(row.text ?? row.transcript ?? "", lexicon: .shared)
        let sentences = reading.sentences.map { reading.tokens[$0].map(\.key) }
        let words = Words(tier: isOrdinary ? 0 : row.tier ?? 0, ordinary: isOrdinary, sentences: sentences)
        FileHandle.standardOutput.write(try encoder.encode(words) + Data("\n".utf8))
    }
}

import Wellbeing

/// What somebody said: each field rests on words that are there, and nothing is read whose condition is not met.
struct SpokenTarget: FuzzTarget {
    let name = "spoken"
    static let longestInput = 300
    static let cost = 40
    static let dictionary = [
        "Heute war ganz gut. ", "Wonderwall im Kopf", "kein Ohrwurm", "gestresst", "mit Lena", "spazieren",
        "aber ",
        "nicht ", "hari ini ", "ada lagu terus di kepala", "nggak ", "capek", "sama Lena", "jalan-jalan",
        "today ",
        "stuck in my head", "no music", "stressed", "went for a walk", "I mean ", "\"", "„", "“", "«", ". ",
        ", ", "? ",
        "\n", "\u{301}", "ß", "İ", "👩‍👩‍👧", "\u{200D}", "\u{0}", "日本", "1", "… ",
    ]

    private let readers = Language.allCases.map(SpokenReader.init)

    func run(_ input: [UInt8]) -> Outcome {
        let text = String(decoding: input, as: UTF8.self)
        var shape = 0
        for reader in readers {
            let reading = reader.read(text)
            guard input.count % 8 != 0 || reader.read(text) == reading else {
                return .broken("the same words give the same reading")
            }
            guard spansAreSound(reading, in: text) else {
                return .broken("a field that was read rests on words that are there")
            }
            guard conditionsAreMet(reading.fields) else {
                return .broken("nothing is read whose condition is not met")
            }
            shape = shape &* 1_000_003 &+ reading.fields.hashValue
        }
        return .kept(shape: shape)
    }

    private func spansAreSound(_ reading: SpokenReading, in text: String) -> Bool {
        let whole = 0..<text.unicodeScalars.count
        return reading.spans.allSatisfy { field, span in
            !span.isEmpty && whole.contains(span.lowerBound) && span.upperBound <= whole.upperBound
                && reading.fields.word(field) != nil
        }
    }

    private func conditionsAreMet(_ fields: SpokenFields) -> Bool {
        let hasMusic = fields.musicInHead == true
        let needMusic: [SpokenFields.Field] = [.songName, .earwormStrength, .distress, .countermeasures]
        return (hasMusic || needMusic.allSatisfy { fields.word($0) == nil })
            && (fields.musicInHead == false || fields.stress == nil)
            && (fields.countermeasures == true || fields.countermeasureActivity == nil)
    }
}

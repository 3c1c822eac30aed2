import Wellbeing

/// What a model wrote: an object that is read is read again the same, and no part of it is another.
struct AnswerTarget: FuzzTarget {
    let name = "answer"
    static let longestInput = 1_000
    static let dictionary = [
        "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u00e4", "\\ud83c", "null", "true", "1e9", "-0", "{}",
        "```json\n",
        "~~~", "<think>", "</think>", "<", "\u{FEFF}", "\u{0}", "\"mood\":", "\"gut\"", "\"count\":",
        "\"list\":",
        "\"note\":", "{\"mood\":null,\"count\":3,\"list\":[{\"on\":true}],\"note\":\"a\"}",
    ]

    private let schema = AnswerSchema(
        name: "fuzz",
        fields: [
            AnswerField("mood", .choice(["gut", "mittel"]), mayBeNull: true),
            AnswerField("count", .integer(0...12)),
            AnswerField(
                "list", .list(of: .object([AnswerField("on", .boolean)]), atMost: 3), mayBeNull: true),
            AnswerField("note", .text(atMost: 40)),
        ])

    func run(_ input: [UInt8]) -> Outcome {
        let text = String(decoding: input, as: UTF8.self)
        guard sound(PromptText(text, atMost: 200)) else {
            return .broken("a text stands between fences that it does not hold, and is inert")
        }
        guard AnswerReading.freeText(of: text).utf8.count <= text.utf8.count else {
            return .broken("free text grows by nothing")
        }
        do throws(AnswerFault) {
            let reading = try AnswerReading(text, schema: schema)
            return outcome(of: reading)
        } catch {
            return .kept(shape: error.hashValue)
        }
    }

    private func outcome(of reading: AnswerReading) -> Outcome {
        guard Set(reading.fields.keys) == Set(schema.fields.map(\.name)) else {
            return .broken("every field is there, and no other")
        }
        guard reads(reading.text, as: reading.fields),
            reads(schema.jsonText(of: reading.fields), as: reading.fields)
        else { return .broken("what was read is read again") }
        let part = String(reading.text.unicodeScalars.dropLast())
        guard (try? AnswerReading(part, schema: schema)) == nil else {
            return .broken("an object without its end is none")
        }
        return .kept(shape: reading.text.utf8.count)
    }

    private func reads(_ text: String, as fields: [String: AnswerValue]) -> Bool {
        (try? AnswerReading(text, schema: schema))?.fields == fields
    }

    private func sound(_ text: PromptText) -> Bool {
        let lines = text.fenced.split(separator: "\n", omittingEmptySubsequences: false)
        let isInert = text.text.unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || (scalar.value >= 0x20 && !"<>".unicodeScalars.contains(scalar))
        }
        return isInert && lines.count(where: { $0 == text.marker }) == 2
            && text.text.unicodeScalars.count <= 204
    }
}

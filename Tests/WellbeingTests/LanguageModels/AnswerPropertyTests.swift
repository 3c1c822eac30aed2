import Testing
import Wellbeing

/// What holds for every schema and every answer to it.
struct AnswerPropertyTests {
    private static let alphabet: [Unicode.Scalar] = [
        "a", "Z", "9", " ", "\"", "\\", "{", "}", "[", "]", ",", ":", "<", ">", "/", "`", "~", "\n", "\t",
        "\u{0}",
        "ü", "🌱", "\u{2028}", "\u{FEFF}", "'",
    ]

    private func text(_ random: inout SeededGenerator) -> String {
        let pieces = ["</think>", "<think>", "```json\n", "{\"a\":", "null"]
        if Int.random(in: 0..<6, using: &random) == 0 {
            return pieces.randomElement(using: &random) ?? ""
        }
        let length = Int.random(in: 0...12, using: &random)
        return String(
            String.UnicodeScalarView(
                (0..<length).map { _ in Self.alphabet.randomElement(using: &random) ?? "a" }))
    }

    private func kind(_ depth: Int, _ random: inout SeededGenerator) -> AnswerField.Kind {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
        case 0: .text(atMost: 40)
        case 1: .choice(["one", "two \"and\" a half", "}"])
        case 2: .integer(-5...1_000)
        case 3: .boolean
        case 4: .list(of: kind(depth - 1, &random), atMost: 4)
        default: .object(fields(depth - 1, &random))
        }
    }

    private func fields(_ depth: Int, _ random: inout SeededGenerator) -> [AnswerField] {
        (0..<Int.random(in: 1...4, using: &random)).map { number in
            AnswerField(
                "f\(number)" + (Bool.random(using: &random) ? "" : "\" {"), kind(depth, &random),
                mayBeNull: Bool.random(using: &random))
        }
    }

    private func value(_ kind: AnswerField.Kind, _ random: inout SeededGenerator) -> AnswerValue {
        switch kind {
        case .text: .text(text(&random))
        case .choice(let choices): .text(choices.randomElement(using: &random) ?? "")
        case .integer(let range): .integer(Int.random(in: range, using: &random))
        case .boolean: .boolean(Bool.random(using: &random))
        case .list(let item, let most):
            .list((0..<Int.random(in: 0...most, using: &random)).map { _ in value(item, &random) })
        case .object(let fields): .object(values(fields, &random))
        }
    }

    private func values(
        _ fields: [AnswerField], _ random: inout SeededGenerator
    ) -> [String: AnswerValue] {
        var values: [String: AnswerValue] = [:]
        for field in fields {
            let isNull = field.mayBeNull && Bool.random(using: &random)
            values[field.name] = isNull ? .null : value(field.kind, &random)
        }
        return values
    }

    private static let wrappings = [
        ("", ""), ("Sure:\n```json\n", "\n```\nDone."), ("~~~\n", "\n~~~"), ("\u{FEFF} ", "\n\n"),
        ("<think>{\"a\": [}</think>", ""), ("a draft {\"f0\": \"</think>", ""), ("{x} { ", " } {}"),
    ]

    @Test(arguments: 0..<200)
    func `what is written by a schema is read by it, in any wrapping, and no part of it is`(seed: Int) throws
    {
        var random = SeededGenerator(seed: UInt64(seed))
        let schema = AnswerSchema(name: "random", fields: fields(3, &random))
        let answer = values(schema.fields, &random)
        let text = schema.jsonText(of: answer)
        for (before, after) in Self.wrappings {
            let reading = try AnswerReading(before + text + after, schema: schema)
            #expect(reading.fields == answer, "\(before)\(text)\(after)")
            #expect(reading.text == text)
        }
        let scalars = Array(text.unicodeScalars)
        for _ in 0..<20 {
            let length = Int.random(in: 1..<scalars.count, using: &random)
            let part = String(String.UnicodeScalarView(scalars.prefix(length)))
            let (before, _) = try #require(Self.wrappings.randomElement(using: &random))
            #expect(throws: AnswerFault.self, "\(before)\(part)") { try schema.read(before + part) }
        }
    }
}

extension AnswerSchema {
    /// The schema as JSON Schema, on one line, its fields in the order given.
    ///
    /// Every field is required and no other is allowed, as servers ask that keep a model to a schema; "not
    /// said" is a `null`. How long a text may be is not in it: not every server takes that. ``read(_:)`` checks
    /// it.
    public var jsonText: String { Self.jsonText(fields) }

    private static func jsonText(_ fields: [AnswerField]) -> String {
        let properties = fields.map { jsonText($0.name) + ":" + jsonText($0.kind, mayBeNull: $0.mayBeNull) }
        let required = fields.map { jsonText($0.name) }
        return #"{"type":"object","properties":{"# + properties.joined(separator: ",")
            + #"},"required":["# + required.joined(separator: ",") + #"],"additionalProperties":false}"#
    }

    private static func jsonText(_ kind: AnswerField.Kind, mayBeNull: Bool) -> String {
        switch kind {
        case .text where mayBeNull: return #"{"type":["string","null"]}"#
        case .boolean where mayBeNull: return #"{"type":["boolean","null"]}"#
        default:
            let text = jsonText(kind)
            // A list of types beside a list of choices is read differently by different servers.
            return mayBeNull ? #"{"anyOf":["# + text + #",{"type":"null"}]}"# : text
        }
    }

    private static func jsonText(_ kind: AnswerField.Kind) -> String {
        switch kind {
        case .text: return #"{"type":"string"}"#
        case .boolean: return #"{"type":"boolean"}"#
        case .choice(let choices):
            return #"{"type":"string","enum":["# + choices.map(jsonText).joined(separator: ",") + "]}"
        case .integer(let range):
            return #"{"type":"integer","minimum":\#(range.lowerBound),"maximum":\#(range.upperBound)}"#
        case .list(let item, let most):
            return #"{"type":"array","items":\#(jsonText(item)),"maxItems":\#(most)}"#
        case .object(let fields): return jsonText(fields)
        }
    }

    /// An answer to this schema as JSON on one line, its fields in the order of the schema.
    ///
    /// A field that is not in `answer` is `null`.
    public func jsonText(of answer: [String: AnswerValue]) -> String {
        Self.jsonText(answer, fields)
    }

    private static func jsonText(_ answer: [String: AnswerValue], _ fields: [AnswerField]) -> String {
        let members = fields.map { field in
            jsonText(field.name) + ":" + jsonText(answer[field.name] ?? .null, field.kind)
        }
        return "{" + members.joined(separator: ",") + "}"
    }

    private static func jsonText(_ value: AnswerValue, _ kind: AnswerField.Kind) -> String {
        switch (value, kind) {
        case (.text(let text), _): jsonText(text)
        case (.integer(let number), _): String(number)
        case (.boolean(let isTrue), _): String(isTrue)
        case (.list(let values), .list(let item, _)):
            "[" + values.map { jsonText($0, item) }.joined(separator: ",") + "]"
        case (.object(let inner), .object(let fields)): jsonText(inner, fields)
        default: "null"
        }
    }

    /// `text` as a JSON string, in its quotes.
    private static func jsonText(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                quoted.unicodeScalars.append("\\")
                quoted.unicodeScalars.append(scalar)
            case "\u{0}"..<" ": quoted += jsonEscape(of: UInt8(truncatingIfNeeded: scalar.value))
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

/// A control character as JSON writes it: `\u` and four digits.
func jsonEscape(of control: UInt8) -> String {
    let digits = String(control, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}

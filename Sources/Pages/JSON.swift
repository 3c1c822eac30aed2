/// A JSON value whose members keep the order in which they are documented.
public indirect enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// Written with at most six digits after the point; a number that is none becomes `null`.
    case decimal(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    public struct Member: Hashable, Sendable {
        public let name: String
        public let value: JSON

        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// `nil` as `null`.
    public static func optional<Value>(_ value: Value?, _ json: (Value) -> JSON) -> JSON {
        value.map(json) ?? .null
    }

    /// The value on one line, without a line feed at its end.
    public var line: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .decimal(let value): Self.decimalText(value)
        case .string(let text): Self.quoted(text)
        case .array(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ":" + $0.value.line }.joined(separator: ",") + "}"
        }
    }

    private static func decimalText(_ value: Double) -> String {
        guard value.isFinite, value.magnitude < 1e9 else { return "null" }
        let millionths = Int((value * 1_000_000).rounded())
        let digits = String(millionths.magnitude % 1_000_000 + 1_000_000).dropFirst()
        let fraction = String(digits).trimmingZeros
        let sign = millionths < 0 ? "-" : ""
        return sign + String(millionths.magnitude / 1_000_000) + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// Control characters, and the two that end a line in some readers, are escaped.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSON: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        self = .string(text)
    }
}

extension String {
    fileprivate var trimmingZeros: String {
        var text = self[...]
        while text.last == "0" { text.removeLast() }
        return String(text)
    }
}

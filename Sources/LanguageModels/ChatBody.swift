import Companion
import HTTPTransfers
import Wellbeing

/// The body of a chat completion, its fields always in the same order: equal requests are equal bytes.
struct ChatBody {
    let bytes: [UInt8]

    init(_ request: ModelRequest, to service: ChatService) {
        let temperature = Self.temperature(request.sampling.temperature)
        let messages = request.messages.map { message in
            #"{"role":\#(jsonText(message.role.rawValue)),"content":\#(jsonText(message.text))}"#
        }
        var fields = [
            #""model":\#(jsonText(service.model))"#,
            #""messages":[\#(messages.joined(separator: ","))]"#,
            #""temperature":\#(temperature)"#,
            #""max_tokens":\#(max(1, request.sampling.maximumTokens))"#,
            #""stream":true"#,
        ]
        if temperature == 0, service.reach == .loopback { fields.append(#""seed":0"#) }
        if let schema = request.schema {
            fields.append(
                #""response_format":{"type":"json_schema","json_schema":{"name":\#(jsonText(schema.name)),"#
                    + #""strict":true,"schema":\#(schema.jsonText)}}"#)
        }
        if service.isOpenRouter {
            // Only those who keep nothing, and with a schema only those who mind it.
            let minding = request.schema == nil ? "" : #","require_parameters":true"#
            fields.append(#""provider":{"data_collection":"deny"\#(minding)}"#)
        }
        if service.thinksUnlessTold { fields.append(#""chat_template_kwargs":{"enable_thinking":false}"#) }
        bytes = Array("{\(fields.joined(separator: ","))}".utf8)
    }

    /// Within 0…2; what is no number is 0.
    private static func temperature(_ wanted: Double) -> Double {
        wanted.isFinite ? min(max(wanted, 0), 2) : 0
    }
}

/// `text` as a JSON string (RFC 8259, 7).
private func jsonText(_ text: String) -> String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": quoted.append(contentsOf: "\\\"".unicodeScalars)
        case "\\": quoted.append(contentsOf: "\\\\".unicodeScalars)
        case "\n": quoted.append(contentsOf: "\\n".unicodeScalars)
        case "\u{0}"..<" ":
            quoted.append(contentsOf: "\\u00".unicodeScalars)
            quoted.append(digits[Int(scalar.value >> 4)])
            quoted.append(digits[Int(scalar.value & 15)])
        default: quoted.append(scalar)
        }
    }
    quoted.append("\"")
    return String(quoted)
}

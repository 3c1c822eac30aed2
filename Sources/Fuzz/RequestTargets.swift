import Pages
import Web

/// Bytes as text, the way a header arrives: one byte, one character.
private func latinText(_ bytes: [UInt8]) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
}

/// Percent-encoding that decodes to exactly `text` again.
private func encoded(_ text: String) -> String {
    text.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"):
            String(Unicode.Scalar(byte))
        default:
            "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }.joined()
}

/// The address of a request: what is understood, printed and understood again, is the same.
struct AddressTarget: FuzzTarget {
    let name = "address"
    static let longestInput = 400
    static let dictionary = [
        "/", "//", "/..", "/.", "?", "&", "=", "%2F", "%00", "%C3%A9", "%ED%A0%80", "%F0%9F%8C%B1", "%", "+",
        "#",
        "/drafts/", "/reflections/", "/settings", "/journal?", "search=", "after=", "/assets/", "/understood",
        "/edit",
        "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "3F2504E0-4F89-41D3-9A0C-0305E82C3301", "/welcome/set-up",
    ]

    func run(_ input: [UInt8]) -> Outcome {
        let text = latinText(input)
        guard let target = Target(parsing: text) else { return .kept(shape: 0) }
        guard target.path.utf8.first == UInt8(ascii: "/"), !target.path.utf8.contains(0),
            target.query.count <= 16
        else {
            return .broken("a path begins with a slash and holds no NUL; a query is small")
        }
        let query = target.query.sorted { $0.key < $1.key }.map { "\(encoded($0.key))=\(encoded($0.value))" }
        let printed = encoded(target.path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        if Target.acceptedLength.contains(printed.utf8.count), Target(parsing: printed) != target {
            return .broken("an address that was taken apart can be put together again")
        }
        var shape = Hasher()
        shape.combine(target.query.count)
        for method in [Route.Method.get, .post] {
            guard let route = Route(method, target.path, query: target.query) else { continue }
            guard route.method == method else { return .broken("a route is asked for by its own method") }
            guard let again = Target(parsing: route.path),
                Route(method, again.path, query: again.query) == route
            else {
                return .broken("a route that is printed leads to itself")
            }
            shape.combine(route.path.utf8.prefix(6).reduce(0) { $0 &* 31 &+ Int($1) })
        }
        shape.combine(target.path.utf8.filter { $0 == UInt8(ascii: "/") }.count)
        return .kept(shape: shape.finalize())
    }
}

/// The cookies of a request: ours is found whatever stands beside it.
struct CookieTarget: FuzzTarget {
    let name = "cookies"
    static let longestInput = 300
    static let dictionary = [
        ";", "; ", "=", "sela", "sela=", "\"", ",", "\t", " ", "__Host-", "a=b", "=;=", "%3B",
    ]

    func run(_ input: [UInt8]) -> Outcome {
        let text = latinText(input)
        let cookies = Cookies(parsing: text)
        guard input.count % 8 != 0 || cookies == Cookies(parsing: text) else {
            return .broken("the same header gives the same cookies")
        }
        let ours = Cookies(parsing: "fuzz-only=kept; " + text)["fuzz-only"]
        guard ours == "kept" || (ours == nil && text.contains("fuzz-only")) else {
            return .broken("our cookie is found beside any other")
        }
        var found = 0
        let parts = text.utf8.split(separator: UInt8(ascii: ";"))
        for part in parts {
            guard let name = String(part.prefix { $0 != UInt8(ascii: "=") }), let value = cookies[name] else {
                continue
            }
            found += 1
            guard !value.utf8.contains(UInt8(ascii: ";")), value.utf8.count <= text.utf8.count else {
                return .broken("a value ends at its semicolon")
            }
        }
        return .kept(shape: found &* 1_000 &+ parts.count)
    }
}

/// The body of a form: what is understood, written as a form and understood again, is the same.
struct FormTarget: FuzzTarget {
    let name = "form"
    static let longestInput = 2_000
    static let dictionary =
        FieldName.allCases.map { $0.rawValue + "=" } + [
            "&", "=", "+", "%0D%0A", "%0D", "%0A", "%00", "%25", "%26", "%3D", "%C3%BC", "%F0%9F%A5%B2",
            "%CC%88", "%u00e9",
            "track=sleep&track=water", "scope=safety:scan&scope=entries:read", "mood=4", "%",
        ]

    func run(_ input: [UInt8]) -> Outcome {
        guard let fields = FormFields(decoding: input) else { return .kept(shape: 0) }
        var pairs: [String] = []
        for name in FieldName.allCases {
            let values = fields.all(name)
            guard values.allSatisfy({ !$0.utf8.contains(0) }) else { return .broken("no field holds a NUL") }
            guard values.count <= 1 || name.isList else {
                return .broken("only a list comes more than once")
            }
            pairs += values.map { name.rawValue + "=" + encoded($0) }
            if let prose = fields.prose(name), prose.unicodeScalars.contains("\r") {
                return .broken("an end of line is one character")
            }
        }
        guard FormFields(decoding: Array(pairs.joined(separator: "&").utf8)) == fields else {
            return .broken("a form that was taken apart can be put together again")
        }
        var shape = Hasher()
        for pair in pairs { shape.combine(pair.prefix { $0 != "=" }) }
        return .kept(shape: shape.finalize())
    }
}

/// Percent-encoding: exact, and nothing is repaired.
struct PercentTarget: FuzzTarget {
    let name = "percent"
    static let longestInput = 1_024
    static let dictionary = ["%", "%2", "%25", "%e2%82%ac", "%00", "+", "%ff", "%C0%80", "%F4%90%80%80"]

    func run(_ input: [UInt8]) -> Outcome {
        if let text = String(validating: input, as: UTF8.self), !input.contains(0) {
            guard percentDecoded(Array(encoded(text).utf8)[...], plusIsSpace: true) == text else {
                return .broken("what is encoded decodes to itself")
            }
        }
        guard let decoded = percentDecoded(input[...], plusIsSpace: false) else { return .kept(shape: 0) }
        guard !decoded.utf8.contains(0), decoded.utf8.count <= input.count else {
            return .broken("decoding holds no NUL and makes nothing longer")
        }
        guard input.contains(UInt8(ascii: "%")) || decoded.utf8.elementsEqual(input) else {
            return .broken("what is not encoded stays as it is")
        }
        return .kept(shape: decoded.unicodeScalars.count &* 31 &+ decoded.utf8.count)
    }
}

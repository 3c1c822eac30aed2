/// A statement's text.
///
/// Values are bound, never pasted: text comes from the source code, except for the two kinds below that say
/// where theirs comes from.
struct SQL: ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral literal: StaticString) {
        text = literal.description
    }

    /// Text of a migration file.
    init(migration text: String) {
        self.text = text
    }

    /// A name that the schema itself gave, quoted.
    init(name: String) {
        text = "\"" + name.replacing("\"", with: "\"\"") + "\""
    }

    private init(joined text: String) {
        self.text = text
    }

    init(_ number: Int) {
        text = String(number)
    }

    /// The place of the value with this number, counted from 1.
    init(parameter number: Int) {
        text = "?\(number)"
    }

    static func + (left: SQL, right: SQL) -> SQL {
        SQL(joined: left.text + " " + right.text)
    }

    static func += (left: inout SQL, right: SQL) {
        left = left + right
    }
}

/// A value that crosses into SQL.
enum SQLValue: Sendable {
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])
    case null

    static func integer(_ number: Int) -> SQLValue { .integer(Int64(number)) }
    static func optional(_ text: String?) -> SQLValue { text.map(SQLValue.text) ?? .null }
    static func optional(_ number: Int64?) -> SQLValue { number.map(SQLValue.integer) ?? .null }
    static func optional(_ flag: Bool?) -> SQLValue { flag.map(SQLValue.boolean) ?? .null }
    static func boolean(_ flag: Bool) -> SQLValue { .integer(flag ? 1 : 0) }
}

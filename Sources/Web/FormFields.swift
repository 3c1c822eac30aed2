public import Pages

/// The fields of a form that was sent as `application/x-www-form-urlencoded`.
public struct FormFields: Hashable, Sendable {
    private let values: [String: [String]]

    /// Fields that one form may hold; our largest has about 30.
    public static let acceptedCount = 100

    /// No fields.
    public init() {
        values = [:]
    }

    /// Decodes a form; fields that we do not know are dropped.
    ///
    /// - Returns: `nil` for malformed percent-encoding, invalid UTF-8, a NUL, more than
    ///   ``acceptedCount`` fields, or a field that comes twice and is no list (``FieldName/isList``).
    public init?(decoding body: [UInt8]) {
        guard let pairs = decodedPairs(body[...], limit: Self.acceptedCount) else { return nil }
        var values: [String: [String]] = [:]
        for (name, value) in pairs {
            guard let field = FieldName(rawValue: name) else { continue }
            guard values[name] == nil || field.isList else { return nil }
            values[name, default: []].append(value)
        }
        self.values = values
    }

    /// The fields of a form with a file; those that we do not know are dropped.
    ///
    /// - Returns: `nil` for what is no UTF-8, a NUL, or a field that comes twice and is no list.
    init?(_ fields: [ReceivedForm.Field]) {
        var values: [String: [String]] = [:]
        for field in fields {
            guard let name = String(validating: field.name, as: UTF8.self),
                let value = String(validating: field.value, as: UTF8.self), !value.utf8.contains(0)
            else { return nil }
            guard let known = FieldName(rawValue: name) else { continue }
            guard values[name] == nil || known.isList else { return nil }
            values[name, default: []].append(value)
        }
        self.values = values
    }

    /// What was sent in the field, even if empty; `nil` = it was not sent.
    public subscript(name: FieldName) -> String? {
        values[name.rawValue]?.first
    }

    /// What was sent in the field; `nil` = nothing, or the field was empty.
    public func said(_ name: FieldName) -> String? {
        self[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Everything that was sent under the name.
    public func all(_ name: FieldName) -> [String] {
        values[name.rawValue] ?? []
    }

    /// A text as it was typed.
    ///
    /// On the way a browser turns every end of line into CR LF (HTML Standard, 4.10.22.7); in the diary it is
    /// LF.
    public func prose(_ name: FieldName) -> String? {
        guard let sent = self[name] else { return nil }
        guard sent.utf8.contains(0x0D) else { return sent }
        var typed = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in sent.unicodeScalars {
            if scalar == "\r" {
                typed.append("\n")
            } else if !(scalar == "\n" && isAfterReturn) {
                typed.append(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(typed)
    }
}

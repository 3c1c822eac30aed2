import Foundation

extension JSON {
    /// Reads what is written as JSON (RFC 8259) in UTF-8; members in the order of their names, the last of
    /// several of one name.
    ///
    /// - Returns: `nil` for anything else, and for what is nested deeper than Foundation goes.
    public init?(parsing bytes: [UInt8]) {
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        do {
            self = try JSONDecoder().decode(JSON.self, from: Data(bytes))
        } catch {
            return nil
        }
    }
}

extension JSON: Decodable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: Name.self) {
            self = .object(
                try members.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
                    Member($0.stringValue, try members.decode(JSON.self, forKey: $0))
                })
            return
        }
        if var values = try? decoder.unkeyedContainer() {
            var array: [JSON] = []
            while !values.isAtEnd { array.append(try values.decode(JSON.self)) }
            self = .array(array)
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let flag = try? value.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? value.decode(Int.self) {
            self = .integer(number)
        } else if let number = try? value.decode(Double.self) {
            self = .decimal(number)
        } else {
            self = .string(try value.decode(String.self))
        }
    }
}

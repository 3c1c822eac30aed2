import Foundation

extension AnswerReading {
    /// The fields of `object`, if it is JSON and fits.
    static func fields(
        of object: [UInt8], _ schema: AnswerSchema
    ) -> Result<[String: AnswerValue], AnswerFault> {
        do {
            let read = try JSONDecoder().decode(
                SchemaObject.self, from: Data(object), configuration: schema.fields)
            return .success(read.fields)
        } catch let fault as AnswerFault {
            return .failure(fault)
        } catch {
            return .failure(.noObject)
        }
    }
}

/// An object whose fields are known before it is read.
private struct SchemaObject: DecodableWithConfiguration {
    let fields: [String: AnswerValue]

    init(from decoder: any Decoder, configuration fields: [AnswerField]) throws {
        self.fields = try Self.read(fields, from: decoder, path: "")
    }

    private static func read(
        _ fields: [AnswerField], from decoder: any Decoder, path: String
    ) throws -> [String: AnswerValue] {
        guard let object = try? decoder.container(keyedBy: FieldKey.self) else {
            throw AnswerFault.unfit(field: path)
        }
        var values: [String: AnswerValue] = [:]
        for field in fields {
            let name = path.isEmpty ? field.name : path + "." + field.name
            let key = FieldKey(stringValue: field.name)
            guard object.contains(key) else { throw AnswerFault.unfit(field: name) }
            let value = try object.superDecoder(forKey: key)
            values[field.name] = try read(field.kind, mayBeNull: field.mayBeNull, from: value, path: name)
        }
        return values
    }

    private static func read(
        _ kind: AnswerField.Kind, mayBeNull: Bool, from decoder: any Decoder, path: String
    ) throws -> AnswerValue {
        switch kind {
        case .object(let fields):
            if mayBeNull, try decoder.singleValueContainer().decodeNil() { return .null }
            return .object(try read(fields, from: decoder, path: path))
        case .list(let item, let most):
            if mayBeNull, try decoder.singleValueContainer().decodeNil() { return .null }
            return .list(try list(of: item, atMost: most, from: decoder, path: path))
        case .text, .choice, .integer, .boolean:
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                guard mayBeNull else { throw AnswerFault.unfit(field: path) }
                return .null
            }
            if let value = scalar(kind, from: container) { return value }
            guard mayBeNull, !kind.isText, word(from: container) == "null" else {
                throw AnswerFault.unfit(field: path)
            }
            return .null
        }
    }

    private static func list(
        of item: AnswerField.Kind, atMost most: Int, from decoder: any Decoder, path: String
    ) throws -> [AnswerValue] {
        guard var items = try? decoder.unkeyedContainer() else { throw AnswerFault.unfit(field: path) }
        var values: [AnswerValue] = []
        while !items.isAtEnd {
            guard values.count < most else { throw AnswerFault.unfit(field: path) }
            values.append(try read(item, mayBeNull: false, from: items.superDecoder(), path: path))
        }
        return values
    }

    /// `nil` if the value is of another kind or out of bounds.
    private static func scalar(
        _ kind: AnswerField.Kind, from container: any SingleValueDecodingContainer
    ) -> AnswerValue? {
        switch kind {
        case .text(let most):
            guard let text = try? container.decode(String.self), text.unicodeScalars.count <= most else {
                return nil
            }
            return .text(text)
        case .choice(let choices):
            guard let text = try? container.decode(String.self) else { return nil }
            if choices.contains(text) { return .text(text) }
            let meant = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let fitting = choices.filter { $0.lowercased() == meant }
            return fitting.count == 1 ? fitting.first.map(AnswerValue.text) : nil
        case .integer(let range):
            let number = (try? container.decode(Int.self)) ?? word(from: container).flatMap { Int($0) }
            guard let number, range.contains(number) else { return nil }
            return .integer(number)
        case .boolean:
            if let isTrue = try? container.decode(Bool.self) { return .boolean(isTrue) }
            return word(from: container).flatMap { Bool($0) }.map(AnswerValue.boolean)
        case .list, .object: return nil
        }
    }

    /// A value that was put in quotes though it is no text.
    private static func word(from container: any SingleValueDecodingContainer) -> String? {
        let text = try? container.decode(String.self)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}

extension AnswerField.Kind {
    fileprivate var isText: Bool {
        if case .text = self { true } else { false }
    }
}

private struct FieldKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

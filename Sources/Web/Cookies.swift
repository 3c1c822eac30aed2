/// What a `Cookie` header says (RFC 6265, 5.4).
public struct Cookies: Hashable, Sendable {
    private let values: [String: [String]]

    /// Parts that are no `name=value` are passed over.
    ///
    /// At most 64 are read.
    public init(parsing header: String) {
        // One split more than is read: the last part is then what was left over.
        let parts = header.utf8.split(separator: UInt8(ascii: ";"), maxSplits: 64).prefix(64)
        values = parts.reduce(into: [:]) { values, part in
            let text = String(Substring(part)).trimmingSpaces
            guard let separator = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return }
            let name = String(text[..<separator])
            values[name, default: []].append(String(text[text.utf8.index(after: separator)...]))
        }
    }

    /// The value under `name`; `nil` if there is none, and if there are several: another program on
    /// another port of this host may have set one, and it cannot be told which is ours.
    public subscript(name: String) -> String? {
        guard let found = values[name], found.count == 1 else { return nil }
        return found[0]
    }
}

extension String {
    /// Without spaces and tabs at either end.
    var trimmingSpaces: String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        var rest = self[...]
        while let first = rest.first, isSpace(first) { rest.removeFirst() }
        while let last = rest.last, isSpace(last) { rest.removeLast() }
        return String(rest)
    }
}

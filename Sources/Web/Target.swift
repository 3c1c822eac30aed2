/// The target of a request: a path and a query.
public struct Target: Hashable, Sendable {
    /// Decoded; begins with `/`.
    public let path: String
    /// Decoded.
    ///
    /// A name without `=` has an empty value.
    public let query: [String: String]

    /// Bytes that a target may have; our longest has about 200.
    public static let acceptedLength = 1...2_048

    /// Takes the target of a request apart.
    ///
    /// - Returns: `nil` unless it begins with `/`, is printable ASCII of an ``acceptedLength``, decodes,
    ///   and names at most 16 fields, each once.
    public init?(parsing text: String) {
        let bytes = Array(text.utf8)
        guard Self.acceptedLength.contains(bytes.count), bytes.first == UInt8(ascii: "/"),
            bytes.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
        guard let path = percentDecoded(bytes[..<end], plusIsSpace: false),
            let pairs = decodedPairs(bytes[end...].dropFirst(), limit: 16),
            Set(pairs.map(\.name)).count == pairs.count
        else { return nil }
        self.path = path
        query = Dictionary(uniqueKeysWithValues: pairs.map { ($0.name, $0.value) })
    }
}

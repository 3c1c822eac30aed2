/// Just enough of a reader for the markup that our own renderer writes.
enum Markup {
    struct Tag: CustomStringConvertible {
        let name: String
        /// An attribute without a value has an empty one.
        let attributes: [String: String]

        subscript(_ attribute: String) -> String? { attributes[attribute] }
        var description: String { "<\(name) \(attributes)>" }
    }

    /// The opening tags, in order.
    static func tags(in page: String) -> [Tag] {
        page.split(separator: "<").compactMap { piece in
            guard let end = piece.firstIndex(of: ">"), piece.first?.isLetter == true else { return nil }
            return tag(piece[..<end])
        }
    }

    private static func tag(_ text: Substring) -> Tag {
        let name = text.prefix { $0 != " " }
        var attributes: [String: String] = [:]
        var rest = text.dropFirst(name.count)
        while let start = rest.firstIndex(where: { $0 != " " }) {
            rest = rest[start...]
            let key = rest.prefix { $0 != "=" && $0 != " " }
            rest = rest.dropFirst(key.count)
            guard rest.hasPrefix("=\"") else {
                attributes[String(key)] = ""
                continue
            }
            let value = rest.dropFirst(2).prefix { $0 != "\"" }
            attributes[String(key)] = String(value)
            rest = rest.dropFirst(value.count + 3)
        }
        return Tag(name: String(name), attributes: attributes)
    }
}

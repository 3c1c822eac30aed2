extension JSON {
    /// The value over several lines, for people, without a line feed at its end.
    public var indented: String { indented("") }

    private func indented(_ margin: String) -> String {
        let inner = margin + "  "
        switch self {
        case .array(let values) where !values.isEmpty:
            let lines = values.map { inner + $0.indented(inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n" + margin + "]"
        case .object(let members) where !members.isEmpty:
            let lines = members.map { inner + JSON.string($0.name).line + ": " + $0.value.indented(inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + margin + "}"
        default: return line
        }
    }
}

extension HTML {
    /// The markup, on one line unless `indented`.
    public func rendered(indented: Bool = false) -> String {
        var output = ""
        write(into: &output, depth: indented ? 0 : nil)
        return output
    }

    private func write(into output: inout String, depth: Int?) {
        switch piece {
        case .text(let text):
            startLine(depth, &output)
            appendEscaped(text, &output)
        case .group(let pieces):
            for piece in pieces { piece.write(into: &output, depth: depth) }
        case .element(let name, let attributes, let content):
            startLine(depth, &output)
            output += "<"
            output += name
            for attribute in attributes {
                output += " "
                output += attribute.name
                if let value = attribute.value {
                    output += "=\""
                    appendEscaped(value, &output)
                    output += "\""
                }
            }
            output += ">"
            guard let content else { return }
            // White space inside these two is the person's text.
            let isVerbatim = name == "textarea" || name == "pre"
            content.write(into: &output, depth: isVerbatim ? nil : depth.map { $0 + 1 })
            if !isVerbatim { startLine(depth, &output) }
            output += "</"
            output += name
            output += ">"
        }
    }
}

private func startLine(_ depth: Int?, _ output: inout String) {
    guard let depth, !output.isEmpty else { return }
    output += "\n" + String(repeating: "  ", count: depth)
}

private func appendEscaped(_ text: String, _ output: inout String) {
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": output += "&amp;"
        case "<": output += "&lt;"
        case ">": output += "&gt;"
        case "\"": output += "&quot;"
        case "'": output += "&#39;"
        default: output.unicodeScalars.append(scalar)
        }
    }
}

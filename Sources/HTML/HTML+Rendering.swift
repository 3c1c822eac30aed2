extension HTML {
    /// The markup, on one line unless `indented`.
    ///
    /// Only the plain form may be sent to a browser: indenting adds white space, which is content.
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
        case .document(let content):
            output += "<!DOCTYPE html>"
            content.write(into: &output, depth: depth)
        case .element(let name, let attributes, let content):
            startLine(depth, &output)
            writeElement(name, attributes, content, into: &output, depth: depth)
        }
    }

    private func writeElement(
        _ name: String, _ attributes: [Attribute], _ content: HTML?, into output: inout String, depth: Int?
    ) {
        output += "<"
        output += name
        for attribute in attributes where !attribute.name.isEmpty {
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
        // A browser drops one line break right after the opening tag; without this one it would be hers.
        if isVerbatim { output += "\n" }
        content.write(into: &output, depth: isVerbatim ? nil : depth.map { $0 + 1 })
        if !isVerbatim && !content.isNothing { startLine(depth, &output) }
        output += "</"
        output += name
        output += ">"
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
        // A bare carriage return would reach the page as a line feed.
        case "\r": output += "&#13;"
        default: output.unicodeScalars.append(scalar)
        }
    }
}

import Pages
public import Wellbeing

/// The help of the whole program: every command on a line.
///
/// Ends with a line feed.
public func overview(in language: Language) -> String {
    var text = "sela: " + CommandCopy.tagline(language) + "\n\n"
    text += CommandCopy.usageHeading(language) + ": sela COMMAND [options]\n"
    for group in CommandGroup.allCases {
        text += "\n" + group.heading(language) + ":\n"
        text += rows(group.commands.map { ($0.rawValue, $0.summary(language)) })
    }
    text += "\n" + CommandCopy.commonOptionsHeading(language) + ":\n"
    text += rows(commonOptions.map { (option($0).usage, option($0).summary(language)) })
    text += "\n" + wrapped(CommandCopy.helpHint(language), indent: 0)
    return text
}

/// The help of one command.
///
/// Ends with a line feed.
public func help(for name: CommandName, in language: Language) -> String {
    let command = command(name)
    var text = wrapped("sela \(name.rawValue): " + command.summary(language), indent: 0)
    text += "\n" + CommandCopy.usageHeading(language) + ": " + command.usage + "\n\n"
    text += wrapped(command.details(language), indent: 0)
    if !command.operands.isEmpty {
        text += "\n" + CommandCopy.operandsHeading(language) + ":\n"
        text += rows(command.operands.map { (operandLabel($0), $0.summary(language)) })
    }
    if !command.options.isEmpty {
        text += "\n" + CommandCopy.optionsHeading(language) + ":\n"
        text += rows(command.options.map { (option($0).usage, option($0).summary(language)) })
    }
    text += "\n" + CommandCopy.commonOptionsHeading(language) + ":\n"
    text += rows(commonOptions.map { (option($0).usage, option($0).summary(language)) })
    text += "\n" + CommandCopy.examplesHeading(language) + ":\n"
    text += command.examples.map { "  \($0)\n" }.joined()
    return text
}

/// The label, and what it may be if only a few words may stand there.
func operandLabel(_ operand: Operand) -> String {
    guard case .choice(let choices) = operand.kind, choices.joined(separator: "|") != operand.label,
        choices.count < 10
    else { return operand.label }
    return "\(operand.label) = " + choices.joined(separator: "|")
}

/// Two columns; a left side that is too wide gets a line of its own.
private func rows(_ rows: [(left: String, right: String)]) -> String {
    let column = 24
    return rows.map { row in
        let right = wrapped(row.right, indent: column)
        guard row.left.count + 4 <= column else { return "  \(row.left)\n" + right }
        let gap = String(repeating: " ", count: column - 2 - row.left.count)
        return "  " + row.left + gap + right.dropFirst(column)
    }.joined()
}

/// `text` in lines of at most 79 characters; an empty line parts paragraphs.
///
/// Ends with a line feed.
func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.map { paragraph in
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            if !line.isEmpty, indent + line.count + 1 + word.count > 79 {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        lines.append(line)
        return lines.map { $0.isEmpty ? "\n" : margin + $0 + "\n" }.joined()
    }.joined()
}

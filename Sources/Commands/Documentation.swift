import Pages
import Wellbeing

/// `docs/cli.md`: every command with its operands, options, examples and JSON fields.
///
/// Ends with a line feed.
public func documentation() -> String {
    let language = Language.english
    var page = "# The command line\n\n"
    page +=
        "<!-- Made from the command table by `make record`; CommandTests compares it. Do not edit. -->\n\n"
    page += "`sela`: \(CommandCopy.tagline(language)).\n\n"
    page += CommandCopy.privacyNote(language) + "\n"
    for group in CommandGroup.allCases {
        page += "\n## \(group.heading(language))\n"
        page += group.commands.map { markdown(of: command($0), language) }.joined()
    }
    page += "\n## \(CommandCopy.commonOptionsHeading(language))\n\n" + table(commonOptions, language)
    page += "\n## \(CommandCopy.environmentHeading(language))\n\n| Variable | Meaning |\n|---|---|\n"
    page += EnvironmentVariable.all.map { "| `\($0.name)` | \($0.meaning(language)) |\n" }.joined()
    page += "\n## \(CommandCopy.exitHeading(language))\n\n| Code | Meaning |\n|---|---|\n"
    page += exitCodes.map { "| \($0.code) | \($0.meaning(language)) |\n" }.joined()
    page += jsonDocumentation
    return page
}

private func markdown(of command: Command, _ language: Language) -> String {
    var text = "\n### `\(command.usage)`\n\n\(capitalised(command.summary(language))).\n\n"
    text += command.details(language) + "\n"
    if !command.operands.isEmpty {
        text += "\n| Word | Meaning |\n|---|---|\n"
        text += command.operands.map { operand in
            "| `\(operandLabel(operand).replacing("|", with: "\\|"))` | \(operand.summary(language)) |\n"
        }.joined()
    }
    if !command.options.isEmpty { text += "\n" + table(command.options, language) }
    text += "\n```sh\n" + command.examples.joined(separator: "\n") + "\n```\n"
    return text
}

private func table(_ names: [OptionName], _ language: Language) -> String {
    let rows = names.map { name in
        "| `\(option(name).usage.replacing("|", with: "\\|"))` | \(option(name).summary(language)) |\n"
    }
    return "| Option | Meaning |\n|---|---|\n" + rows.joined()
}

private func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
}

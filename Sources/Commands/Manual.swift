import Pages
public import Wellbeing

/// The manual page `sela(1)`, as roff.
///
/// Ends with a line feed.
public func manual(version: String, in language: Language) -> String {
    var page = ".TH SELA 1 \"\" \"sela \(version)\" \"\"\n"
    page += section(.nameHeading, language) + "sela \\- " + roff(CommandCopy.tagline(language)) + "\n"
    page += section(.usageHeading, language) + ".B sela\n.I COMMAND\n[options]\n"
    page += section(.commandsHeading, language)
    page += commandTable.map { manualEntry(of: $0, language) }.joined()
    page += section(.commonOptionsHeading, language) + manualOptions(commonOptions, language)
    page += section(.environmentHeading, language)
    page += EnvironmentVariable.all.map { tagged($0.name, $0.meaning(language)) }.joined()
    page += section(.exitHeading, language)
    page += exitCodes.map { tagged(String($0.code), $0.meaning(language)) }.joined()
    page += section(.privacyHeading, language) + paragraphs(CommandCopy.privacyNote(language))
    return page
}

private func manualEntry(of command: Command, _ language: Language) -> String {
    var text = ".SS " + roff(command.usage) + "\n"
    text += paragraphs(command.summary(language) + ".\n\n" + command.details(language))
    text += command.operands.map { tagged(operandLabel($0), $0.summary(language)) }.joined()
    text += manualOptions(command.options, language)
    text += ".PP\n" + command.examples.map { ".nf\n    " + roff($0) + "\n.fi\n" }.joined()
    return text
}

private func manualOptions(_ names: [OptionName], _ language: Language) -> String {
    names.map { tagged(option($0).usage, option($0).summary(language)) }.joined()
}

private func section(_ heading: CommandCopy, _ language: Language) -> String {
    ".SH " + roff(heading(language).uppercased()) + "\n"
}

private func tagged(_ tag: String, _ text: String) -> String {
    ".TP\n.B " + roff(tag) + "\n" + roff(text) + "\n"
}

private func paragraphs(_ text: String) -> String {
    let parts = text.split(separator: "\n")
    return parts.map { ".PP\n" + roff(String($0)) + "\n" }.joined()
}

/// Escapes what roff would read as its own: backslashes, hyphens that must stay, a control character at the
/// start of a line, and quotes, which part the arguments of a request.
///
/// What is not ASCII goes by its number, since not every roff takes UTF-8.
private func roff(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
    let safe = escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    return safe.unicodeScalars.map { scalar in
        scalar.isASCII ? String(scalar) : "\\[u" + hexadecimal(scalar.value) + "]"
    }.joined()
}

private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

import Wellbeing

/// Reads the words after `sela`.
///
/// Options may stand anywhere, as `--name value`, `--name=value` or `-n value`; after `--` everything is
/// an operand, and so is a single `-`, which means standard input.
public func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var words: [String] = []
    var options: [(name: OptionName, value: String)] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
        if argument == "--" {
            words += rest
            break
        }
        guard argument.hasPrefix("-"), argument != "-" else {
            words.append(argument)
            continue
        }
        let (name, attached) = try optionName(in: argument)
        guard !options.contains(where: { $0.name == name }) else { throw .repeated(name) }
        options.append((name, try value(of: name, attached: attached, rest: &rest)))
    }
    return try invocation(words, options)
}

/// The option that `argument` names, and what follows its `=`.
private func optionName(in argument: String) throws(UsageError) -> (OptionName, attached: String?) {
    if argument == "-h" { return (.help, nil) }
    if argument == "--version" { return (.help, "version") }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
    let attached = parts.count == 2 ? parts[1] : nil
    let known = OptionName.allCases.first { name in
        let letter = option(name).letter
        return parts[0] == "--" + name.rawValue || (letter != nil && parts[0] == "-\(letter ?? " ")")
    }
    if let known { return (known, attached) }
    if parts[0] == "--passphrase" || parts[0] == "--password" { throw .passphraseArgument }
    let suggestion = closest(
        to: String(parts[0].drop { $0 == "-" }), among: OptionName.allCases.map(\.rawValue))
    throw .unknownOption(typed: harmless(parts[0]), suggestion: suggestion.map { "--" + $0 })
}

private func value(
    of name: OptionName, attached: String?, rest: inout ArraySlice<String>
) throws(UsageError) -> String {
    guard let expected = option(name).value else {
        if let attached, !(name == .help && attached == "version") { throw .unexpectedValue(name) }
        return attached ?? ""
    }
    guard let text = attached ?? rest.popFirst() else { throw .missingValue(name) }
    guard attached != nil || !text.hasPrefix("--") else { throw .missingValue(name) }
    guard expected.accepts(text) else { throw .badValue(name) }
    return text
}

private func invocation(
    _ words: [String], _ options: [(name: OptionName, value: String)]
) throws(UsageError) -> Invocation {
    let values = Dictionary(options.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let word = words.first else {
        guard let help = values[.help] else { throw .noCommand }
        return Invocation(command: help == "version" ? .version : .help, values: values)
    }
    guard let name = CommandName(rawValue: word) else {
        let suggestion = closest(to: word, among: CommandName.allCases.map(\.rawValue))
        throw .unknownCommand(typed: harmless(word), suggestion: suggestion)
    }
    if values[.help] != nil, name != .help {
        return Invocation(command: .help, operands: [name.rawValue], values: values)
    }
    let command = command(name)
    for (option, _) in options where !(commonOptions + command.options).contains(option) {
        throw .unfitOption(option, name)
    }
    let operands = Array(words.dropFirst())
    try check(operands, of: command)
    return Invocation(command: name, operands: operands, values: values)
}

private func check(_ operands: [String], of command: Command) throws(UsageError) {
    var rest = operands[...]
    for operand in command.operands {
        switch operand.count {
        case .one, .optional:
            guard let word = rest.popFirst() else {
                if operand.count == .one { throw .missingOperand(operand.label, command.name) }
                continue
            }
            if case .choice(let choices) = operand.kind, !choices.contains(word) {
                throw .badChoice(operand.label, choices, suggestion: closest(to: word, among: choices))
            }
            if operand.kind == .day, LocalDay(iso: word) == nil { throw .badDay(operand.label) }
        case .oneOrMore:
            guard !rest.isEmpty else { throw .missingOperand(operand.label, command.name) }
            rest = []
        case .any:
            rest = []
        }
    }
    guard rest.isEmpty else { throw .extraOperand(command.name) }
}

/// `word` if it can be nothing but a mistyped command or option, else `nil`: it is not repeated then.
private func harmless(_ word: String) -> String? {
    let isPlain = word.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
    }
    return isPlain && word.utf8.count <= 24 ? word : nil
}

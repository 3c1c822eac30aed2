import Pages
public import Wellbeing

/// The completion script for `shell`, one of ``shells``.
///
/// `nil` for another. Ends with a line feed.
public func completions(for shell: String, in language: Language) -> String? {
    switch shell {
    case "bash": bashCompletions()
    case "zsh": zshCompletions(language)
    case "fish": fishCompletions(language)
    default: nil
    }
}

private func flags(of command: Command) -> [CommandOption] {
    (command.options + commonOptions).map(option)
}

/// Words that may stand after the command; `nil` if files or folders may.
private func choices(of command: Command) -> [String]? {
    let lists = command.operands.compactMap { operand -> [String]? in
        if case .choice(let words) = operand.kind { return words }
        return nil
    }
    return lists.isEmpty ? nil : lists.flatMap { $0 }
}

private func takesFiles(_ command: Command) -> Bool {
    command.operands.contains { $0.kind == .file || $0.kind == .folder }
}

// MARK: bash

private func bashCompletions() -> String {
    let names = CommandName.allCases.map(\.rawValue).joined(separator: " ")
    var script = """
        # bash completion for sela; made by `sela completions bash`
        _sela() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" word
            for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                case "$word" in
                    -*) ;;
                    \(CommandName.allCases.map(\.rawValue).joined(separator: "|"))) command="$word"; break ;;
                esac
            done
            COMPREPLY=()
            case "$previous" in

        """
    for name in OptionName.allCases {
        let option = option(name)
        guard let value = option.value else { continue }
        let patterns = (["--" + name.rawValue] + (option.letter.map { ["-\($0)"] } ?? [])).joined(
            separator: "|")
        script += "        \(patterns)) \(bashReply(to: value)) return ;;\n"
    }
    script += "    esac\n    case \"$command\" in\n"
    script += "        \"\") COMPREPLY=($(compgen -W \"\(names) --help --version\" -- \"$current\")) ;;\n"
    for command in commandTable {
        let words = (choices(of: command) ?? []) + flags(of: command).map { "--" + $0.name.rawValue }
        let files = takesFiles(command) ? " -f" : ""
        script += "        \(command.name.rawValue)) COMPREPLY=($(compgen\(files) -W "
        script += "\"\(words.joined(separator: " "))\" -- \"$current\")) ;;\n"
    }
    return script + "    esac\n}\ncomplete -o filenames -F _sela sela\n"
}

private func bashReply(to value: OptionValue) -> String {
    switch value {
    case .choice(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"));"
    case .number(let accepted) where accepted.count <= 10:
        "COMPREPLY=($(compgen -W \"\(accepted.map(String.init).joined(separator: " "))\" -- \"$current\"));"
    case .file: "COMPREPLY=($(compgen -f -- \"$current\"));"
    case .folder: "COMPREPLY=($(compgen -d -- \"$current\"));"
    default: ""
    }
}

// MARK: zsh

private func zshCompletions(_ language: Language) -> String {
    var script = "#compdef sela\n# zsh completion for sela; made by `sela completions zsh`\n"
    script += "_sela() {\n    local -a commands\n    commands=(\n"
    for command in commandTable {
        script += "        '\(command.name.rawValue):\(zshQuoted(command.summary(language)))'\n"
    }
    script +=
        "    )\n    if (( CURRENT == 2 )); then\n        _describe command commands\n        return\n    fi\n"
    script +=
        "    local command=\"$words[2]\"\n    shift words\n    (( CURRENT-- ))\n    case \"$command\" in\n"
    for command in commandTable {
        let options = flags(of: command).map {
            "'--\($0.name.rawValue)[\(zshQuoted($0.summary(language)))]\(zshValue($0.value))'"
        }
        let operands = command.operands.map { "'\(zshOperand($0))'" }
        script += "        \(command.name.rawValue)) _arguments \\\n            "
        script += (options + operands).joined(separator: " \\\n            ") + " ;;\n"
    }
    return script + "    esac\n}\n_sela \"$@\"\n"
}

private func zshValue(_ value: OptionValue?) -> String {
    switch value {
    case nil: ""
    case .choice(let words)?: ":value:(\(words.joined(separator: " ")))"
    case .number(let accepted)? where accepted.count <= 10:
        ":value:(\(accepted.map(String.init).joined(separator: " ")))"
    case .file?: ":file:_files"
    case .folder?: ":folder:_files -/"
    case let value?: ":\(value.label):"
    }
}

private func zshOperand(_ operand: Operand) -> String {
    let place = operand.count == .any || operand.count == .oneOrMore ? "*" : operand.count == .one ? "" : ":"
    return switch operand.kind {
    case .file: "\(place):file:_files"
    case .folder: "\(place):folder:_files -/"
    case .choice(let words): "\(place):word:(\(words.joined(separator: " ")))"
    case .entry, .words, .day: "\(place):\(operand.label.lowercased()):"
    }
}

private func zshQuoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing(":", with: "\\:").replacing("[", with: "\\[")
        .replacing("]", with: "\\]")
}

// MARK: fish

private func fishCompletions(_ language: Language) -> String {
    var script = "# fish completion for sela; made by `sela completions fish`\ncomplete -c sela -f\n"
    for command in commandTable {
        script += "complete -c sela -n __fish_use_subcommand -a \(command.name.rawValue)"
        script += " -d '\(fishQuoted(command.summary(language)))'\n"
    }
    for command in commandTable {
        let condition = "complete -c sela -n '__fish_seen_subcommand_from \(command.name.rawValue)'"
        if let words = choices(of: command) {
            script += "\(condition) -a '\(words.joined(separator: " "))'\n"
        }
        if takesFiles(command) { script += "\(condition) -F\n" }
        for option in command.options.map(option) { script += fishOption(option, after: condition, language) }
    }
    for option in commonOptions.map(option) {
        script += fishOption(option, after: "complete -c sela", language)
    }
    return script
}

private func fishOption(_ option: CommandOption, after condition: String, _ language: Language) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    return "\(condition)\(letter) -l \(option.name.rawValue)\(fishValue(option.value))"
        + " -d '\(fishQuoted(option.summary(language)))'\n"
}

private func fishValue(_ value: OptionValue?) -> String {
    switch value {
    case nil: ""
    case .choice(let words)?: " -x -a '\(words.joined(separator: " "))'"
    case .number(let accepted)? where accepted.count <= 10:
        " -x -a '\(accepted.map(String.init).joined(separator: " "))'"
    case .file?: " -r -F"
    case .folder?: " -x -a '(__fish_complete_directories)'"
    case _?: " -x"
    }
}

private func fishQuoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
}

public import Pages

extension UsageError {
    /// What is wrong.
    public var problem: CommandCopy {
        switch self {
        case .noCommand: .noCommand
        case .unknownCommand(let typed, _): .unknownCommand(typed)
        case .unknownOption(let typed, _): .unknownOption(typed)
        case .unfitOption(let name, let command): .unfitOption(name.rawValue, command: command.rawValue)
        case .missingValue(let name): .missingValue(name.rawValue)
        case .unexpectedValue(let name): .unexpectedValue(name.rawValue)
        case .badValue(let name): .badValue(name.rawValue)
        case .repeated(let name): .repeated(name.rawValue)
        case .conflict(let first, let second): .conflict(first.rawValue, second.rawValue)
        case .missingOperand(let label, _): .missingOperand(label)
        case .missingOption(let name, _): .missingOption(name.rawValue)
        case .extraOperand: .extraOperand
        case .badChoice(let label, _, _): .badChoice(label)
        case .badDay(let label): .badChoice(label)
        case .passphraseArgument: .passphraseArgument
        }
    }

    /// What to do instead.
    public var hint: CommandCopy {
        switch self {
        case .noCommand: .seeHelp
        case .unknownCommand(_, let suggestion): suggestion.map { .didYouMean("sela " + $0) } ?? .seeHelp
        case .unknownOption(_, let suggestion): suggestion.map(CommandCopy.didYouMean) ?? .seeHelp
        case .unfitOption(.text, .write), .unfitOption(.text, .edit): .textIsNoArgument
        case .unfitOption(_, let command), .missingOperand(_, let command),
            .missingOption(_, let command):
            .seeCommandHelp(command.rawValue)
        case .missingValue(let name), .badValue(let name): .write(name.rawValue, like: name.example)
        case .unexpectedValue, .repeated, .conflict: .seeHelp
        case .extraOperand(let command):
            [.write, .checkIn, .edit, .emotion, .safety].contains(command)
                ? .textIsNoArgument : .seeCommandHelp(command.rawValue)
        case .badChoice(_, let choices, let suggestion):
            suggestion.map(CommandCopy.didYouMean) ?? .oneOf(choices.joined(separator: ", "))
        case .badDay: .like("2026-05-26")
        case .passphraseArgument: .passphraseWays
        }
    }
}

extension OptionName {
    /// A value that is accepted, for a hint.
    fileprivate var example: String {
        switch option(self).value {
        case .number(let accepted)? where accepted.count > 10: String(min(accepted.upperBound, 7_352))
        case .instant?: "2026-05-26T22:00:00+07:00"
        case .zone?: "Asia/Jakarta"
        case .day?: "2026-05-26"
        case .uuid?: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff"
        case .descriptor?: "3"
        case .address?: "127.0.0.1"
        case .service?: "http://127.0.0.1:8080"
        case .modelName?: "llama3.2"
        case let value?: value.label
        case nil: ""
        }
    }
}

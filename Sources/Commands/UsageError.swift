/// Why a command line makes no sense.
///
/// Holds names from our own tables. What was typed is repeated only if it looks like an option or a
/// command: it could be the diary's text, typed in the wrong place.
public enum UsageError: Error, Hashable, Sendable {
    case noCommand
    case unknownCommand(typed: String?, suggestion: String?)
    case unknownOption(typed: String?, suggestion: String?)
    /// The option is known, but not with this command.
    case unfitOption(OptionName, CommandName)
    case missingValue(OptionName)
    case unexpectedValue(OptionName)
    case badValue(OptionName)
    case repeated(OptionName)
    /// Two options that exclude one another.
    case conflict(OptionName, OptionName)
    case missingOperand(String, CommandName)
    /// This way of using the command needs the option.
    case missingOption(OptionName, CommandName)
    case extraOperand(CommandName)
    /// The operand is none of these words.
    case badChoice(String, [String], suggestion: String?)
    /// The operand is no day.
    case badDay(String)
    /// A passphrase was about to be given as an argument.
    case passphraseArgument
}
